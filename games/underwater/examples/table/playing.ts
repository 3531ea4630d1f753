import type { Worked } from '@madang/kernel';

import type { Sketch } from '../position.ts';
import { turn } from './turns.ts';

/** Slots and cards. */
export const PLAYING: readonly Worked<Sketch>[] = [
  {
    id: 'assistant', // WE-02
    rules: ['UWC-CARD-07', 'UWC-CARD-08', 'UWC-CARD-15'],
    position: turn({ hand: [46] }),
    steps: [[0, 'slot p34-g4', 'card 46 after', 'use 0', 'gain steelplast']],
  },
  {
    id: 'paid', // WE-09
    rules: ['UWC-TURN-19', 'UWC-TURN-22', 'UWC-CARD-15'],
    position: turn({ hand: [46], goods: { science: 1 } }),
    steps: [[0, 'slot p34-r5', 'card 46 after', 'gain credits', 'building desalination C33-a']],
  },
  {
    id: 'first', // WE-07 and WE-36
    rules: ['UWC-TURN-13', 'UWC-TURN-24', 'UWC-BUILD-06'],
    position: turn({ hand: [45, 46], goods: { credits: 1 } }),
    steps: [[0, 'slot p34-y2', 'card 45 before', 'gain steelplast', 'tunnel C23-C33']],
    refused: [{ at: 1, move: 'card 46 after', rule: 'UWC-TURN-24' }],
  },
  {
    id: 'between', // WE-10
    rules: ['UWC-TURN-21', 'UWC-TURN-22', 'UWC-CARD-07'],
    position: turn({
      hand: [46],
      permanents: [37],
      ready: [34],
      spent: [0],
      goods: { steelplast: 1, science: 1 },
      buildings: { 'C33-a': 'laboratory' },
      tunnels: ['C23-C33'],
    }),
    steps: [[0, 'slot p34-r5', 'card 46 after', 'pick 1', 'building laboratory C33-b', 'use 34', 'pick 1', 'building desalination C33-c']],
  },
  {
    id: 'after', // WE-11
    rules: ['UWC-TURN-11', 'UWC-TURN-20', 'UWC-FED-10', 'UWC-GLOSS-05'],
    position: turn({ board: '2', hand: [28], ready: [19], spent: [0], goods: { steelplast: 1, credits: 1, science: 1 } }, { federation: [4, 0, 0] }),
    steps: [[0, 'slot p34-r5', 'card 28 after', 'pick 1', 'tunnel C32-C33', 'use 19', 'building desalination C33-a']],
  },
  {
    id: 'price', // WE-39
    rules: ['UWC-SPEC-06', 'UWC-SPEC-14', 'UWC-FED-03'],
    position: turn({ hand: [194], ready: [], spent: [0] }, { federation: [4, 0, 0], specials: [191, 192, 193] }),
    steps: [[0, 'slot p34-g5', 'card 194 after', 'pick 1', 'do', 'do', 'tile blue-7']],
  },
  {
    id: 'fifth', // WE-38
    rules: ['UWC-CARD-13', 'UWC-CARD-14', 'UWC-CARD-26'],
    position: turn({ hand: [60], ready: [0, 18, 19, 20] }),
    steps: [[0, 'slot p34-y1', 'card 60 after', 'room 0', 'do', 'gain credits']],
  },
  {
    id: 'discount', // WE-17
    rules: ['UWC-GLOSS-09', 'UWC-GLOSS-10', 'UWC-BUILD-06'],
    position: turn({ hand: [24], permanents: [11], goods: { steelplast: 1 } }),
    steps: [[0, 'slot p34-y2', 'card 24 after', 'tunnel C23-C33']],
  },
  {
    id: 'exchange', // WE-18
    rules: ['UWC-GLOSS-14'],
    position: turn({ hand: [48], goods: { kelp: 2, steelplast: 2 } }),
    steps: [[0, 'slot p34-y1', 'card 48 before', 'spend steelplast']],
  },
  {
    id: 'track', // WE-20
    rules: ['UWC-GLOSS-22', 'UWC-FED-03', 'UWC-FED-05'],
    position: turn({ hand: [106], permanents: [94] }, { round: 5, era: 2, federation: [4, 0, 0] }),
    steps: [[0, 'slot p34-g1', 'card 106 after', 'do']],
  },
];
