"""RLCard and OpenSpiel, in an environment of their own, below `build/`."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements" / "bench.txt"
ENVIRONMENT = ROOT / "build" / "bench-venv"
PYTHON = str(ENVIRONMENT / "bin" / "python")


def prepare() -> None:
    """Install the peers in the locked versions, unless they are there."""
    stamp = ENVIRONMENT / "lock"
    if stamp.exists() and stamp.read_bytes() == LOCK.read_bytes():
        return
    print("Installing RLCard and OpenSpiel (once, about 100 MB)", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # RLCard is published as source only: pip fetches what builds it by itself.
    subprocess.run([*pip, "--require-hashes", "--requirement", LOCK], check=True)
    stamp.write_bytes(LOCK.read_bytes())


def measure(seconds: float) -> dict[str, tuple[float, float]]:
    """Deals and decisions per second of each peer, playing at random for `seconds` each."""
    prepare()
    command = [PYTHON, "-m", "tools.benchmarks.peer_playouts", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    rates: dict[str, list[float]] = json.loads(done.stdout)
    return {name: (deals, decisions) for name, (deals, decisions) in rates.items()}
