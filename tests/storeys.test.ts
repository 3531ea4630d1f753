import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../server', import.meta.url));

const STORAGE = ['storage', 'storage/schema'];
const CORE = ['core', 'core/bus', 'core/clock', 'core/observability', 'core/rules', 'core/s3'];
const MATCHES = ['matches/model', 'matches/log', 'matches/broadcast', 'matches/commands', 'matches/lobby'];
const BELOW_FEATURES = [...STORAGE, ...CORE, ...MATCHES];
const FEATURES = [
  'admin',
  'analysis',
  'daily',
  'notifications',
  'premoves',
  'profiles',
  'puzzles',
  'ratings',
  'retention',
  'sharing',
  'tournaments',
  'turns',
  'users',
  'vacation',
  'webhooks',
].map((name) => `features/${name}`);
const BELOW_API = [...BELOW_FEATURES, ...FEATURES];

/** The server's rooms from the ground up (docs/architecture.md): a room imports itself and what its row names. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'storage/schema': [],
  'storage/migrations': ['storage/schema'],
  storage: ['storage/schema', 'storage/migrations'],
  'core/observability': [],
  'core/bus': ['storage'],
  'core/clock': ['storage/schema'],
  'core/rules': ['storage/schema'],
  'core/s3': [],
  core: [...STORAGE, ...CORE],
  'matches/model': STORAGE,
  'matches/log': [...STORAGE, ...CORE, 'matches/model'],
  'matches/broadcast': [...STORAGE, ...CORE, 'matches/model', 'matches/log'],
  'matches/commands': [...STORAGE, ...CORE, 'matches/model', 'matches/log', 'matches/broadcast'],
  'matches/lobby': [...STORAGE, ...CORE, 'matches/model', 'matches/log', 'matches/broadcast'],
  ...Object.fromEntries(FEATURES.map((feature) => [feature, [...BELOW_FEATURES, 'features/users']])),
  'features/users': BELOW_FEATURES,
  // Profiles only read: they gather what the other features keep of a person.
  'features/profiles': [...BELOW_FEATURES, 'features/users', 'features/analysis', 'features/notifications', 'features/ratings'],
  // Previews and calendars call games and players as notifications do.
  'features/sharing': [...BELOW_FEATURES, 'features/users', 'features/notifications'],
  // Webhooks say of tables and tournaments what previews and pages say.
  'features/webhooks': [...BELOW_FEATURES, 'features/users', 'features/notifications', 'features/sharing', 'features/tournaments'],
  'api/lists': BELOW_API,
  'api/backups': BELOW_API,
  'api/http': [...BELOW_API, 'api/lists', 'api/backups'],
  'api/socket': [...BELOW_API, 'api/lists', 'api/http'],
  api: [...BELOW_API, 'api/http'],
  'api/cli': [...BELOW_API, 'api', 'api/backups'],
  handover: CORE,
  '.': [...BELOW_API, 'handover', 'api', 'api/backups', 'api/lists', 'api/http', 'api/socket', 'api/cli'],
};

const IMPORT = /(?:from |import |import\(|new URL\()'(\.[^']+\.ts)'/g;

const files = globSync('**/*.ts', { cwd: SERVER, exclude: (path) => /^(test|node_modules)(\/|$)/.test(path) });

/** The room of a file: its first two folders, its only folder, or the root. */
const roomOf = (file: string): string => dirname(file).split('/').slice(0, 2).join('/');

const arrows = files.flatMap((file) =>
  [...readFileSync(join(SERVER, file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => ({
    file,
    from: roomOf(file),
    to: roomOf(normalize(join(dirname(file), specifier))),
  })),
);

test('every room of the server has a row, and every row a room', () => {
  assert.deepEqual([...new Set(files.map(roomOf))].toSorted(), Object.keys(ALLOWED).toSorted());
});

test('the server imports only downwards', () => {
  assert.ok(arrows.length > 500, `${arrows.length} imports`);
  const wrong = arrows.filter(({ from, to }) => from !== to && !ALLOWED[from]?.includes(to));
  assert.deepEqual(
    wrong.map(({ file, to }) => `${file} → ${to}`),
    [],
  );
});

test('no room of the server may import a room that may import it', () => {
  const settled = new Set<string>();
  for (let left = Object.keys(ALLOWED); left.length > 0; ) {
    const free = left.filter((room) => ALLOWED[room]?.every((below) => below === room || settled.has(below)));
    assert.ok(free.length > 0, `a circle among ${left.join(', ')}`);
    for (const room of free) settled.add(room);
    left = left.filter((room) => !settled.has(room));
  }
});
