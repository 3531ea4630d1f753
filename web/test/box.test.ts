import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTitle } from '@madang/games';
import type { PackForm } from '@madang/kernel';
import {
  type Draft,
  differencesOf,
  minutesLeft,
  newDraft,
  nextOf,
  orderOf,
  packNameOf,
  stateOf,
  typedIn,
  withTyped,
} from '../src/box/logic/draft.ts';
import { askedAgain, differences, drawnPart } from '../src/box/logic/values.ts';

const found = await findTitle('underwater')?.pack?.();
assert.ok(found);
const form: PackForm = found;
const card = form.entries.find(({ id }) => id === '4');
assert.ok(card);

const gain = (goods: object) => ({ colour: 'green', does: { kind: 'instant', effect: { do: 'gain', goods } } });
const EMPTY = newDraft('a', 'My box', 0);
const typed = (draft: Draft, round: 'type' | 'check', goods: object): Draft => withTyped(draft, round, '4', gain(goods), 1);

test('a figure that is typed otherwise the second time is named by its field', () => {
  const once = typed(EMPTY, 'type', { steelplast: 2 });
  assert.equal(stateOf(card, once), 'typed');
  const wrong = typed(once, 'check', { steelplast: 3 });
  assert.equal(stateOf(card, wrong), 'differs');
  assert.deepEqual(differencesOf(card, wrong), [{ field: 'does.effect.goods.steelplast', first: 2, second: 3 }]);
  assert.equal(stateOf(card, typed(once, 'check', { steelplast: 2 })), 'checked');
  assert.deepEqual(
    differences({ kelp: 1 }, { credits: 1 }).map(({ field }) => field),
    ['kelp', 'credits'],
  );
});

test('every card of our own deck can be asked again, shows none of its figures, and is whole once these are typed', () => {
  for (const entry of form.entries) {
    const again = askedAgain(entry, entry.own);
    assert.doesNotMatch(JSON.stringify(again), /\d/, entry.id);
    assert.deepEqual(drawnPart(entry.fields, entry.own), entry.own);
    const draft = { ...EMPTY, type: { [entry.id]: entry.own }, check: { [entry.id]: entry.own } };
    assert.equal(stateOf(entry, draft), 'checked', entry.id);
  }
});

test('the second round goes the other way round, over what is typed', () => {
  const both = withTyped(typed(EMPTY, 'type', { kelp: 1 }), 'type', '7', gain({ kelp: 2 }), 1);
  assert.deepEqual(
    orderOf(form, both, 'check').map(({ id }) => id),
    ['7', '4'],
  );
  assert.equal(nextOf(form, both, 'check', '7')?.id, '4');
  assert.equal(nextOf(form, both, 'type', '4')?.id, '5');
});

test('an unfinished card is drawn as far as it is typed, and is in no pack', () => {
  const draft = withTyped(EMPTY, 'type', '4', { colour: 'red', does: { kind: 'instant', effect: { do: 'gain', goods: {} } } }, 1);
  assert.equal(stateOf(card, draft), 'begun');
  assert.deepEqual(drawnPart(card.fields, draft.type['4'] ?? {}), { colour: 'red', does: { kind: 'instant' } });
  assert.equal(typedIn(form, draft).size, 0);
});

test('a whole box takes less than 90 minutes, and less with each card', () => {
  const whole = minutesLeft(form, EMPTY);
  assert.ok(whole > 30 && whole <= 90, `${whole}`);
  const all = form.entries.filter(({ isHole }) => isHole).reduce((draft, { id, own }) => withTyped(draft, 'type', id, own, 1), EMPTY);
  assert.ok(minutesLeft(form, all) < whole);
});

test('the name of a pack has only letters that a pack may have', () => {
  assert.deepEqual(['My box!', '내 상자', 'Ünderwater Cities 2nd edition'].map(packNameOf), ['my-box', 'box', 'nderwater-cities']);
});
