import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Services } from '../../../core/services.ts';
import { newSessionSockets } from '../../../core/session-sockets.ts';
import { ban } from '../../../features/admin/users.ts';
import { writePassword } from '../../../features/users/accounts.ts';
import { enterAsGuest, enterBy } from '../../../features/users/entry.ts';
import { removePasskey } from '../../../features/users/passkeys.ts';
import type { Proof } from '../../../features/users/proof.ts';
import { findSession } from '../../../features/users/sessions.ts';
import type { Config } from '../../../index.ts';
import { openConnections } from '../../../storage/pool.ts';
import { openPostgres } from '../../../storage/postgres.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { onBothDatabases, ROUNDS } from '../../support/databases.ts';
import { afterwards } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const NOW = 1_000_000;

/** Ada, who has a password, two passkeys and a name at a provider, and a guest. */
async function house(t: TestContext, { databaseUrl }: Partial<Config>) {
  const storage =
    databaseUrl === undefined ? await openSqlite(':memory:') : await openPostgres(openConnections(databaseUrl, 10_000, console.error), databaseUrl);
  afterwards(t, () => storage.close());
  const { db } = storage;
  const own: Services = { ...services, storage, lines: newSessionSockets(), time: { ...services.time, now: () => NOW } };
  const guest = { id: 'ada', name: 'Ada', language: null, created_at: 0 };
  const session = (await findSession(own, await enterAsGuest(own, guest, 'Firefox'))) ?? assert.fail('no session');
  await db.insertInto('passwords').values({ person: 'ada', login: 'ada', hash: 'x', changed_at: NOW }).execute();
  for (const id of ['one', 'two']) await addKey(own, id);
  await db.insertInto('openids').values({ issuer: 'club', subject: 'a', person: 'ada', created_at: 0, used_at: 0 }).execute();
  return { own, db, session };
}

const addKey = ({ storage }: Services, id: string) =>
  storage.db
    .insertInto('passkeys')
    .values({ id, person: 'ada', public_key: '', counter: 0, transports: '[]', host: '', name: id, created_at: 0, used_at: 0 })
    .execute();

const PASSWORD: Proof = { kind: 'password', person: 'ada', version: NOW };
const PASSKEY: Proof = { kind: 'passkey', person: 'ada', id: 'one' };
const OPENID: Proof = { kind: 'openid', person: 'ada', issuer: 'club', subject: 'a' };

/** Signs in by what was shown before; the code of the refusal, or none. */
async function enter(own: Services, proof: Proof): Promise<string> {
  const entered = await enterBy(own, { proof, device: '', before: undefined, bring: false });
  return entered.ok ? '' : entered.problem.code;
}

onBothDatabases(
  'what was shown before a password changed, a passkey or provider was given up, or a ban opens no session after it',
  async (t, config) => {
    const { own, db, session } = await house(t, config);
    for (const proof of [PASSWORD, PASSKEY, OPENID]) assert.equal(await enter(own, proof), '');
    await db.transaction().execute((one) => writePassword(one, 'ada', 'y', NOW));
    assert.equal(await enter(own, PASSWORD), 'wrong-login', 'also where both came in one millisecond');
    assert.deepEqual(await removePasskey(own, session, 'one'), { ok: true, value: undefined });
    assert.equal(await enter(own, PASSKEY), 'wrong-passkey');
    await db.deleteFrom('openids').execute();
    assert.equal(await enter(own, OPENID), 'wrong-openid');
    await ban(db, 'ada', 1, NOW);
    assert.equal(await enter(own, { kind: 'passkey', person: 'ada', id: 'two' }), 'banned');
    assert.deepEqual(
      await removePasskey(own, session, 'two'),
      { ok: false, problem: { code: 'no-session' } },
      'a session that ended changes nothing',
    );
  },
);

onBothDatabases('a sign-in and a change of the password at once leave no session of the old one', async (t, config) => {
  const { own, db } = await house(t, config);
  for (let round = 0; round < ROUNDS; round++) {
    const { changed_at: version } = await db.selectFrom('passwords').select('changed_at').executeTakeFirstOrThrow();
    const change = () =>
      db.transaction().execute(async (one) => {
        await one.updateTable('people').set({ id: 'ada' }).where('id', '=', 'ada').execute();
        await writePassword(one, 'ada', 'z', NOW);
        await one.deleteFrom('sessions').execute();
      });
    await Promise.all([enter(own, { ...PASSWORD, version }), change(), enter(own, { ...PASSWORD, version })]);
    assert.deepEqual(await db.selectFrom('sessions').select('id').execute(), [], `round ${round}`);
  }
});

onBothDatabases('of two last ways in that are given up at once one stays', async (t, config) => {
  const { own, db, session } = await house(t, config);
  await db.deleteFrom('passwords').execute();
  await db.deleteFrom('openids').execute();
  for (let round = 0; round < ROUNDS; round++) {
    const gone = await Promise.all(['one', 'two'].map((id) => removePasskey(own, session, id)));
    assert.deepEqual(gone.map(({ ok }) => ok).sort(), [false, true], `round ${round}`);
    const [left] = await db.selectFrom('passkeys').select('id').execute();
    await addKey(own, left?.id === 'one' ? 'two' : 'one');
  }
});

onBothDatabases('a guest who got an account after the provider was asked is not signed in as another', async (t, config) => {
  const { own, db } = await house(t, config);
  const token = await enterAsGuest(own, { id: 'gus', name: 'Gus', language: null, created_at: 0 }, 'Firefox');
  const before = (await findSession(own, token)) ?? assert.fail('no session');
  await db.insertInto('passwords').values({ person: 'gus', login: 'gus', hash: 'x', changed_at: NOW }).execute();
  const entered = await enterBy(own, { proof: OPENID, device: '', before, bring: true });
  assert.equal(entered.ok ? '' : entered.problem.code, 'openid-taken');
  assert.deepEqual(await findSession(own, token), before);
});
