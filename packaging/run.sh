#!/bin/sh
# Opens the application from a checkout that packaging/setup.sh has made ready:
# the window, or the text table where there is no display. Arguments go to the application.
set -eu

if [ "$#" = 0 ] && [ "$(uname -s)" = Linux ] &&
    [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    echo "There is no display here, so the table opens as text."
    set -- play chan
    [ -t 0 ] || set -- "$@" --demo # nobody can answer: the AI players play a deal
fi
exec .venv/bin/cardavia-desktop "$@"
