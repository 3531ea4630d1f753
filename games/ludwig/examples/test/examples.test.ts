import { decision } from '@madang/kernel';
import { exampleLaws } from '@madang/text/testing';
import { ludwig } from '../../rules/index.ts';
import { parts } from '../../rules/scoring/parts.ts';
import { moneyOf, pointsOf } from '../../test/position.ts';
import { wording } from '../../text/index.ts';
import { examples } from '../index.ts';

// The figures stand in the ledger's worked examples. Whoever builds for the first time with 15,000 has paid out of it.
await exampleLaws({
  game: ludwig,
  wording,
  examples,
  figures: {
    coins: [moneyOf, [0, 15_000 + 4000]],
    builder: [moneyOf, [7000, 2000 + 5000]],
    // the hallway and the buttery: how many of their entrances can no longer be connected
    blocked: [
      (state) => [pointsOf(state)[0], state.players[0]?.castle.unconnected[2], state.players[0]?.castle.doors.filter((door) => door >> 23 === 2)],
      [6, 1, []],
    ],
    again: [pointsOf, [2 + 6, 0]],
    pit: [pointsOf, [5 + 5, 0]],
    // the focus room again; seat 0 is to move once more
    chain: [(state) => [pointsOf(state)[0], decision(ludwig, state)?.task], [2 + 5, { task: 'turn', seat: 0, extra: true }]],
    favors: [
      (state) => parts(state).map((one) => one.favors),
      [
        [6, 6],
        [6, 6],
        [2, 2],
        [0, 1],
      ],
    ],
    end: [(state) => parts(state)[0], { seat: 0, track: 30, favors: [], depleted: { tiles: 3, points: 6 }, bonus: [5], money: 2, total: 43 }],
  },
});
