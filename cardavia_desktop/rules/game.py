"""Games and tables: the protocol that Chắn, Paohuzi and Nantong long cards share.

A `Game` knows its deck, seats and table options and deals a `Table`. A `Table` is one deal in
progress: it says who is to move and what is legal, takes actions, tells events, and ends with a
`Result`. Each game adds the course of play, its hands and its score.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, Self

from cardavia_desktop.rules.actions import Action, Group, Notation
from cardavia_desktop.rules.claims import Asked, Claim, Window
from cardavia_desktop.rules.events import Answered, Dealt, Event, Finished
from cardavia_desktop.rules.faces import NO_FACE, Counts, Deck, Face, cards_of
from cardavia_desktop.rules.refusal import Code, IllegalAction, Refusal
from cardavia_desktop.rules.shuffle import SplitMix64, shuffled
from cardavia_desktop.rules.view import View

if TYPE_CHECKING:
    import random


class Meld(NamedTuple):
    """Cards that lie open before their owner, or a group of a won hand, in face order."""

    kind: str
    cards: Group


class Score(Protocol):
    """The itemized score of a deal; what it holds depends on the game."""

    def to_record(self, deck: Deck) -> dict[str, object]:
        """The score as a deal record writes it."""
        ...


class Result(NamedTuple):
    """How a deal ended.

    `kind` is "win", "draw" or "exhausted", `points` the change of each seat (they sum to zero),
    `hand` the won hand laid out in groups with the winning card, `card` the winning card
    (NO_FACE when the win needed none or nobody won).
    """

    kind: str
    winner: int | None
    points: tuple[int, ...]
    score: Score
    hand: tuple[Meld, ...] = ()
    card: Face = NO_FACE


class DeckError(ValueError):
    """A deck, dealer or table option that does not fit the game."""


def _game_named(name: str) -> Game:
    """How a game is unpickled: there is one instance of each."""
    # Not at the top: the games import this module.
    from cardavia_desktop.rules.games import GAMES  # noqa: PLC0415

    return GAMES[name]


class Game(ABC):
    """A game: its deck, its seats and its table options. One instance each, without state."""

    name: ClassVar[str]
    seats: ClassVar[int]
    deck: ClassVar[Deck]
    faces: ClassVar[tuple[Face, ...]]
    """The faces that the game uses, in face order; four copies of each."""
    options: ClassVar[tuple[str, ...]] = ()
    """The names of the table options, all off by default."""
    notation: ClassVar[Notation]
    passes_deal_on: ClassVar[bool] = False
    """Whether the next seat may deal the next deal, rather than a random one (N3.2)."""

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Pickle by name."""
        return (_game_named, (self.name,))

    def deal(self, seed: int, dealer: int | None = None, options: Iterable[str] = ()) -> Table:
        """Deal with the deck that `seed` shuffles.

        `options` names the table options in force. Without a `dealer` the seed picks one too;
        the deck is the same either way. Raises DeckError for an unknown dealer or option.
        """
        source = SplitMix64(seed)
        deck = self._shuffled(source)
        if dealer is None:
            dealer = source.below(self.seats)
        return self.from_deck(deck, dealer, options)

    def deck_of(self, seed: int) -> Group:
        """The deck that `seed` shuffles, in dealing order."""
        return tuple(self._shuffled(SplitMix64(seed)))

    def _shuffled(self, source: SplitMix64) -> list[Face]:
        return shuffled((face for face in self.faces for _ in range(4)), source)

    def from_deck(self, deck: Sequence[Face], dealer: int, options: Iterable[str] = ()) -> Table:
        """Deal a given deck, in dealing order (`Notation and deal records`).

        Raises DeckError when the deck is not the game's, or the dealer or an option unknown.
        """
        if dealer not in range(self.seats):
            raise DeckError(f"there is no seat {dealer} at this table")
        chosen = frozenset(options)
        if unknown := chosen.difference(self.options):
            raise DeckError(f"unknown table option {min(unknown)!r}")
        if sorted(deck) != [face for face in self.faces for _ in range(4)]:
            raise DeckError(f"the deck does not hold the cards of {self.name}")
        return self.table(tuple(deck), dealer, chosen)

    def parse(self, text: str) -> Action:
        """The action that a text names; raises NotationError."""
        return self.notation.parse(text)

    @abstractmethod
    def table(self, deck: Group, dealer: int, options: frozenset[str]) -> Table:
        """A table with a checked deck, dealt out."""

    @abstractmethod
    def waits(self, view: View) -> tuple[Face, ...]:
        """The faces that would complete the hand of the view's seat, in face order.

        Empty for a hand that owes a discard or is dead. Only the seat's own cards and the
        indicators are looked at: a face counts although all copies may be gone elsewhere, but not
        when these hold all four. Whether the rules let the seat win on it where it turns up is
        not asked, except for what the hand alone decides (C8.2 for Chi chi, the 15 huxi of P7.1).
        """

    @abstractmethod
    def distance(self, view: View) -> int:
        """The fewest cards of the seat's hand to exchange until one more card would win.

        0: it waits for a card now. A hand that owes a discard is read with the best discard
        made. -1: complete as it stands (it may win now).
        """

    @abstractmethod
    def propose(self, view: View, rng: random.Random) -> Group | None:
        """A full deck, in dealing order, that agrees with what the view's seat has seen.

        A proposal: `View.sample` replays it and drops it when it does not lead to the view.
        None when this attempt found none.
        """


