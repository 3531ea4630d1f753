"""What PettingZoo's and Gymnasium's own tests check, for places where they are not installed; and what Madang promises beyond.

Each check raises AssertionError with a sentence. Environments are made by a function, so that several can be compared.
"""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional

import numpy as np

from .aec import AECEnv, seat_of
from .door import Refused
from .parallel import ParallelEnv
from .solo import SoloEnv
from .vector import VectorEnv


def _choose(random: np.random.Generator, mask: np.ndarray) -> int:
    """One of the offered actions."""
    return int(random.choice(np.flatnonzero(mask)))


def _same(one: Dict[str, np.ndarray], other: Dict[str, np.ndarray]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def check_aec(env: AECEnv, decisions: int = 120, seed: int = 0) -> int:
    """Plays by PettingZoo's turn-based API; returns how many games ended."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    ended = 0
    for agent in env.possible_agents:
        assert env.observation_space(agent) is env.observation_space(agent), "a space must be the same object at each call"
        assert env.action_space(agent) is env.action_space(agent), "a space must be the same object at each call"
    for _ in range(decisions):
        if not env.agents:
            ended += 1
            env.reset()
        agent = env.agent_selection
        assert agent in env.agents, f"{agent} acts but has left"
        for record in (env.rewards, env._cumulative_rewards, env.terminations, env.truncations, env.infos):
            assert set(record) == set(env.agents), "every agent has its rewards, ends and infos"
        seen, reward, terminated, truncated, _ = env.last()
        assert seen is not None and env.observation_space(agent).contains(seen), f"{agent}'s observation is not of its space"
        assert isinstance(reward, float), "a reward is a number"
        if terminated or truncated:
            env.step(None)
            continue
        check_mask(env, seen["action_mask"])
        env.step(_choose(random, seen["action_mask"]))
    return ended


def check_mask(env: AECEnv, mask: np.ndarray) -> None:
    """The mask has just the offered actions; where another acts it is empty."""
    assert list(np.flatnonzero(mask)) == sorted(env.game.offered) and mask.any(), "the mask differs from what is offered"
    for agent in env.agents:
        if agent != env.agent_selection:
            assert not env.game.mask(seat_of(agent)).any(), f"{agent} has a mask but does not act"


def check_refusal(env: AECEnv) -> None:
    """An action that is not offered is refused and changes nothing."""
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.game.mask() == 0)[0])
    before = env.observe(env.agent_selection)
    try:
        env.step(wrong)
    except Refused as refused:
        assert refused.code == "not-offered", refused.code
    else:
        raise AssertionError("an action that is not offered was taken")
    assert _same(before, env.observe(env.agent_selection)), "a refused action changed the game"


def check_parallel(env: ParallelEnv, decisions: int = 60, seed: int = 0) -> None:
    """Plays by PettingZoo's parallel API."""
    random = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    for _ in range(decisions):
        if not env.agents:
            seen, _ = env.reset()
        assert set(seen) == set(env.agents), "every agent sees something"
        actions = {agent: _choose(random, part["action_mask"]) if part["action_mask"].any() else 0 for agent, part in seen.items()}
        agents = env.agents[:]
        seen, rewards, terminations, truncations, infos = env.step(actions)
        for record in (seen, rewards, terminations, truncations, infos):
            assert set(record) == set(agents), "every agent has its own part of what a step returns"


def check_solo(env: SoloEnv, decisions: int = 60, seed: int = 0) -> None:
    """Plays by Gymnasium's API."""
    random = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    for _ in range(decisions):
        assert env.observation_space.contains(seen), "an observation is not of its space"
        seen, reward, terminated, truncated, info = env.step(_choose(random, info["action_mask"]))
        assert isinstance(reward, float) and isinstance(terminated, bool) and isinstance(truncated, bool)
        assert np.array_equal(info["action_mask"], env.action_masks()), "the mask differs from that of action_masks"
        if terminated or truncated:
            assert not info["action_mask"].any(), "a game that has ended offers actions"
            seen, info = env.reset()


def _played(env: AECEnv, decisions: int, seed: int) -> List[Any]:
    """What is seen in a game of random actions."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    told: List[Any] = []
    for _ in range(decisions):
        if not env.agents:
            break
        seen, reward, over, cut, _ = env.last()
        assert seen is not None
        told.append((env.agent_selection, seen, reward))
        env.step(None if over or cut else _choose(random, seen["action_mask"]))
    return told


def check_seeds(make: Callable[[], AECEnv], decisions: int = 50) -> None:
    """Equal seeds and equal actions give equal games, in two environments and twice in one; another seed gives another game."""
    one, other = make(), make()
    first = _played(one, decisions, 7)
    for again in (_played(other, decisions, 7), _played(one, decisions, 7)):
        assert len(again) == len(first), "equal games have equally many decisions"
        for (agent, seen, reward), (agent2, seen2, reward2) in zip(first, again):
            assert agent == agent2 and reward == reward2 and _same(seen, seen2), "equal seeds and actions gave different games"
    different = _played(other, decisions, 8)
    assert any(not _same(one[1], two[1]) for one, two in zip(first, different)), "another seed gave the same game"


def check_render(make: Callable[[Optional[str]], Any]) -> None:
    """Text in the mode "ansi", nothing without a mode."""
    for mode in (None, "ansi"):
        env = make(mode)
        env.reset(seed=0)
        text = env.render()
        assert text is None if mode is None else isinstance(text, str) and len(text.splitlines()) > 5, "render gives text in its mode alone"


def check_clone(env: AECEnv, decisions: int = 30) -> None:
    """A clone goes its own way, and the same actions lead it to the same place."""
    _played(env, decisions, 3)
    here = {agent: env.observe(agent) for agent in env.agents}
    copy, other = env.clone(), env.clone()
    random = np.random.default_rng(0)
    actions = []
    for _ in range(decisions):
        if copy.game.seat is None:
            break
        actions.append(_choose(random, copy.game.mask()))
        copy.step(actions[-1])
    assert all(_same(here[agent], env.observe(agent)) for agent in env.agents), "playing in a clone changed the original"
    for action in actions:
        other.step(action)
    assert copy.game.points == other.game.points and all(_same(copy.observe(a), other.observe(a)) for a in copy.agents), "clones differ after equal actions"


def check_secrets(env: AECEnv, decisions: int = 48, every: int = 4) -> int:
    """What a seat observes does not change when everything hidden from it is dealt anew; returns how many other seats' observations did."""
    random = np.random.default_rng(11)
    env.reset(seed=11)
    swapped = 0
    for step in range(decisions):
        if env.game.seat is None:
            break
        if step % every == 0:
            for agent in env.agents:
                world = env.clone()
                world.set_to_view(agent, seed=step)
                assert _same(env.observe(agent), world.observe(agent)), f"{agent} sees what is hidden from it, after {step} decisions"
                swapped += sum(not np.array_equal(env.game.observe(seat), world.game.observe(seat)) for seat in range(env.seats))
        env.step(_choose(random, env.game.mask()))
    return swapped


def check_view(env: AECEnv) -> None:
    """A view can be given back as the world to be in; something that is no view is refused."""
    _played(env, 20, 5)
    agent = env.agent_selection
    world = env.clone()
    world.set_to_view(agent, seed=1, view=env.view(agent))
    assert world.view(agent) == env.view(agent) and world.agent_selection == agent, "a world differs from the view that it was made of"
    _choose(np.random.default_rng(0), world.game.mask())
    try:
        world.set_to_view(agent, view={"nonsense": 1})
    except Refused as refused:
        assert refused.code == "bad-view", refused.code
    else:
        raise AssertionError("nonsense was taken for a view")


def check_vector(make: Callable[[], VectorEnv], steps: int = 40) -> None:
    """Arrays agree with their spaces and masks; equal seeds and actions give equal games."""
    told: List[Any] = []
    for _ in range(2):
        with make() as env:
            random = np.random.default_rng(2)
            seen, info = env.reset(seed=5)
            run = []
            for _ in range(steps):
                masks = env.action_masks()
                actions = env.sample(random)
                assert masks[np.arange(env.num_envs), actions].all(), "a sampled action is not offered"
                assert masks.sum() == len(env.offers()[0]), "masks and offers differ"
                seen, rewards, over, cut, info = env.step(actions)
                assert seen.shape == (env.num_envs, len(env.names)) and rewards.shape == (env.num_envs, env.seats)
                assert np.isfinite(seen).all(), "an observation is not finite"
                run.append((seen, rewards, over, info["seat"]))
            told.append(run)
    for one, other in zip(*told):
        assert all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other)), "equal seeds and actions gave different games"
