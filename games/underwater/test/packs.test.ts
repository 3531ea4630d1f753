import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  decision,
  decisionOf,
  newMatch,
  openDecisions,
  openDocument,
  type Pack,
  play,
  playMove,
  readDocument,
  readPack,
  seedRandom,
  shuffle,
  toDocument,
} from '@madang/kernel';
import { playRandomly } from '@madang/kernel/testing';
import { translator } from '@madang/text';
import { expertise } from '../bot/index.ts';
import { MADANG } from '../components/decks/deck.ts';
import { deckOfPack } from '../components/decks/index.ts';
import { cardOf, deckOf } from '../components/match-deck.ts';
import { OPTIONS, underwater } from '../rules/index.ts';
import { titleIn } from '../text/names.ts';
import { words } from '../text/sources.ts';

/** Our deck as an owner types it, with another card 4 and a title. */
function typed(credits: number): Record<string, unknown> {
  const deck = JSON.parse(JSON.stringify({ ...MADANG, name: 'box', version: '1' }));
  deck.eras[0][3].instant.goods = { points: credits };
  deck.titles = { 4: { en: 'Convoy', ko: '선단', zh: '船队' } };
  return deck;
}

function packOf(document: unknown): Pack {
  const read = readPack(underwater, document);
  assert.ok(read.ok, JSON.stringify(read));
  return read.value;
}

const pack = packOf(typed(7));
const setup = { seats: 2, seed: 'box', options: { deck: pack.id }, pack };

/** What is wrong with one card of a pack that has this field changed. */
function problemsWith(number: number, changes: object): unknown {
  const deck = JSON.parse(JSON.stringify(typed(7)));
  Object.assign(deck.eras[0][number - 1], changes);
  const read = readPack(underwater, JSON.parse(JSON.stringify(deck)));
  return read.ok ? [] : read.problem.map(({ code, card, field }) => [code, card, field]);
}

test('a pack is played without a place on the shelf: its cards count in states, views and imagined positions', () => {
  const state = begin(underwater, setup);
  const view = underwater.redact(state, 0);
  for (const one of [state, view, underwater.imagine(view, seedRandom('a')), underwater.clone(state), JSON.parse(JSON.stringify(view))])
    assert.deepEqual(cardOf(one, 4).instant, { do: 'gain', goods: { points: 7 } });
  assert.deepEqual(OPTIONS.deck, ['madang-2']);
  assert.notDeepEqual(cardOf(begin(underwater, { seats: 2, seed: 'box' }), 4).instant, { do: 'gain', goods: { points: 7 } });
});

test('two packs of one name and version are two decks, also side by side', () => {
  const other = packOf(typed(8));
  assert.notEqual(other.id, pack.id);
  const [a, b] = [begin(underwater, setup), begin(underwater, { ...setup, options: { deck: other.id }, pack: other })];
  for (let i = 0; i < 3; i++) {
    assert.deepEqual(cardOf(a, 4).instant, { do: 'gain', goods: { points: 7 } });
    assert.deepEqual(cardOf(b, 4).instant, { do: 'gain', goods: { points: 8 } });
  }
});

test('a pack that was read long ago is read again from its state, and never under another id', () => {
  const state = begin(underwater, setup);
  for (let i = 0; i < 40; i++) deckOf(begin(underwater, packedWith(i)));
  assert.deepEqual(cardOf(state, 4).instant, { do: 'gain', goods: { points: 7 } });
  assert.throws(() => deckOfPack(pack.id.replace(/.$/, 'x'), pack.text), /another text/);
});

function packedWith(i: number) {
  const other = packOf(typed(9 + i));
  return { ...setup, options: { deck: other.id }, pack: other };
}

test('a match with a pack is written, read back and played on', () => {
  const match = newMatch(underwater, setup);
  for (let i = 0; i < 6; i++) {
    const [open] = openDecisions(match);
    assert.ok(open && playMove(match, open.seat, open.moves[0]).ok);
  }
  const read = readDocument(JSON.parse(JSON.stringify(toDocument(match))));
  assert.ok(read.ok);
  const opened = openDocument(underwater, read.value);
  assert.ok(opened.ok);
  assert.deepEqual(opened.value.state, match.state);
  assert.ok(decisionOf(underwater, opened.value.state, openDecisions(match)[0]?.seat ?? 0));
});

