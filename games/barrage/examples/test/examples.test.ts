import { exampleLaws } from '@madang/text/testing';
import { barrage } from '../../rules/index.ts';
import { dropsIn, goods, playerAt } from '../../test/position.ts';
import { wording } from '../../text/index.ts';
import { examples } from '../index.ts';

// The figures stand in the ledger's worked examples.
await exampleLaws({
  game: barrage,
  wording,
  examples,
  figures: {
    fee: [(state) => [playerAt(state, 0).energy, goods(state, 0)[0], goods(state, 1)[0], playerAt(state, 1).vp], [6, 4, 8, 12]],
    bonus: [(state) => [playerAt(state, 0).energy, goods(state, 0)[0], playerAt(state, 2).vp], [9, 4, 12]],
    onward: [dropsIn, { D8u: 1, D8l: 1 }],
    second: [(state) => [playerAt(state, 1).energy, goods(state, 1)[0], goods(state, 3)[0], playerAt(state, 3).vp], [15, 3, 9, 13]],
    mountain: [dropsIn, { D3l: 2 }],
    usa: [(state) => [playerAt(state, 2).energy, playerAt(state, 0).energy], [8, 2]],
    nowhere: [dropsIn, {}],
    flow: [dropsIn, { D1l: 1, D8l: 3, D3l: 2, D6u: 1, D6l: 1 }],
    overflow: [(state) => [dropsIn(state), playerAt(state, 0).vp], [{ D2l: 1, D5u: 1 }, 16]],
    behind: [(state) => [dropsIn(state), playerAt(state, 2).energy], [{ D6u: 1, D6l: 1, D10u: 1 }, 6]],
    links: [(state) => [playerAt(state, 0).energy, goods(state, 0)[0], dropsIn(state)], [4, 6, { D1l: 1, D5u: 1 }]],
    'one-contract': [(state) => [playerAt(state, 0).energy, playerAt(state, 0).held.length], [14, 1]],
    national: [(state) => [playerAt(state, 3).energy, playerAt(state, 3).vp, playerAt(state, 3).fulfilled.length], [10, 17, 1]],
    italy: [(state) => [playerAt(state, 2).energy, playerAt(state, 2).held.length], [8, 1]],
    viktor: [(state) => playerAt(state, 0).energy, 2],
    fourth: [(state) => [goods(state, 0), playerAt(state, 0).engineers], [[3, 1, 4], 9]],
    back: [(state) => goods(state, 0), [6, 4, 4]],
    income: [(state) => [playerAt(state, 1).vp, goods(state, 1)[1], playerAt(state, 1).engineers], [13, 2, 11]],
    'red-site': [(state) => goods(state, 2)[0], 3],
    'red-space': [(state) => [goods(state, 0), playerAt(state, 0).engineers], [[1, 10, 4], 9]],
    powerhouses: [(state) => [playerAt(state, 0).vp, goods(state, 0)[2]], [19, 0]],
    jill: [(state) => goods(state, 0), [6, 10, 0]],
    solomon: [(state) => goods(state, 0), [1, 1, 4]],
    mahiri: [(state) => [playerAt(state, 0).built[3], goods(state, 0)[2], playerAt(state, 0).engineers], [1, 0, 0]],
    round: [
      (state) => [state.players.map(({ vp }) => vp), state.players.map(({ credits }) => credits), state.order],
      [
        [16, 11, 7, 11],
        [11, 9, 9, 9],
        [2, 3, 1, 0],
      ],
    ],
    sections: [(state) => state.players.map(({ vp }) => vp), [10, 10, 10 + 2 + 11, 10 + 6 + 10]],
    incomes: [(state) => [playerAt(state, 0).vp, goods(state, 0), dropsIn(state)], [10 + 6 + 2 + 3, [8, 10, 5], { D2l: 1, D8l: 1 }]],
    final: [(state) => [playerAt(state, 0).vp, state.over], [10 + 2 + 15 + 3 + 2, true]],
  },
});
