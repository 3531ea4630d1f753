"""Gymnasium's API: one learner, alone at the table or against bots."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Optional, Tuple

import numpy as np

from .game import Bots, Game
from .rewards import Shaping
from .spaces import Box, Discrete

try:
    from gymnasium import Env as Base
except ImportError:

    class Base:  # type: ignore[no-redef]
        """What the checks and agents expect of Gymnasium's Env."""

        @property
        def unwrapped(self) -> "Base":
            return self


class SoloEnv(Base):
    """A game of one learner. `info["action_mask"]` and `action_masks()` say what is allowed.

    An action that is not offered is refused (`Refused`) and changes nothing. With `illegal="lose"` it ends the game with the reward −1, for
    programs that know no masks.
    """

    metadata = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: str,
        seats: int,
        options: Optional[Mapping[str, str]] = None,
        bots: Bots = "easy",
        observation: str = "position",
        shaping: Optional[Shaping] = None,
        render_mode: Optional[str] = None,
        illegal: str = "refuse",
    ) -> None:
        if illegal not in ("refuse", "lose"):
            raise ValueError('illegal is "refuse" or "lose"')
        self._illegal = illegal
        self.game_name, self.seats, self.render_mode = game, seats, render_mode
        self._plan = {"options": dict(options or {}), "bots": bots, "observation": observation}
        self._shaping = shaping
        self._seed, self._episode = "0", 0
        self.game = Game.begin(game, seats, "0", **self._plan)
        if len(self.game.mine) != 1:
            raise ValueError(f"one seat is yours, bots or automas have the others; here {self.game.mine} are free")
        self.seat = self.game.mine[0]
        self.observation_space = Box(-np.inf, np.inf, (len(self.game.names),), np.float32)
        self.action_space = Discrete(self.game.actions)

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[np.ndarray, Dict[str, Any]]:
        """Begins a game. Equal seeds and equal actions give equal games; without a seed each is another."""
        if hasattr(super(), "reset"):
            super().reset(seed=seed)
        if seed is not None:
            self._seed, self._episode = str(seed), 0
        while True:
            self.game = Game.begin(self.game_name, self.seats, f"{self._seed}/{self._episode}", **self._plan)
            self._episode += 1
            if self.game.seat is not None:
                return self.game.observe(self.seat), self._info()

    def _info(self) -> Dict[str, Any]:
        return {"action_mask": self.action_masks(), "points": self.game.points[self.seat]}

    def action_masks(self) -> np.ndarray:
        """1 for each action that is offered."""
        return self.game.mask(self.seat)

    def step(self, action: int) -> Tuple[np.ndarray, float, bool, bool, Dict[str, Any]]:
        """Takes an offered action, and lets the bots answer."""
        if self._illegal == "lose" and int(action) not in self.game.offered:
            return self.game.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        before = self.game.points
        self.game.act(int(action))
        ended = self.game.seat is None
        reward = self._shaping(before, self.game.points, self.seat) if self._shaping else 0.0
        reward += self.game.shares[self.seat] if self.game.shares else 0.0
        if self.render_mode == "human":
            self.render()
        return self.game.observe(self.seat), reward, ended and self.game.over, ended and not self.game.over, self._info()

    def view(self) -> Dict[str, Any]:
        """What you may know, as the game's own JSON."""
        return self.game.view(self.seat)

    def set_to_view(self, seed: int = 0, view: Optional[Dict[str, Any]] = None) -> None:
        """Puts the game into a world that your view allows: the one now, or `view`. Hidden facts are drawn anew."""
        self.game.set_to_view(self.seat, str(seed), view)

    def clone(self) -> "SoloEnv":
        """A copy that goes its own way."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.game = self.game.clone()
        return copy

    def render(self) -> Optional[str]:
        """The board in words, as you see it; printed in the mode "human"."""
        if self.render_mode is None:
            return None
        text = self.game.text(self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing to do: games are forgotten with their environment."""
