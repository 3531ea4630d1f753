import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClientMessage, ServerMessage } from '@madang/wire';
import { z } from 'zod';
import { serverFor } from '../../support/server.ts';

const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.unknown()).default([]),
  responses: z.record(z.string(), z.unknown()),
});
const Messages = z.object({
  asyncapi: z.string(),
  channels: z.object({ socket: z.object({ address: z.string(), messages: z.record(z.string(), z.unknown()) }) }),
  components: z.object({ messages: z.record(z.string(), z.object({ summary: z.string(), payload: z.looseObject({ type: z.string() }) })) }),
});
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
const Refusal = z.object({ code: z.string() });

const id = 'AAAAAAAAAAAAAAAAAAAA';
const password = 'long enough to be one';
const key = { id, clientDataJSON: id, attestationObject: id, authenticatorData: id, signature: id, transports: [] };
const webhook = { form: 'slack', name: '', address: 'https://hooks.example/x', language: 'en', events: ['tables'] };
const seats = [{ kind: 'me' }, { kind: 'open' }];

/** What may be asked: by the description's answers, what a stranger is answered, and a request that can be read. */
const ROUTES: Readonly<Record<string, readonly [answers: string, stranger: string, body?: object]>> = {
  'get /healthz': ['200,503', '200'],
  'get /metrics': ['200', '200'],
  'get /api/session': ['200,401', '401 no-session'],
  'post /api/session': ['200', '200', {}],
  'patch /api/session': ['200,401', '401 no-session', { name: 'Ada' }],
  'delete /api/session': ['200', '200'],
  'get /api/account': ['200,401', '401 no-session'],
  'post /api/account': ['200,503,4XX', '401 no-session', { login: 'ada', password }],
  'put /api/account/password': ['200,503,4XX', '401 no-session', { current: password, password }],
  'put /api/account/program': ['200,503,4XX', '401 no-session', {}],
  'post /api/account/delete': ['200,503,4XX', '401 no-session', {}],
  'post /api/account/sign-in': ['200,503,4XX', '401 wrong-login', { login: 'nobody', password }],
  'post /api/account/password-reset': ['200,503,4XX', '422 not-offered-here', { name: 'nobody' }],
  'post /api/account/password-reset/confirm': ['200,503,4XX', '410 wrong-link', { token: id, password }],
  'delete /api/account/sessions/{id}': ['200,503,4XX', '401 no-session'],
  'delete /api/account/sessions': ['200,503,4XX', '401 no-session'],
  'get /api/account/tokens': ['200,4XX', '401 no-session'],
  'post /api/account/tokens': ['200,503,4XX', '401 no-session', { name: 'program', scopes: ['read', 'play'], current: password }],
  'delete /api/account/tokens/{id}': ['200,503,4XX', '401 no-session'],
  'get /api/account/calendar': ['200,4XX', '401 no-session'],
  'post /api/account/calendar': ['200,503,4XX', '401 no-session'],
  'delete /api/account/calendar': ['200,503,4XX', '401 no-session'],
  'get /calendar/{file}': ['200,4XX', '400 not-understood'],
  'post /api/account/passkeys/options': ['200,4XX', '401 no-session'],
  'post /api/account/passkeys': ['200,503,4XX', '401 no-session', { ...key, name: 'phone' }],
  'delete /api/account/passkeys/{id}': ['200,503,4XX', '401 no-session'],
  'post /api/account/passkeys/sign-in/options': ['200,4XX', '200'],
  'post /api/account/passkeys/sign-in': ['200,4XX', '401 wrong-passkey', key],
  'get /api/users/{id}': ['200,404', '404 not-found'],
  'get /api/users/{id}/matches': ['200', '200'],
  'get /api/acquaintances': ['200,401', '401 no-session'],
  'get /api/account/export': ['200,401', '401 no-session'],
  'put /api/account/quiet-hours': ['200,4XX', '401 no-session', { quiet: null }],
  'post /api/account/vacations': ['200,4XX', '401 no-session', { first: '2030-01-01', last: '2030-01-02', zone: 'UTC' }],
  'delete /api/account/vacations/{from}': ['200,4XX', '401 no-session'],
  'get /api/account/notifications': ['200,4XX', '401 no-session'],
  'put /api/account/notifications': ['200,503,4XX', '401 no-session', { turn: true, invited: true, over: true, minutes: 5 }],
  'post /api/account/channels': ['200,503,4XX', '401 no-session', { kind: 'mail', address: 'ada@madang.example' }],
  'delete /api/account/channels/{id}': ['200,503,4XX', '401 no-session'],
  'post /api/account/channels/{id}/test': ['200,503,4XX', '401 no-session'],
  'get /api/account/chat-names': ['200,4XX', '401 no-session'],
  'put /api/account/chat-names': ['200,503,4XX', '401 no-session', { discord: null, matrix: null }],
  'post /api/mail/confirm': ['200,503,4XX', '410 wrong-link', { token: id }],
  'get /api/mail/unsubscribe/{link}': ['200', '404 not-found'],
  'post /api/mail/unsubscribe/{link}': ['200,4XX', '410 wrong-link'],
  'get /api/achievements': ['200,401', '401 no-session'],
  'get /api/progress': ['200,503,4XX', '401 no-session'],
  'put /api/progress': ['200,503,4XX', '401 no-session', { progress: {} }],
  'get /api/relations': ['200,4XX', '401 no-session'],
  'put /api/relations/{person}': ['200,503,4XX', '401 no-session', { kind: 'friend' }],
  'delete /api/relations/{person}': ['200,503,4XX', '401 no-session'],
  'get /api/announcement': ['200', '200'],
  'post /api/faults': ['200,4XX', '200', { part: 'map', message: 'm', stack: '', game: null, version: null, step: null }],
  'post /api/tables/{id}/report': ['200,4XX', '401 no-session', { person: id, reason: 'rude' }],
  'get /api/admin/users': ['200,404', '404 not-found'],
  'post /api/admin/users/{id}/ban': ['200,4XX', '404 not-found', { days: 1 }],
  'delete /api/admin/users/{id}': ['200,4XX', '404 not-found'],
  'post /api/admin/announcement': ['200,4XX', '404 not-found', { text: 'hello' }],
  'get /api/admin/reports': ['200,404', '404 not-found'],
  'delete /api/admin/reports/{id}': ['200,4XX', '404 not-found'],
  'get /api/admin/tables': ['200,404', '404 not-found'],
  'delete /api/admin/tables/{id}': ['200,4XX', '404 not-found'],
  'get /api/admin/webhooks': ['200,404', '404 not-found'],
  'post /api/admin/webhooks': ['200,4XX', '404 not-found', webhook],
  'put /api/admin/webhooks/{id}': ['200,4XX', '404 not-found', { name: '', language: 'en', events: ['tables'] }],
  'delete /api/admin/webhooks/{id}': ['200,4XX', '404 not-found'],
  'post /api/admin/webhooks/{id}/test': ['200,4XX', '404 not-found'],
  'get /api/games': ['200', '200'],
  'get /api/rules/{game}/{version}': ['200,404', '404 not-found'],
  'get /api/tables': ['200', '200'],
  'post /api/tables': ['200,4XX', '401 no-session', { game: 'tiny', seats }],
  'get /api/tables/{id}': ['200,4XX', '404 no-table'],
  'patch /api/tables/{id}': ['200,4XX', '401 no-session', { access: 'open' }],
  'post /api/tables/import': ['200,4XX', '401 no-session', { document: {} }],
  'post /api/tables/{id}/join': ['200,4XX', '401 no-session', {}],
  'post /api/tables/{id}/remove': ['200,4XX', '401 no-session', { seat: 1 }],
  'delete /api/tables/{id}/removed/{person}': ['200,4XX', '401 no-session'],
  'post /api/tables/{id}/invite': ['200,4XX', '401 no-session', { seat: 1, person: id }],
  'put /api/tables/{id}/seats/{seat}': ['200,4XX', '401 no-session', { level: 'easy' }],
  'delete /api/tables/{id}/invited/{seat}': ['200,4XX', '401 no-session'],
  'post /api/tables/{id}/start': ['200,4XX', '401 no-session'],
  'post /api/tables/{id}/leave': ['200,4XX', '401 no-session'],
  'post /api/tables/{id}/rematch': ['200,4XX', '401 no-session'],
  'get /api/tables/{id}/view': ['200,503,4XX', '401 no-session'],
  'post /api/tables/{id}/play': ['200,503,4XX', '401 no-session', { seat: 0, seq: 0, command: 'command-1', moves: [{ id: 1 }] }],
  'get /api/stream': ['200,4XX', '401 no-session'],
  'get /api/tables/{id}/note': ['200,4XX', '401 no-session'],
  'put /api/tables/{id}/note': ['200,503,4XX', '401 no-session', { text: 'mine' }],
  'get /api/tables/{id}/document': ['200,4XX', '404 no-table'],
  'get /api/ladders/{game}/{seats}': ['200,404', '404 unknown-game'],
  'get /api/puzzles/{game}': ['200,404', '404 unknown-game'],
  'get /api/tables/{id}/analysis': ['200,4XX', '404 no-table'],
  'post /api/tables/{id}/analysis': ['200,4XX', '401 no-session'],
  'get /api/packs': ['200,4XX', '401 no-session'],
  'post /api/packs': ['200,4XX', '401 no-session', { game: 'tiny', document: {} }],
  'get /api/packs/{id}': ['200,4XX', '400 not-understood'],
  'get /api/deals': ['200', '200'],
  'get /api/deals/{game}/{day}': ['200,4XX', '404 unknown-game'],
  'post /api/deals/{game}': ['200,4XX', '401 no-session'],
  'get /t/{id}': ['200,404', '200'],
  'get /join/{id}/{invitation}': ['200,404', '200'],
  'get /replay/{id}': ['200,404', '200'],
  'get /feeds/open.atom': ['200,4XX', '200'],
  'get /feeds/finished.atom': ['200,4XX', '200'],
  'get /t/{id}/board.jpg': ['200,4XX', '404 no-table'],
  'get /embed/{id}': ['200,4XX', '404 no-table'],
  'get /oembed': ['200,501,4XX', '400 not-understood'],
  'get /g/{game}': ['200,404', '200'],
  'get /api/tournaments': ['200', '200'],
  'post /api/tournaments': [
    '200,4XX',
    '401 no-session',
    { name: 'Cup', game: 'tiny', seats: 2, people: 4, rounds: 2, clock: { kind: 'days', days: 1 } },
  ],
  'get /api/tournaments/{id}': ['200,4XX', '404 no-cup'],
  'delete /api/tournaments/{id}': ['200,4XX', '401 no-session'],
  'post /api/tournaments/{id}/join': ['200,4XX', '401 no-session'],
  'post /api/tournaments/{id}/leave': ['200,4XX', '401 no-session'],
};

