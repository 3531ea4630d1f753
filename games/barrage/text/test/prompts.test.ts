import { test } from 'node:test';
import { asks, type Question } from '@madang/text/testing';
import { MANAGEMENT_SPACES } from '../../components/spaces.ts';
import { barrage } from '../../rules/index.ts';
import type { BarrageDecision } from '../../rules/state.ts';
import { position, type Sketch } from '../../test/position.ts';
import { wording } from '../index.ts';
import { english } from './speech.ts';

const EMPTY = -1;

/** A position in which the task is asked, what it then asks, the rule, and some of the choices. */
interface Example extends Question {
  readonly sketch: Sketch;
}

const production: Sketch = {
  dams: { D5l: ['neutral', 2, 2], D8l: [0, 1, 1] },
  conduits: { C5a: 1, C8a: 0 },
  powerhouses: { 'P8-2': 0, 'P11-1': 0 },
};

/** One example for each task that somebody decides: forgetting one does not compile. */
const EXAMPLES: Readonly<
  Record<BarrageDecision['task'] | 'second production' | 'tile energy' | 'no engineers' | 'only the bank' | 'copied', Example>
> = {
  'draft company': {
    sketch: { task: { task: 'draft company', seat: 0 } },
    prompt: 'Choose a company and its officer',
    rule: 'BAR-EXPERT-03',
    labels: ['USA · Jill McDowell', 'France'],
  },
  'draft contract': {
    sketch: { task: { task: 'draft contract', seat: 0 } },
    prompt: 'Choose a starting contract',
    rule: 'BAR-EXPERT-03',
    labels: ['Starting contract · 2 energy → 3 credits'],
  },
  turn: {
    sketch: { players: [{ engineers: 2 }], patents: ['adv-1-base'] },
    prompt: 'Choose an action (2 engineers left)',
    rule: 'BAR-ACT-02',
    labels: [
      'Water Management, 1 now (1 engineer)',
      'Water Management, 1 now (2 engineers, 3 credits)',
      'Bank: 2 engineers',
      'Construction (1 engineer)',
      'Patent Office 1 (2 engineers, 5 credits)',
    ],
  },
  'no engineers': {
    sketch: { players: [{ engineers: 0, tiles: ['adv-1-powerhouse'] }] },
    prompt: 'No engineers left: pass, or build without any',
    rule: 'BAR-ACT-02',
    labels: ['Construction without engineers', 'Pass'],
  },
  'only the bank': {
    sketch: { players: [{ engineers: 1, tiles: [] }], taken: Object.fromEntries(MANAGEMENT_SPACES.map(({ id }) => [id, 1])) },
    prompt: 'Only the bank takes your last engineer (1 credit)',
    rule: 'BAR-ACT-02',
    labels: ['Bank: 1 engineer'],
  },
  copied: {
    sketch: { players: [{ officer: 'mahiri-sekibo', copied: 'jill-mcdowell', engineers: 3 }] },
    prompt: 'Choose your action: Jill McDowell works for you this turn',
    rule: 'BAR-ACT-02',
    labels: ['Bank: 1 engineer'],
  },
  tile: {
    sketch: { players: [{ tiles: ['basic-base', 'adv-1-base'] }], task: { task: 'tile', seat: 0, manned: true } },
    prompt: 'Construction: choose a technology tile',
    rule: 'BAR-BUILD-03',
    labels: ['Base tile', 'Base I'],
  },
  'copy tile': {
    sketch: {
      players: [
        {
          officer: 'anton-krylov',
          wheel: [
            { turns: 1, tile: 'basic-base' },
            { turns: 2, tile: 'basic-conduit' },
          ],
        },
      ],
      task: { task: 'copy tile', seat: 0, manned: true },
    },
    prompt: 'Construction: choose a tile on your wheel to copy',
    rule: 'BAR-OFFICER-06',
    labels: ['Copy Base tile', 'Copy Conduit tile'],
  },
  structure: {
    sketch: { task: { task: 'structure', seat: 0, tile: 9, acts: 9 } },
    prompt: 'Construction: choose what to build with Wild I',
    rule: 'BAR-BUILD-03',
    labels: ['Base', 'Conduit', 'Powerhouse'],
  },
  site: {
    sketch: { task: { task: 'site', seat: 0, structure: 0, tile: 0, acts: 0 } },
    prompt: 'Construction: choose a site for the base',
    rule: 'BAR-BUILD-06',
    labels: ['Upper dam 1', 'Lower dam 8'],
  },
  payment: {
    sketch: {
      players: [{ officer: 'solomon-p-jordan', credits: 9 }],
      task: { task: 'payment', seat: 0, structure: 0, site: 15, tile: 0, acts: 0 },
    },
    prompt: 'Construction: choose how to pay for the base (Lower dam 8)',
    rule: 'BAR-BUILD-04',
    labels: ['3 excavators', '1 excavator, 6 credits', '9 credits'],
  },
  machines: {
    sketch: { task: { task: 'machines', seat: 0, n: 2 } },
    prompt: 'Choose 2 machines',
    rule: 'BAR-SHOP-02',
    labels: ['2 excavators', '1 excavator, 1 concrete mixer', '2 concrete mixers'],
  },
  drop: {
    sketch: { task: { task: 'drop', seat: 0, left: 2, flow: 'now', must: false, mustAll: false } },
    prompt: 'Choose a headstream: a drop flows now (2 left)',
    rule: 'BAR-WATER-05',
    labels: ['Headstream A', 'Headstream D', 'Place no more drops'],
  },
  'free piece': {
    sketch: { task: { task: 'free piece', seat: 0, structure: 2, areas: 7, maxValue: 2 } },
    prompt: 'Reward: choose a site for the conduit',
    rule: 'BAR-CON-09',
    labels: ['Conduit 6B', 'Place nothing'],
  },
  system: {
    sketch: { ...production, task: { task: 'system', seat: 0, bonus: -1, optional: true, after: EMPTY } },
    prompt: 'Production −1: choose dam, conduit, powerhouse',
    rule: 'BAR-PROD-01',
    labels: ['Lower dam 5 → Conduit 5A → Powerhouse 8-2', 'Lower dam 8 → Conduit 8A → Powerhouse 11-1', 'Do not produce'],
  },
  'second production': {
    sketch: { ...production, task: { task: 'system', seat: 0, bonus: 0, optional: true, after: 15 } },
    prompt: 'Second production: choose another powerhouse',
    rule: 'BAR-COMPANY-05',
    labels: ['Lower dam 5 → Conduit 5A → Powerhouse 8-2', 'Do not produce'],
  },
  drops: {
    sketch: { ...production, task: { task: 'drops', seat: 0, bonus: 0, optional: false, after: EMPTY, powerhouse: 7, dam: 9, conduit: 8 } },
    prompt: 'Production: choose how many drops to use (Lower dam 5)',
    rule: 'BAR-PROD-04',
    labels: ['1 drop', '2 drops'],
  },
  contract: {
    sketch: { players: [{ held: ['G10'] }], nationals: ['NC5'], task: { task: 'contract', seat: 0, total: 15, tile: false } },
    prompt: '15 energy produced: choose a contract to fulfill',
    rule: 'BAR-PROD-14',
    labels: ['Fulfill no contract', 'Green contract · 3 energy → 4 VP, 2 credits', 'National contract · 15 energy → 12 VP'],
  },
  'tile energy': {
    sketch: { players: [{ held: ['G10'] }], task: { task: 'contract', seat: 0, total: 4, tile: true } },
    prompt: 'The tile’s 4 energy: choose a contract to fulfill',
    rule: 'BAR-CON-07',
    labels: ['Green contract · 3 energy → 4 VP, 2 credits'],
  },
  take: {
    sketch: { task: { task: 'take', seat: 0, left: 2 } },
    prompt: 'Choose a private contract to take (2 left)',
    rule: 'BAR-OFFICE-01',
    labels: ['Green contract · 2 energy → 2 machines of your choice'],
  },
  discard: {
    sketch: { players: [{ held: ['S3', 'G10', 'Y02', 'R02'] }], task: { task: 'discard', seat: 0 } },
    prompt: 'Discard a contract: you hold 4, the limit is 3',
    rule: 'BAR-OFFICE-04',
    labels: ['Starting contract · 2 energy → 3 credits', 'Red contract · 8 energy → build 1 base'],
  },
  fill: {
    sketch: { dams: { D1l: [0, 1, 0] }, task: { task: 'fill', seat: 0, n: 1 } },
    prompt: 'Base I: fill your empty dams, or leave them',
    rule: 'BAR-TECH-01',
    labels: ['Place no drops', 'Put a drop in each empty dam'],
  },
};

for (const [name, { sketch, ...question }] of Object.entries(EXAMPLES)) {
  test(`the question '${name}' and its choices`, () => {
    const state = position(sketch);
    if (name.startsWith('draft') && sketch.task) {
      state.draft = { companies: [0, 3], officers: [3, EMPTY], contracts: [0, 2] };
      state.agenda = [sketch.task];
    }
    asks({ game: barrage, wording, english }, state, question);
  });
}
