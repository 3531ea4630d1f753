import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decision } from '@madang/kernel';
import { barrage } from '../../rules/index.ts';
import { position, type Sketch } from '../../test/position.ts';
import { wording } from '../index.ts';
import { english } from './speech.ts';

const EMPTY = -1;

/** What the seat to act is told a choice would do; the choice is given by its English label. */
function forecast(sketch: Sketch, label: string): string | undefined {
  const state = position(sketch);
  const open = decision(barrage, state);
  assert.ok(open);
  const view = barrage.redact(state, open.seat);
  const labels = open.moves.map((one) => english(wording.label(view, open, one)));
  const move = open.moves[labels.indexOf(label)];
  assert.ok(move, `no choice '${label}' among ${labels.join(' | ')}`);
  return english(wording.forecast(view, open.seat, open, move));
}

const plant: Sketch = {
  dams: { D5l: ['neutral', 2, 2], D8l: [2, 1], D9u: [1, 2] },
  conduits: { C5a: 1, C8a: 0 },
  powerhouses: { 'P8-2': 0, 'P11-1': 0 },
  players: [{ energy: 5, held: ['G10'] }],
};
const drops = { task: 'drops', seat: 0, bonus: 1, optional: false, after: EMPTY, powerhouse: 7, dam: 9, conduit: 8 } as const;
const system = { task: 'system', seat: 0, bonus: 1, optional: false, after: EMPTY } as const;

test('a production: energy by parts, the fee, the marker, where the drops end, contracts within reach', () => {
  assert.equal(
    forecast({ ...plant, task: drops }, '2 drops'),
    '8 energy: 2 × 3, +1 for the action, +1 for powerhouses. Bob gets 2 credits and 2 VP for the conduit. 하은: energy 5 → 13. Drops: 1 → Lower dam 8, 1 off the map. Enough for: green contract (3 energy)',
  );
});

test('a production that fulfils nothing says so', () => {
  const said = forecast({ ...plant, players: [{ held: ['R02'] }], task: drops }, '1 drop');
  assert.match(said ?? '', /^5 energy: 1 × 3, \+1 for the action, \+1 for powerhouses\..*Not enough for any contract$/);
});

test('a system tells what each number of drops would give', () => {
  const conduits = { C5a: 1, C5b: 0 } as const;
  const powerhouses = { 'P8-2': 0, 'P10-1': 0 } as const;
  const said = forecast({ ...plant, conduits, powerhouses, task: system }, 'Lower dam 5 → Conduit 5A → Powerhouse 8-2');
  assert.equal(said, '1 drop: 5 energy, 2 drops: 8 energy. Bob gets 1 credit per drop for the conduit');
});

test('a site tells what goes on the wheel and when it is back, the red fee and the income', () => {
  const task = { task: 'site', seat: 0, structure: 0, tile: 0, acts: 0 } as const;
  assert.equal(forecast({ task }, 'Lower dam 8'), 'On the wheel: Base tile, 3 excavators (back after 5 more turns)');
  assert.equal(forecast({ task }, 'Upper dam 8'), 'On the wheel: Base tile, 3 excavators (back after 5 more turns). Red site: 3 credits');
  const second = forecast({ players: [{ company: 'germany', built: [1, 0, 0, 0] }], task }, 'Lower dam 8');
  assert.equal(second, 'On the wheel: Base tile, 3 excavators (back after 5 more turns). Uncovers an income: 3 VP. You gain 3 VP');
});

test('a site that leaves a choice of payment tells the ways and the red fee', () => {
  const task = { task: 'site', seat: 0, structure: 0, tile: 0, acts: 0 } as const;
  assert.equal(
    forecast({ players: [{ officer: 'solomon-p-jordan', credits: 6 }], task }, 'Upper dam 8'),
    'Price: 2 excavators, 3 credits / 3 excavators. Red site: 3 credits',
  );
});