/** The path with something in place of each of its parts that is well formed and names nothing. */
const filled = (path: string): string =>
  path
    .replace('{seat}', '1')
    .replace('{seats}', '2')
    .replace('{from}', '1')
    .replace('{day}', '2026-01-01')
    .replaceAll(/\{\w+\}/g, id);

test('the description names every request, with what each may be answered', async (t) => {
  const { url } = await serverFor(t);
  const { paths } = Description.parse(await (await fetch(`${url}/docs/json`)).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => [`${method} ${path}`, Object.keys(responses).join()]),
  );
  assert.deepEqual(Object.fromEntries(described), Object.fromEntries(Object.entries(ROUTES).map(([route, [answers]]) => [route, answers])));
});

test('each request has a name of its own, a summary, and a session exactly where a stranger is refused without one', async (t) => {
  const { url } = await serverFor(t);
  const { paths } = Description.parse(await (await fetch(`${url}/docs/json`)).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary, security }]) => ({ route: `${method} ${path}`, operationId, summary, security })),
  );
  assert.equal(new Set(described.map(({ operationId }) => operationId)).size, described.length);
  assert.equal(new Set(described.map(({ summary }) => summary)).size, described.length);
  // A stranger does not even learn that admins have requests, and of a reader of emails the link is enough.
  const guarded = Object.entries(ROUTES).filter(([route, [, stranger]]) => stranger === '401 no-session' || route.includes('/api/admin/'));
  assert.deepEqual(described.flatMap(({ route, security }) => (security.length > 0 ? [route] : [])).sort(), guarded.map(([route]) => route).sort());
});

