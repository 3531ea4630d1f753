#!/usr/bin/env python3
"""Plays random legal moves through Madang's research interface, many matches side by side.

    python3 docs/research/random_player.py [game] [matches] [seconds] [doors]

It learns nothing: it shows how a program talks to the interface, and how fast that goes.
Needs Python 3.9 and nothing else.
"""

import json
import os
import random
import subprocess
import sys
import time

GAME = sys.argv[1] if len(sys.argv) > 1 else "siberia"
MATCHES = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
SECONDS = float(sys.argv[3]) if len(sys.argv) > 3 else 10.0
DOORS = int(sys.argv[4]) if len(sys.argv) > 4 else 2

HERE = os.path.dirname(os.path.abspath(__file__))
COMMAND = [os.environ.get("NODE", "node"), os.path.join(HERE, "..", "..", "cli", "madang.mjs"), "research"]


class Door:
    """One program that plays a batch of matches. What is sent is worked on there while we do other things."""

    def __init__(self):
        self.program = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, **request):
        self.program.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        self.program.stdin.flush()

    def read(self):
        answer = json.loads(self.program.stdout.readline())
        if "problem" in answer:
            raise SystemExit(f"refused: {answer['problem']}")
        return answer

    def ask(self, **request):
        self.send(**request)
        return self.read()

    def close(self):
        self.program.stdin.close()
        self.program.wait()


def main():
    # While one answers we choose for the other.
    doors = [Door() for _ in range(DOORS)]
    games = {game["game"]: game for game in doors[0].ask(ask="games")["games"]}
    print(f"{GAME}: version {games[GAME]['version']}, moves are numbers below {games[GAME]['moves']}")
    seats = games[GAME]["seats"]["max"]
    each = -(-MATCHES // DOORS)
    choice = random.random

    def choose(door, turns):
        # A turn is the seat that decides and the moves that it is offered.
        door.send(ask="play", moves=[moves[int(choice() * len(moves))] for seat, moves in turns])

    for door in doors:
        door.send(ask="begin", game=GAME, seats=seats, matches=each, seed=str(choice()))
    for door in doors:
        choose(door, door.read()["turns"])
    decisions, ended, wins = 0, 0, [0.0] * seats
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        for door in doors:
            answer = door.read()
            choose(door, answer["turns"])
            decisions += each
            for match in answer["ended"]:
                ended += 1
                for seat, reward in enumerate(match["rewards"]):
                    wins[seat] += reward
    seconds = time.perf_counter() - begun
    for door in doors:
        door.read()
        door.close()
    shares = ", ".join(f"{100 * won / max(1, ended):.1f} %" for won in wins)
    print(f"{decisions} decisions in {seconds:.1f} s: {decisions / seconds:.0f} a second; {ended} matches, won by seat: {shares}")


if __name__ == "__main__":
    main()
