import type { Worked } from '@madang/kernel';
import type { Sketch } from '../position.ts';

/** Action spaces and constructions, with what officers and tiles change of them. */
export const BUILDING: readonly Worked<Sketch>[] = [
  {
    id: 'fourth', // EX-15 and EX-17
    rules: ['BAR-BUILD-01', 'BAR-BUILD-02', 'BAR-BUILD-16'],
    position: { players: [{ constructions: 3, excavators: 9, credits: 6 }] },
    steps: [[0, 'construct', 'tile basic-conduit', 'site C1b']],
    refused: [{ at: 2, move: 'site C1a', rule: 'BAR-BUILD-04' }],
  },
  {
    id: 'back', // EX-42
    rules: ['BAR-BUILD-05', 'BAR-BUILD-24', 'BAR-WHEEL-03'],
    position: {
      players: [
        {
          excavators: 3,
          tiles: ['basic-elevation', 'basic-conduit', 'basic-powerhouse'],
          wheel: [{ turns: 1, tile: 'basic-base', excavators: 3 }],
        },
      ],
    },
    steps: [[0, 'construct', 'tile basic-conduit', 'site C9a']],
    refused: [{ at: 2, move: 'site C7a', rule: 'BAR-BUILD-04' }],
  },
  {
    id: 'income', // EX-03 and EX-16
    rules: ['BAR-INC-02', 'BAR-INC-07', 'BAR-BUILD-08'],
    position: { order: [1, 0, 2, 3], dams: { D8l: [1, 1] }, task: { task: 'turn', seat: 1 } },
    steps: [[1, 'construct', 'tile basic-base', 'site D6l']],
  },
  {
    id: 'red-site', // EX-57
    rules: ['BAR-BUILD-25', 'BAR-BUILD-07'],
    position: {
      order: [2, 0, 1, 3],
      players: [{}, {}, { constructions: 3, credits: 3 }],
      dams: { D5l: [2, 1] },
      task: { task: 'turn', seat: 2 },
    },
    steps: [[2, 'construct', 'tile basic-base', 'site D8l']],
    refused: [{ at: 2, move: 'site D8u', rule: 'BAR-BUILD-07' }],
  },
  {
    id: 'red-space', // EX-14
    rules: ['BAR-ACT-03', 'BAR-ACT-04', 'BAR-ACT-05'],
    position: {
      players: [{ wheel: [{ turns: 2, tile: 'basic-base', excavators: 4 }], tiles: ['basic-conduit'] }],
      taken: { 'workshop-rotate2-left': 1 },
    },
    steps: [[0, 'space workshop-rotate2-right']],
    refused: [{ at: 0, move: 'space workshop-rotate2-left', rule: 'BAR-ACT-03' }],
  },
  {
    id: 'powerhouses', // EX-05
    rules: ['BAR-TECH-14', 'BAR-BUILD-18'],
    position: { players: [{ tiles: ['basic-base', 'adv-3-powerhouse'] }], powerhouses: { 'P5-2': 0, 'P9-2': 0 } },
    steps: [[0, 'construct', 'tile adv-3-powerhouse', 'site P11-3']],
  },
  {
    id: 'jill', // EX-44
    rules: ['BAR-OFFICER-04', 'BAR-BUILD-16'],
    position: { players: [{ officer: 'jill-mcdowell', excavators: 10, mixers: 5 }] },
    steps: [[0, 'construct', 'tile basic-conduit', 'site C1a', 'pay 0 5 0']],
    refused: [{ at: 3, move: 'pay 8 1 0', rule: 'BAR-OFFICER-04' }],
  },
  {
    id: 'solomon', // EX-53
    rules: ['BAR-OFFICER-14', 'BAR-OFFICER-05', 'BAR-TECH-08'],
    position: { players: [{ officer: 'solomon-p-jordan', excavators: 4, credits: 7, tiles: ['basic-conduit', 'adv-2-conduit'] }] },
    steps: [[0, 'construct', 'tile adv-2-conduit', 'site C1a', 'pay 3 0 6']],
  },
  {
    id: 'mahiri', // EX-51
    rules: ['BAR-OFFICER-10', 'BAR-OFFICER-17', 'BAR-TECH-04'],
    position: {
      copyable: ['wilhelm-adler', 'graziano-del-monte', 'jill-mcdowell'],
      players: [{ officer: 'mahiri-sekibo', engineers: 1, mixers: 2, tiles: ['adv-1-powerhouse'] }],
    },
    steps: [[0, 'copy left wilhelm-adler', 'construct-unmanned', 'site P5-2']],
  },
];
