#!/usr/bin/env python3
"""Plays random legal moves through Madang's research door, many matches side by side.

    python3 docs/research/random_player.py [game] [matches] [seconds]

It learns nothing: it shows how a program talks to the door, and how fast that goes.
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

HERE = os.path.dirname(os.path.abspath(__file__))
COMMAND = [os.environ.get("NODE", "node"), os.path.join(HERE, "..", "..", "cli", "madang.mjs"), "research"]


def main():
    door = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(**request):
        door.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        door.stdin.flush()
        answer = json.loads(door.stdout.readline())
        if "problem" in answer:
            raise SystemExit(f"refused: {answer['problem']}")
        return answer

    games = {game["game"]: game for game in ask(ask="games")["games"]}
    print(f"{GAME}: version {games[GAME]['version']}, moves are numbers below {games[GAME]['moves']}")
    seats = games[GAME]["seats"]["max"]
    turns = ask(ask="begin", game=GAME, seats=seats, matches=MATCHES, seed=str(random.random()))["turns"]
    decisions, ended, wins = 0, 0, [0.0] * seats
    choice = random.random
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        # A turn is the seat that decides and the moves that it is offered.
        answer = ask(ask="play", moves=[moves[int(choice() * len(moves))] for seat, moves in turns])
        turns = answer["turns"]
        decisions += MATCHES
        for match in answer["ended"]:
            ended += 1
            for seat, reward in enumerate(match["rewards"]):
                wins[seat] += reward
    seconds = time.perf_counter() - begun
    door.stdin.close()
    door.wait()
    shares = ", ".join(f"{100 * won / max(1, ended):.1f} %" for won in wins)
    print(f"{decisions} decisions in {seconds:.1f} s: {decisions / seconds:.0f} a second; {ended} matches, won by seat: {shares}")


if __name__ == "__main__":
    main()
