#!/bin/sh
# Opens the application from a checkout that packaging/setup.sh has made ready:
# the window, or the text table where no window can open. Arguments go to the application.
set -eu

no_display=2 # the status of the application when no window can open

if [ "$#" -eq 0 ]; then
    status=0
    .venv/bin/cardavia-desktop || status=$?
    [ "$status" = "$no_display" ] || exit "$status"
    echo "The table opens as text instead."
    set -- play chan
    [ -t 0 ] || set -- "$@" --demo # nobody can answer: the AI players play a deal
fi
exec .venv/bin/cardavia-desktop "$@"
