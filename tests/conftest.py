"""What every test shares: Qt without a screen, and how hard hypothesis tries."""

import gc
import os
import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports Qt. A test that wants a real window sets QT_QPA_PLATFORM itself.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Shared machines are slow now and then: no example fails for its time.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", _patient, max_examples=25)
settings.register_profile("default", _patient, max_examples=100)
settings.register_profile("thorough", _patient, max_examples=2000)
# The same examples on every run, so that a red build is red for everyone.
settings.register_profile("ci", _patient, max_examples=200, derandomize=True)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "default")
)


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds that the application draws are a test's own, the same on every run."""
    monkeypatch.setattr("secrets.randbelow", random.Random(request.node.nodeid).randrange)


@pytest.fixture(scope="module")
def settled() -> None:
    """What is there before the tests of a module stays: `garbage` need not look through it."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def garbage(request: pytest.FixtureRequest) -> Iterator[None]:
    """Where Qt is used garbage is collected here, never on a worker thread; see `ui.garbage`."""
    if "qapp" not in request.fixturenames:
        yield
        return
    request.getfixturevalue("settled")
    gc.disable()
    yield
    gc.collect()
    gc.enable()
