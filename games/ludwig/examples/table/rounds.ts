import type { Worked } from '@madang/kernel';
import { ending, type Sketch } from '../position.ts';

const TURN = { task: 'turn', seat: 0, extra: false } as const;

/** Rounds, and the end. */
export const ROUNDS: readonly Worked<Sketch>[] = [
  {
    id: 'coins', // EX-10
    rules: ['LUD-ROUND-11', 'LUD-ROUND-15', 'LUD-ROUND-16'],
    position: { market: { 4000: 'pantry', 6000: 'solar', 15000: 'larder' }, coins: { 4000: 2000 }, players: [{ money: 2000 }] },
    steps: [[0, 'buy pantry', 'place pantry 3 0 0']],
  },
  {
    id: 'builder', // EX-11 and EX-13
    rules: ['LUD-ROUND-05', 'LUD-ROUND-09', 'LUD-ROUND-13', 'LUD-ROUND-14'],
    position: {
      builder: 0,
      market: { 4000: 'pantry', 8000: 'vestibule', 10000: 'solar' },
      players: [{ money: 15_000 }, { money: 2000 }],
      tasks: [{ task: 'prices', seat: 0 }, { task: 'turn', seat: 1, extra: false }, TURN, ending],
    },
    steps: [
      [0, 'price pantry 8000', 'done'],
      [1, 'pass'],
      [0, 'buy pantry', 'place pantry 3 0 0'],
    ],
  },
  {
    id: 'unsold', // EX-12 and EX-47
    rules: ['LUD-ROUND-21', 'LUD-ROUND-26', 'LUD-REWARD-08'],
    position: {
      market: { 4000: 'pantry', 6000: 'larder', 8000: 'solar', 10000: 'study' },
      coins: { 4000: 2000 },
      onDeck: ['parlor', 'buttery'],
      tasks: [TURN, ending],
    },
    steps: [[0, 'pass']],
  },
  {
    id: 'last-cards', // EX-38
    rules: ['LUD-END-02', 'LUD-END-03', 'LUD-END-12'],
    position: { market: { 4000: 'pantry' }, cards: [300, 350], used: [100, 150, 200], tasks: [TURN, ending] },
    steps: [[0, 'pass']],
  },
  {
    id: 'sleepers', // EX-41
    rules: ['LUD-REWARD-06', 'LUD-REWARD-09', 'LUD-REWARD-10', 'LUD-END-06'],
    position: {
      last: true,
      market: { 4000: 'buttery', 6000: 'study' },
      stacks: { 200: ['solar', 'nap-room'] },
      players: [{ castle: [['dressing-room', 3, 0]] }],
      tasks: [TURN, ending],
    },
    steps: [[0, 'buy buttery', 'place buttery 7 0 0', 'stack 200', 'take solar', 'take nap-room']],
  },
  {
    id: 'favors', // EX-01 and EX-02
    rules: ['LUD-FAVOR-02', 'LUD-FAVOR-03', 'LUD-FAVOR-04', 'LUD-FAVOR-05', 'LUD-FAVOR-16'],
    position: {
      seats: 4,
      last: true,
      favors: ['count-food', 'count-corridor'],
      players: [
        { castle: ['pantry', 'larder', 'hallway', 'stairs'], money: 0 },
        { castle: ['buttery', 'kitchen', 'hallway', 'stairs'], money: 1000 },
        { castle: ['scullery', 'hallway'], money: 2000 },
        { castle: ['drawing-room'], money: 3000 },
      ],
      tasks: [TURN, ending],
    },
    steps: [[0, 'pass']],
  },
  {
    id: 'ties', // EX-03 to EX-06
    rules: ['LUD-FAVOR-04', 'LUD-FAVOR-05', 'LUD-FAVOR-02'],
    position: {
      seats: 4,
      last: true,
      favors: ['count-food', 'count-corridor', 'money', 'count-sleeping'],
      players: [
        { castle: ['pantry', 'dressing-room'], money: 6000 },
        { castle: ['larder'], money: 4000 },
        { castle: ['buttery'], money: 4000 },
        { castle: ['drawing-room'], money: 1000 },
      ],
      tasks: [TURN, ending],
    },
    steps: [[0, 'pass']],
  },
  {
    id: 'end', // EX-14 and EX-36
    rules: ['LUD-END-05', 'LUD-END-06', 'LUD-END-07', 'LUD-END-08', 'LUD-BONUS-10'],
    position: {
      last: true,
      market: { 4000: 'washroom' },
      stacks: { 200: [] },
      players: [
        { castle: ['dressing-room', 'solar', 'dirt-room'], bonus: ['money'], money: 22_000, points: 30 },
        { money: 3000, points: 41 },
      ],
      tasks: [TURN, ending],
    },
    steps: [[0, 'pass']],
  },
  {
    id: 'sold-out', // EX-37 and EX-51
    rules: ['LUD-END-06', 'LUD-END-07'],
    position: {
      last: true,
      market: { 4000: 'study' },
      hallways: 1,
      stacks: { 150: [] },
      players: [{ castle: ['sitting-room', 'hallway'], money: 6000 }],
      tasks: [TURN, ending],
    },
    steps: [[0, 'buy hallway', 'place hallway -6 1 0']],
  },
];
