import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginChronicle,
  type Game,
  newMatch,
  ok,
  openDocument,
  type Pack,
  parseOptions,
  readDocument,
  readPack,
  stateAt,
  toDocument,
} from '../index.ts';
import { type Tiny, type TinyMove, tiny } from './tiny.ts';

// Tiny, played with as many coins in the bank as a pack says.
const packed: Game<Tiny, TinyMove> = {
  ...tiny,
  options: { ...tiny.options, bank: ['own'] },
  packs: {
    option: 'bank',
    format: 'tiny-bank',
    read: (document) => ok({ name: typeof document === 'object' && document !== null && 'name' in document ? `${document.name}` : '', version: '1' }),
  },
  setup(options, seats, random, pack) {
    const { bank: _, ...own } = options;
    const state = tiny.setup(own, seats, random);
    return pack === undefined ? state : { ...state, bank: JSON.parse(pack).coins };
  },
};

function packOf(document: unknown): Pack {
  const read = readPack(packed, document);
  assert.ok(read.ok, JSON.stringify(read));
  return read.value;
}

const RICH = { name: 'rich', coins: 77 };

test('the id of a pack comes from its content, whatever the order of its fields', () => {
  const { option, id, text } = packOf(RICH);
  assert.equal(option, 'bank');
  assert.match(id, /^rich-1@[0-9a-f]{32}$/);
  assert.equal(text, '{"coins":77,"name":"rich"}');
  assert.deepEqual(packOf({ coins: 77, name: 'rich' }), packOf(RICH));
  assert.notEqual(packOf({ ...RICH, coins: 78 }).id, id);
});

test('an option takes the pack that is given, and says of another that it is not loaded', () => {
  const pack = packOf(RICH);
  const chosen = { bank: pack.id };
  assert.ok(parseOptions(packed.options, chosen, pack).ok);
  const refused = { ok: false, problem: { code: 'pack-not-loaded', option: 'bank', allowed: ['own'] } };
  assert.deepEqual(parseOptions(packed.options, chosen), refused);
  assert.deepEqual(parseOptions(packed.options, { bank: packOf({ ...RICH, coins: 1 }).id }, pack), refused);
  assert.throws(() => newMatch(packed, { seats: 2, seed: 'a', options: chosen }), /pack-not-loaded/);
});

test('a match begins with its pack, and again when it is asked for its start', () => {
  const pack = packOf(RICH);
  const match = newMatch(packed, { seats: 2, seed: 'a', options: { bank: pack.id }, pack });
  assert.equal(match.state.bank, 77);
  assert.equal(stateAt(match, 0).bank, 77);
  const told = beginChronicle(packed, { seats: 2, seed: 'a', options: match.options, pack });
  assert.equal(told.match.state.bank, 77);
  const without = newMatch(packed, { seats: 2, seed: 'a', pack });
  assert.notEqual(without.state.bank, 77);
  assert.equal(without.pack, undefined);
});

test('a document has its pack and replays by it; with a changed pack, or without it, it is refused', () => {
  const pack = packOf(RICH);
  const document = JSON.parse(JSON.stringify(toDocument(newMatch(packed, { seats: 2, seed: 'a', options: { bank: pack.id }, pack }))));
  assert.deepEqual(document.pack, RICH);
  const read = readDocument(document);
  assert.ok(read.ok);
  const opened = openDocument(packed, read.value);
  assert.ok(opened.ok);
  assert.deepEqual(opened.value.pack, pack);
  const codeOf = (changed: unknown): string => {
    const again = readDocument({ ...document, pack: changed });
    if (!again.ok) return again.problem.code;
    const result = openDocument(packed, again.value);
    return result.ok ? '' : `${result.problem.code} ${'problem' in result.problem ? result.problem.problem.code : ''}`;
  };
  assert.equal(codeOf({ ...RICH, coins: 78 }), 'wrong-options pack-not-loaded');
  assert.equal(codeOf(undefined), 'wrong-options pack-not-loaded');
  assert.equal(codeOf('rich'), 'not-a-document');
  assert.equal(codeOf(JSON.parse('{"__proto__":{"coins":1}}')), 'wrong-pack ');
});

test('a hostile document is refused before a game looks at it', () => {
  const codeOf = (document: unknown): string | undefined => {
    const read = readPack(packed, document);
    return read.ok ? undefined : read.problem[0]?.code;
  };
  let deep: unknown = 1;
  for (let i = 0; i < 5000; i++) deep = [deep];
  assert.equal(codeOf({ name: 'deep', deep }), 'too-deep');
  assert.equal(codeOf({ name: 'wide', wide: new Array(30_000).fill(1) }), 'too-many-values');
  assert.equal(codeOf({ name: 'long', wide: new Array(2_000).fill('x'.repeat(150)) }), 'too-long');
  assert.equal(codeOf({ name: 'text', text: 'x'.repeat(201) }), 'too-long-a-text');
  assert.equal(codeOf({ name: 'odd', coins: 1.5 }), 'not-a-number');
  assert.equal(codeOf(JSON.parse('{"name":"big","coins":1e300}')), 'not-a-number');
  assert.equal(codeOf(JSON.parse('{"name":"bad","__proto__":{"polluted":1}}')), 'unknown-field');
  assert.equal(Reflect.get({}, 'polluted'), undefined);
  assert.equal(codeOf({ name: 'Rich <b>' }), 'not-a-name');
  assert.equal(codeOf(RICH), undefined);
  assert.deepEqual(readPack(tiny, RICH), { ok: false, problem: [{ code: 'no-packs', card: '', field: '', allowed: [] }] });
});
