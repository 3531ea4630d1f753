import type { Worked } from '@madang/kernel';

import type { Sketch } from '../position.ts';
import { turn } from './turns.ts';

/** Building, and what the advanced boards print on their sites. */
export const BUILDING: readonly Worked<Sketch>[] = [
  {
    id: 'biomatter', // WE-06
    rules: ['UWC-RES-05', 'UWC-BUILD-01'],
    position: turn({ hand: [46], goods: { steelplast: 1, biomatter: 2, credits: 1 } }),
    steps: [[0, 'slot p34-g3', 'card 46 after', 'pick 0', 'city nonsymbiotic C23']],
  },
  {
    id: 'sites', // WE-41
    rules: ['UWC-BUILD-08', 'UWC-BUILD-23'],
    position: turn({ hand: [46], tunnels: ['C23-C33', 'C13-C23'], goods: { steelplast: 2, kelp: 1, credits: 1 } }),
    steps: [[0, 'slot p34-g3', 'card 46 after', 'pick 0', 'city nonsymbiotic C23']],
    refused: [{ at: 3, move: 'city nonsymbiotic C13', rule: 'UWC-BUILD-08' }],
  },
  {
    id: 'farms', // WE-19
    rules: ['UWC-UPG-05', 'UWC-GLOSS-27'],
    position: turn({ hand: [30], goods: { credits: 1, science: 1 }, buildings: { 'C33-a': 'farm', 'C33-b': 'farm' } }),
    steps: [[0, 'slot p34-r3', 'card 30 before', 'upgrade C33-a', 'spend credits', 'upgrade C33-b']],
  },
  {
    id: 'surcharge', // WE-29
    rules: ['UWC-VAR-07', 'UWC-VAR-08'],
    position: turn({ board: '6', hand: [6], cities: ['C32'], goods: { credits: 1 } }, { options: { boardSide: 'advanced' } }),
    steps: [[0, 'slot p34-g4', 'card 6 before', 'building farm C32-a']],
  },
  {
    id: 'at-once', // WE-28
    rules: ['UWC-VAR-16', 'UWC-VAR-07'],
    position: turn(
      { board: '7', hand: [46], cities: ['C12'], goods: { steelplast: 2, kelp: 1, credits: 3, science: 2 } },
      { options: { boardSide: 'advanced' } },
    ),
    steps: [[0, 'slot p34-g3', 'card 46 after', 'pick 0', 'city nonsymbiotic C11']],
  },
  {
    id: 'six-points', // WE-24
    rules: ['UWC-VAR-12', 'UWC-VAR-07'],
    position: turn(
      { board: '5', hand: [46], cities: ['C22'], goods: { steelplast: 4, kelp: 1, biomatter: 1, credits: 5 } },
      { options: { boardSide: 'advanced' } },
    ),
    steps: [[0, 'slot p34-g3', 'card 46 after', 'pick 0', 'city symbiotic C12']],
  },
  {
    id: 'once-yielded', // WE-23
    rules: ['UWC-VAR-11', 'UWC-GLOSS-15'],
    position: turn(
      { board: '6', hand: [87], cities: ['C32'], tunnels: ['C32-C33'], buildings: { 'C32-a': 'desalination+' } },
      { round: 5, era: 2, options: { boardSide: 'advanced' } },
    ),
    steps: [[0, 'slot p34-r3', 'card 87 before']],
  },
];