test('what comes back from the wheel', () => {
  const players = [
    {
      wheel: [
        { turns: 1, tile: 'basic-base' as const, excavators: 4 },
        { turns: 3, mixers: 2 },
      ],
    },
  ];
  assert.equal(
    forecast({ players }, 'Workshop, 3 segments (2 engineers, 5 credits)'),
    'Costs 2 engineers, 5 credits. Then: turn the wheel 3 segments. Back from the wheel: Base tile, 4 excavators, 2 concrete mixers',
  );
});

test('a space tells its price and what it gives; a tile of the patent office its effect', () => {
  const sketch: Sketch = { patents: ['adv-1-elevation'], players: [{ credits: 8 }] };
  assert.equal(forecast(sketch, 'Machinery Shop, excavator (1 engineer, 5 credits)'), 'Costs 1 engineer, 5 credits. You gain 1 excavator');
  assert.equal(forecast(sketch, 'Water Management, 2 later (1 engineer)'), 'Costs 1 engineer. Then: place 2 drops that flow later');
  assert.equal(
    forecast(sketch, 'Patent Office 1 (2 engineers, 5 credits)'),
    'Costs 2 engineers, 5 credits. Then: Elevation I: turn the wheel 1 segment for each of your elevations',
  );
  assert.equal(forecast(sketch, 'Bank: 2 engineers'), 'Costs 2 engineers. You gain 2 credits');
});

test('BAR-BUILD-25 a construction tells what it could build, and from what price on', () => {
  const empty = { players: [{ excavators: 0, mixers: 0, credits: 0 }] };
  const rich = { players: [{ excavators: 9, mixers: 9, credits: 9 }], dams: { D8l: [0, 1] } } satisfies Sketch;
  assert.equal(
    forecast(rich, 'Construction (1 engineer)'),
    'Costs 1 engineer. To build: base from 3 excavators, elevation from 2 concrete mixers, conduit from 2 excavators, powerhouse from 2 concrete mixers',
  );
  assert.throws(() => forecast(empty, 'Construction (1 engineer)'), /no choice/);
});

test('a drop tells where it ends now, or that it waits', () => {
  const task = { task: 'drop', seat: 0, left: 1, flow: 'now', must: false, mustAll: false } as const;
  assert.equal(forecast({ dams: { D9u: [1, 1] }, task }, 'Headstream B'), 'Drops: 1 → Upper dam 9');
  assert.equal(forecast({ task }, 'Headstream B'), 'Drops: 1 off the map');
  const later = { ...task, left: 2, flow: 'later' } as const;
  assert.equal(forecast({ waiting: [0, 1, 0, 0], task: later }, 'Headstream B'), 'Headstream B then holds 2 drops');
});

test('the energy that drops give the USA is told', () => {
  const task = { task: 'drop', seat: 1, left: 1, flow: 'now', must: false, mustAll: false } as const;
  const powerhouses = { 'P5-1': 0, 'P9-1': 0, 'P6-1': 0 } as const;
  assert.equal(forecast({ powerhouses, task }, 'Headstream B'), '하은: energy 0 → 2. Drops: 1 off the map');
});

test('a contract taken, a company chosen, an officer copied', () => {
  assert.equal(
    forecast({ players: [{ held: ['S3'] }], task: { task: 'take', seat: 0, left: 2 } }, 'Green contract · 2 energy → 2 machines of your choice'),
    'You then hold 2 of 3 contracts',
  );
  const mahiri: Sketch = { players: [{ officer: 'mahiri-sekibo' }], copyable: ['wilhelm-adler'] };
  assert.equal(forecast(mahiri, 'Copy Wilhelm Adler (right)'), 'Costs 1 engineer, 3 credits. Your bases cost 3 excavators in every area');
});

test('the last action of a round ends the phase', () => {
  const done = { engineers: 0 };
  assert.equal(
    forecast({ players: [{ engineers: 1 }, done, done, done] }, 'Bank: 1 engineer'),
    'Costs 1 engineer. The action phase ends. You gain 1 credit',
  );
});
