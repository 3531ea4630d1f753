import type { Picture } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/index.ts';

/** What the rules of Underwater Cities look like, at places of its lesson. */
export const pictures: readonly Picture<UnderwaterMove>[] = [
  {
    id: 'colours',
    rules: ['UWC-TURN-05', 'UWC-TURN-11', 'UWC-TURN-15'],
    at: 'slot',
    steps: [
      [0, { kind: 'slot', slot: 'p12-r4' }],
      [0, { kind: 'card', card: 41, order: 'after' }],
      [0, { kind: 'do' }],
    ],
  },
  {
    id: 'blank',
    rules: ['UWC-TURN-10', 'UWC-BUILD-03', 'UWC-BUILD-10', 'UWC-BUILD-11'],
    at: 'colour',
    steps: [
      [0, { kind: 'slot', slot: 'p12-r1' }],
      [0, { kind: 'card', card: 56, order: 'after' }],
      [0, { kind: 'pick', index: 0 }],
      [0, { kind: 'building', building: 'farm', site: 'C33-a' }],
      [0, { kind: 'building', building: 'farm', site: 'C32-a' }],
    ],
  },
  {
    id: 'tunnels', // as WE-12: what a bonus gives pays for the second
    rules: ['UWC-BUILD-06', 'UWC-BUILD-12', 'UWC-BUILD-18', 'UWC-BUILD-20'],
    at: 'tunnels',
    steps: [
      [0, { kind: 'slot', slot: 'p12-y2' }],
      [0, { kind: 'card', card: 45, order: 'after' }],
      [0, { kind: 'tunnel', site: 'C32-C33' }],
      [0, { kind: 'tunnel', site: 'C23-C33' }],
      [0, { kind: 'gain', resource: 'credits' }],
    ],
  },
  {
    id: 'first', // as WE-36: the card first pays for the slot's action
    rules: ['UWC-TURN-11', 'UWC-TURN-24', 'UWC-BUILD-01', 'UWC-BUILD-08'],
    at: 'order',
    steps: [
      [0, { kind: 'slot', slot: 'p12-g1' }],
      [0, { kind: 'card', card: 4, order: 'before' }],
      [0, { kind: 'city', type: 'nonsymbiotic', site: 'C32' }],
    ],
  },
  {
    id: 'network', // as WE-35 and WE-41
    rules: ['UWC-NET-01', 'UWC-NET-03', 'UWC-NET-06', 'UWC-NET-14'],
    at: 'tunnels',
    before: [
      [0, { kind: 'slot', slot: 'p12-y2' }],
      [0, { kind: 'card', card: 45, order: 'after' }],
      [0, { kind: 'tunnel', site: 'C32-C33' }],
      [0, { kind: 'tunnel', site: 'C23-C33' }],
      [0, { kind: 'gain', resource: 'credits' }],
      [1, { kind: 'slot', slot: 'p12-g4' }],
      [1, { kind: 'card', card: 3, order: 'after' }],
      [1, { kind: 'building', building: 'desalination', site: 'C33-c' }],
      [1, { kind: 'building', building: 'desalination', site: 'C33-a' }],
      [0, { kind: 'slot', slot: 'p12-g1' }],
      [0, { kind: 'card', card: 4, order: 'before' }],
    ],
    steps: [[0, { kind: 'city', type: 'nonsymbiotic', site: 'C32' }]],
  },
  {
    id: 'track', // as WE-08 and WE-20
    rules: ['UWC-FED-01', 'UWC-FED-02', 'UWC-FED-03', 'UWC-FED-06'],
    at: 'federation',
    steps: [
      [0, { kind: 'slot', slot: 'p12-g3' }],
      [0, { kind: 'card', card: 8, order: 'after' }],
      [0, { kind: 'do' }],
    ],
  },
  {
    id: 'upgrade', // as WE-14
    rules: ['UWC-UPG-01', 'UWC-UPG-03', 'UWC-UPG-05', 'UWC-PROD-02'],
    at: 'upgrade',
    steps: [[0, { kind: 'upgrade', site: 'C33-a' }]],
  },
  {
    id: 'produce', // as WE-15
    rules: ['UWC-PROD-02', 'UWC-PROD-03', 'UWC-PROD-09', 'UWC-PROD-18'],
    at: 'symbiotic',
    before: [
      [0, { kind: 'slot', slot: 'p12-y3' }],
      [0, { kind: 'card', card: 43, order: 'after' }],
      [0, { kind: 'pick', index: 0 }],
      [0, { kind: 'city', type: 'symbiotic', site: 'C23' }],
    ],
    steps: [[0, { kind: 'building', building: 'laboratory', site: 'C23-a' }]],
  },
  {
    id: 'metropolis',
    rules: ['UWC-NET-08', 'UWC-NET-09', 'UWC-NET-10', 'UWC-NET-13', 'UWC-BUILD-13'],
    at: 'symbiotic',
    before: [
      [0, { kind: 'slot', slot: 'p12-y2' }],
      [0, { kind: 'card', card: 43, order: 'after' }],
    ],
    steps: [
      [0, { kind: 'tunnel', site: 'C31-C32' }],
      [0, { kind: 'replace', kelp: 0, steelplast: 0 }],
      [0, { kind: 'tunnel', site: 'C31-ML' }],
      [0, { kind: 'replace', kelp: 0, steelplast: 0 }],
    ],
  },
];
