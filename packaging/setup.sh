#!/bin/sh
# Makes a checkout ready: system libraries, a virtual environment, the locked packages.
#
#   sh packaging/setup.sh play    what the application needs
#   sh packaging/setup.sh dev     that, and what tests and checks need
#   sh packaging/setup.sh hear    that, and what `make accessibility` needs: a screen, a bus, a reader
#
# Says nothing and takes no time when all is there. Run from the top of the checkout.
set -eu

level=$1
hear=
if [ "$level" = hear ]; then
    hear=yes
    level=dev
fi
venv=.venv

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# --- Python -----------------------------------------------------------------------------------

find_python() {
    for candidate in python3 python3.13 python3.12 python3.11 python3.14 python; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    fail "No Python 3.11 or newer was found on this machine: please install one."
}

# --- System libraries -------------------------------------------------------------------------

# One line each: the library that Qt loads, and the Debian package that brings it.
base_libraries='
libEGL.so.1 libegl1
libGL.so.1 libgl1
libxkbcommon.so.0 libxkbcommon0
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libglib-2.0.so.0 libglib2.0-0
'
window_libraries='
libxcb-cursor.so.0 libxcb-cursor0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-shape.so.0 libxcb-shape0
'

# The same for programs. The reader runs under the Python that its Debian packages belong to.
hearing_programs='
dbus-run-session dbus-daemon
Xvfb xvfb
xauth xauth
/usr/libexec/at-spi-bus-launcher at-spi2-core
'

missing_for_hearing() {
    printf '%s' "$hearing_programs" | while read -r program package; do
        [ -z "$program" ] || command -v "$program" >/dev/null || printf '%s ' "$package"
    done
    /usr/bin/python3 -c 'import pyatspi' 2>/dev/null || printf 'python3-pyatspi gir1.2-atspi-2.0 '
    missing_packages "$window_libraries"
}

missing_packages() {
    present=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null) || return 0
    printf '%s' "$1" | while read -r library package; do
        case $present in
            *"$library "*) ;;
            *) [ -z "$library" ] || printf '%s ' "$package" ;;
        esac
    done
}

install_packages() {
    line="apt-get install -y --no-install-recommends $*"
    command -v apt-get >/dev/null ||
        fail "Qt needs system libraries that are missing here (by their Debian names): $*"
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif sudo -n true 2>/dev/null; then
        as_root="sudo -n"
    else
        fail "System packages are missing. Please run: sudo apt-get update && sudo $line"
    fi
    say "Installing system packages: $*"
    # shellcheck disable=SC2086  # both are lists of words
    $as_root apt-get -q update >&2 || say "The package lists could not be renewed; going on."
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive $line >&2 || fail "That failed. Please run: $line"
}

# --- The virtual environment ------------------------------------------------------------------

# What the environment was made from: when this changes, the packages are installed anew.
fingerprint() {
    printf '%s %s\n' "$PWD" "$(cat "requirements/$1.txt" pyproject.toml packaging/setup.sh | cksum)"
}

runs() { "$venv/bin/python" -c "$1" 2>/dev/null; }

is_current() { [ "$(cat "$venv/$level.stamp" 2>/dev/null)" = "$(fingerprint "$level")" ]; }

is_ready() { is_current && runs 'import cardavia_desktop, PySide6'; }

make_venv() {
    # Broken though current, without pip, or moved: its scripts name the folder it was made in.
    if is_current || ! runs 'import pip' || [ "$(cat "$venv/folder" 2>/dev/null)" != "$PWD" ]; then
        say "Setting up a virtual environment; this downloads about 150 MB once."
        "$python" -m venv --clear "$venv"
        printf '%s\n' "$PWD" >"$venv/folder"
    fi
    rm -f "$venv"/*.stamp
    set -- install --disable-pip-version-check --quiet
    "$venv/bin/python" -m pip "$@" --require-hashes -r "requirements/$level.txt"
    "$venv/bin/python" -m pip "$@" --no-index --no-deps --no-build-isolation --editable .
    # The development lock holds everything of the other, in the same versions.
    fingerprint play >"$venv/play.stamp"
    fingerprint "$level" >"$venv/$level.stamp"
}

compile_translations() { "$venv/bin/python" packaging/translations.py compile; }

packages=
if [ "$(uname -s)" = Linux ]; then
    packages=$(missing_packages "$base_libraries")
    if [ -n "$hear" ]; then
        packages="$packages$(missing_for_hearing)"
    elif [ "$level" = play ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        packages="$packages$(missing_packages "$window_libraries")"
    fi
fi

if is_ready && [ -z "$packages" ]; then
    compile_translations
    exit 0
fi

python=$(find_python)
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    # Debian keeps these in a package of their own.
    packages="$packages$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
fi
# shellcheck disable=SC2086  # a list of words
[ -z "$packages" ] || install_packages $packages
is_ready || make_venv
compile_translations
