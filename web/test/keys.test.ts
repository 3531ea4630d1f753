import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFreeKey, KEY_ACTIONS, readKeys, USUAL_KEYS, withKey } from '../src/settings/keys.ts';
import { readKey } from '../src/table/keys/keys.ts';

const press = (key: string, shiftKey = false) => ({ key, code: '', shiftKey, ctrlKey: false, metaKey: false, altKey: false });

test('an action has the key that the reader gave it, and the action that had it gets the former one', () => {
  const keys = withKey(USUAL_KEYS, 'undo', 'n');
  assert.deepEqual(readKey(press('n'), 'page', keys), { action: 'undo' });
  assert.deepEqual(readKey(press('u'), 'page', keys), { action: 'since' });
  assert.equal(new Set(KEY_ACTIONS.map((action) => keys[action])).size, KEY_ACTIONS.length);
  const moved = withKey(USUAL_KEYS, 'undo', 'z');
  assert.equal(readKey(press('u'), 'page', moved), undefined);
});

test('what boards hear themselves is no key of an action: digits, zooming, turning', () => {
  for (const key of ['1', '0', '+', '-', '=', 'r', 'f', ' ', 'Enter', 'é']) assert.equal(isFreeKey(key), false, key);
  for (const key of KEY_ACTIONS.map((action) => USUAL_KEYS[action])) assert.equal(isFreeKey(key), true, key);
});

test('kept keys that are unfit or there twice are left for the usual ones', () => {
  assert.equal(readKeys({ ...USUAL_KEYS, undo: 'z' }).undo, 'z');
  for (const kept of [null, { undo: '1' }, { undo: 7 }, { undo: 'n' }, { undo: '' }]) assert.deepEqual(readKeys(kept), USUAL_KEYS);
});

test('F6 goes on to the next area, with Shift to the one before', () => {
  assert.deepEqual(readKey(press('F6'), 'control'), { action: 'nextArea' });
  assert.deepEqual(readKey(press('F6', true), 'page'), { action: 'previousArea' });
  assert.equal(readKey(press('F6'), 'text'), undefined);
});
