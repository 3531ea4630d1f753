import type { Worked } from '@madang/kernel';
import type { Sketch } from '../position.ts';

/** Productions, and the contracts that they fulfil. */
export const PRODUCTION: readonly Worked<Sketch>[] = [
  {
    id: 'fee', // EX-09
    rules: ['BAR-PROD-02', 'BAR-PROD-03', 'BAR-PROD-09', 'BAR-PROD-10'],
    position: { dams: { D3l: ['neutral', 3, 3] }, conduits: { C3b: 1 }, powerhouses: { 'P6-2': 0 } },
    steps: [[0, 'space turbine-zero-left', 'drops 2']],
  },
  {
    id: 'bonus', // EX-18
    rules: ['BAR-PROD-05', 'BAR-PROD-07', 'BAR-PROD-10'],
    position: { dams: { D3l: ['neutral', 3, 3] }, conduits: { C3a: 2 }, powerhouses: { 'P5-2': 0 } },
    steps: [[0, 'space turbine-plus1-left', 'drops 2']],
  },
  {
    id: 'links', // EX-07 and EX-08
    rules: ['BAR-PROD-01', 'BAR-PROD-03', 'BAR-PROD-11', 'BAR-PROD-16'],
    position: {
      dams: { D5u: [0, 1, 1], D5l: ['neutral', 2, 1], D1l: [1, 1, 1] },
      conduits: { C5a: 0, C5b: 2, C1a: 0 },
      powerhouses: { 'P8-2': 0, 'P10-3': 0 },
    },
    steps: [[0, 'space turbine-zero-left', 'system P8-2 D5l C5a']],
    refused: [{ at: 1, move: 'system P8-2 D1l C1a', rule: 'BAR-PROD-03' }],
  },
  {
    id: 'one-contract', // EX-20 and EX-21
    rules: ['BAR-CON-01', 'BAR-CON-02', 'BAR-CON-03', 'BAR-PROD-12', 'BAR-PROD-14'],
    position: {
      players: [{ energy: 5, held: ['G09', 'Y11'] }],
      dams: { D1l: ['neutral', 1, 1] },
      conduits: { C1a: 0 },
      powerhouses: { 'P8-2': 0 },
    },
    steps: [[0, 'space turbine-plus2-left', 'fulfil G09']],
  },
  {
    id: 'national', // EX-22 and EX-55
    rules: ['BAR-NAT-01', 'BAR-NAT-03', 'BAR-COMPANY-11', 'BAR-COMPANY-12'],
    position: {
      order: [3, 0, 1, 2],
      dams: { D3l: ['neutral', 2, 2] },
      conduits: { C3a: 3 },
      powerhouses: { 'P5-2': 3, 'P9-2': 3, 'P11-3': 3 },
      nationals: ['NC1', 'NC3'],
      task: { task: 'turn', seat: 3 },
    },
    steps: [[3, 'space turbine-plus1-left', 'drops 2', 'fulfil NC1']],
    refused: [{ at: 2, move: 'fulfil NC3', rule: 'BAR-CON-01' }],
  },
  {
    id: 'second', // EX-37
    rules: ['BAR-COMPANY-05', 'BAR-COMPANY-06', 'BAR-COMPANY-08'],
    position: {
      order: [1, 0, 2, 3],
      players: [{}, { credits: 6 }],
      dams: { D6l: [1, 2, 2], D7u: [1, 3, 1] },
      conduits: { C6b: 1, C7b: 3 },
      powerhouses: { 'P7-2': 1, 'P12-3': 1, 'P5-2': 1 },
      task: { task: 'system', seat: 1, bonus: 1, optional: true, after: -1 },
    },
    steps: [[1, 'system P7-2 D6l C6b', 'drops 2', 'system P12-3 D7u C7b', 'drops 3']],
  },
  {
    id: 'usa', // EX-35
    rules: ['BAR-COMPANY-01', 'BAR-COMPANY-03', 'BAR-FLOW-08'],
    position: {
      order: [2, 0, 1, 3],
      dams: { D3l: ['neutral', 2, 2] },
      conduits: { C3a: 2 },
      powerhouses: { 'P5-2': 0, 'P9-2': 0, 'P11-3': 1, 'P5-1': 2, 'P6-2': 0 },
      task: { task: 'system', seat: 2, bonus: 0, optional: true, after: -1 },
    },
    steps: [[2, 'system P5-1 D3l C3a', 'drops 2']],
  },
  {
    id: 'italy', // EX-56
    rules: ['BAR-COMPANY-10', 'BAR-COMPANY-12'],
    position: {
      order: [2, 0, 1, 3],
      players: [{}, {}, { held: ['G03', 'Y06'] }],
      dams: { D3l: ['neutral', 2, 1] },
      conduits: { C3a: 2 },
      powerhouses: { 'P5-2': 2, 'P9-2': 2, 'P11-3': 2 },
      task: { task: 'turn', seat: 2 },
    },
    steps: [[2, 'space turbine-zero-left', 'fulfil G03']],
    refused: [{ at: 1, move: 'fulfil Y06', rule: 'BAR-CON-01' }],
  },
  {
    id: 'viktor', // EX-43
    rules: ['BAR-OFFICER-03', 'BAR-PROD-06', 'BAR-PROD-07'],
    position: { players: [{ officer: 'viktor-fiesler' }], dams: { D9l: [0, 3, 3] }, conduits: { C9a: 0 }, powerhouses: { 'P11-3': 0 } },
    steps: [[0, 'space turbine-minus2-left', 'drops 1']],
  },
];