class Table(ABC):
    """One deal in progress.

    `hands` count the cards that each seat holds, without those in melds; `public` is the card
    laid open and neither taken nor passed yet (NO_FACE at other times), `source` the seat that
    discarded it or at whose gate it was turned up; `discards` the rows at the gates.
    Attributes are for reading; only `play` changes a table.
    """

    __slots__ = (
        "_end",
        "_legal",
        "_next",
        "_window",
        "actions",
        "dead",
        "dealer",
        "deck",
        "discards",
        "events",
        "game",
        "hands",
        "melds",
        "options",
        "public",
        "result",
        "source",
        "to_move",
    )

    PRIORITY: ClassVar[Mapping[str, int]]
    """Claim verbs to their priority class, the lowest first."""

    game: Game
    deck: Group
    dealer: int
    options: frozenset[str]
    hands: list[Counts]
    melds: list[list[Meld]]
    discards: list[list[Face]]
    public: Face
    source: int
    dead: frozenset[int]
    to_move: int | None
    result: Result | None
    actions: list[tuple[int, Action]]
    events: list[Event]

    def __init__(self, game: Game, deck: Group, dealer: int, options: frozenset[str]) -> None:
        """Deal `deck`; use `Game.deal` or `Game.from_deck`."""
        seats = range(game.seats)
        self.game = game
        self.deck = deck
        self.dealer = dealer
        self.options = options
        self.hands = [[0] * game.deck.size for _ in seats]
        self.melds = [[] for _ in seats]
        self.discards = [[] for _ in seats]
        self.public = NO_FACE
        self.source = dealer
        self.dead = frozenset()
        self.to_move = dealer
        self.result = None
        self.actions = []
        self.events = []
        self._next = 0
        self._end = len(deck)
        self._window: Window | None = None
        self._legal: tuple[Action, ...] | None = None

    def copy(self) -> Self:
        """An independent copy; cheap."""
        new = object.__new__(type(self))
        new.game = self.game
        new.deck = self.deck
        new.dealer = self.dealer
        new.options = self.options
        new.hands = [hand[:] for hand in self.hands]
        new.melds = [melds[:] for melds in self.melds]
        new.discards = [row[:] for row in self.discards]
        new.public = self.public
        new.source = self.source
        new.dead = self.dead
        new.to_move = self.to_move
        new.result = self.result
        new.actions = self.actions[:]
        new.events = self.events[:]
        new._next = self._next
        new._end = self._end
        new._window = self._window
        new._legal = self._legal
        return new

    def shuffle_stock(self, rng: random.Random) -> None:
        """Put the cards left in the stock, which nobody has seen, into another order."""
        stock = list(self.deck[self._next : self._end])
        rng.shuffle(stock)
        self.deck = (*self.deck[: self._next], *stock, *self.deck[self._end :])

    @property
    def stock(self) -> int:
        """Cards left in the stock."""
        return self._end - self._next

    @property
    def indicators(self) -> Group:
        """The indicators (Nantong), in dealing order."""
        return ()

    @property
    def ready(self) -> frozenset[int]:
        """The seats that declared ready (Nantong)."""
        return frozenset()

    @property
    def asks_in_secret(self) -> bool:
        """Whether the seat to move is being asked something that others must not know of."""
        return self._window is not None

    def legal(self) -> tuple[Action, ...]:
        """What the seat to move may answer now, sorted; empty when the deal is over."""
        if self._legal is None:
            if self.to_move is None:
                self._legal = ()
            elif self._window is not None:
                options = self._window.present.options
                self._legal = tuple(sorted((*options, self.game.notation.bare("pass"))))
            else:
                self._legal = self._owed()
        return self._legal

    def play(self, action: Action) -> list[Event]:
        """Carry out an action of the seat to move; returns what happened.

        Raises IllegalAction, with the table unchanged, when it is not legal.
        """
        seat = self.to_move
        if seat is None or action not in self.legal():
            refusal = self.refuse(seat or 0, action)
            assert refusal is not None, "legal() and refuse() agree"
            raise IllegalAction(action, refusal)
        seen = len(self.events)
        self.actions.append((seat, action))
        self._legal = None
        window = self._window
        if window is None:
            self._act(seat, action)
        else:
            self.events.append(Answered(seat, action))
            window = window.answer(action)
            if window.closed:
                self._window = None
                self._resolve(window.winner(self.PRIORITY), window.passed())
            else:
                self._window = window
                self.to_move = window.present.seat
        return self.events[seen:]

    def refuse(self, seat: int, action: Action) -> Refusal | None:
        """Why `seat` may not do `action` now: the one most helpful reason, or None when legal."""
        if self.result is not None:
            return Refusal(Code.DEAL_OVER, self._over_rule())
        if seat == self.to_move and action in self.legal():
            return None
        return self._refuse(seat, action)

    def view(self, seat: int) -> View:
        """What `seat` may know now."""
        return View.of(self, seat)

    # For the games: asking, dealing, ending.

    def _seats_from(self, seat: int) -> list[int]:
        """All seats in turn order, `seat` first."""
        n = self.game.seats
        return [(seat + i) % n for i in range(n)]

    def _after(self, seat: int) -> int:
        """The next seat."""
        return (seat + 1) % self.game.seats

    def _ask(self, asked: Sequence[Asked]) -> None:
        """Open a claim window; `asked` is not empty."""
        self._window = Window(asked)
        self.to_move = asked[0].seat

    def _deal_hand(self, seat: int, count: int, shown: Face | None = None) -> Group:
        """Deal the next `count` cards of the deck to a seat."""
        cards = self.deck[self._next : self._next + count]
        self._next += count
        hand = self.hands[seat]
        for face in cards:
            hand[face] += 1
        self.events.append(Dealt(seat, count, tuple(sorted(cards)), shown))
        return cards

    def _finish(self, result: Result) -> None:
        """End the deal."""
        self.result = result
        self.to_move = None
        hands = tuple(tuple(cards_of(hand)) for hand in self.hands)
        winner = self.dealer if result.winner is None else result.winner
        self.events.append(Finished(winner, result, hands))

    @abstractmethod
    def _owed(self) -> tuple[Action, ...]:
        """What the seat to move may do outside a claim window, sorted."""

    @abstractmethod
    def _act(self, seat: int, action: Action) -> None:
        """Carry out a legal action taken outside a claim window."""

    @abstractmethod
    def _resolve(self, claim: Claim | None, passed: Sequence[Asked]) -> None:
        """Go on after a claim window: `claim` is carried out, `passed` are those who passed."""

    @abstractmethod
    def _refuse(self, seat: int, action: Action) -> Refusal:
        """The reason why an action is not legal; called only when it is not."""

    @abstractmethod
    def _over_rule(self) -> str:
        """The number of the rule by which the deal ended."""
