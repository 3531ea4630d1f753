import type { Picture } from '@madang/kernel';
import type { UnderwaterMove } from '../rules/index.ts';
import { script } from '../rules/moves.ts';

/** What the rules of Underwater Cities look like, at places of its lesson. */
export const pictures: readonly Picture<UnderwaterMove>[] = [
  {
    id: 'colours',
    rules: ['UWC-TURN-05', 'UWC-TURN-11', 'UWC-TURN-15'],
    at: 'slot',
    steps: script([0, 'slot p12-r4', 'card 41 after', 'do']),
  },
  {
    id: 'blank',
    rules: ['UWC-TURN-10', 'UWC-BUILD-03', 'UWC-BUILD-10', 'UWC-BUILD-11'],
    at: 'colour',
    before: script([0, 'discard 13', 'discard 62']),
    steps: script([0, 'slot p12-r1', 'card 56 after', 'pick 0', 'building farm C33-a', 'building farm C32-a']),
  },
  {
    id: 'tunnels', // as WE-12: what a bonus gives pays for the second
    rules: ['UWC-BUILD-06', 'UWC-BUILD-12', 'UWC-BUILD-18', 'UWC-BUILD-20'],
    at: 'tunnels',
    steps: script([0, 'slot p12-y2', 'card 45 after', 'tunnel C32-C33', 'tunnel C23-C33', 'gain credits']),
  },
  {
    id: 'first', // as WE-36: the card first pays for the slot's action
    rules: ['UWC-TURN-11', 'UWC-TURN-24', 'UWC-BUILD-01', 'UWC-BUILD-08'],
    at: 'order',
    steps: script([0, 'slot p12-g1', 'card 4 before', 'city nonsymbiotic C32']),
  },
  {
    id: 'network', // as WE-35 and WE-41
    rules: ['UWC-NET-01', 'UWC-NET-03', 'UWC-NET-06', 'UWC-NET-14'],
    at: 'tunnels',
    before: script(
      [0, 'slot p12-y2', 'card 45 after', 'tunnel C32-C33', 'tunnel C23-C33', 'gain credits'],
      [1, 'slot p12-g4', 'card 3 after', 'building desalination C33-c', 'building desalination C33-a'],
      [0, 'slot p12-g1', 'card 4 before'],
    ),
    steps: script([0, 'city nonsymbiotic C32']),
  },
  {
    id: 'track', // as WE-08 and WE-20
    rules: ['UWC-FED-01', 'UWC-FED-02', 'UWC-FED-03', 'UWC-FED-06'],
    at: 'federation',
    steps: script([0, 'slot p12-g3', 'card 8 after', 'do']),
  },
  {
    id: 'upgrade', // as WE-14
    rules: ['UWC-UPG-01', 'UWC-UPG-03', 'UWC-UPG-05', 'UWC-PROD-02'],
    at: 'upgrade',
    steps: script([0, 'upgrade C33-a']),
  },
  {
    id: 'produce', // as WE-15
    rules: ['UWC-PROD-02', 'UWC-PROD-03', 'UWC-PROD-09', 'UWC-PROD-18'],
    at: 'symbiotic',
    before: script([0, 'slot p12-y3', 'card 43 after', 'pick 0', 'city symbiotic C23']),
    steps: script([0, 'building laboratory C23-a']),
  },
  {
    id: 'metropolis',
    rules: ['UWC-NET-08', 'UWC-NET-09', 'UWC-NET-10', 'UWC-NET-13', 'UWC-BUILD-13'],
    at: 'symbiotic',
    before: script([0, 'slot p12-y2', 'card 43 after']),
    steps: script([0, 'tunnel C31-C32', 'replace 0 0', 'tunnel C31-ML', 'replace 0 0']),
  },
];
