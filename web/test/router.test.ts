import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ownAddress } from '../src/access/shared-address.ts';
import { MAIL_ACTS, printRoute, REPLAY_SOURCES, type Route, readRoute, titleOf } from '../src/page/router.ts';
import en from '../text/en/page.json' with { type: 'json' };

const PLAIN = { noNullPrototype: true } as const;
const id = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const route: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom<Route>(
    { page: 'lobby' },
    { page: 'settings' },
    { page: 'account' },
    { page: 'account', problem: 'wrong-openid' },
    { page: 'admin' },
  ),
  fc.record({ page: fc.constant('new' as const), where: fc.constantFrom('online' as const, 'offline' as const), game: fc.option(id) }, PLAIN),
  fc.record({ page: fc.constant('table' as const), id, invitation: fc.option(id) }, PLAIN),
  fc.record({ page: fc.constant('table' as const), id, invitation: fc.option(id), at: fc.nat({ max: 999_999 }) }, PLAIN),
  fc.record({ page: fc.constant('offline' as const), id }, PLAIN),
  fc.record({ page: fc.constant('replay' as const), source: fc.constantFrom(...REPLAY_SOURCES), id, at: fc.option(fc.nat({ max: 999_999 })) }, PLAIN),
  fc.record({ page: fc.constant('analysis' as const), of: fc.option(fc.record({ source: fc.constantFrom(...REPLAY_SOURCES), id }, PLAIN)) }, PLAIN),
  fc.record({ page: fc.constant('mail' as const), act: fc.constantFrom(...MAIL_ACTS), token: id }, PLAIN),
  fc.record({ page: fc.constant('learn' as const), game: id }, PLAIN),
  fc.record({ page: fc.constant('user' as const), id }, PLAIN),
  fc.record({ page: fc.constant('tournament' as const), id }, PLAIN),
  fc.record({ page: fc.constant('new-tournament' as const), game: fc.option(id) }, PLAIN),
  fc.record({ page: fc.constant('ladder' as const), game: id, seats: fc.option(fc.integer({ min: 1, max: 8 })) }, PLAIN),
  fc.record({ page: fc.constant('puzzles' as const), game: id }, PLAIN),
  fc.record({ page: fc.constant('campaign' as const), game: id, challenge: fc.option(id) }, PLAIN),
  fc.record({ page: fc.constant('daily' as const), game: id, day: fc.option(fc.constant('2026-11-27')) }, PLAIN),
  fc.record({ page: fc.constant('rules' as const), game: id, rule: fc.option(id) }, PLAIN),
);

test('an address leads to the route that printed it', () => {
  fc.assert(fc.property(route, (one) => assert.deepEqual(readRoute(printRoute(one)), one)));
});

test('every page has a title for its tab', () => {
  const titles: Readonly<Record<string, string>> = en;
  fc.assert(fc.property(route, (one) => assert.notEqual(titles[titleOf(one)], undefined, one.page)));
});

/** Addresses that people keep in bookmarks, mails and chats. */
const KEPT: readonly (readonly [string, Route])[] = [
  ['', { page: 'lobby' }],
  ['#', { page: 'lobby' }],
  ['#/new', { page: 'new', where: 'online', game: null }],
  ['#/new/offline/siberia', { page: 'new', where: 'offline', game: 'siberia' }],
  ['#table/a%20b?invitation=c&at=12', { page: 'table', id: 'a b', invitation: 'c', at: 12 }],
  ['#/offline/a/', { page: 'offline', id: 'a' }],
  ['#/replay/file/a?at=x', { page: 'replay', source: 'file', id: 'a', at: null }],
  ['#/analysis', { page: 'analysis', of: null }],
  ['#/analysis/table/a', { page: 'analysis', of: { source: 'table', id: 'a' } }],
  ['#/analysis/shelf/a', { page: 'missing', path: '/analysis/shelf/a' }],
  ['#/rules/barrage/BAR-FLOW-05', { page: 'rules', game: 'barrage', rule: 'BAR-FLOW-05' }],
  ['#/account?problem=wrong-openid', { page: 'account', problem: 'wrong-openid' }],
  ['#/mail/reset/a', { page: 'mail', act: 'reset', token: 'a' }],
  ['#/mail/other/a', { page: 'missing', path: '/mail/other/a' }],
  ['#/ladder/ludwig/3', { page: 'ladder', game: 'ludwig', seats: 3 }],
  ['#/ladder/ludwig/9', { page: 'missing', path: '/ladder/ludwig/9' }],
  ['#/daily/ludwig/2026-11-27', { page: 'daily', game: 'ludwig', day: '2026-11-27' }],
  ['#/daily/ludwig/yesterday', { page: 'missing', path: '/daily/ludwig/yesterday' }],
  ['#/host', { page: 'admin' }],
  ['#/person/a', { page: 'user', id: 'a' }],
  ['#/cup/a%20b', { page: 'tournament', id: 'a b' }],
  ['#/new-cup', { page: 'new-tournament', game: null }],
  ['#/new-cup/siberia', { page: 'new-tournament', game: 'siberia' }],
  ['#/settings/more', { page: 'missing', path: '/settings/more' }],
];

test('an address that is kept somewhere goes on working', () => {
  for (const [hash, expected] of KEPT) assert.deepEqual(readRoute(hash), expected, hash);
});

test('any address is some route', () => {
  fc.assert(fc.property(fc.string(), (hash) => assert.equal(typeof readRoute(hash).page, 'string')));
  assert.deepEqual(readRoute('#/nowhere/else'), { page: 'missing', path: '/nowhere/else' });
  assert.deepEqual(readRoute('#/table'), { page: 'missing', path: '/table' });
  for (const word of ['toString', 'missing', 'lobby']) assert.deepEqual(readRoute(`#/${word}`), { page: 'missing', path: `/${word}` });
});

test('a link that was cut on its way leads to the page that says so, and the first page stays itself', () => {
  const home = new URL('https://madang.example/club/');
  const own = (path: string): string | undefined => ownAddress({ href: `https://madang.example${path}` }, home)?.replace(home.href, '');
  assert.equal(own('/club/join/abc/secret'), '#/table/abc?invitation=secret');
  assert.equal(own('/club/join/abc'), '#/join/abc');
  assert.equal(readRoute('#/join/abc').page, 'missing');
  assert.equal(own('/club/rules/barrage'), '#/rules/barrage');
  for (const path of ['/club/', '/club/?from=home', '/club/index.html', '/club/#/rules', '/club/old#/rules', '/other'])
    assert.equal(own(path), undefined);
});
