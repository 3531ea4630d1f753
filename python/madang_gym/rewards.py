"""Rewards between decisions. The reward of a game is each seat's share of the victory, at its end."""

from __future__ import annotations

from typing import Sequence

import numpy as np

#: About what a game brings its winner, so that a whole game's shaped rewards are about 1 apart.
SCALES = {"siberia": 100_000.0, "barrage": 60.0, "ludwig": 100.0, "underwater": 80.0}


class Shaping:
    """Rewards for points as they come: what a seat gained, less `others` times what the others gained on average, times `weight` / `scale`.

    All of a game's rewards sum up to the points at its end. Points may count what is still secret (bonus cards), so
    this is for training, not for play.
    """

    def __init__(self, scale: float, weight: float = 1.0, others: float = 1.0) -> None:
        self.factor, self.others = weight / scale, others

    def rewards(self, gains: np.ndarray) -> np.ndarray:
        """The rewards of all seats (the last axis) for what each gained."""
        rest = (gains.sum(-1, keepdims=True) - gains) / max(1, gains.shape[-1] - 1)
        return self.factor * (gains - self.others * rest)

    def __call__(self, before: Sequence[float], after: Sequence[float], seat: int) -> float:
        """The reward of a seat for a step from one list of points to another."""
        return float(self.rewards(np.subtract(after, before))[seat])
