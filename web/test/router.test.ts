import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { printRoute, REPLAY_SOURCES, type Route, readRoute } from '../src/page/router.ts';

const PLAIN = { noNullPrototype: true } as const;
const id = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const route: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom<Route>({ page: 'lobby' }, { page: 'settings' }, { page: 'account' }, { page: 'host' }),
  fc.record({ page: fc.constant('new' as const), where: fc.constantFrom('online' as const, 'offline' as const), game: fc.option(id) }, PLAIN),
  fc.record({ page: fc.constant('table' as const), id, invitation: fc.option(id) }, PLAIN),
  fc.record({ page: fc.constant('offline' as const), id }, PLAIN),
  fc.record({ page: fc.constant('replay' as const), source: fc.constantFrom(...REPLAY_SOURCES), id }, PLAIN),
  fc.record({ page: fc.constant('learn' as const), game: id }, PLAIN),
  fc.record({ page: fc.constant('person' as const), id }, PLAIN),
  fc.record({ page: fc.constant('ladder' as const), game: id, seats: fc.option(fc.integer({ min: 1, max: 8 })) }, PLAIN),
  fc.record({ page: fc.constant('rules' as const), game: id, rule: fc.option(id) }, PLAIN),
);

test('an address leads to the route that printed it', () => {
  fc.assert(fc.property(route, (one) => assert.deepEqual(readRoute(printRoute(one)), one)));
});

test('any address is some route', () => {
  fc.assert(fc.property(fc.string(), (hash) => assert.equal(typeof readRoute(hash).page, 'string')));
  assert.deepEqual(readRoute('#/nowhere/else'), { page: 'missing', path: '/nowhere/else' });
  assert.deepEqual(readRoute('#/table'), { page: 'missing', path: '/table' });
});
