import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SHELF } from '@madang/games';
import { NewToken } from '@madang/wire';
import { generateApi } from 'swagger-typescript-api';
import { type Guest, newGuest } from '../../../support/guest.ts';
import { folderFor, serverFor } from '../../../support/server.ts';

const MODULES = fileURLToPath(new URL('../../../../../node_modules/', import.meta.url));
const COMPILER = join(MODULES, 'typescript', 'bin', 'tsc');
/** Only so that what never ends ends its test. */
const PATIENCE_MS = 240_000;
const PASSWORD = 'a quiet courtyard';

/** What a stranger writes over the generated client: two seats of a table that are played to the end. */
const PLAYER = `
import { Api } from './client.js';

const [site = '', table = '', ...tokens] = process.argv.slice(2);
const players = tokens.map((token) => new Api({ baseUrl: site, baseApiParams: { secure: true, headers: { authorization: 'Bearer ' + token } } }).api);
let steps = 0;
for (let isOver = false; !isOver; )
  for (const player of players) {
    let { data } = await player.getMatchView(table);
    for (let decision = data.decisions[0]; decision; decision = data.decisions[0]) {
      const { seat, moves } = decision;
      const move = moves[Math.floor(Math.random() * moves.length)];
      if (!move) throw new Error('nothing is offered');
      ({ data } = await player.playMoves(table, { seat, seq: data.seq, command: crypto.randomUUID(), moves: [move] }));
    }
    steps = data.seq;
    isOver = data.over;
  }
const { data } = await players[0]!.getTable(table);
console.log(JSON.stringify({ steps, scores: data.scores?.length }));
`;

/** Runs a script in a folder; gives what it says. The server of the test goes on meanwhile. */
const run = async (folder: string, ...words: readonly string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [...words], { cwd: folder, timeout: PATIENCE_MS })).stdout;

async function tokenOf(person: Guest, login: string): Promise<string> {
  await person.request('POST', '/api/account', { login, password: PASSWORD });
  const made = await person.request('POST', '/api/account/tokens', { name: 'bot', scopes: ['read', 'play'], current: PASSWORD });
  return NewToken.parse(made.body).token;
}

test('a client that is generated from the description compiles strictly, and plays a game to its end', async (t) => {
  const { url } = await serverFor(t, {}, { shelf: SHELF });
  const folder = mkdtempSync(join(folderFor(t), 'client-'));
  await generateApi({ spec: await (await fetch(`${url}/docs/json`)).json(), output: folder, fileName: 'client.ts', silent: true });
  writeFileSync(join(folder, 'player.ts'), PLAYER);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const types = ['--typeRoots', join(MODULES, '@types'), '--types', 'node'];
  await run(folder, COMPILER, '--strict', '--target', 'es2024', '--module', 'nodenext', ...types, 'player.ts');

  const [ada, bob] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bob')];
  const tokens = [await tokenOf(ada, 'ada'), await tokenOf(bob, 'bob')];
  const { id } = await ada.create('siberia', [{ kind: 'me' }, { kind: 'open' }]);
  await bob.table('POST', `/api/tables/${id}/join`, {});
  await ada.table('POST', `/api/tables/${id}/start`);
  const { steps, scores } = JSON.parse(await run(folder, 'player.js', url, id, ...tokens));
  assert.ok(steps > 50, `${steps} steps`);
  assert.equal(scores, 2);
});
