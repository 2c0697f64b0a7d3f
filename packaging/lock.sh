#!/bin/sh
# Makes the locks in requirements/ anew from pyproject.toml; `--upgrade` takes newer versions.
# The locks hold the hashes of every file of a release, so one lock serves every platform.
# Needs uv, which is no part of the locks: `pip install uv`.
set -eu
cd "$(dirname "$0")/.."

lock() {
    target=$1
    shift
    uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --no-emit-index-url "$@" -o "requirements/$target.txt"
}

lock play "$@" --extra sound --group build pyproject.toml
lock dev "$@" --extra sound --group dev --constraint requirements/play.txt pyproject.toml
lock bench "$@" --group bench
