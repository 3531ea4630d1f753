"""One game that is played, copied and searched from: what all single environments stand on."""

from __future__ import annotations

import base64
import weakref
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import numpy as np

from .door import Door

Bots = Union[None, str, Sequence[Optional[str]], Mapping[int, str]]


def bots_by_seat(bots: Bots, seats: int) -> Dict[str, str]:
    """Bots as the door takes them. A word stands for all seats but the first; None in a list is a seat of yours."""
    if bots is None:
        return {}
    if isinstance(bots, str):
        return {str(seat): bots for seat in range(1, seats)}
    named = bots.items() if isinstance(bots, Mapping) else enumerate(bots)
    return {str(seat): bot for seat, bot in named if bot is not None}


class Game:
    """A game of Madang under way."""

    #: The names of observations' numbers, by game, seats and kind of observation.
    _names: Dict[Tuple[str, int, str], List[str]] = {}

    def __init__(self, door: Door, answer: Dict[str, Any], about: Dict[str, Any]) -> None:
        self._door = door
        self._about = about
        self.match: int = answer["match"]
        self._read(answer)
        self._forget = weakref.finalize(self, door.forget, self.match)

    @classmethod
    def begin(
        cls, game: str, seats: int, seed: str, options: Optional[Mapping[str, str]] = None, bots: Bots = None, observation: str = "position", door: Optional[Door] = None
    ) -> "Game":
        """Begins a game. Equal arguments and equal actions give equal games."""
        door = door or Door.shared()
        named = bots_by_seat(bots, seats)
        kind = (game, seats, observation)
        known = cls._names.get(kind)
        plan = {"game": game, "seats": seats, "seed": seed, "options": dict(options or {}), "bots": named, "observation": observation}
        answer = door.ask(ask="match", **plan, names=known is None)
        names = cls._names[kind] = known or answer["names"]
        return cls(door, answer, {"seats": seats, "actions": answer["actions"], "names": names, "taken": sorted({*map(int, named), *answer["automas"]})})

    def _read(self, answer: Dict[str, Any]) -> None:
        #: The deciding seat; None: the game has ended.
        self.seat: Optional[int] = answer["seat"]
        self.offered: List[int] = answer["offered"]
        self.over: bool = answer["over"]
        self.decisions: int = answer["decisions"]
        #: Each seat's share of the victory once the game has ended, else None.
        self.shares: Optional[List[float]] = answer["rewards"]
        #: Each seat's points as they stand.
        self.points: List[float] = answer["points"]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._about["seats"]

    @property
    def mine(self) -> List[int]:
        """The seats that neither a bot nor the rules themselves (automas) play."""
        return [seat for seat in range(self.seats) if seat not in self._about["taken"]]

    @property
    def actions(self) -> int:
        """Actions are whole numbers below this."""
        return self._about["actions"]

    @property
    def names(self) -> List[str]:
        """The name of each number of an observation."""
        return self._about["names"]

    def act(self, action: int) -> None:
        """Takes an offered action of the deciding seat; raises Refused on another."""
        self._read(self._door.ask(ask="act", match=self.match, action=int(action)))

    def observe(self, seat: int) -> np.ndarray:
        """What a seat sees, in numbers."""
        told = self._door.ask(ask="observe", match=self.match, seat=seat)["observation"]
        return np.frombuffer(base64.b64decode(told), "<f4").astype(np.float32)

    def mask(self, seat: Optional[int] = None) -> np.ndarray:
        """1 for each action that is offered (to that seat)."""
        mask = np.zeros(self.actions, np.int8)
        if seat is None or seat == self.seat:
            mask[self.offered] = 1
        return mask

    def view(self, seat: int) -> Dict[str, Any]:
        """What a seat may know, as the game's own JSON."""
        return self._door.ask(ask="view", match=self.match, seat=seat)["view"]

    def set_to_view(self, seat: int, seed: str, view: Optional[Dict[str, Any]] = None) -> None:
        """Puts the game into a world that the seat's view allows; hidden facts are drawn anew by `seed`."""
        given = {} if view is None else {"view": view}
        self._read(self._door.ask(ask="imagine", match=self.match, seat=seat, seed=seed, **given))

    def clone(self) -> "Game":
        """A copy that goes its own way."""
        return Game(self._door, self._door.ask(ask="copy", match=self.match), self._about)

    def text(self, seat: Optional[int]) -> str:
        """The position in words, as a seat (None: a spectator) sees it."""
        return "\n".join(self._door.ask(ask="describe", match=self.match, seat=seat)["text"])
