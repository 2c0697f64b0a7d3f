"""What assistive technology finds inside of a widget that draws its contents itself.

`attach` gives a widget an interface of ours, and that has a tree of parts below it. Three things
that PySide6 does shaped this module:

- `QAccessible.installFactory` calls Python for every object that exists, half-built and dying ones
  too, and wraps each. So an interface is registered for its one widget instead.
- Qt deletes interfaces itself. Python must not do it first, whatever the garbage collector finds:
  `_attached` holds them until the widget is destroyed.
- `interface_cast` returns a pointer, which no override in Python can do without a crash; without it
  a part could not be pressed. `QAccessibleWidget` brings one, so every part is one, in the name of
  the widget that draws it, and tells that it has no object of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Final, cast
from weakref import ref

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

PRESS: Final = QAccessibleWidget.pressAction()
SET_FOCUS: Final = QAccessibleWidget.setFocusAction()

# Qt allows None for these, which its stubs do not know.
_NO_OBJECT: Final = cast("QObject", None)
_NO_INTERFACE: Final = cast("QAccessibleInterface", None)

_attached: Final[set[Part]] = set()


def attach(whole: Whole) -> None:
    """Let `whole` speak for its widget.

    To be called at the end of the widget's `__init__`: Qt finds an interface by object and meta
    object, and PySide6 makes another meta object when a method becomes a slot.
    """
    widget = whole.owner
    made_by_qt = QAccessible.queryAccessibleInterface(widget)
    QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(made_by_qt))
    _attached.add(whole)
    QAccessible.registerAccessibleInterface(whole)
    widget.destroyed.connect(partial(_detach, whole))


def _detach(whole: Whole) -> None:
    whole.forget_parts()
    _attached.discard(whole)


class Part(QAccessibleWidget):
    """Something that a widget draws. Subclasses say what it is called, where it is, and the rest.

    A part stands for a place ("the third card of the hand"), not for what lies there now: it is
    asked anew each time, and a place that is empty now is not valid.
    """

    def __init__(self, owner: QWidget, above: QAccessibleInterface | None, role: Role) -> None:
        """A part that `owner` draws, below `above` in the tree."""
        super().__init__(owner, role)
        self._owner = ref(owner)
        self._above = above
        self._kept: dict[Hashable, Part] = {}

    # What subclasses say.

    def name(self) -> str:
        """What is read out."""
        raise NotImplementedError

    def description(self) -> str:
        """What is read out after the name, by those who want to hear more."""
        return ""

    def area(self) -> QRect:
        """Where it is, in pixels of the widget."""
        raise NotImplementedError

    def parts(self) -> Sequence[QAccessibleInterface]:
        """What lies in it, in the order in which it is read."""
        return ()

    def actions(self) -> Mapping[str, tuple[str, Callable[[], None]]]:
        """What can be done with it: by Qt's name the words for it and what is done."""
        return {}

    def is_there(self) -> bool:
        """Whether anything lies at this place now."""
        return True

    def mark(self, state: QAccessible.State) -> None:
        """Set what is true of it, such as `selected`."""

    # What subclasses and the owner use.

    @property
    def owner(self) -> QWidget:
        """The widget that draws it."""
        owner = self._owner()
        assert owner is not None, "parts are forgotten with their widget"
        return owner

    def kept(self, key: Hashable, make: Callable[[], Part]) -> Part:
        """The part known by `key`, made when it is first asked for."""
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def tell(self, event: QAccessible.Event) -> None:
        """Tell assistive technology that something happened to it."""
        QAccessible.updateAccessibility(QAccessibleEvent(self, event))

    def forget_parts(self) -> None:
        """Take everything below from Qt's cache; those interfaces end with it."""
        for part in self._kept.values():
            part.forget_parts()
            if shiboken6.isValid(part):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
        self._kept.clear()

    # What Qt asks.

    def object(self) -> QObject:
        """None, for the object is what Qt knows an interface by."""
        return _NO_OBJECT

    def isValid(self) -> bool:
        """Whether the widget is alive, and there is something at this place."""
        owner = self._owner()
        return owner is not None and shiboken6.isValid(owner) and self.is_there()

    def parent(self) -> QAccessibleInterface:
        """The part or widget that it lies in."""
        return super().parent() if self._above is None else self._above

    def childCount(self) -> int:
        """How much lies in it."""
        return len(self.parts())

    def child(self, index: int) -> QAccessibleInterface:
        """What lies in it at a place."""
        parts = self.parts()
        return parts[index] if 0 <= index < len(parts) else _NO_INTERFACE

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """At which place something lies; -1 when it does not lie here."""
        own = isinstance(child, Part)
        for index, part in enumerate(self.parts()):
            if part is child if own else part.object() is child.object() is not None:
                return index
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """What lies in it at a point of the screen."""
        found = (part for part in self.parts() if part.rect().contains(x, y))
        return next(found, _NO_INTERFACE)

    def focusChild(self) -> QAccessibleInterface:
        """The part with the focus: what is in this one, or this one itself."""
        for part in self.parts():
            if not isinstance(part, Part) and not _has_focus(part.object()):
                continue  # Qt names what would have the focus if it were there
            inside = part if part.state().focused else part.focusChild()
            if inside is not None:
                return inside
        return _NO_INTERFACE

    def rect(self) -> QRect:
        """Where it is on the screen."""
        area = self.area()
        return QRect(self.owner.mapToGlobal(area.topLeft()), area.size())

    def state(self) -> QAccessible.State:
        """What is true of it."""
        state = QAccessible.State()
        state.invisible = not self.owner.isVisible()
        state.active = self.owner.isActiveWindow()
        state.readOnly = not self.actions()
        self.mark(state)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Its name or its description."""
        match kind:
            case QAccessible.Text.Name:
                return self.name()
            case QAccessible.Text.Description:
                return self.description()
            case _:
                return ""

    def actionNames(self) -> list[str]:
        """What can be done with it."""
        return list(self.actions())

    def localizedActionName(self, name: str) -> str:
        """The same in words."""
        actions = self.actions()
        return actions[name][0] if name in actions else super().localizedActionName(name)

    def doAction(self, name: str) -> None:
        """Do it."""
        actions = self.actions()
        if name in actions:
            actions[name][1]()

    def keyBindingsForAction(self, name: str) -> list[str]:
        """None: the keys of the widget hold for all of it."""
        return []


class Whole(Part):
    """The widget itself."""

    def __init__(self, owner: QWidget, role: Role) -> None:
        """Speak for `owner`, once attached."""
        super().__init__(owner, None, role)

    def object(self) -> QObject:
        """The widget, by which Qt finds this interface."""
        return QAccessibleWidget.object(self)

    def isValid(self) -> bool:
        """Whether the widget is alive."""
        return QAccessibleWidget.isValid(self)

    def area(self) -> QRect:
        """All of the widget."""
        return QRect(QPoint(0, 0), self.owner.size())

    def state(self) -> QAccessible.State:
        """What Qt knows of a widget, and what we know."""
        state = QAccessibleWidget.state(self)
        self.mark(state)
        return state


class Line(Part):
    """A part that only says something."""

    def __init__(
        self,
        owner: QWidget,
        above: QAccessibleInterface,
        say: Callable[[], str],
        area: Callable[[], QRect],
        role: Role = QAccessible.Role.StaticText,
    ) -> None:
        """Say what `say` returns, at `area`."""
        super().__init__(owner, above, role)
        self._say = say
        self._area = area

    def name(self) -> str:
        """What it says."""
        return self._say()

    def area(self) -> QRect:
        """Where it stands."""
        return self._area()

    def is_there(self) -> bool:
        """Whether there is anything to say."""
        return bool(self._say())


def of_widget(widget: QWidget) -> QAccessibleInterface:
    """The interface of a widget."""
    return QAccessible.queryAccessibleInterface(widget)


def _has_focus(widget: QObject) -> bool:
    focused = QApplication.focusWidget()
    if focused is None or not isinstance(widget, QWidget):
        return False
    return widget is focused or widget.isAncestorOf(focused)


Role = QAccessible.Role
