"""Many games side by side in a few Madang processes, told as arrays in shared memory."""

from __future__ import annotations

import mmap
import os
import tempfile
from typing import Any, Dict, List, Mapping, Optional, Tuple

import numpy as np

from .door import Door
from .game import Bots, bots_by_seat
from .rewards import Shaping
from .spaces import Box, Discrete

#: How a game ended, in `info["ended"]`.
GOES_ON, OVER, GIVEN_UP = 0, 1, 2


def _memory_folder() -> Optional[str]:
    """A folder in memory where the system has one."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


class VectorEnv:
    """`matches` games that are played side by side by `workers` processes.

    At each step every game gets one action of the seat that decides there. A game that ends gives its place to the
    next at once: the step's rewards and `info` are of the old one, its observation is of the new one.

    `bots` play all players that they name; with `rotate` players move one seat on with each new game. Rewards have a
    column for each player (`rewards[i, info["player"][i]]` is not what the next action earns, but what came of the last).
    """

    def __init__(
        self,
        game: str,
        seats: int,
        matches: int = 256,
        workers: int = 2,
        options: Optional[Mapping[str, str]] = None,
        bots: Bots = None,
        rotate: bool = True,
        observation: str = "position",
        shaping: Optional[Shaping] = None,
        seed: int = 0,
        copy: bool = True,
    ) -> None:
        if not 1 <= workers <= matches:
            raise ValueError(f"{workers} workers for {matches} games")
        self.game_name, self.seats, self.num_envs, self.workers = game, seats, matches, workers
        self._plan: Dict[str, Any] = {"game": game, "seats": seats, "options": dict(options or {}), "bots": bots_by_seat(bots, seats)}
        self._plan.update(observation=observation, rotate=rotate, points=shaping is not None, all=matches)
        self._shaping, self._copy, self._seed = shaping, copy, seed
        self._doors = [Door() for _ in range(workers)]
        bounds = [matches * worker // workers for worker in range(workers + 1)]
        #: The games of each worker.
        self.slices = [slice(bounds[worker], bounds[worker + 1]) for worker in range(workers)]
        self._arrays: Dict[str, np.ndarray] = {}
        self._map: Optional[mmap.mmap] = None
        self._begin()

    def _begin(self) -> None:
        """Begins all games anew, in a new file that nobody else can open."""
        handle, path = tempfile.mkstemp(prefix="madang-", dir=_memory_folder())
        try:
            for worker, (door, part) in enumerate(zip(self._doors, self.slices)):
                door.send(ask="frames", **self._plan, file=path, first=part.start, matches=part.stop - part.start, seed=f"{self._seed}/{worker}")
            answers = [door.receive() for door in self._doors]
            about = answers[0]
            os.ftruncate(handle, about["bytes"])
            self._map = mmap.mmap(handle, about["bytes"])
        finally:
            os.close(handle)
            os.unlink(path)
        for section in about["sections"]:
            size = self.num_envs * section["each"]
            array = np.frombuffer(self._map, section["type"], size, section["at"])
            self._arrays[section["name"]] = array if section["name"] == "offered" or section["each"] == 1 else array.reshape(self.num_envs, section["each"])
        #: The name of each number of an observation.
        self.names: List[str] = about["names"]
        #: Actions are whole numbers below this.
        self.actions: int = about["actions"]
        self.single_observation_space = Box(-np.inf, np.inf, (len(self.names),), np.float32)
        self.single_action_space = Discrete(self.actions)
        #: Where the offered actions of each worker begin.
        self._bases = [part.start * self.actions for part in self.slices]
        self._points = self._arrays["points"].copy()

    def reset(self, seed: Optional[int] = None) -> Tuple[np.ndarray, Dict[str, Any]]:
        """Begins all games anew. Equal seeds and equal actions give equal games (with equally many workers)."""
        if seed is not None:
            self._seed = seed
        self._begin()
        return self._observation(), self.info()

    def _observation(self) -> np.ndarray:
        seen = self._arrays["observation"]
        return seen.copy() if self._copy else seen

    def info(self) -> Dict[str, Any]:
        """By game: who decides, how the last game ended, its decisions; by game and player its points."""
        names = ("seat", "player", "ended", "length", "final")
        return {name: self._arrays[name].copy() if self._copy else self._arrays[name] for name in names}

    def step(self, actions: np.ndarray) -> Tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, Dict[str, Any]]:
        """Takes an action for each game (−1: that game waits): observation, rewards by player, terminated, truncated, info."""
        self._arrays["action"][:] = actions
        for worker in range(self.workers):
            self._doors[worker].send(ask="step")
        for worker in range(self.workers):
            self._doors[worker].receive()
        ended = self._arrays["ended"]
        return self._observation(), self._rewards(), ended == OVER, ended == GIVEN_UP, self.info()

    def _rewards(self) -> np.ndarray:
        """Shares of the victory, and what the points that came are worth if rewards are shaped."""
        rewards = self._arrays["reward"].copy()
        if self._shaping is None:
            return rewards
        now = self._arrays["points"].copy()
        ended = (self._arrays["ended"] != GOES_ON)[:, None]
        gains = np.where(ended, self._arrays["final"], now) - self._points
        self._points = now
        return rewards + self._shaping.rewards(gains)

    def send(self, worker: int, actions: np.ndarray) -> None:
        """Gives one worker the actions of its games, without waiting: choose for another meanwhile."""
        self._arrays["action"][self.slices[worker]] = actions
        self._doors[worker].send(ask="step")

    def receive(self, worker: int) -> Dict[str, np.ndarray]:
        """Waits for a worker's games. The arrays are the shared ones, of its games alone: they change at its next step."""
        self._doors[worker].receive()
        return self.part(worker)

    def part(self, worker: int) -> Dict[str, np.ndarray]:
        """The shared arrays of a worker's games."""
        part = self.slices[worker]
        return {name: array[part] for name, array in self._arrays.items() if name != "offered"}

    def offers(self, worker: Optional[int] = None) -> Tuple[np.ndarray, np.ndarray]:
        """The offered actions of all games (of a worker) behind each other, and how many each game has."""
        if worker is None:
            parts = [self.offers(one) for one in range(self.workers)]
            return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])
        counts = self._arrays["count"][self.slices[worker]]
        base = self._bases[worker]
        return self._arrays["offered"][base : base + int(counts.sum())], counts

    def action_masks(self, worker: Optional[int] = None) -> np.ndarray:
        """By game and action, True where it is offered."""
        offered, counts = self.offers(worker)
        masks = np.zeros((len(counts), self.actions), bool)
        masks[np.repeat(np.arange(len(counts)), counts), offered] = True
        return masks

    def sample(self, random: np.random.Generator, worker: Optional[int] = None) -> np.ndarray:
        """For each game (of a worker) one of its offered actions, every one equally likely."""
        offered, counts = self.offers(worker)
        ends = np.cumsum(counts)
        picked = (random.random(len(counts), np.float32) * counts).astype(np.int64)
        return offered[ends - counts + np.minimum(picked, counts - 1)]

    @property
    def processes(self) -> List[int]:
        """The numbers of the workers' processes."""
        return [door.process for door in self._doors]

    def close(self) -> None:
        """Ends the processes."""
        for door in self._doors:
            door.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

