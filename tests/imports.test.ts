import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Which rooms a room may import from, beside itself and packages from outside (docs/architecture.md, "Rooms"). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  text: ['kernel'],
  wire: ['kernel'],
  'games/*/title.ts': ['games'],
  'games/*/components': ['kernel'],
  'games/*/rules': ['kernel', 'games/*/components'],
  'games/*/bot': ['kernel', 'games/*/components', 'games/*/rules'],
  'games/*/text': ['kernel', 'games/*/components', 'games/*/rules'],
  'games/*/primer': ['kernel', 'games/*/components', 'games/*/rules', 'games/*/text'],
  'games/*/lesson': ['kernel', 'games/*/components', 'games/*/rules', 'games/*/text'],
  'games/*/examples': ['kernel', 'games/*/components', 'games/*/rules', 'games/*/text'],
  'games/*/puzzles': ['kernel'],
  'games/*/achievements': ['kernel', 'games/*/components', 'games/*/rules', 'games/*/text'],
  'games/*/campaign': ['kernel', 'games/*/components', 'games/*/rules', 'games/*/text'],
  'games/*/pack': ['kernel', 'games/*/components', 'games/*/rules', 'games/*/text'],
  'games/*/logs': ['kernel', 'games/*/components', 'games/*/rules'],
  'games/*/board': ['kernel', 'board-kit', 'games/*/components', 'games/*/rules', 'games/*/text'],
  games: [
    'kernel',
    'text',
    'board-kit',
    'games/*/title.ts',
    'games/*/rules',
    'games/*/bot',
    'games/*/text',
    'games/*/lesson',
    'games/*/examples',
    'games/*/primer',
    'games/*/puzzles',
    'games/*/achievements',
    'games/*/campaign',
    'games/*/pack',
    'games/*/logs',
    'games/*/board',
  ],
  bots: ['kernel'],
  'board-kit': ['kernel'],
  server: ['kernel', 'bots', 'games', 'text', 'wire'],
  web: ['kernel', 'bots', 'games', 'board-kit', 'text', 'wire'],
  cli: ['kernel', 'bots', 'games', 'text'],
  bench: ['kernel', 'bots', 'games', 'games/*/rules', 'games/*/bot', 'server', 'wire'],
};

/** Rooms whose code runs in a browser as well: nothing of Node.js there. */
const PORTABLE = /^(kernel|text|wire|bots|board-kit|web|games)\//;
/** The parts of those rooms that are for Node.js by their nature. */
const NODE_ONLY = /(^|\/)(test|testing|dev|pool|laboratory-pool|arena|training|build)\/|(^|\/)vite\.config\.ts$/;

interface File {
  readonly path: string;
  readonly imports: readonly string[];
}

const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? walk(`${folder}/${entry.name}`) : /\.tsx?$/.test(entry.name) ? [`${folder}/${entry.name}`] : []));

/** Package name → folder, and each package's exports. */
const PACKAGES = new Map(
  ['kernel', 'text', 'wire', 'games', 'bots', 'board-kit', 'server', 'web', 'cli', 'bench', ...games()].map((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return [String(name), { folder, exports: new Map<string, string>(Object.entries(exports)) }] as const;
  }),
);

/** The games that other packages may name: those with a package.json. */
function games(): string[] {
  return readdirSync(join(root, 'games'))
    .map((name) => `games/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** The file of ours that an import names; undefined for packages from outside and for assets. */
function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replace(/[?#].*$/, '');
  const [scope, name, ...rest] = specifier.split('/');
  const owner = PACKAGES.get(`${scope}/${name}`);
  if (!owner) return undefined;
  const wanted = rest.length > 0 ? `./${rest.join('/')}` : '.';
  const target = owner.exports.get(wanted) ?? owner.exports.get('./*')?.replace('*', rest.join('/'));
  assert.ok(target, `${from} imports ${specifier}, which ${owner.folder}/package.json does not export`);
  return normalize(join(owner.folder, target));
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|\bnew URL\(\s*['"](\.[^'"]+\.tsx?)['"]/g;

function read(path: string): File {
  const imports = [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)].flatMap((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? []);
  return { path, imports };
}

const FILES: readonly File[] = Object.keys(ALLOWED)
  .filter((room) => !room.includes('*'))
  .flatMap(walk)
  .map(read);

/** The room that a file belongs to; a game's own folders are rooms of their own. */
function roomOf(path: string): { room: string; game: string | undefined } {
  const [first = '', game = '', part = ''] = path.split('/');
  if (first !== 'games' || !part || game === 'shelf') return { room: first, game: undefined };
  return { room: `games/*/${part}`, game };
}

const isTest = (path: string): boolean => /(^|\/)(test|testing|dev)\//.test(path);

test('a room imports only what the plan of the house allows', () => {
  const forbidden: string[] = [];
  for (const { path, imports } of FILES) {
    const from = roomOf(path);
    for (const specifier of imports) {
      const target = resolveImport(path, specifier);
      if (target === undefined) continue;
      const to = roomOf(target);
      if (from.game && to.game && from.game !== to.game) forbidden.push(`${path} → ${target}: another game`);
      if (isTest(path)) continue;
      if (/^(kernel|text)\/testing\//.test(target)) forbidden.push(`${path} → ${target}: for tests only`);
      if (from.room !== to.room && !(ALLOWED[from.room] ?? []).includes(to.room)) forbidden.push(`${path} → ${target}`);
    }
  }
  assert.deepEqual(forbidden, []);
});

test('nothing imports server, web or cli but themselves and the benchmark', () => {
  const wrong = FILES.flatMap(({ path, imports }) =>
    imports
      .map((specifier) => ({ path, target: resolveImport(path, specifier) }))
      .filter(({ target }) => target && /^(server|web|cli)\//.test(target)),
  ).filter(({ path, target }) => roomOf(path).room !== roomOf(target ?? '').room && !/^(bench|web\/test|tests)\//.test(path));
  assert.deepEqual(wrong, []);
});

test('no file imports itself by any way', () => {
  const known = new Set(FILES.map((file) => file.path));
  const graph = new Map(
    FILES.map(({ path, imports }) => [
      path,
      imports.map((specifier) => resolveImport(path, specifier)).filter((target) => target !== undefined && known.has(target)),
    ]),
  );
  const done = new Set<string>();
  const way: string[] = [];
  const circles: string[] = [];
  const visit = (path: string): void => {
    const at = way.indexOf(path);
    if (at >= 0) circles.push([...way.slice(at), path].join(' → '));
    if (at >= 0 || done.has(path)) return;
    way.push(path);
    for (const target of graph.get(path) ?? []) if (target !== undefined) visit(target);
    way.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  assert.deepEqual(circles, []);
});

test('rooms that run in a browser import nothing of Node.js', () => {
  const wrong = FILES.filter(({ path }) => PORTABLE.test(path) && !NODE_ONLY.test(path)).flatMap(({ path, imports }) =>
    imports.filter((specifier) => specifier.startsWith('node:')).map((specifier) => `${path} → ${specifier}`),
  );
  assert.deepEqual(wrong, []);
});

test('every import of ours names a file that is there', () => {
  const wrong = FILES.flatMap(({ path, imports }) =>
    imports.flatMap((specifier) => {
      const target = resolveImport(path, specifier);
      return target !== undefined && /\.tsx?$/.test(target) && !FILES.some((file) => file.path === target)
        ? [`${path} → ${relative('.', target)}`]
        : [];
    }),
  );
  assert.deepEqual(wrong, []);
});
