"""PettingZoo's parallel API over the turn-based one."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Optional, Tuple

import numpy as np

from .aec import AECEnv

try:
    from pettingzoo import ParallelEnv as Base
except ImportError:

    class Base:  # type: ignore[no-redef]
        """What the checks and agents expect of PettingZoo's ParallelEnv."""

        @property
        def num_agents(self) -> int:
            return len(self.agents)

        @property
        def max_num_agents(self) -> int:
            return len(self.possible_agents)

        @property
        def unwrapped(self) -> "Base":
            return self


Observations = Dict[str, Dict[str, np.ndarray]]


class ParallelEnv(Base):
    """All agents give an action at each step; that of the agent with a mask counts, the others' are not looked at.

    Seats that decide at the same time are asked one after the other, and none sees the choice of another.
    """

    def __init__(self, aec: AECEnv) -> None:
        self.aec = aec
        self.metadata = aec.metadata
        self.render_mode = aec.render_mode
        self.possible_agents = aec.possible_agents
        self.agents = aec.agents[:]
        self.observation_spaces = aec.observation_spaces
        self.action_spaces = aec.action_spaces

    def observation_space(self, agent: str) -> Any:
        """The same object at each call."""
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        """The same object at each call."""
        return self.aec.action_space(agent)

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Observations, Dict[str, Dict[str, Any]]]:
        """Begins a game."""
        self.aec.reset(seed=seed, options=options)
        self.agents = self.aec.agents[:]
        return self._observe(), dict(self.aec.infos)

    def _observe(self) -> Observations:
        return {agent: self.aec.observe(agent) for agent in self.agents}

    def step(
        self, actions: Mapping[str, Optional[int]]
    ) -> Tuple[Observations, Dict[str, float], Dict[str, bool], Dict[str, bool], Dict[str, Dict[str, Any]]]:
        """Takes the action of the agent that decides."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        self.aec.step(actions[self.aec.agent_selection])
        seen = self._observe()
        told = tuple({agent: record[agent] for agent in self.agents} for record in (self.aec.rewards, self.aec.terminations, self.aec.truncations, self.aec.infos))
        rewards, terminations, truncations, infos = told
        if all(terminations.values()) or all(truncations.values()):
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def clone(self) -> "ParallelEnv":
        """A copy that goes its own way."""
        copy = ParallelEnv(self.aec.clone())
        copy.agents = self.agents[:]
        return copy

    def set_to_view(self, agent: str, seed: int = 0, view: Optional[Dict[str, Any]] = None) -> None:
        """As in the turn-based environment."""
        self.aec.set_to_view(agent, seed, view)

    def view(self, agent: str) -> Dict[str, Any]:
        """What an agent may know, as the game's own JSON."""
        return self.aec.view(agent)

    def state(self) -> np.ndarray:
        """All agents' observations behind each other."""
        return np.concatenate([self.aec.observe(agent)["observation"] for agent in self.possible_agents])

    def render(self) -> Optional[str]:
        """The board in words."""
        return self.aec.render()

    def close(self) -> None:
        """Nothing to do."""

    def __str__(self) -> str:
        return str(self.aec)
