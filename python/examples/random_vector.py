#!/usr/bin/env python3
"""Plays random offered actions in many games side by side, and measures how fast that goes.

    python3 python/examples/random_vector.py siberia_v1 --seats 2 --matches 256 --observation position
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Tuple

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import madang_gym


def play(env: madang_gym.VectorEnv, random: np.random.Generator, seconds: float, together: bool) -> Tuple[int, int]:
    """Plays for so long; decisions and games. Not `together`: while one worker plays, the actions for another are chosen."""
    decisions = games = 0
    end = time.perf_counter() + seconds
    if together:
        while time.perf_counter() < end:
            _, _, over, _, _ = env.step(env.sample(random))
            decisions, games = decisions + env.num_envs, games + int(over.sum())
        return decisions, games
    for worker in range(env.workers):
        env.send(worker, env.sample(random, worker))
    while time.perf_counter() < end:
        for worker in range(env.workers):
            part = env.receive(worker)
            decisions, games = decisions + len(part["seat"]), games + int(np.count_nonzero(part["ended"]))
            env.send(worker, env.sample(random, worker))
    for worker in range(env.workers):
        env.receive(worker)
    return decisions, games


def cpu_seconds(process: int) -> float:
    """The processor time that a process has had (Linux; elsewhere 0)."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measures one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="siberia_v1")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=256)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--observation", default="position", choices=("position", "facts", "both", "none"))
    parser.add_argument("--step", action="store_true", help="step all games together")
    args = parser.parse_args()
    random = np.random.default_rng(1)
    env = madang_gym.vector(args.game, seats=args.seats, matches=args.matches, workers=args.workers, observation=args.observation, copy=False)
    processes = [os.getpid(), *env.processes]
    play(env, random, args.seconds / 4, args.step)
    before, begun = [cpu_seconds(one) for one in processes], time.perf_counter()
    decisions, games = play(env, random, args.seconds, args.step)
    wall = time.perf_counter() - begun
    here, *workers = (cpu_seconds(one) - then for one, then in zip(processes, before))
    env.close()
    each = 1e6 / decisions
    cost = each * (here + sum(workers))
    print(
        f"{args.game}, {args.seats} seats, {args.matches} games, {args.workers} workers, {args.observation} ({len(env.names)} numbers, {env.actions} actions): "
        f"{decisions / wall:,.0f} decisions a second, {games} games; "
        f"a decision costs {each * here:.2f} µs of a processor here and {each * sum(workers):.2f} µs in the workers: two processors to themselves "
        f"could do {2e6 / cost:,.0f} a second"
    )


if __name__ == "__main__":
    main()
