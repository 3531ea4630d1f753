import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { SHELF } from '@madang/games';
import { openDocument, readDocument } from '@madang/kernel';
import { PackHead, Problem } from '@madang/wire';
import { BOX as CONTRACTS } from '../../../../games/barrage/test/box.ts';
import { BOX as FIGURES } from '../../../../games/siberia/test/box.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { chance, follow, playAny, standing } from '../../support/match.ts';
import { folderFor, serverFor } from '../../support/server.ts';

const SECRET = 'a secret of more than thirty-two letters';

/** The pack's text as a view has it. */
const packIn = (view: unknown): unknown => {
  const text = typeof view === 'object' && view !== null ? Reflect.get(view, 'pack') : undefined;
  return typeof text === 'string' ? JSON.parse(text) : undefined;
};

/** A match with a pack of a game: played, gone on with after a restart, and replayed from its document. */
async function plays(t: TestContext, game: string, option: string, document: unknown): Promise<void> {
  const shelf = SHELF.filter(({ name }) => name === game);
  const place = { dataFolder: folderFor(t), databaseUrl: undefined, secret: SECRET };
  const before = await serverFor(t, place, { shelf });
  const ada = await newGuest(before.url, 'Ada');
  const { status, body } = await ada.request('POST', '/api/packs', { game, document });
  assert.equal(status, 200, JSON.stringify(body));
  const { id: pack } = PackHead.parse(body);
  const { id } = await ada.create(game, [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }], { options: { [option]: pack } });
  await ada.table('POST', `/api/tables/${id}/start`);
  const line = await follow(ada, id);
  const random = chance(4);
  for (let i = 0; i < 10; i++) {
    if (standing(line).decisions.length === 0) await line.next('step', (step) => step.decisions.length > 0);
    await playAny(line, id, random);
  }
  await before.close();

  const after = await serverFor(t, place, { shelf });
  const back = guestOf(after.url, ada.id, ada.cookie);
  const again = await follow(back, id);
  assert.deepEqual(packIn(again.received.find((message) => message.type === 'view')?.views[0]?.view), document);
  while (!standing(again).over) {
    if (standing(again).decisions.length === 0) await again.next('step', (step) => step.over || step.decisions.length > 0);
    else await playAny(again, id, random);
  }
  const { body: kept } = await back.request('GET', `/api/tables/${id}/document`);
  const read = readDocument(kept);
  const rules = await shelf[0]?.rules();
  assert.ok(rules && read.ok);
  assert.ok(openDocument(rules, read.value).ok, 'it replays to the same end');
  assert.deepEqual(Reflect.get(Object(kept), 'pack'), document);
}

test('a match of Siberia with a pack goes on after a restart, with its bot, and replays', (t) => plays(t, 'siberia', 'figures', FIGURES));

test('a match of Barrage with a pack goes on after a restart, with its bot, and replays', (t) =>
  plays(t, 'barrage', 'contracts.tileVariant', CONTRACTS));

test('a pack of one game is refused for another, and a table names no pack of another game', async (t) => {
  const shelf = SHELF.filter(({ name }) => name === 'siberia' || name === 'barrage');
  const { url } = await serverFor(t, {}, { shelf });
  const ada = await newGuest(url, 'Ada');
  const refused = Problem.parse((await ada.request('POST', '/api/packs', { game: 'barrage', document: FIGURES })).body);
  assert.equal(refused.code, 'wrong-pack');
  const { id } = PackHead.parse((await ada.request('POST', '/api/packs', { game: 'siberia', document: FIGURES })).body);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const asked = { game: 'barrage', seats, options: { 'contracts.tileVariant': id } };
  assert.equal(Problem.parse((await ada.request('POST', '/api/tables', asked)).body).code, 'pack-not-loaded');
});
