import { total } from '@madang/kernel';
import { exampleLaws } from '@madang/text/testing';
import { siberia } from '../../rules/index.ts';
import type { Siberia } from '../../rules/state.ts';
import { cubesAt, depletion, inReserve, inRow, playerAt, workersAt } from '../../test/position.ts';
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
  },
});
