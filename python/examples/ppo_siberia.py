#!/usr/bin/env python3
"""Learns Siberia by masked PPO in plain numpy, and measures itself against the bot Beginner.

    python3 python/examples/ppo_siberia.py --minutes 30

It plays both seats of games for two, and is paid for the money that it makes and for victory. Every few minutes it plays
some games against Beginner (the level `easy`), which it never trains against; they change seats from game to game.
Writes a line of figures for each measurement to --csv, and the weights to --weights.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Dict, List, Tuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import madang_gym

Weights = Dict[str, np.ndarray]
FAR = np.float32(-1e9)


@dataclass(frozen=True)
class Settings:
    """What training is made of."""

    games: int = 128
    steps: int = 64
    epochs: int = 3
    batch: int = 1024
    hidden: int = 128
    rate: float = 1e-3
    discount: float = 0.999
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    shaping: float = 4.0


@dataclass
class Batch:
    """Decisions of the learner, with what came of them."""

    seen: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    chances: np.ndarray
    gains: np.ndarray
    returns: np.ndarray


def new_weights(random: np.random.Generator, inputs: int, hidden: int, actions: int) -> Weights:
    """Two hidden layers; a policy and a value on top of them."""

    def layer(rows: int, columns: int, gain: float) -> np.ndarray:
        return (random.normal(size=(rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)

    zeros = np.zeros
    return {
        "w1": layer(inputs, hidden, 1.4),
        "b1": zeros(hidden, np.float32),
        "w2": layer(hidden, hidden, 1.4),
        "b2": zeros(hidden, np.float32),
        "wp": layer(hidden, actions, 0.01),
        "bp": zeros(actions, np.float32),
        "wv": layer(hidden, 1, 1.0),
        "bv": zeros(1, np.float32),
    }


def forward(weights: Weights, seen: np.ndarray, masks: np.ndarray) -> Tuple[np.ndarray, np.ndarray, Tuple[np.ndarray, np.ndarray]]:
    """Log chances of the actions, values, and the hidden layers."""
    first = np.maximum(seen @ weights["w1"] + weights["b1"], 0)
    second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
    logits = np.where(masks, second @ weights["wp"] + weights["bp"], FAR)
    logits -= logits.max(1, keepdims=True)
    logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    return logs, (second @ weights["wv"])[:, 0] + weights["bv"][0], (first, second)


def draw(random: np.random.Generator, logs: np.ndarray) -> np.ndarray:
    """An action of each row by its chances."""
    return np.argmax(logs - np.log(-np.log(random.random(logs.shape, np.float32) + 1e-12) + 1e-12), axis=1)


def gradients(weights: Weights, batch: Batch, settings: Settings) -> Weights:
    """The gradient of PPO's loss."""
    logs, values, (first, second) = forward(weights, batch.seen, batch.masks)
    rows = np.arange(len(batch.actions))
    chances = np.exp(logs)
    ratio = np.exp(logs[rows, batch.actions] - batch.chances)
    clipped = np.where(batch.gains > 0, ratio > 1 + settings.clip, ratio < 1 - settings.clip)
    pull = np.where(clipped, 0, -ratio * batch.gains).astype(np.float32)
    back = -pull[:, None] * chances
    back[rows, batch.actions] += pull
    entropy = -(chances * np.where(batch.masks, logs, 0)).sum(1, keepdims=True)
    back += settings.entropy * chances * (np.where(batch.masks, logs, 0) + entropy)
    back /= len(rows)
    error = (settings.value * (values - batch.returns) / len(rows)).astype(np.float32)[:, None]
    under = (back @ weights["wp"].T + error @ weights["wv"].T) * (second > 0)
    below = (under @ weights["w2"].T) * (first > 0)
    return {
        "wp": second.T @ back,
        "bp": back.sum(0),
        "wv": second.T @ error,
        "bv": error.sum(0),
        "w2": first.T @ under,
        "b2": under.sum(0),
        "w1": batch.seen.T @ below,
        "b1": below.sum(0),
    }