test('bots and texts know the pack by the view alone', async () => {
  const state = begin(underwater, setup);
  const seat = openDecisions(newMatch(underwater, setup))[0]?.seat ?? 0;
  const view = JSON.parse(JSON.stringify(underwater.redact(state, seat)));
  assert.equal(expertise.evaluate(underwater.imagine(view, seedRandom('bot'))).length, 2);
  assert.equal(translator('ko', await words('ko')).say(titleIn(view, 4)), '선단');
});

test('a card that could keep the rules from ending is refused by card and field', () => {
  const gain = { do: 'gain', goods: { kelp: 1 } };
  const again = { do: 'performSlot', which: 'any', always: true };
  const lasting = (on: object, effect: object) => ({ instant: undefined, permanent: { do: 'trigger', on, effect } });
  assert.deepEqual(problemsWith(4, lasting({ event: 'useAlwaysSlot' }, again)), [['might-not-end', '4', 'permanent.effect.do']]);
  assert.deepEqual(problemsWith(4, lasting({ event: 'advanceBeyondTop' }, { do: 'advance', steps: 1 })), [
    ['might-not-end', '4', 'permanent.effect.do'],
  ]);
  const refresh = { do: 'all', of: [gain, { do: 'refreshAction', count: 1 }] };
  assert.deepEqual(problemsWith(4, { instant: undefined, action: refresh }), [['might-not-end', '4', 'action.of[1].do']]);
  const count = { of: 'city', type: 'any' };
  const twice = { do: 'per', count, every: 1, effect: { do: 'per', count, every: 1, effect: gain } };
  assert.deepEqual(problemsWith(4, { instant: twice }), [['might-not-end', '4', 'instant.effect.do']]);
  assert.deepEqual(problemsWith(4, { instant: again }), []);
});

test('a wrong name, a wrong version and a wrong card are told at once', () => {
  const deck = typed(7);
  const read = readPack(underwater, { ...deck, name: 'My Box', version: '1!', specials: [] });
  const codes = read.ok ? [] : read.problem.map(({ code, field }) => `${code} ${field}`);
  for (const one of ['not-a-name name', 'not-a-name version', 'wrong-numbers specials', 'wrong-prices specials']) assert.ok(codes.includes(one), one);
});

test('titles are short texts, shown as they are', () => {
  const deck = { ...typed(7), titles: { 4: { en: '{x, plural, other {<b>&}}', ko: '선단', zh: '船队' } } };
  const read = packOf(deck);
  const state = begin(underwater, { ...setup, options: { deck: read.id }, pack: read });
  return words('en').then((texts) => assert.equal(translator('en', texts).say(titleIn(state, 4)), '{x, plural, other {<b>&}}'));
});

/** Our deck with the effects of its era cards on other cards of it, at random. */
function shuffled(seed: string): Pack {
  const random = seedRandom(seed);
  const deck = typed(7);
  const effects = shuffle(random, MADANG.eras.flat());
  const eras = MADANG.eras.map((era) =>
    era.map(({ number, colour, confidence, attested }) => {
      const { number: _, colour: __, confidence: ___, attested: ____, ...effect } = effects.pop() ?? {};
      return { number, colour, confidence, attested, ...effect };
    }),
  );
  return packOf({ ...deck, eras });
}

test('effects on any other cards are played to the end by chance and by the bots’ quick policy, from views, too', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const other = shuffled(seed);
    const options = { deck: other.id };
    const random = seedRandom(seed);
    const state = begin(underwater, { seats: 3, seed, options, pack: other });
    playRandomly(underwater, state, random, 10_000);
    assert.ok(state.over, seed);
    const second = begin(underwater, { seats: 2, seed, options, pack: other });
    for (let open = decision(underwater, second); open; ) {
      const dream = underwater.imagine(underwater.redact(second, open.seat), random);
      assert.ok(decisionOf(underwater, dream, open.seat));
      open = play(underwater, second, open.seat, expertise.rollout(second, open, random));
    }
    assert.ok(second.over, seed);
  }
});

test('random matches with a pack end', () => {
  for (let i = 0; i < 5; i++) {
    const state = begin(underwater, { ...setup, seed: `random ${i}` });
    playRandomly(underwater, state, seedRandom(`random ${i}`), 10_000);
    assert.ok(state.over);
  }
});