test('the description refers to schemas by name, all of which it has, those of the socket too', async (t) => {
  const { url } = await serverFor(t);
  const text = await (await fetch(`${url}/docs/json`)).text();
  const { schemas } = Description.parse(JSON.parse(text)).components;
  const wanted = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? ''));
  assert.deepEqual(
    [...wanted].filter((name) => !(name in schemas)),
    [],
  );
  const unused = Object.keys(schemas).filter((name) => !wanted.has(name));
  assert.deepEqual(unused.sort(), ['ClientMessageInput', 'ServerMessage', 'StreamEvent']);
});

test('the description of the socket has every message of both directions, each with a sentence and a schema', async (t) => {
  const { url } = await serverFor(t);
  const { asyncapi, channels, components } = Messages.parse(await (await fetch(`${url}/docs/messages`)).json());
  assert.deepEqual([asyncapi, channels.socket.address], ['3.0.0', '/api/socket']);
  const typesOf = (union: typeof ClientMessage | typeof ServerMessage) => union.options.flatMap(({ shape }) => [...shape.type.values]);
  const wanted = [...typesOf(ClientMessage).map((type) => `client-${type}`), ...typesOf(ServerMessage).map((type) => `server-${type}`)].sort();
  assert.deepEqual(Object.keys(channels.socket.messages).sort(), wanted);
  assert.deepEqual(Object.keys(components.messages).sort(), wanted);
  for (const [name, { summary, payload }] of Object.entries(components.messages)) {
    assert.match(summary, /^[A-Z].+\.$/, name);
    assert.equal(payload.type, 'object', name);
  }
});

test('a stranger is answered what everybody may know, and is told to come in for all else', async (t) => {
  const { url } = await serverFor(t);
  const found: Record<string, string> = {};
  for (const [route, [, , body]] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = route.split(' ');
    const headers = { origin: url, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(url + filled(path), { method: method.toUpperCase(), headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    found[route] = answer.ok ? String(answer.status) : `${answer.status} ${Refusal.parse(JSON.parse(text)).code}`;
  }
  assert.deepEqual(found, Object.fromEntries(Object.entries(ROUTES).map(([route, [, stranger]]) => [route, stranger])));
});
