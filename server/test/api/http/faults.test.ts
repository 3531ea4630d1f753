import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../../../index.ts';
import { handTime } from '../../support/hand-time.ts';
import { serverFor } from '../../support/server.ts';

const FAULT = {
  part: 'map',
  message: 'a construction without a site',
  stack: 'Error\n at f (/assets/rules.js:1:2)',
  game: 'barrage',
  version: '3',
  step: 17,
};

/** A server, what its log says of pages' faults, and a page that reports one. */
async function reported(t: Parameters<typeof serverFor>[0]) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void (line.includes('a page contained a fault') && lines.push(line)) };
  const { url } = await serverFor(t, { logLevel: 'warn' }, { logTo });
  const report = async (body: object) => {
    const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
    return (await fetch(`${url}/api/faults`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  return { lines, report };
}

test('a fault of a page stands in the log with game, version, step and stack', async (t) => {
  const { lines, report } = await reported(t);
  assert.equal(await report(FAULT), 200);
  assert.equal(lines.length, 1);
  assert.deepEqual(JSON.parse(lines[0] ?? '').fault, FAULT);
});

test('what is no report of a fault is refused, and so is one that is too long or says more', async (t) => {
  const { lines, report } = await reported(t);
  assert.equal(await report({}), 400);
  assert.equal(await report({ ...FAULT, cookie: 'secret' }), 400);
  assert.equal(await report({ ...FAULT, stack: 'x'.repeat(3001) }), 400);
  assert.equal(await report({ ...FAULT, stack: 'x'.repeat(20_000) }), 413);
  assert.deepEqual(lines, []);
});

test('of many addresses a node logs sixty faults a minute, and says later how many there were besides', async (t) => {
  const { parts, passQuietly } = handTime();
  const logged: { readonly msg: string; readonly left?: number }[] = [];
  const logTo = { write: (line: string) => void (line.includes('fault') && logged.push(JSON.parse(line))) };
  const { url } = await serverFor(
    t,
    { logLevel: 'warn', trustProxy: readConfig({ DATABASE: 'memory', TRUST_PROXY: '1' }).trustProxy },
    { ...parts, logTo },
  );
  const report = async (address: string) => {
    const headers = { 'content-type': 'application/json', origin: new URL(url).origin, 'x-forwarded-for': address };
    return (await fetch(`${url}/api/faults`, { method: 'POST', headers, body: JSON.stringify(FAULT) })).status;
  };
  for (let i = 0; i < 63; i++) assert.equal(await report(`192.0.2.${Math.floor(i / 9)}`), 200, 'each is taken');
  assert.equal(logged.length, 60);
  passQuietly(60_000);
  await report('192.0.2.99');
  const [more, fault] = logged.slice(60);
  assert.deepEqual([more?.msg, more?.left, fault?.msg], ['more faults of pages were reported than are logged', 3, 'a page contained a fault']);
});

test('one address reports ten faults a minute and no more', async (t) => {
  const { lines, report } = await reported(t);
  const statuses: number[] = [];
  for (let i = 0; i < 14; i++) statuses.push(await report({ ...FAULT, step: i }));
  assert.deepEqual(statuses, [...Array(10).fill(200), ...Array(4).fill(429)]);
  assert.equal(lines.length, 10);
});
