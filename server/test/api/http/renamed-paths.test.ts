import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPresentPaths, RENAMED_PATHS } from '../../../api/http/addresses/renamed-paths.ts';
import { OPERATIONS } from '../../../api/http/description/operations.ts';
import { serverFor } from '../../support/server.ts';

const ID = 'AAAAAAAAAAAAAAAAAAAA';
const filled = (path: string): string => path.replace(':seat', '1').replace(':from', '1').replaceAll(/:\w+/g, ID);

/** The addresses of each operation that an old name still leads to: the old one and the present one. */
const PAIRS = RENAMED_PATHS.flatMap(([old, now]) =>
  Object.keys(OPERATIONS).flatMap((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const begins = new RegExp(`^${now.replace(':', ':\\w+')}(?=/|$)`);
    if (!begins.test(path)) return [];
    const rest = path.replace(begins, '');
    return [{ old, method, before: filled(`${old.replace(':', ':id')}${rest}`), after: filled(path) }];
  }),
);

test('a request by an old address is answered as by the present one, and the log says so once', async (t) => {
  const lines: string[] = [];
  const { url } = await serverFor(t, { logLevel: 'warn' }, { logTo: { write: (line) => lines.push(line) } });
  for (const { method, before, after } of PAIRS) {
    const [first, second] = await Promise.all(
      [before, after].map(async (path) => {
        const answer = await fetch(`${url}${path}`, { method, headers: { origin: url } });
        return [answer.status, await answer.text()];
      }),
    );
    assert.deepEqual(first, second, `${method} ${before}`);
  }
  const told = RENAMED_PATHS.map(([old, now]) => `a program asks for ${old}, which is called ${now} now`);
  assert.deepEqual(
    told.filter((line) => lines.filter((one) => one.includes(line)).length !== 1),
    [],
  );
});

test('an old name counts where an address begins with it whole, and is told once', () => {
  const told: string[] = [];
  const present = newPresentPaths((old, now) => told.push(`${old} → ${now}`));
  assert.equal(present('/api/cups?after=1'), '/api/tournaments?after=1');
  assert.equal(present('/api/cups/a/join'), '/api/tournaments/a/join');
  assert.equal(present('/api/host/people/a/ban'), '/api/admin/users/a/ban');
  assert.equal(present('/api/host/reports'), '/api/admin/reports');
  assert.equal(present('/api/tables/a$1/ask'), '/api/tables/a$1/invite');
  assert.equal(present('/api/tables/a/asked/1'), '/api/tables/a/invited/1');
  for (const path of ['/api/cupsful', '/api/tables/asked', '/api/tables/a/b/ask', '/api/account/quiet-hours', '/t/cups', '/api/account/resets'])
    assert.equal(present(path), path);
  assert.equal(told.filter((line) => line === '/api/cups → /api/tournaments').length, 1);
  assert.equal(told.length, 5);
});
