"""Checks every environment: python3 -m unittest discover python/tests"""

from __future__ import annotations

import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import madang_gym
from madang_gym import checks

#: Games in which players hide something from each other; in Barrage only chance to come is hidden.
SECRETIVE = {"madang/siberia_v1", "madang/ludwig_v1", "madang/underwater_v1"}


class EveryGame(unittest.TestCase):
    """What holds for all four games."""

    def each(self, **settings: Any) -> Any:
        """Each environment's name and a function that makes it."""
        for name in madang_gym.NAMES:
            with self.subTest(name):
                yield name, lambda **more: madang_gym.aec(name, **{**settings, **more})

    def test_turn_based_api(self) -> None:
        for _, make in self.each():
            checks.check_aec(make())
            checks.check_refusal(make())

    def test_a_whole_game_ends_with_shares_of_the_victory(self) -> None:
        for _, make in self.each():
            env = make()
            random = np.random.default_rng(0)
            env.reset(seed=4)
            while env.game.seat is not None:
                env.step(int(random.choice(env.game.offered)))
            self.assertEqual(sum(env.rewards.values()), 1)
            self.assertTrue(all(env.terminations.values()))

    def test_parallel_api(self) -> None:
        for name, _ in self.each():
            checks.check_parallel(madang_gym.parallel(name))

    def test_solo_against_a_bot(self) -> None:
        for name, _ in self.each():
            checks.check_solo(madang_gym.solo(name, bots="random"))

    def test_solo_loses_by_what_is_not_offered_where_that_is_wished(self) -> None:
        env = madang_gym.solo("madang/siberia_v1", bots="random", illegal="lose")
        _, info = env.reset(seed=1)
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmin()))
        self.assertEqual((reward, terminated, truncated, info["illegal"]), (-1.0, True, False, True))
        _, info = env.reset(seed=1)
        _, reward, terminated, _, _ = env.step(int(info["action_mask"].argmax()))
        self.assertEqual((reward, terminated), (0.0, False))

    def test_solo_alone_and_with_automas(self) -> None:
        for name in ("madang/ludwig_v1", "madang/underwater_v1"):
            checks.check_solo(madang_gym.solo(name, seats=1), decisions=20)
        env = madang_gym.solo("madang/barrage_v1", seats=3, bots=None, options={"automas": "2"})
        self.assertEqual(env.seat, env.game.mine[0])
        checks.check_solo(env, decisions=40)

    def test_an_illegal_action_can_lose(self) -> None:
        env = madang_gym.aec("madang/siberia_v1", illegal="lose")
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(int(np.flatnonzero(env.game.mask() == 0)[0]))
        self.assertEqual(env.rewards[agent], -1)
        self.assertTrue(all(env.terminations.values()))

    def test_shaped_rewards_sum_up_to_points(self) -> None:
        env = madang_gym.vector("madang/siberia_v1", matches=2, workers=1, shaping=madang_gym.Shaping(scale=1000, others=0))
        with env:
            random, earned, ends = np.random.default_rng(0), np.zeros((2, 2)), 0
            while ends < 3:
                _, rewards, over, _, info = env.step(env.sample(random))
                earned += rewards
                for game in np.flatnonzero(over):
                    shares = info["final"][game] == info["final"][game].max()
                    np.testing.assert_allclose(earned[game], info["final"][game] / 1000 + shares / shares.sum(), rtol=1e-4, atol=1e-4)
                    earned[game], ends = 0, ends + 1

    def test_seeds(self) -> None:
        for _, make in self.each():
            checks.check_seeds(make)

    def test_render(self) -> None:
        for _, make in self.each():
            checks.check_render(lambda mode: make(render_mode=mode))

    def test_clone(self) -> None:
        for _, make in self.each():
            checks.check_clone(make())

    def test_views(self) -> None:
        for _, make in self.each():
            checks.check_view(make())

    def test_views_leak_nothing(self) -> None:
        for name, make in self.each():
            swapped = checks.check_secrets(make(observation="both", seats=3))
            if name in SECRETIVE:
                self.assertGreater(swapped, 0, "nothing hidden was swapped")

    def test_vector(self) -> None:
        for name, _ in self.each():
            checks.check_vector(lambda: madang_gym.vector(name, matches=6, workers=1))


class Names(unittest.TestCase):
    """How environments are named."""

    def test_an_unknown_name_says_what_there_is(self) -> None:
        with self.assertRaisesRegex(ValueError, "madang/siberia_v1"):
            madang_gym.aec("madang/chess_v1")

    def test_modules_have_what_pettingzoo_expects(self) -> None:
        self.assertEqual(str(madang_gym.siberia_v1.env()), "siberia_v1")
        self.assertEqual(madang_gym.ludwig_v1.parallel_env(seats=3).max_num_agents, 3)


if __name__ == "__main__":
    unittest.main()
