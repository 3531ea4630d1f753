import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { MADANG } from '../components/decks/deck.ts';
import { DECK_IDS, DECKS, type DeckProblem, origins, parseDeck, shelve } from '../components/decks/index.ts';

/** Our deck as somebody would type it. */
const typed = (): Record<string, unknown> => JSON.parse(JSON.stringify(MADANG));

/** Our deck with one value changed: a path like eras[0][3].instant.goods, and the value; undefined takes it away. */
function changed(path: string, value: unknown): unknown {
  const deck = typed();
  const names = path.split(/[.[\]]+/).filter((name) => name !== '');
  const last = names.pop() ?? '';
  let at: unknown = deck;
  for (const name of names) at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined;
  assert.ok(typeof at === 'object' && at !== null, path);
  if (value === undefined) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, value);
  return deck;
}

function problems(path: string, value: unknown): readonly DeckProblem[] {
  const parsed = parseDeck(changed(path, value));
  assert.ok(!parsed.ok, path);
  return parsed.problem;
}

/** What is wrong, without what would be right. */
const briefly = (path: string, value: unknown): unknown => problems(path, value).map(({ code, card, field }) => [code, card, field]);

test('our deck is read back from JSON as the same deck', () => {
  const parsed = parseDeck(typed());
  assert.ok(parsed.ok);
  assert.deepEqual(parsed.value, DECKS[0]);
  assert.equal(parsed.value.id, 'madang-2');
});

test('our deck says how much of it sources attest', () => {
  assert.deepEqual(DECKS.map(origins)[0], { attested: 32, inferred: 25, invented: 148 });
});

test('what the id of a deck means does not change: a deck is shelved only as it was recorded, and once', () => {
  assert.deepEqual(DECK_IDS, ['madang-2']);
  assert.throws(() => shelve(changed('version', '3'), 'another fingerprint'), /fingerprint 06ef3d203bd959d4/);
  assert.throws(() => shelve(typed(), '06ef3d203bd959d4'), /already/);
  assert.throws(() => shelve(changed('eras[0][3].instant.do', 'gian'), ''), /not-one-of.*instant\.do/);
});

test('a change that plays differently changes the fingerprint, one of titles does not', () => {
  const of = (path: string, value: unknown): string => {
    const parsed = parseDeck(changed(path, value));
    assert.ok(parsed.ok);
    return parsed.value.fingerprint;
  };
  const before = DECKS[0]?.fingerprint;
  assert.notEqual(of('eras[0][3].instant.goods.credits', 2), before);
  assert.equal(of('titles', { 4: { en: 'Convoy', ko: '선단', zh: '船队' } }), before);
});

test('a problem names the card and the field, and what would be right', () => {
  assert.deepEqual(problems('eras[0][3].instant.goods.coal', 2), [
    {
      code: 'unknown-field',
      card: '4',
      field: 'instant.goods.coal',
      allowed: ['credits', 'kelp', 'steelplast', 'science', 'biomatter', 'points', 'cards'],
    },
  ]);
  assert.deepEqual(briefly('eras[0][3].instant.do', 'gian'), [['not-one-of', '4', 'instant.do']]);
  assert.deepEqual(briefly('eras[0][4].instant.of[0].what', 'tunel'), [['not-one-of', '5', 'instant.of[0].what']]);
  assert.deepEqual(briefly('eras[1][0].instant.count', 0), [['not-a-whole-number', '67', 'instant.count']]);
  assert.deepEqual(briefly('eras[1][0].instant.cost', { credits: 1.5 }), [['not-a-whole-number', '67', 'instant.cost.credits']]);
  assert.deepEqual(briefly('eras[0][11].permanent.on.event', 'upgraed'), [['not-one-of', '12', 'permanent.on.event']]);
  assert.deepEqual(briefly('specials[0].endScoring.count.kind', 'mine'), [['not-one-of', '181', 'endScoring.count.kind']]);
  assert.deepEqual(briefly('eras[0][3].colour', undefined), [['missing', '4', 'colour']]);
  assert.deepEqual(briefly('eras[0][3].price', 1), [['unknown-field', '4', 'price']]);
  assert.deepEqual(briefly('titles', { 4: { en: 'Convoy', ko: '', zh: '船队' } }), [['not-a-text', '4', 'titles.ko']]);
  assert.deepEqual(briefly('titles', { 999: { en: 'Convoy', ko: '선단', zh: '船队' } }), [['unknown-field', '999', 'titles']]);
});

