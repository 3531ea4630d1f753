import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Config, Listener, Parts } from '../../../index.ts';
import { databaseFor, NATS, NATS_URL, POSTGRES } from '../../support/backends.ts';
import { guestOf, newGuest } from '../../support/guest.ts';
import { serverFor } from '../../support/server.ts';
import { askedLists, compared, followLists, has } from './followed.ts';

const OPEN = [{ kind: 'me' }, { kind: 'open' }] as const;
const SECRET = 'a secret that both nodes share, 32 letters';

/** A lobby that is open on one node, and tables that are made and closed on another. */
async function acrossNodes(t: TestContext, more: Partial<Config> = {}): Promise<void> {
  const shared = { databaseUrl: await databaseFor(t), secret: SECRET, ...more };
  const [east, west] = [await serverFor(t, shared), await serverFor(t, shared)];
  const [ada, bo] = [await newGuest(east.url, 'Ada'), await newGuest(west.url, 'Bo')];
  const lobby = await followLists(bo);
  const made = await ada.create('tiny', OPEN);
  await lobby.until(({ open }) => has(open, made.id));
  const hidden = await ada.create('tiny', OPEN, { access: 'closed' });
  await guestOf(east.url, bo.id, bo.cookie).table('POST', `/api/tables/${made.id}/join`, {});
  await lobby.until(({ mine }) => has(mine, made.id));
  await ada.table('POST', `/api/tables/${made.id}/start`);
  await lobby.until(({ mine }) => mine.some(({ status, waitingFor }) => status === 'running' && waitingFor.length > 0));
  const short = await ada.create('tiny', OPEN);
  await lobby.until(({ open }) => has(open, short.id));
  await ada.request('POST', `/api/tables/${short.id}/leave`);
  const lists = await lobby.until(({ open }) => !has(open, short.id));
  assert.deepEqual(compared(lists), compared(await askedLists(bo)));
  assert.ok(!lobby.line.texts.join('').includes(hidden.id));
}

test('PostgreSQL with NOTIFY: a lobby is told of tables of another node', { skip: POSTGRES }, (t) => acrossNodes(t));

test('PostgreSQL with NATS: a lobby is told of tables of another node', { skip: POSTGRES || NATS }, (t) => acrossNodes(t, { natsUrl: NATS_URL }));

test('a bus that lost messages and says so: open lobbies get everything whole', { skip: POSTGRES }, async (t) => {
  const listeners: Listener[] = [];
  const deaf: Parts['openBus'] = async (_, listener) => {
    listeners.push(listener);
    return { publish: () => undefined, close: async () => undefined };
  };
  const shared = { databaseUrl: await databaseFor(t), secret: SECRET };
  const [east, west] = [await serverFor(t, shared, { openBus: deaf }), await serverFor(t, shared, { openBus: deaf })];
  const [ada, bo] = [await newGuest(east.url, 'Ada'), await newGuest(west.url, 'Bo')];
  const lobby = await followLists(bo);
  const { id } = await ada.create('tiny', OPEN);
  for (const listener of listeners) listener.missed();
  await lobby.until(({ open }) => has(open, id));
});
