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
    unsold: [(state) => [state.coins, state.onDeck.length, state.used.length], [[3000, 1000, 1000, 1000, 0], 1, 0]],
    'last-cards': [(state) => [state.last, state.market.every((tile) => tile >= 0), state.cards.length, state.used.length], [true, true, 0, 5]],
    // 2 for the stack of 200, 1 for 11,000 marks
    sleepers: [(state) => [state.over, pointsOf(state)[0], parts(state)[0]?.total], [true, 4, 4 + 2 + 1]],
    ties: [
      (state) => parts(state).map((one) => one.favors),
      [
        [4, 3, 8, 8],
        [4, 3, 3, 0],
        [4, 3, 3, 0],
        [0, 3, 1, 0],
      ],
    ],
    'sold-out': [(state) => [state.hallways, parts(state)[0]?.depleted], [0, { tiles: 3, points: 6 }]],
    meet: [(state) => [pointsOf(state)[0], decision(ludwig, state)?.task.task], [1, 'keep']],
    cut: [(state) => [pointsOf(state)[0], state.players[0]?.castle.doors.filter((door) => door >> 23 === 1).length], [0, 12]],
    levels: [(state) => [pointsOf(state)[0], decision(ludwig, state)?.task.task], [0, 'corridor']],
    stairs: [(state) => [pointsOf(state)[0], state.stairs], [0, 3]],
    apart: [(state) => pointsOf(state)[0], 1],
    fence: [(state) => pointsOf(state)[0], 2],
    'own-fence': [(state) => pointsOf(state)[0], 1],
    closed: [(state) => state.hallways, 4],
    once: [(state) => [state.hallways, decision(ludwig, state)?.seat], [4, 1]],
    mold: [(state) => [pointsOf(state)[0], state.players[0]?.downstairs], [4, 1]],
    grotto: [(state) => pointsOf(state)[0], 4],
    'again-below': [(state) => [pointsOf(state)[0], state.players[0]?.downstairs], [7, 2]],
    out: [(state) => [pointsOf(state)[0], state.players[0]?.downstairs, state.stairs], [3, 1, 3]],
  },
});
