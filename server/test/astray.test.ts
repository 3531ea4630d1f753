import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { handTime } from './hand-time.ts';
import { folderFor, serverFor } from './place.ts';

const MINUTE = 60_000;
const LOOK = 5000;

/** A server that nobody asks anything, and how often it went through all tables with clocks. */
async function idle(t: TestContext) {
  const asked = t.mock.method(StatementSync.prototype, 'all');
  const isLook = (statement: unknown): boolean =>
    statement instanceof StatementSync && /"clock" is not null and "updated_at" > /.test(statement.sourceSQL);
  const looks = (): number => asked.mock.calls.filter((call) => isLook(call.this)).length;
  const time = handTime();
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder }, time.parts);
  /** Time passes, and the server does what it does meanwhile. */
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    for (let i = 0; i < 3; i++) await fetch(`${url}/healthz`);
  };
  for (let i = 0; looks() === 0; i++) {
    await pass(LOOK);
    assert.ok(i < 50, 'a server looks when it starts');
  }
  return { looks, time, pass, file: join(dataFolder, 'madang.sqlite') };
}

test('idle tables with clocks are gone through when a server starts and every ten minutes, not with each look at the jobs', async (t) => {
  const { looks, pass } = await idle(t);
  const before = looks();
  for (let i = 0; i < 100; i++) await pass(LOOK);
  assert.equal(looks(), before);
  for (let i = 0; i < 25; i++) await pass(LOOK);
  assert.equal(looks(), before + 1);
});

test('they are gone through at once when this machine’s clock went back as far as only one does that ran ahead', async (t) => {
  const { looks, time, pass } = await idle(t);
  const before = looks();
  await pass(2 * LOOK);
  time.passQuietly(-LOOK);
  await pass(1);
  assert.equal(looks(), before, 'seconds are no cause');
  time.passQuietly(-5 * MINUTE);
  await pass(1);
  assert.equal(looks(), before + 1);
});

test('and when another node beat in the time of a clock that ran ahead', async (t) => {
  const { looks, pass, file } = await idle(t);
  const before = looks();
  const db = new DatabaseSync(file);
  t.after(() => db.close());
  db.exec(`update heart set at = at + ${60 * MINUTE}`);
  for (let i = 0; i < 4; i++) await pass(LOOK);
  assert.equal(looks(), before + 1);
});