test('every kind of card allows its own operators only', () => {
  assert.deepEqual(briefly('eras[0][14].production', { do: 'build', what: 'farm', count: 1, cost: 'free' }), [['not-one-of', '15', 'production.do']]);
  assert.deepEqual(briefly('eras[0][3].instant', { do: 'feedLess', count: 1 }), [['not-one-of', '4', 'instant.do']]);
});

test('a card has exactly one kind', () => {
  assert.deepEqual(briefly('eras[0][3].action', { do: 'gain', goods: { kelp: 1 } }), [['not-one-kind', '4', 'instant, action']]);
  assert.deepEqual(briefly('eras[0][3].instant', undefined), [['not-one-kind', '4', '']]);
});

test('UWC-SETUP-03 UWC-SETUP-08 a deck has every number once, and ten Special cards of 3 credits', () => {
  assert.deepEqual(briefly('eras[0][3].number', 5), [['wrong-numbers', '4, 5', 'eras[0]']]);
  assert.deepEqual(briefly('specials[0].cost', 2), [['wrong-prices', '182, 183, 184, 185, 186, 187, 188, 189, 190', 'specials']]);
});

test('what no form can say is refused too', () => {
  const seq = {
    do: 'seq',
    of: [
      { do: 'gain', goods: { kelp: 1 } },
      { do: 'advance', steps: 1 },
    ],
  };
  assert.deepEqual(briefly('eras[0][3].instant', seq), [['unfit-part', '4', 'instant.of[0]']]);
  const pay = { do: 'pay', cost: [{ kelp: 1 }, { kelp: 2 }], effect: { do: 'gain', goods: { points: 1 } } };
  assert.deepEqual(briefly('eras[0][3].instant', pay), [['same-resource', '4', 'instant.cost']]);
});

test('a permanent card has no condition of its own, a metropolis yields plain goods', () => {
  assert.deepEqual(briefly('eras[0][10].requires', { federationSpace: 3 }), [['unfit-part', '11', 'requires']]);
  const [brown, ...others] = JSON.parse(JSON.stringify(DECKS[0]?.metropolises ?? []));
  const own = others.map((tile: object) => ('production' in tile ? { ...tile, production: { do: 'feedLess', count: 1 } } : tile));
  assert.ok(problems('metropolises', [brown, ...own]).every(({ field }) => field.startsWith('production')));
});

test('metropolises and contracts may be another deck’s own: all of them, in their order', () => {
  const own = { id: 'blue-1', colour: 'blue', instant: { do: 'gain', goods: { kelp: 2 } }, confidence: 'verified' };
  assert.deepEqual(briefly('metropolises', [own]), [['wrong-order', '', 'metropolises']]);
  assert.deepEqual(briefly('contracts', [{ id: 'contract-1', needs: [], reward: own.instant, confidence: 'verified' }]), [
    ['wrong-order', '', 'contracts'],
    ['empty', 'contract-1', 'needs'],
  ]);
});

test('what is no deck at all is refused', () => {
  for (const json of [null, [], 'deck', 7, {}]) assert.ok(!parseDeck(json).ok);
});

test('a table can be made with another deck: its cards and contracts are played, and its match is written and read back', async () => {
  // In a thread of its own, so that the deck is on no other test's shelf.
  const thread = new Worker(new URL('./another-deck.ts', import.meta.url));
  const [found] = await once(thread, 'message');
  await thread.terminate();
  assert.deepEqual(found, {
    ids: ['madang-2', 'box-2'],
    ours: 0,
    theirs: 7,
    reward: 9,
    replayed: true,
    title: '선단',
    told: ['가가 ‘선단’을 내려놓았습니다', '‘선단’은 손패에 없습니다'],
  });
});
