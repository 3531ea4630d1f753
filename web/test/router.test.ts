import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MAIL_ACTS, printRoute, REPLAY_SOURCES, type Route, readRoute } from '../src/page/router.ts';
import en from '../text/en/page.json' with { type: 'json' };

const PLAIN = { noNullPrototype: true } as const;
const id = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const route: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom<Route>(
    { page: 'lobby' },
    { page: 'settings' },
    { page: 'account' },
    { page: 'account', problem: 'wrong-openid' },
    { page: 'host' },
  ),
  fc.record({ page: fc.constant('new' as const), where: fc.constantFrom('online' as const, 'offline' as const), game: fc.option(id) }, PLAIN),
  fc.record({ page: fc.constant('table' as const), id, invitation: fc.option(id) }, PLAIN),
  fc.record({ page: fc.constant('table' as const), id, invitation: fc.option(id), at: fc.nat({ max: 999_999 }) }, PLAIN),
  fc.record({ page: fc.constant('offline' as const), id }, PLAIN),
  fc.record({ page: fc.constant('replay' as const), source: fc.constantFrom(...REPLAY_SOURCES), id, at: fc.option(fc.nat({ max: 999_999 })) }, PLAIN),
  fc.record({ page: fc.constant('analysis' as const), of: fc.option(fc.record({ source: fc.constantFrom(...REPLAY_SOURCES), id }, PLAIN)) }, PLAIN),
  fc.record({ page: fc.constant('mail' as const), act: fc.constantFrom(...MAIL_ACTS), token: id }, PLAIN),
  fc.record({ page: fc.constant('learn' as const), game: id }, PLAIN),
  fc.record({ page: fc.constant('person' as const), id }, PLAIN),
  fc.record({ page: fc.constant('cup' as const), id }, PLAIN),
  fc.record({ page: fc.constant('new-cup' as const), game: fc.option(id) }, PLAIN),
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
  fc.assert(fc.property(route, ({ page }) => assert.notEqual(en[`title.${page}`], undefined, page)));
});

test('any address is some route', () => {
  fc.assert(fc.property(fc.string(), (hash) => assert.equal(typeof readRoute(hash).page, 'string')));
  assert.deepEqual(readRoute('#/nowhere/else'), { page: 'missing', path: '/nowhere/else' });
  assert.deepEqual(readRoute('#/table'), { page: 'missing', path: '/table' });
});
