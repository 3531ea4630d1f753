import { test } from 'node:test';
import { asks, type Question } from '@madang/text/testing';
import { siberia } from '../../rules/index.ts';
import type { SiberiaTask } from '../../rules/tasks.ts';
import { position, type Sketch, two } from '../../test/position.ts';
import { wording } from '../index.ts';
import { english } from './speech.ts';

interface Example extends Question {
  readonly sketch: Sketch;
}

/** Tasks that ask somebody something. */
type Asking = Exclude<SiberiaTask['task'], 'round' | 'reveal' | 'round end'>;

const sellers = { frankfurt: 1, tokyo: 1 };

/** One question of each kind. */
const EXAMPLES: Readonly<Record<Asking | 'research first', Example>> = {
  sides: {
    sketch: { task: { task: 'sides', seat: 0 } },
    prompt: 'Choose a side for exchange 6 of 6',
    rule: 'SIB-SETUP-06',
    labels: [],
  },
  place: {
    sketch: { players: [{ drawn: ['manager', 'worker/gas'] }] },
    prompt: 'Place your counters (2 left)',
    rule: 'SIB-PLACE-04',
    labels: ['Manager → Manager', 'Manager → Research', 'Worker/Gas → Worker', 'Worker/Gas → Gas', 'Worker/Gas → Research'],
  },
  turn: { sketch: { players: [{ rows: { gas: two('gas') } }] }, prompt: 'Perform an action or pass', rule: 'SIB-ACT-02', labels: ['Gas', 'Pass'] },
  'research first': {
    sketch: { players: [{ research: ['manager'] }] },
    prompt: 'Perform research: it must be your first action',
    rule: 'SIB-ACT-03',
    labels: ['Research'],
  },
  research: {
    sketch: { task: { task: 'research', seat: 0, left: [0, 1] } },
    prompt: 'Research: choose a cube to place (2 left)',
    rule: 'SIB-RESEARCH-12',
    labels: ['Place gas', 'Manager: place gas', 'Manager: place coal', 'Manager: place diamond'],
  },
  deposit: {
    sketch: { task: { task: 'deposit', seat: 0, resource: 0 } },
    prompt: 'Research: choose a region for the gas',
    rule: 'SIB-RESEARCH-09',
    labels: ['Khabarovsk', 'Amur'],
  },
  joker: {
    sketch: { task: { task: 'joker', seat: 0 } },
    prompt: 'Manager: choose a free space for the joker',
    rule: 'SIB-MGR-02',
    labels: ['Logistician'],
  },
  step: {
    sketch: { task: { task: 'step', seat: 0 } },
    prompt: 'Logistician: move a worker one step',
    rule: 'SIB-LOG-01',
    labels: ['Vladivostok → Khabarovsk'],
  },
  seller: {
    sketch: { task: { task: 'seller', seat: 0 } },
    prompt: 'Seller: choose a piece to become a seller',
    rule: 'SIB-SELL-02',
    labels: ['Supply', 'Seller in Frankfurt', 'Worker in Vladivostok'],
  },
  exchange: {
    sketch: { task: { task: 'exchange', seat: 0, from: 1 } },
    prompt: 'Seller: choose an exchange for your piece (Seller in Frankfurt)',
    rule: 'SIB-SELL-01',
    labels: ['Tokyo', 'Zurich', 'Shanghai', 'Mumbai', 'New York'],
  },
  worker: {
    sketch: { players: [{ supply: 0, workers: { amur: 1 } }], task: { task: 'worker', seat: 0 } },
    prompt: 'Worker: choose a piece to send to Vladivostok',
    rule: 'SIB-WORK-01',
    labels: ['Seller in Frankfurt', 'Worker in Amur'],
  },
  invest: {
    sketch: { display: ['oil', 'manager'], task: { task: 'invest', seat: 0 } },
    prompt: 'Investor: choose an investment tile',
    rule: 'SIB-INV-01',
    labels: ['Manager tile', 'Oil tile'],
  },
  sale: {
    sketch: { options: { sellSplit: 'chooseExchange' }, players: [{ workers: { amur: 1 }, sellers }], task: { task: 'sale', seat: 0, resource: 2 } },
    prompt: 'Choose an exchange for your oil',
    rule: 'SIB-EXTRACT-06',
    labels: ['Frankfurt', 'Tokyo'],
  },
  extract: {
    sketch: {
      options: { extractAll: 'chooseSubset' },
      players: [{ workers: { amur: 1, aldan: 1, ob: 1 }, sellers }],
      task: { task: 'extract', seat: 0, resource: 2, exchange: 1, taken: 1 << 2 },
    },
    prompt: 'Choose where to extract oil (to sell in Tokyo)',
    rule: 'SIB-EXTRACT-02',
    labels: ['Sell the chosen cubes', 'Aldan', 'Ob Basin'],
  },
  surplus: {
    sketch: {
      players: [{ rows: { gas: two('gas'), oil: two('oil'), gold: two('gold'), coal: two('coal'), worker: two('worker'), seller: ['seller/gas'] } }],
      task: { task: 'surplus', seat: 0 },
    },
    prompt: 'Return 1 counter to the bag (you may keep 10)',
    rule: 'SIB-ROUND-07',
    labels: ['Logistician/Gas from Gas'],
  },
};

for (const [name, { sketch, ...question }] of Object.entries(EXAMPLES)) {
  test(`the question '${name}' and its choices`, () => {
    const state = position(sketch);
    if (name === 'sides') state.exchanges[5] = -1;
    asks({ game: siberia, wording, english }, state, question);
  });
}
