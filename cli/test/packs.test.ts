import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findTitle } from '@madang/games';
import { newMatch, openDecisions, playMove, printDocument, readPack, toDocument } from '@madang/kernel';
import { recorded } from './recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-packs-'));
after(() => rmSync(folder, { recursive: true }));

const { BOX: SIBERIA } = await import('../../games/siberia/test/box.ts');
const { BOX: BARRAGE } = await import('../../games/barrage/test/box.ts');
const { MADANG } = await import('../../games/underwater/components/decks/deck.ts');

/** Our deck as an owner types it; `goods`: those of card 4. */
function typed(goods: Record<string, number>): Record<string, unknown> {
  const deck = JSON.parse(JSON.stringify({ ...MADANG, name: 'box', version: '1' }));
  deck.eras[0][3].instant.goods = goods;
  return deck;
}

function file(name: string, json: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof json === 'string' ? json : JSON.stringify(json));
  return path;
}

async function madang(...argv: readonly string[]) {
  const { code, out, notes } = await recorded(argv);
  return { code, out: out.join('\n'), notes: notes.join('\n') };
}

const good = file('box.json', typed({ points: 7 }));
const bad = file('bad.json', typed({ coal: 7 }));

test('madang pack check reads a pack, plays with it, and shows its balance', async () => {
  const { code, out } = await madang('pack', 'check', good, '--matches', '8', '--json');
  assert.equal(code, 0);
  assert.match(out, /box-1@[0-9a-f]{32}: no errors/);
  assert.match(out, /8 games, 8 finished/);
  assert.equal(JSON.parse(out.split('\n').at(-1) ?? '').finished, 8);
});

test('the format of a file says which game it is for, and a check shows each seat with it and without it', async () => {
  for (const [name, document] of [
    ['siberia', SIBERIA],
    ['barrage', BARRAGE],
  ] as const) {
    const { code, out } = await madang('pack', 'check', file(`${name}.json`, document), '--matches', '8', '--seats', '3', '--json');
    assert.equal(code, 0, out);
    assert.match(out, /box-1@[0-9a-f]{32}: no errors/);
    const { game, seats, decisions, decisionsWithout } = JSON.parse(out.split('\n').at(-1) ?? '');
    assert.equal(game, name);
    assert.equal(seats.length, 3);
    assert.ok(decisions.mean > 50 && decisionsWithout.mean > 50 && seats[0].points.by > 0);
  }
  const unknown = await madang('pack', 'check', file('unknown.json', { format: 'other' }));
  assert.equal(unknown.code, 2);
  assert.match(unknown.notes, /which game/);
});

test('cards that were hardly played are noted, and all errors of a file are told at once', async () => {
  const { out } = await madang('pack', 'check', good, '--matches', '8', '--seats', '2', '--json');
  assert.ok(JSON.parse(out.split('\n').at(-1) ?? '').hardlyPlayed.length > 0);
  assert.match(out, /hardly played/);
  const wrong = await madang('pack', 'check', file('two.json', { ...SIBERIA, extra: 1, exchanges: { tokyo: { prices: { gas: 1 } } } }));
  assert.equal(wrong.code, 1);
  assert.match(wrong.notes, /extra[\s\S]*tokyo, prices\.gas/);
});

test('a wrong figure is named by card and field', async () => {
  const { code, notes } = await madang('pack', 'check', bad);
  assert.equal(code, 1);
  assert.match(notes, /4, instant\.goods\.coal: is not known here; known: credits/);
  assert.match((await madang('pack', 'check', file('text.json', 'no JSON'))).notes, /not JSON/);
  assert.match((await madang('simulate', 'ludwig', '--pack', good)).notes, /no packs/);
});

test('matches are played with a pack by --pack, and without it the option is refused', async () => {
  assert.equal((await madang('simulate', 'underwater', '--pack', good, '--matches', '2', '--seats', '2')).code, 0);
  const { code, notes } = await madang('simulate', 'underwater', '--options', `deck=box-1@${'0'.repeat(32)}`);
  assert.equal(code, 2);
  assert.match(notes, /pack that is not loaded.*--pack/);
});

test('a match file has its pack: it is verified, told and analyzed without another file, and with a changed card not', async () => {
  const game = await findTitle('underwater')?.rules();
  assert.ok(game);
  const pack = readPack(game, typed({ points: 7 }));
  assert.ok(pack.ok);
  const match = newMatch(game, { seats: 2, seed: 'a', options: { deck: pack.value.id }, pack: pack.value });
  for (let i = 0; i < 8; i++) {
    const [open] = openDecisions(match);
    assert.ok(open && playMove(match, open.seat, open.moves[0]).ok);
  }
  const document = printDocument(toDocument(match));
  assert.equal((await madang('verify', file('match.json', document))).code, 0);
  assert.equal((await madang('replay', file('match.json', document))).code, 0);
  assert.equal((await madang('analyse', file('match.json', document), '--iterations', '10', '--pairs', '10', '--threads', '1')).code, 0);
  const changed = await madang('verify', file('changed.json', document.replace('"points":7', '"points":8')));
  assert.equal(changed.code, 1);
  assert.match(changed.notes, /deck/);
});