class Adam:
    """Steps by running means of gradients and of their squares, with a bound on the gradient's norm."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self.rate, self.steps = rate, 0
        self.means = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in weights.items()}

    def step(self, weights: Weights, slopes: Weights) -> None:
        """Changes the weights in place."""
        self.steps += 1
        norm = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        for name, slope in slopes.items():
            slope = slope * scale
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            weights[name] -= (self.rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


class Collector:
    """Plays games and gathers the decisions of all players that no bot has."""

    def __init__(self, env: madang_gym.VectorEnv, settings: Settings, random: np.random.Generator) -> None:
        self.env, self.settings, self.random = env, settings, random
        self.seen, self.info = env.reset()
        self.masks = env.action_masks()
        self.points: List[float] = []

    def collect(self, weights: Weights) -> Batch:
        """So many steps of all games, with the advantages of what was chosen."""
        parts: List[Tuple[np.ndarray, ...]] = []
        for _ in range(self.settings.steps):
            logs, values, _ = forward(weights, self.seen, self.masks)
            actions = draw(self.random, logs)
            chances = logs[np.arange(len(actions)), actions]
            seen, masks, players = self.seen, self.masks, self.info["player"]
            self.seen, rewards, over, given_up, self.info = self.env.step(actions)
            self.masks = self.env.action_masks()
            parts.append((seen, masks, actions, chances, values, players, rewards, over | given_up))
            self.points.extend(self.info["final"][over].mean(1))
        seen, masks, actions, chances, values, players, rewards, done = (np.stack(column) for column in zip(*parts))
        _, last, _ = forward(weights, self.seen, self.masks)
        gains = self._gains(values, players, rewards, done, last)

        def flat(array: np.ndarray) -> np.ndarray:
            return array.reshape(-1, *array.shape[2:])

        return Batch(flat(seen), flat(masks), flat(actions), flat(chances), flat(gains), flat(gains + values))

    def _gains(self, values: np.ndarray, players: np.ndarray, rewards: np.ndarray, done: np.ndarray, last: np.ndarray) -> np.ndarray:
        """Generalized advantage estimates along each player's own decisions; rewards between two of them count for the first."""
        discount, trace = self.settings.discount, self.settings.trace
        games = np.arange(values.shape[1])
        shape = rewards.shape[1:]
        earned, gain, known = np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
        after = np.zeros(shape)
        after[games, self.info["player"]], known[games, self.info["player"]] = last, True
        gains = np.zeros_like(values)
        for step in range(len(values) - 1, -1, -1):
            over = done[step][:, None]
            earned = rewards[step] + np.where(over, 0, earned)
            gain, after, known = np.where(over, 0, gain), np.where(over, 0, after), known | over
            mine = (games, players[step])
            # A player who decides nothing more in this batch is taken to be as well off as now.
            then = np.where(known[mine], after[mine], values[step] / discount)
            gain[mine] = earned[mine] + discount * then - values[step] + discount * trace * gain[mine]
            gains[step] = gain[mine]
            earned[mine], after[mine], known[mine] = 0, values[step], True
        return gains.astype(np.float32)


def measure(weights: Weights, random: np.random.Generator, bot: str, games: int, seed: int) -> Tuple[float, float, float]:
    """The learner's share of the victory against a bot, its points and the bot's; it draws its actions as in training."""
    with madang_gym.vector("madang/siberia_v1", seats=2, matches=min(games, 64), workers=1, bots=bot, observation="both", seed=seed) as env:
        seen, _ = env.reset()
        shares, points = [], []
        while len(shares) < games:
            logs, _, _ = forward(weights, seen, env.action_masks())
            seen, rewards, over, given_up, info = env.step(draw(random, logs))
            for game in np.flatnonzero(over | given_up):
                shares.append(rewards[game, 0])
                points.append(info["final"][game])
    mine, theirs = np.mean(points, axis=0)
    return float(np.mean(shares)), float(mine), float(theirs)


def train_on(weights: Weights, adam: Adam, batch: Batch, settings: Settings, random: np.random.Generator) -> None:
    """A few passes over a batch, in parts."""
    gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
    size = len(batch.actions)
    for _ in range(settings.epochs):
        order = random.permutation(size)
        for start in range(0, size - settings.batch + 1, settings.batch):
            part = order[start : start + settings.batch]
            chosen = Batch(batch.seen[part], batch.masks[part], batch.actions[part], batch.chances[part], gains[part], batch.returns[part])
            adam.step(weights, gradients(weights, chosen, settings))


def main() -> None:
    """Trains for so many minutes, and measures now and then."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--against", default="easy", help="the bot that it is measured against")
    parser.add_argument("--every", type=float, default=3, help="minutes between measurements")
    parser.add_argument("--games", type=int, default=100, help="games of a measurement")
    parser.add_argument("--csv", default="ppo_siberia.csv")
    parser.add_argument("--weights", default="ppo_siberia.npz")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", metavar="WEIGHTS", help="measure these weights, and train nothing")
    args = parser.parse_args()
    settings = Settings()
    random = np.random.default_rng(args.seed)
    if args.measure:
        share, mine, theirs = measure(dict(np.load(args.measure)), random, args.against, args.games, args.seed)
        print(f"{args.games} games against {args.against}: {100 * share:.1f} % of the victories, ${mine:,.0f} to ${theirs:,.0f}")
        return
    shaping = madang_gym.Shaping(madang_gym.SCALES["siberia"], settings.shaping, others=0)
    env = madang_gym.vector("madang/siberia_v1", seats=2, matches=settings.games, workers=1, observation="both", shaping=shaping, seed=args.seed)
    weights = new_weights(random, len(env.names), settings.hidden, env.actions)
    adam = Adam(weights, settings.rate)
    collector = Collector(env, settings, random)
    begun = time.monotonic()
    told, decisions, games = begun - 60 * args.every, 0, 0
    with open(args.csv, "w", encoding="utf-8") as csv:
        csv.write("minutes,decisions,games,own_points,share,points,bot_points\n")
        while True:
            now = time.monotonic()
            is_over = now - begun >= args.minutes * 60
            if is_over or now - told >= args.every * 60:
                games += len(collector.points)
                own = np.mean(collector.points[-300:]) if collector.points else 0
                share, points, theirs = measure(weights, random, args.against, 4 * args.games if is_over else args.games, decisions)
                line = f"{(now - begun) / 60:.2f},{decisions},{games},{own:.0f},{share:.4f},{points:.0f},{theirs:.0f}"
                print(line, flush=True)
                csv.write(line + "\n")
                csv.flush()
                np.savez(args.weights, **weights)
                collector.points, told = [], time.monotonic()
            if is_over:
                break
            batch = collector.collect(weights)
            decisions += len(batch.actions)
            adam.rate = settings.rate * max(0.1, 1 - (now - begun) / (args.minutes * 60))
            train_on(weights, adam, batch, settings, random)
    env.close()


if __name__ == "__main__":
    main()
