import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SHELF } from '@madang/games';
import { NewToken, type TableView } from '@madang/wire';
import { type Guest, newGuest } from '../../support/guest.ts';
import { afterwards, serverFor } from '../../support/server.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/samples/', import.meta.url));
const PYTHON = spawnSync('python3', ['--version']).status === 0;
/** Programs that wait for each other at four tables on a busy machine. */
const PATIENCE_MS = 300_000;

/** A person with an account, and a token of theirs. */
async function owner(url: string, login: string): Promise<{ readonly person: Guest; readonly token: string }> {
  const person = await newGuest(url, login);
  const current = 'a quiet courtyard';
  await person.request('POST', '/api/account', { login, password: current });
  const made = await person.request('POST', '/api/account/tokens', { name: 'bot', scopes: ['read', 'play'], current });
  return { person, token: NewToken.parse(made.body).token };
}

/** Runs a sample until the test ends; gives what it wrote about errors. */
function run(t: TestContext, sample: 'bot.ts' | 'bot.py', words: readonly string[]): { readonly errors: () => string } {
  const [program, ...before] = sample === 'bot.py' ? ['python3'] : [process.execPath, '--no-warnings'];
  const child: ChildProcess = spawn(program ?? '', [...before, `${FOLDER}${sample}`, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  afterwards(t, () => child.kill('SIGKILL'));
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += String(text);
  });
  return { errors: () => errors };
}

test('a sample has at most forty lines', () => {
  for (const sample of ['bot.ts', 'bot.py']) assert.ok(readFileSync(`${FOLDER}${sample}`, 'utf8').trimEnd().split('\n').length <= 40, sample);
});

test('the sample bots play every game of the shelf to its end, and accept an invitation', async (t) => {
  if (!PYTHON) t.diagnostic('no python3 here: both seats are played by the sample in TypeScript');
  const { url } = await serverFor(t, {}, { shelf: SHELF });
  const [ada, bob] = [await owner(url, 'ada'), await owner(url, 'bob')];
  const ids: string[] = [];
  for (const { name } of SHELF) ids.push((await ada.person.create(name, [{ kind: 'me' }, { kind: 'open' }])).id);
  const bots = [run(t, 'bot.ts', [url, ada.token]), run(t, PYTHON ? 'bot.py' : 'bot.ts', [url, bob.token, ...ids])];
  const limit = performance.now() + PATIENCE_MS;
  const until = async (id: string, fits: (table: TableView) => boolean): Promise<TableView> => {
    for (;;) {
      const table = await ada.person.table('GET', `/api/tables/${id}`);
      if (fits(table)) return table;
      const said = `${table.game} waits for ${table.waitingFor} at step ${table.seq}; ${bots.map(({ errors }) => errors()).join('; ')}`;
      assert.ok(performance.now() < limit, said);
      await setTimeout(250);
    }
  };
  for (const id of ids) {
    await until(id, ({ seats }) => seats[1]?.person === bob.person.id);
    await ada.person.table('POST', `/api/tables/${id}/start`);
  }
  for (const id of ids) {
    const { game, scores, seats, seq } = await until(id, ({ status }) => status !== 'running');
    assert.equal(scores?.length, 2, game);
    assert.deepEqual(
      seats.map(({ standIn }) => standIn),
      [null, null],
      game,
    );
    t.diagnostic(`${game}: ${seq} steps`);
  }
  const rematch = await ada.person.table('POST', `/api/tables/${ids[0]}/rematch`);
  await until(rematch.id, ({ seats }) => seats.every(({ kind }) => kind === 'person'));
  for (const { errors } of bots) assert.equal(errors(), '');
});
