import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { NewWebhook, type WebhookEvent, WebhookList, type WebhookView } from '@madang/wire';
import { doHosting } from '../../../api/cli/admin.ts';
import type { Config, MadangServer, Parts } from '../../../index.ts';
import { type Guest, newGuest } from '../../support/guest.ts';
import { type HandTime, handTime } from '../../support/hand-time.ts';
import { type Hit, type WebServer, webServer } from '../../support/receivers.ts';
import { folderFor, serverFor } from '../../support/server.ts';

/** A server with an admin and one receiver of messages. */
export interface Club {
  readonly server: MadangServer;
  readonly time: HandTime;
  readonly web: WebServer;
  readonly admin: Guest;
  /** The JSON of the next message. Time passes until it has come. */
  next(): Promise<Message>;
  /** Lets so many seconds pass, in steps in which everything happens that is due, and returns how many messages came. */
  quiet(seconds: number): Promise<number>;
  webhooks(): Promise<readonly WebhookView[]>;
}

/** A message as it came. */
export interface Message {
  readonly hit: Hit;
  readonly json: Readonly<Record<string, unknown>>;
}

export const SITE = { publicUrl: 'https://play.example', webhookNets: (address: string) => address === '127.0.0.1' };

export async function makeAdmin(url: string, place: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<Guest> {
  const admin = await newGuest(url, 'Hana');
  assert.equal((await admin.request('POST', '/api/account', { login: 'hana', password: 'a quiet courtyard' })).status, 200);
  await doHosting(place, 'admin', ['hana']);
  return admin;
}

/** Starts a club. Its receiver answers as Discord, Slack or Matrix would, by the path. */
export async function newClub(t: TestContext, parts: Parts = {}): Promise<Club> {
  const time = handTime();
  const place = { dataFolder: folderFor(t), databaseUrl: undefined };
  const server = await serverFor(t, { ...SITE, ...place }, { ...time.parts, ...parts });
  const web = await webServer(t);
  web.answer.by = answerOf();
  const admin = await makeAdmin(server.url, place);
  const pass = async (): Promise<void> => {
    time.pass(1000);
    await setTimeout(4);
  };
  return {
    ...{ server, time, web, admin },
    async next() {
      const wanted = web.inbox.next();
      let come = false;
      void wanted.then(() => (come = true));
      for (let tries = 0; !come; tries++) {
        assert.ok(tries < 3000, 'no message came');
        await pass();
      }
      const hit = await wanted;
      return { hit, json: JSON.parse(hit.body.toString()) };
    },
    async quiet(seconds) {
      const before = web.inbox.all.length;
      for (let i = 0; i < seconds; i++) await pass();
      return web.inbox.all.length - before;
    },
    webhooks: async () => WebhookList.parse((await admin.request('GET', '/api/admin/webhooks')).body).webhooks,
  };
}

/** Answers of the programs: each new message gets the next id. */
export function answerOf(): NonNullable<WebServer['answer']['by']> {
  let last = 1000;
  return ({ path, method }) => {
    last += 1;
    if (path.startsWith('/discord')) return { status: 200, body: { id: method === 'POST' ? `${last}` : path.split(/[/?]/).at(-2) } };
    return path.startsWith('/_matrix') ? { status: 200, body: { event_id: `$event-${last}` } } : { status: 200 };
  };
}

const EVENTS: readonly WebhookEvent[] = ['tables', 'results', 'tournaments', 'turns'];

/** Adds a webhook of that form to the club's receiver. */
export async function addHook(
  { admin, web }: Pick<Club, 'admin' | 'web'>,
  form: 'discord' | 'slack' | 'matrix' | 'json',
  more: Readonly<Record<string, unknown>> = {},
): Promise<NewWebhook> {
  const address = form === 'matrix' ? web.url : `${web.url}/${form}/x?thread_id=7`;
  const room = form === 'matrix' ? { room: '!club:example.org', token: 'matrix-token' } : {};
  const asked = { form, name: 'Club', address, language: 'en', events: EVENTS, ...room, ...more };
  const added = await admin.request('POST', '/api/admin/webhooks', asked);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  return NewWebhook.parse(added.body);
}

/** Ada's turn-based table of two with an open seat. */
export const openTable = (owner: Guest, more: Readonly<Record<string, unknown>> = {}) =>
  owner.create('tiny', [{ kind: 'me' }, { kind: 'open' }], { options: { rounds: '1' }, clock: { kind: 'days', days: 3 }, ...more });
