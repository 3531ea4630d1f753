import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Where a game's ledger stands and how its ids begin. */
export interface Ledger {
  /** The game's folder, ending in a slash: RULES.md and the code and tests that cite it are below. */
  readonly folder: URL;
  /** The first letters of every id: 'SIB' of 'SIB-LOG-05'. */
  readonly prefix: string;
  /** How many rules the ledger has. */
  readonly rules: number;
}

/** The worked examples of a ledger: how many, and how a test's title numbers the one that it plays (one group, flag `g`). */
export interface Examples {
  readonly count: number;
  readonly title: RegExp;
}

/** A ledger without worked examples. */
const NO_EXAMPLES: Examples = { count: 0, title: /^example (\d+),/g };

/** The ids of a ledger in its order: as many as it should have, each once. */
export function idsOf({ folder, prefix, rules }: Ledger): readonly string[] {
  const text = readFileSync(new URL('RULES.md', folder), 'utf8');
  const ids = [...text.matchAll(new RegExp(`^- \\*\\*(${prefix}-[A-Z]+-\\d\\d)\\*\\*`, 'gm'))].map(([, id = '']) => id);
  assert.deepEqual([ids.length, new Set(ids).size], [rules, rules]);
  return ids;
}

/** The ids of that ledger that a text names, each time. */
export const idsIn = (text: string, { prefix }: Ledger): readonly string[] => text.match(new RegExp(`${prefix}-[A-Z]+-\\d+`, 'g')) ?? [];

/** Registers the tests that hold a game's code and tests to its ledger. */
export function ledgerLaws(ledger: Ledger, examples: Examples = NO_EXAMPLES): void {
  const { folder, prefix } = ledger;
  const ids = idsOf(ledger);
  const titles = filesIn(folder, 'test', '.test.ts').flatMap(({ text }) =>
    [...text.matchAll(/^test\((['"`])(.*?)\1,/gm)].map(([, , title = '']) => title),
  );

  test(`${prefix}: every rule of the ledger is in the title of a test, and no other`, () => {
    const named = new Set(titles.flatMap((title) => idsIn(title, ledger)));
    assert.deepEqual([...named].toSorted(), ids.toSorted());
  });

  test(`${prefix}: every worked example of the ledger is a test`, () => {
    const played = new Set(titles.flatMap((title) => [...title.matchAll(examples.title)].map(([, number]) => Number(number))));
    assert.deepEqual(
      [...played].toSorted((a, b) => a - b),
      Array.from({ length: examples.count }, (_, i) => i + 1),
    );
  });

  test(`${prefix}: every id that the code cites stands in the ledger`, () => {
    const code = ['components', 'rules', 'bot', 'text', 'board'].flatMap((part) => [
      ...filesIn(folder, part, '.ts'),
      ...filesIn(folder, part, '.tsx'),
    ]);
    assert.ok(code.some(({ text }) => idsIn(text, ledger).length > 0));
    const strangers = code.flatMap(({ path, text }) =>
      idsIn(text, ledger)
        .filter((id) => !ids.includes(id))
        .map((id) => `${id} in ${path}`),
    );
    assert.deepEqual(strangers, []);
  });
}

/** Every file below a part of a game's folder whose name ends so; none where the game has no such part yet. */
function filesIn(folder: URL, part: string, ending: string): readonly { readonly path: string; readonly text: string }[] {
  const root = new URL(`${part}/`, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path: `${part}/${path}`, text: readFileSync(new URL(path, root), 'utf8') }));
}
