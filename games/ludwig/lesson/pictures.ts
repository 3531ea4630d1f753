import type { Picture } from '@madang/kernel';
import type { LudwigMove } from '../rules/index.ts';
import { script } from '../rules/moves.ts';

/** What Ludwig's rules look like, at places of its lesson. */
const OF_THE_LESSON: readonly Picture<LudwigMove>[] = [
  {
    id: 'entrances',
    rules: ['LUD-PLACE-01', 'LUD-PLACE-03', 'LUD-PLACE-04', 'LUD-SCORE-01'],
    at: 'buy',
    steps: script([0, 'buy west-tapestry-room', 'place west-tapestry-room 3 0 0']),
  },
  {
    id: 'score',
    rules: ['LUD-SCORE-01', 'LUD-SCORE-03', 'LUD-SCORE-06', 'LUD-PLACE-10'],
    at: 'symbol',
    steps: script([0, 'buy hundings-hut', 'place hundings-hut 9 -1 0']),
  },
  {
    id: 'completed',
    rules: ['LUD-TILE-08', 'LUD-REWARD-01', 'LUD-REWARD-06'],
    at: 'hallway',
    steps: script([0, 'buy hallway', 'place hallway 5 4 0', 'stack 400']),
  },
  {
    id: 'prices',
    rules: ['LUD-ROUND-05', 'LUD-ROUND-09', 'LUD-ROUND-11', 'LUD-ROUND-15'],
    at: 'prices',
    steps: script([0, 'price washroom 10000', 'done'], [1, 'buy washroom', 'place washroom 3 -1 90']),
  },
  { id: 'passing', rules: ['LUD-ROUND-13', 'LUD-ROUND-16', 'LUD-ROUND-25'], at: 'pass', steps: script([0, 'pass']) },
];

/** Worked examples of the ledger: castles that the lesson's market does not lead to. */
const EXAMPLES: readonly Picture<LudwigMove>[] = [
  {
    id: 'downstairs', // EX-20
    rules: ['LUD-PLACE-13', 'LUD-PLACE-18', 'LUD-SCORE-05', 'LUD-REWARD-16', 'LUD-REWARD-23'],
    seed: 'picture 41',
    before: script([0, 'put-back type-downstairs'], [1, 'put-back size-450'], [0, 'done'], [1, 'pass'], [0, 'buy stairs']),
    steps: script([0, 'place stairs -3 1 0'], [1, 'done'], [0, 'buy dungeon', 'place dungeon -9 -1 0']),
  },
  {
    id: 'at-once', // EX-16
    rules: ['LUD-TILE-08', 'LUD-REWARD-02', 'LUD-REWARD-12'],
    seed: 'picture 4',
    before: script([1, 'put-back type-sleeping'], [0, 'put-back type-outdoor'], [1, 'done']),
    steps: script([0, 'buy cloak-room', 'place cloak-room 1 -2 0', 'keep stairs']),
  },
  {
    id: 'activity', // EX-19
    rules: ['LUD-TILE-12', 'LUD-SCORE-04', 'LUD-SCORE-06', 'LUD-SCORE-14'],
    seed: 'picture 21',
    before: script(
      [0, 'put-back type-utility'],
      [1, 'put-back type-activity'],
      [0, 'done'],
      [1, 'pass'],
      [0, 'buy drawing-room', 'place drawing-room 3 0 0'],
      [1, 'done'],
      [0, 'pass'],
      [1, 'pass'],
      [0, 'done'],
      [1, 'pass'],
    ),
    steps: script([0, 'buy piano-room', 'place piano-room 9 -1 90']),
  },
  {
    id: 'corridors', // EX-18
    rules: ['LUD-TILE-03', 'LUD-SCORE-03', 'LUD-SCORE-11'],
    seed: 'picture 30',
    before: script([1, 'put-back size-500'], [0, 'put-back type-utility'], [1, 'done']),
    steps: script([0, 'buy grand-bedchamber', 'place grand-bedchamber 3 1 0']),
  },
  {
    id: 'two-doors', // EX-29
    rules: ['LUD-SCORE-06', 'LUD-SCORE-10', 'LUD-REWARD-05'],
    seed: 'picture 309',
    before: script([0, 'put-back type-sleeping'], [1, 'put-back size-200'], [0, 'done'], [1, 'pass'], [0, 'buy audience-room']),
    steps: script([0, 'place audience-room -3 -4 180'], [1, 'done'], [0, 'buy stables', 'place stables -10 -4 0']),
  },
  {
    id: 'extra-turn', // EX-31
    rules: ['LUD-REWARD-13', 'LUD-REWARD-14', 'LUD-REWARD-25'],
    seed: 'picture 1802',
    before: script(
      [1, 'put-back type-sleeping'],
      [0, 'put-back type-living'],
      [1, 'done'],
      [0, 'buy larder', 'place larder 3 0 0'],
      [1, 'pass'],
      [0, 'done'],
      [1, 'pass'],
    ),
    steps: script([0, 'buy solar', 'place solar 5 1 180', 'pass']),
  },
];

/** What Ludwig's rules look like. */
export const pictures: readonly Picture<LudwigMove>[] = [...OF_THE_LESSON, ...EXAMPLES];
