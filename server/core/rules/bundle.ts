import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ENGINE_PARTS } from './engine.ts';

/** The files that a game's rules and its bot's knowledge are in, and the name that the rules are exported by. */
export interface Source {
  readonly rules: string;
  readonly name: string;
  readonly bot?: string;
}

/** Finds the files of a game on the usual shelf. Undefined: the game is of another shelf. */
export function sourceOf(name: string): Source | undefined {
  const rules = doorOf(name, 'rules');
  const bot = doorOf(name, 'bot');
  return rules === undefined ? undefined : { rules, name, ...(bot !== undefined && { bot }) };
}

/** The file of a part of a game. Undefined: the folder of games has no such file. */
function doorOf(name: string, part: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`@madang/games/${name}/${part}`);
  } catch {
    return undefined;
  }
}

const ENTRY = 'madang:rules';

/** What a bundle exports: the game, the kernel that it is folded with, and a shelf of it alone for bots. */
function entryOf({ rules, name, bot }: Source, kernel: string, plain: string): string {
  const from = (file: string) => JSON.stringify(file);
  return `
    import { ${name} as game } from ${from(rules)};
    ${bot === undefined ? `import { plainExpertise } from ${from(plain)};\n    const expertise = plainExpertise(game);` : `import { expertise } from ${from(bot)};`}
    export { ${ENGINE_PARTS.join(', ')} } from ${from(kernel)};
    export { game };
    const title = { name: game.name, rules: async () => game, expertise: async () => expertise };
    export const findTitle = (name) => (name === game.name ? title : undefined);`;
}

/** Where a release has the bundles of its games: it holds no sources that could be bundled. */
const MADE = new URL('./bundled/', import.meta.url);

/** The bundle that a release was made with. Undefined: this is no release, or the game is of another shelf. */
async function madeBundle({ rules, name }: Source): Promise<string | undefined> {
  if (rules !== doorOf(name, 'rules')) return undefined;
  return readFile(new URL(`${name}.mjs`, MADE), 'utf8').catch(() => undefined);
}

/** The rules of a game with components, bot and kernel as the text of one module that needs nothing else. */
export async function bundle(source: Source): Promise<string> {
  return (await madeBundle(source)) ?? newBundle(source);
}

async function newBundle(source: Source): Promise<string> {
  // Hardly ever needed, so only loaded then.
  const { rolldown } = await import('rolldown');
  const kernel = createRequire(import.meta.url).resolve('@madang/kernel');
  const plain = createRequire(import.meta.url).resolve('@madang/kernel/plain');
  const entry = entryOf(source, kernel, plain);
  const build = await rolldown({
    input: ENTRY,
    platform: 'node',
    plugins: [{ name: 'madang', resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? entry : null) }],
  });
  try {
    const { output } = await build.generate({ format: 'esm', codeSplitting: false });
    const [chunk, ...more] = output;
    if (more.length > 0 || chunk.imports.length > 0)
      throw new Error(`the rules of ${source.name} need more than themselves: ${chunk.imports.join(', ')}`);
    return chunk.code;
  } finally {
    await build.close();
  }
}
