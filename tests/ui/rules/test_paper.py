"""The rules on paper: a PDF file, a printer, and none."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QTextBlock
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.rules import RulesPage, paper
from cardavia_desktop.ui.rules.document import RulesDocument
from cardavia_desktop.ui.theme import NIGHT, PAPER, Look, look, wear

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(qtbot: QtBot, cards: Cards) -> RulesPage:
    made = RulesPage(cards)
    qtbot.addWidget(made)
    made.resize(1280, 700)
    made.set_game(GAMES["chan"])
    made.show()
    QApplication.processEvents()  # every part gets its place
    return made


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def streams_of(pdf: bytes) -> list[bytes]:
    """What is drawn, unpacked."""
    found = []
    for packed in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            found.append(zlib.decompress(packed))
        except zlib.error:
            found.append(packed)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_pdf_has_pages_of_text_that_can_be_selected(
    game: str, page: RulesPage, tmp_path: Path
) -> None:
    page.set_game(GAMES[game])
    path = tmp_path / "rules.pdf"
    page.save(path)
    pdf = path.read_bytes()
    assert pdf.startswith(b"%PDF")
    assert 3 <= pages_of(pdf) <= 12
    assert b"/ToUnicode" in pdf, "its letters can be copied"
    written = sum(stream.count(b" Tj") + stream.count(b" TJ") for stream in streams_of(pdf))
    assert written > 100, "letters are letters, not drawings"


def test_a_folder_that_is_not_there_is_one_plain_sentence(page: RulesPage, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="missing"):
        page.save(tmp_path / "missing" / "rules.pdf")
    page._save(str(tmp_path / "missing" / "rules.pdf"))
    assert page.said.isVisible()
    assert page.said.text() == "The file cannot be written."
    page._save(str(tmp_path / "rules.pdf"))
    assert not page.said.isVisible()


def test_a_file_is_saved_by_keyboard(page: RulesPage, qtbot: QtBot, tmp_path: Path) -> None:
    page.save_button.setFocus()
    QTest.keyClick(page.save_button, Qt.Key.Key_Return)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.isVisible()
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert dialog.selectedFiles()[0].endswith("Rules of Chắn.pdf")
    dialog.fileSelected.emit(str(tmp_path / "mine.pdf"))
    assert (tmp_path / "mine.pdf").read_bytes().startswith(b"%PDF")
    dialog.reject()


def test_no_printer_is_one_plain_sentence(page: RulesPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    QTest.keyClick(page, Qt.Key.Key_P, CONTROL)
    assert page.said.text() == "No printer is set up. The rules can be saved as PDF instead."
    assert page.findChild(QPrintDialog) is None
    page.set_game(GAMES["nantong"])
    assert not page.said.isVisible()


class Dialog(QPrintDialog):
    """A dialog that opens on machines without any printer, too."""

    def show(self) -> None:
        self.setProperty("shown", True)


def test_the_print_dialog_opens_by_keyboard_and_prints(
    page: RulesPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["a printer"])
    monkeypatch.setattr("cardavia_desktop.ui.rules.page.QPrintDialog", Dialog)
    page.print_button.setFocus()
    QTest.keyClick(page.print_button, Qt.Key.Key_Return)
    dialog = page.findChild(Dialog)
    assert dialog is not None
    assert dialog.property("shown")
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.accepted.emit(printer)
    everything = pages_of((tmp_path / "printed.pdf").read_bytes())
    assert everything >= 3
    printer.setOutputFileName(str(tmp_path / "part.pdf"))
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    dialog.accepted.emit(printer)
    assert pages_of((tmp_path / "part.pdf").read_bytes()) == 2
    dialog.deleteLater()


def page_of_words(document: RulesDocument, block: QTextBlock) -> int:
    """The page on which the words of a block begin."""
    words = block.layout()
    return int((words.position().y() + words.lineAt(0).y()) // document.pageSize().height())


@pytest.mark.parametrize("height", range(800, 1100, 25))
def test_no_title_stands_alone_at_the_foot_of_a_page(height: int, cards: Cards) -> None:
    document = RulesDocument(GAMES["paohuzi"], cards, 1.0, PAPER, short=True)
    document.setPageSize(QSizeF(750, height))
    paper._keep_titles(document)
    assert document.pageCount() >= 3
    for title in document.headings:
        block = document.findBlockByNumber(title.block)
        below = block.next()
        assert page_of_words(document, block) == page_of_words(document, below), title


def test_paper_is_paper_at_night_too(
    page: RulesPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    worn = look()
    drawn: list[RulesDocument] = []
    monkeypatch.setattr(paper, "_keep_titles", drawn.append)
    try:
        wear(application, Look(NIGHT))
        page.save(tmp_path / "rules.pdf")
    finally:
        wear(application, worn)
    assert PAPER.ink.lower() in drawn[0].toHtml()
