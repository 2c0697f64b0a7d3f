"""What hatchling does before it builds a wheel or installs a checkout: compile the translations."""

import subprocess
import sys
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Translations(BuildHookInterface[BuilderConfig]):
    """Leaves them in `build/translations`, from where the wheel takes them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run the script that does it."""
        command = [sys.executable, "packaging/translations.py", "compile"]
        subprocess.run(command, cwd=self.root, check=True)
