import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOptions, typedOptions } from '../index.ts';

const TABLE = { start: ['random', 'first'], end: ['short', 'long'] } as const;

test('options not chosen are the first of their values', () => {
  assert.deepEqual(parseOptions(TABLE), { ok: true, value: { start: 'random', end: 'short' } });
  assert.deepEqual(parseOptions(TABLE, { end: 'long' }), { ok: true, value: { start: 'random', end: 'long' } });
  assert.deepEqual(parseOptions({}, {}), { ok: true, value: {} });
});

test('an option or value that the table does not have is refused with what is allowed', () => {
  assert.deepEqual(parseOptions(TABLE, { colour: 'red' }), {
    ok: false,
    problem: { code: 'unknown-option', option: 'colour', allowed: ['start', 'end'] },
  });
  for (const value of ['medium', '', 0, null, ['long'], { long: 1 }]) {
    assert.deepEqual(parseOptions(TABLE, { end: value }), {
      ok: false,
      problem: { code: 'unknown-value', option: 'end', allowed: ['short', 'long'] },
    });
  }
});

test('what is not an object is refused', () => {
  for (const json of [null, 'long', 3, ['long']]) {
    assert.deepEqual(parseOptions(TABLE, json), { ok: false, problem: { code: 'not-an-object', option: '', allowed: ['start', 'end'] } });
  }
});

test('names that every object has are not options', () => {
  for (const option of ['__proto__', 'constructor', 'toString']) {
    const parsed = parseOptions(TABLE, JSON.parse(`{"${option}":"long"}`));
    assert.deepEqual(parsed, { ok: false, problem: { code: 'unknown-option', option, allowed: ['start', 'end'] } });
  }
});

test('typed options are those that were parsed, frozen; others are a bug', () => {
  const table = { ends: ['early', 'late'] } as const;
  const typed: { readonly ends: 'early' | 'late' } = typedOptions(table, { ends: 'late' });
  assert.equal(typed.ends, 'late');
  assert.ok(Object.isFrozen(typed));
  assert.throws(() => typedOptions(table, { ends: 'never' }), /not parsed/);
  assert.throws(() => typedOptions(table, {}), /not parsed/);
});
