"""The log, also where nothing can be written."""

import logging
from pathlib import Path

import pytest

from cardavia_desktop.ui.log import LOG_NAME, LogFile

LINE = logging.makeLogRecord({"msg": "The lamp is out", "levelno": logging.WARNING})


def write(folder: Path) -> None:
    log = LogFile(folder)
    log.handle(LINE)
    log.close()


def test_the_folder_and_the_file_come_with_the_first_line(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet"
    LogFile(folder).close()
    assert not (folder / LOG_NAME).exists()
    write(folder)
    assert (folder / LOG_NAME).read_text("utf-8") == "The lamp is out\n"


def test_a_log_that_cannot_be_written_says_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / LOG_NAME).mkdir()
    write(tmp_path)
    assert capsys.readouterr() == ("", "")
