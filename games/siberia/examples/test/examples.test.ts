import { total } from '@madang/kernel';
import { exampleLaws } from '@madang/text/testing';
import { ROWS } from '../../components/words.ts';
import { siberia } from '../../rules/index.ts';
import type { Siberia } from '../../rules/state.ts';
import { cubesAt, depletion, inReserve, inRow, offered, playerAt, sellersAt, toAct, workersAt } from '../../test/position.ts';
import { wording } from '../../text/index.ts';
import { examples } from '../index.ts';

const money = (state: Siberia): number => playerAt(state, 0).money;

// The figures stand in the ledger's worked examples.
await exampleLaws({
  game: siberia,
  wording,
  examples,
  figures: {
    sale: [(state) => [money(state), cubesAt(state, 'amur'), cubesAt(state, 'ob'), inReserve(state, 'gas')], [6000, ['oil'], ['oil'], 5]],
    best: [money, 6000],
    workers: [money, 8000],
    jump: [(state) => [workersAt(state, 0, 'kolyma'), workersAt(state, 0, 'vladivostok')], [1, 0]],
    depleted: [
      (state) => [money(state), depletion(state, 'sakhalin'), workersAt(state, 0, 'sakhalin'), workersAt(state, 1, 'sakhalin')],
      [1000, 1, 0, 0],
    ],
    order: [(state) => [inReserve(state, 'gas'), cubesAt(state, 'amur'), total(state.bag)], [0, ['coal', 'diamond'], 70]],
    joker: [(state) => inRow(state, 0, 'gold'), ['worker/gold', 'manager']],
    many: [
      (state) => [money(state), depletion(state, 'aldan'), depletion(state, 'baikal'), depletion(state, 'amur'), workersAt(state, 0, 'amur')],
      [9000, 1, 1, 0, 1],
    ],
    manager: [(state) => [inRow(state, 0, 'manager'), playerAt(state, 0).research.length], [['manager', 'tile'], 1]],
    'research-first': [(state) => [cubesAt(state, 'amur'), money(state)], [['coal', 'oil'], 3000]],
    everywhere: [(state) => [inReserve(state, 'coal'), playerAt(state, 0).research, toAct(state)], [2, [], 1]],
    unsold: [(state) => [cubesAt(state, 'amur'), money(state), inRow(state, 0, 'gold')], [['oil', 'gold'], 0, []]],
    first: [(state) => [money(state), playerAt(state, 1).money, cubesAt(state, 'sakhalin')], [2000, 0, ['oil']]],
    tile: [(state) => [inRow(state, 0, 'manager'), inRow(state, 0, 'oil'), total(state.bag)], [['tile'], ['manager'], 69]],
    shared: [(state) => [workersAt(state, 0, 'kolyma'), workersAt(state, 0, 'amur'), toAct(state)], [1, 1, 1]],
    sources: [(state) => [sellersAt(state, 0, 'zurich'), workersAt(state, 0, 'baikal'), playerAt(state, 0).supply], [1, 0, 4]],
    called: [(state) => [workersAt(state, 0, 'vladivostok'), sellersAt(state, 0, 'frankfurt')], [2, 1]],
    investor: [
      (state) => [inRow(state, 0, 'worker'), offered(state), state.display.map((row) => ROWS[row])],
      [
        ['worker/oil', 'tile'],
        ['perform worker', 'perform gas', 'pass'],
        ['gas', 'gas', 'investor', 'oil'],
      ],
    ],
    limit: [
      (state) => [state.round, ...(['gas', 'oil', 'coal', 'gold'] as const).map((row) => inRow(state, 0, row))],
      [2, ['tile'], ['tile'], ['worker/coal', 'tile'], ['worker/gold']],
    ],
    eighth: [
      (state) => [money(state), depletion(state, 'amur'), depletion(state, 'aldan'), state.over, siberia.standing(state).map(({ rank }) => rank)],
      [26_000, 1, 2, true, [1, 2]],
    ],
    reserves: [(state) => [inReserve(state, 'oil'), state.over, siberia.standing(state).map(({ rank }) => rank)], [0, true, [1, 1, 3]]],
    idle: [(state) => [state.over, state.round, siberia.standing(state).map(({ rank }) => rank)], [true, 9, [1, 2]]],
  },
});
