"""PettingZoo's turn-based API (AEC): one agent acts at a time."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Mapping, Optional, Tuple

import numpy as np

from .game import Bots, Game
from .rewards import Shaping
from .spaces import Box, Dict as DictSpace, Discrete

try:
    from pettingzoo import AECEnv as Base
except ImportError:

    class Base:  # type: ignore[no-redef]
        """What the checks and agents expect of PettingZoo's AECEnv."""

        def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
            """The agents in the order in which they act, until none is left."""
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection

        @property
        def num_agents(self) -> int:
            return len(self.agents)

        @property
        def max_num_agents(self) -> int:
            return len(self.possible_agents)

        @property
        def unwrapped(self) -> "Base":
            return self


class AECEnv(Base):
    """A game in which each seat that neither a bot nor the rules play is an agent, `player_0` …

    An action that is not offered is refused (`Refused`) and changes nothing. With `illegal="lose"` it ends the game: its
    agent gets −1, the others 0.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Optional[Mapping[str, str]] = None,
        bots: Bots = None,
        observation: str = "position",
        shaping: Optional[Shaping] = None,
        render_mode: Optional[str] = None,
        illegal: str = "refuse",
    ) -> None:
        if illegal not in ("refuse", "lose"):
            raise ValueError('illegal is "refuse" or "lose"')
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi", "human"], "is_parallelizable": True}
        self.render_mode = render_mode
        self.game_name = game
        self.seats = seats
        self._plan = {"options": dict(options or {}), "bots": bots, "observation": observation}
        self._shaping, self._illegal = shaping, illegal
        self.agents: List[str] = []
        self._episode = 0
        self._seed = "0"
        self.game = Game.begin(game, seats, "0", **self._plan)
        self.possible_agents = [f"player_{seat}" for seat in self.game.mine]
        size, actions = len(self.game.names), self.game.actions
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: DictSpace({"observation": Box(-np.inf, np.inf, (size,), np.float32), "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """The same object at each call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same object at each call."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a game. Equal seeds and equal actions give equal games; without a seed each is another."""
        if seed is not None:
            self._seed, self._episode = str(seed), 0
        self.game = Game.begin(self.game_name, self.seats, f"{self._seed}/{self._episode}", **self._plan)
        self._episode += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Names the agent that acts, or ends the game for all."""
        if self.game.seat is not None:
            self.agent_selection = f"player_{self.game.seat}"
            return
        for agent in self.agents:
            self.terminations[agent] = self.game.over
            self.truncations[agent] = not self.game.over
            seat = seat_of(agent)
            self.infos[agent] = {"points": self.game.points[seat], "share": (self.game.shares or [])[seat]}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Dict[str, np.ndarray]:
        """What an agent sees; its mask is empty where another acts."""
        seat = seat_of(agent)
        return {"observation": self.game.observe(seat), "action_mask": self.game.mask(seat)}

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, np.ndarray]], float, bool, bool, Dict[str, Any]]:
        """Observation, rewards since its last action, termination, truncation and info of the agent that acts."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Optional[int]) -> None:
        """Takes an action of the agent that acts; of one whose game has ended, None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError("an agent whose game goes on must act")
        self._cumulative_rewards[agent] = 0.0
        before = self.game.points
        if self._illegal == "lose" and action not in self.game.offered:
            self._lose(agent)
            return
        self.game.act(action)
        self.rewards = {one: self._reward(seat_of(one), before) for one in self.agents}
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward
        self._select()
        if self.render_mode == "human":
            self.render()

    def _lose(self, agent: str) -> None:
        """Ends the game for all because an agent took an action that was not offered."""
        self.rewards = {one: -1.0 if one == agent else 0.0 for one in self.agents}
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward
            self.terminations[one] = True
            self.infos[one] = {"illegal": agent}
        self.agent_selection = self.agents[0]

    def _reward(self, seat: int, before: List[float]) -> float:
        shaped = self._shaping(before, self.game.points, seat) if self._shaping else 0.0
        return shaped + (self.game.shares[seat] if self.game.shares else 0.0)

    def _leave(self, agent: str, action: Optional[int]) -> None:
        """Lets an agent leave a game that has ended."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        self.agents.remove(agent)
        for record in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            record.pop(agent, None)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def view(self, agent: str) -> Dict[str, Any]:
        """What an agent may know, as the game's own JSON."""
        return self.game.view(seat_of(agent))

    def set_to_view(self, agent: str, seed: int = 0, view: Optional[Dict[str, Any]] = None) -> None:
        """Puts the game into a world that an agent's view allows: its own now, or `view`. Hidden facts are drawn anew."""
        self.game.set_to_view(seat_of(agent), str(seed), view)
        if not self.agents:
            raise RuntimeError("call reset before set_to_view")
        if self.game.seat is not None:
            self.agent_selection = f"player_{self.game.seat}"

    def clone(self) -> "AECEnv":
        """A copy that goes its own way: what is played in one shows nowhere in the other."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.game = self.game.clone()
        copy.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(copy, name, dict(getattr(self, name)))
        copy.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return copy

    def render(self) -> Optional[str]:
        """The board in words, as the agent that acts sees it; printed in the mode "human"."""
        if self.render_mode is None:
            return None
        text = self.game.text(self.game.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing to do: games are forgotten with their environment."""

    def __str__(self) -> str:
        return self.metadata["name"]


def seat_of(agent: str) -> int:
    """The seat of an agent's name."""
    return int(agent.rsplit("_", 1)[1])
