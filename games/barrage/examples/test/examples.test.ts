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
  },
});
