"""Pictures as drawn, and the same pictures in a tone, ready to be painted."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from PIL import Image
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from cardavia_desktop.art.tone import (
    AS_DRAWN,
    NEUTRAL,
    Tone,
    curves,
    fibers,
    noise,
    on_paper,
    smoothed,
)

_MODE: Final = "RGBX"  # four bytes a pixel; in Qt's images they are blue, green, red, and 255
_FOURTH: Final = list(range(256))


class Plate:
    """Some pictures of one size below one another in one image, so that a tone is laid over all
    of them in one go.

    A tone is worked out when a picture is next painted: many moves of a dial between two paints
    cost no more than one. For the interface thread.
    """

    def __init__(self, width: int, height: int, ratio: float, corner: float = 0) -> None:
        """An empty plate for pictures of `width` × `height` device pixels.

        `ratio` is how many of these make a logical pixel, `corner` the radius in device pixels
        with which the corners are rounded.
        """
        self.width: Final = width
        self.height: Final = height
        self.ratio: Final = ratio
        self._count = 0
        form = QImage.Format
        self._form = form.Format_ARGB32_Premultiplied if corner else form.Format_RGB32
        self._drawn = self._made_room(0)
        self._shown = self._made_room(0)
        self._tone: Tone | None = None
        self._toned = 0  # so many pictures are shown in that tone
        self._smooth: Image.Image | None = None  # all pictures without the gentle grain
        self._edges = _edges(width, height, corner) if corner else ()

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        images = 2 if self._smooth is None else 3
        return images * int(self._drawn.sizeInBytes())

    def add(self, picture: QImage) -> int:
        """Put a picture as drawn (RGB32) into the next place; which one that is."""
        place = self._count
        if (place + 1) * self.height > self._drawn.height():
            self._drawn = self._made_room(2 * place + 1, self._drawn)
            self._shown = self._made_room(2 * place + 1, self._shown)
        with QPainter(self._drawn) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawImage(0, place * self.height, picture)
        self._count += 1
        self._smooth = None
        return place

    def draw(
        self, painter: QPainter, place: int, corner: QPointF, rows: int | None, tone: Tone
    ) -> None:
        """Paint a picture, or its upper `rows` device pixels, pixel for pixel."""
        self._show(tone)
        source = QRectF(0, place * self.height, self.width, rows or self.height)
        target = QRectF(corner, source.size() / self.ratio)
        painter.drawImage(target, self._shown, source)

    def draw_stretched(self, painter: QPainter, place: int, target: QRectF, tone: Tone) -> None:
        """Paint a picture in another size: blurred, until the sharp one is there."""
        self._show(tone)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        source = QRectF(0, place * self.height, self.width, self.height)
        painter.drawImage(target, self._shown, source)
        painter.restore()

    def _made_room(self, pictures: int, old: QImage | None = None) -> QImage:
        made = QImage(self.width, self.height * max(1, pictures), self._form)
        if old is not None:
            with QPainter(made) as painter:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
                painter.drawImage(0, 0, old)
        return made

    def _show(self, tone: Tone) -> None:
        """Bring the pictures that are not there yet into the tone."""
        if tone != self._tone:
            self._tone, self._toned = tone, 0
        if self._toned == self._count:
            return
        first, self._toned = self._toned, self._count
        target = self._rows(self._shown, first)
        target.paste(self._rows(self._drawn, first))
        if tone != NEUTRAL:
            if tone.grain < AS_DRAWN:
                self._smoothen(target, first)
            if tone.grain != AS_DRAWN:
                self._lay_fibers(first, tone.grain)
            red, green, blue = curves(tone)
            target.paste(target.point([*blue, *green, *red, *_FOURTH]))
        if self._edges:
            with QPainter(self._shown) as painter:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
                for place in range(first, self._count):
                    for y, edge in self._edges:
                        painter.drawImage(0, place * self.height + y, edge)

    def _smoothen(self, target: Image.Image, first: int) -> None:
        """Take the gentle grain out of pictures; how they look then is remembered."""
        if first > 0:
            target.paste(smoothed(target, self.height, self.ratio))
            return
        if self._smooth is None:
            self._smooth = smoothed(target, self.height, self.ratio)
        target.paste(self._smooth)

    def _lay_fibers(self, first: int, grain: int) -> None:
        """What `tone` does by a multiplication, as black of some opacity: ten times as fast."""
        tile = _fiber_tile(grain, self.ratio)
        with QPainter(self._shown) as painter:
            for place in range(first, self._count):
                painter.drawTiledPixmap(0, place * self.height, self.width, self.height, tile)

    def _rows(self, image: QImage, first: int) -> Image.Image:
        """The pictures from the place `first` on, in the memory of the image itself."""
        line = image.bytesPerLine()
        start, end = first * self.height, self._count * self.height
        return _view(image.bits()[start * line : end * line], self.width, end - start)


def printed(picture: QImage) -> Plate:
    """A plate with one picture (RGB32), at its own device pixel ratio, printed on paper."""
    ratio = picture.devicePixelRatio()
    picture.setDevicePixelRatio(1)
    print_on_paper(picture, ratio)
    plate = Plate(picture.width(), picture.height(), ratio)
    plate.add(picture)
    return plate


def print_on_paper(picture: QImage, ratio: float) -> None:
    """Put the gentle grain into an RGB32 picture, in place."""
    view = _view(picture.bits(), picture.width(), picture.height())
    view.paste(on_paper(view, ratio))


def _view(memory: bytes | bytearray | memoryview, width: int, height: int) -> Image.Image:
    """A picture whose memory is that of somebody else: what is pasted into it lands there."""
    buffer = cast("bytearray", memory)  # a memoryview, which Pillow takes but does not name
    view = Image.frombuffer(_MODE, (width, height), buffer, "raw", _MODE, 0, 1)
    view.readonly = 0
    return view


@lru_cache(maxsize=4)
def _fiber_tile(grain: int, ratio: float) -> QPixmap:
    opacity = noise(ratio).point([255 - kept for kept in fibers(grain)])
    black = Image.new("L", opacity.size)
    side = opacity.width
    data = Image.merge("RGBA", (black, black, black, opacity)).tobytes()
    form = QImage.Format.Format_ARGB32_Premultiplied
    return QPixmap.fromImage(QImage(data, side, side, 4 * side, form))


def _edges(width: int, height: int, radius: float) -> tuple[tuple[int, QImage], ...]:
    """The uppermost and the lowest rows of a rounded shape, with the row where each begins."""
    mask = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    mask.fill(Qt.GlobalColor.transparent)
    with QPainter(mask) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawRoundedRect(QRectF(0, 0, width, height), radius, radius)
    rows = min(height // 2, int(radius) + 1)
    return tuple((y, mask.copy(0, y, width, rows)) for y in (0, height - rows))
