import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decision } from '@madang/kernel';
import { siberia } from '../../rules/index.ts';
import { position, type Sketch, two } from '../../test/position.ts';
import { wording } from '../index.ts';
import { english } from './speech.ts';

type Said = Exclude<typeof wording.forecast | typeof wording.caution, undefined>;

/** What the seat to act is told a choice would do; the choice is given by its English label. */
const forecast = (sketch: Sketch, label: string): string | undefined => told(wording.forecast, sketch, label);

function told(says: Said, sketch: Sketch, label: string): string | undefined {
  const state = position(sketch);
  if (sketch.task) state.agenda.unshift({ task: 'turn', seat: 1 });
  const open = decision(siberia, state);
  assert.ok(open);
  const view = siberia.redact(state, open.seat);
  const move = open.moves.find((one) => english(wording.label(view, open, one)) === label);
  assert.ok(move, `no choice '${label}'`);
  return english(says(view, open.seat, open, move));
}

test('a sale names cubes, places, exchange, price and income', () => {
  const me = { rows: { gas: two('gas') }, workers: { amur: 1, aldan: 2 }, sellers: { frankfurt: 1, tokyo: 1 } };
  assert.equal(
    forecast({ elsewhere: ['gas', 'oil'], players: [me] }, 'Gas'),
    '2 gas (Amur, Aldan) → Tokyo, $3,000 each: $6,000. You then have $6,000. 2 counters go into the bag',
  );
});

test('a sale that empties a region says so, and who goes home', () => {
  const me = { rows: { oil: two('oil') }, workers: { sakhalin: 2 } };
  const sketch = { cubes: { sakhalin: ['oil' as const] }, players: [me, { workers: { sakhalin: 1 } }] };
  assert.equal(
    forecast(sketch, 'Oil'),
    '1 oil (Sakhalin) → Frankfurt, $1,000 each: $1,000. Sakhalin becomes depleted. 하은: 2 workers return to the supply. Bob: 1 worker returns to the supply. You then have $1,000. 2 counters go into the bag',
  );
});

test('a row that would sell nothing says why', () => {
  const noCube = { rows: { coal: two('coal') }, workers: { amur: 1 } };
  assert.match(forecast({ players: [noCube] }, 'Coal') ?? '', /you have no worker where there is coal/);
  const noBuyer = { rows: { gold: two('gold') }, workers: { amur: 1 }, sellers: { tokyo: 1 } };
  assert.match(forecast({ players: [noBuyer] }, 'Gold') ?? '', /no exchange with one of your sellers buys gold/);
});

test('the sale that brings the last round says so', () => {
  const gone = { baikal: [], lena: [], evenkia: [], taymyr: [], kuzbass: [], ob: [], kolyma: [] };
  const me = { rows: { oil: two('oil') }, workers: { sakhalin: 1 } };
  const said = forecast({ cubes: { ...gone, sakhalin: ['oil'] }, players: [me] }, 'Oil');
  assert.match(said ?? '', /This becomes the last round: eight regions are depleted\./);
});

test('placing a counter says which row it makes ready', () => {
  const sketch: Sketch = { players: [{ rows: { gas: ['seller/gas'] }, drawn: ['worker/gas'] }] };
  assert.equal(forecast(sketch, 'Worker/Gas → Gas'), 'Gas becomes ready');
  assert.equal(forecast(sketch, 'Worker/Gas → Worker'), undefined);
});

test('a tile says which row it makes ready, and not what chance turns up', () => {
  const sketch: Sketch = { display: ['gas', 'oil'], players: [{ rows: { gas: ['seller/gas'] } }], task: { task: 'invest', seat: 0 } };
  assert.equal(forecast(sketch, 'Gas tile'), 'Gas becomes ready');
  assert.equal(forecast(sketch, 'Oil tile'), undefined);
});

test('a step says what lies there and who stands there', () => {
  const sketch: Sketch = { players: [{}, { workers: { amur: 2 } }], task: { task: 'step', seat: 0 } };
  assert.equal(forecast(sketch, 'Vladivostok → Amur'), 'Cubes there: oil, gold. Workers already there: 2');
});

test('a found cube says what the region then holds', () => {
  const sketch: Sketch = { task: { task: 'deposit', seat: 0, resource: 0 } };
  assert.equal(forecast(sketch, 'Amur'), 'Cubes there afterwards: gas, oil, gold');
});

test('an exchange says what it buys', () => {
  assert.equal(forecast({ task: { task: 'exchange', seat: 0, from: 0 } }, 'Tokyo'), 'Buys gas $3,000, oil $4,000');
});

test('the last pass ends the round', () => {
  assert.equal(forecast({ players: [{}, { passed: true }, { passed: true }] }, 'Pass'), 'The round ends');
  assert.equal(forecast({}, 'Pass'), undefined);
});

test('a row that would be performed for nothing is warned of, with the counters that it costs; one that does something is not', () => {
  const { caution } = wording;
  assert.ok(caution);
  const lost = 'This action would do nothing now, but its 2 counters go into the bag';
  const noCube = { rows: { coal: two('coal') }, workers: { amur: 1 }, sellers: { frankfurt: 1 } };
  assert.equal(told(caution, { elsewhere: ['gas'], players: [noCube] }, 'Coal'), lost);
  const noBuyer = { rows: { gold: two('gold') }, workers: { amur: 1 }, sellers: { dubai: 1 } };
  assert.equal(told(caution, { elsewhere: ['gold'], players: [noBuyer] }, 'Gold'), lost);
  const investor = { rows: { investor: two('investor') } };
  assert.equal(told(caution, { players: [investor] }, 'Investor'), lost);
  const sale = { rows: { gas: two('gas') }, workers: { amur: 1 }, sellers: { frankfurt: 1 } };
  assert.equal(told(caution, { elsewhere: ['gas'], players: [sale] }, 'Gas'), undefined);
  assert.equal(told(caution, { players: [sale] }, 'Pass'), undefined);
});
