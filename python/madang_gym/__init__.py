"""Madang's games for programs that learn: PettingZoo, Gymnasium, and vector environments over shared memory.

    import madang_gym
    env = madang_gym.aec("madang/siberia_v1")
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any, Dict, Tuple

from .aec import AECEnv
from .door import Closed, Door, Refused
from .game import Game
from .parallel import ParallelEnv
from .rewards import SCALES, Shaping
from .solo import SoloEnv
from .vector import VectorEnv

#: Every environment: its game, and the seats where none are named.
NAMES: Dict[str, Tuple[str, int]] = {
    "madang/siberia_v1": ("siberia", 2),
    "madang/barrage_v1": ("barrage", 2),
    "madang/ludwig_v1": ("ludwig", 2),
    "madang/underwater_v1": ("underwater", 2),
}


def _named(name: str, settings: Dict[str, Any]) -> Dict[str, Any]:
    """The settings of an environment, with its game and seats."""
    known = NAMES.get(name) or NAMES.get(f"madang/{name}")
    if known is None:
        raise ValueError(f"no environment {name!r}: there are {', '.join(NAMES)}")
    game, seats = known
    shaping = settings.get("shaping")
    if shaping is True or isinstance(shaping, (int, float)) and shaping is not False:
        settings = {**settings, "shaping": Shaping(SCALES[game], float(shaping))}
    elif shaping is False:
        settings = {**settings, "shaping": None}
    return {"game": game, "seats": seats, **settings}


def aec(name: str, **settings: Any) -> AECEnv:
    """PettingZoo's turn-based API."""
    return AECEnv(**_named(name, settings))


def parallel(name: str, **settings: Any) -> ParallelEnv:
    """PettingZoo's parallel API."""
    return ParallelEnv(aec(name, **settings))


def solo(name: str, **settings: Any) -> SoloEnv:
    """Gymnasium's API: one learner against bots, or alone with `seats=1`."""
    return SoloEnv(**_named(name, settings))


def vector(name: str, **settings: Any) -> VectorEnv:
    """Many games side by side."""
    return VectorEnv(**_named(name, settings))


def _module(name: str) -> SimpleNamespace:
    """What PettingZoo's users expect of an environment's module."""

    def env(**settings: Any) -> AECEnv:
        return aec(name, **settings)

    def parallel_env(**settings: Any) -> ParallelEnv:
        return parallel(name, **settings)

    return SimpleNamespace(env=env, raw_env=env, parallel_env=parallel_env)


def _register() -> None:
    """Makes `gymnasium.make("madang/siberia_v1")` give the solo environment where Gymnasium is installed."""
    try:
        from gymnasium import register, registry
    except ImportError:
        return
    for name in NAMES:
        if name not in registry:
            register(name, entry_point=partial(solo, name), disable_env_checker=True)


_register()

siberia_v1 = _module("madang/siberia_v1")
barrage_v1 = _module("madang/barrage_v1")
ludwig_v1 = _module("madang/ludwig_v1")
underwater_v1 = _module("madang/underwater_v1")

__all__ = ["AECEnv", "Closed", "Door", "Game", "NAMES", "ParallelEnv", "Refused", "SCALES", "Shaping", "SoloEnv", "VectorEnv", "aec", "parallel", "solo", "vector"]
