// Registers the games: writes games/shelf/ from the folders of games/ that have a title.ts. Plain JavaScript for any Node.js ≥ 20.
// Each part of a game has one door with one export, so the files follow from which doors are there.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const HEAD = '// Made by tools/shelf.mjs from the folders beside this one. Do not edit.\n';

/** A game's name is a variable, a class of its styles and the first word of its texts. */
export const NAME = /^[a-z][a-z0-9]*$/;

/** What a game may bring beside rules and words: the name of each door and of its export. */
const TAUGHT = ['primer', 'lesson', 'examples', 'puzzles', 'achievements', 'campaign', 'pack', 'logs'];

/** `async () => (await import(door)).what` for a part of a game. */
const load = (game, door, what) => `async () => (await import('../${game}/${door}')).${what}`;

/** The names of the games in a folder: those of its folders that have a title.ts. */
export function gamesIn(folder) {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'title.ts')));
  const wrong = names.filter((name) => !NAME.test(name));
  if (wrong.length > 0) throw new Error(`a game's folder has a name of small letters and digits, not ${wrong.join(', ')}`);
  return names.sort();
}

/** The files of games/shelf by name, for the games in this folder. */
function shelfOf(folder) {
  const games = gamesIn(folder);
  const has = (game, door) => existsSync(join(folder, game, door));
  return {
    'played.ts': playedOf(games, has),
    'texts.ts': textsOf(games, has),
    'looks.ts': looksOf(games, has),
    'stills.ts': stillsOf(games, has),
    'titles.json': titlesOf(folder, games),
  };
}

/** The title and blurb of each game, by game and language: the shelf of a page shows them before anything of a game is loaded. */
function titlesOf(folder, games) {
  const titles = games.map((game) => {
    const texts = join(folder, game, 'text');
    const languages = readdirSync(texts)
      .filter((language) => existsSync(join(texts, language, 'title.json')))
      .sort();
    const read = (language) => JSON.parse(readFileSync(join(texts, language, 'title.json'), 'utf8'));
    return [game, Object.fromEntries(languages.map((language) => [language, read(language)]))];
  });
  return `${JSON.stringify(Object.fromEntries(titles), null, 2)}\n`;
}

/** Lines of imports in the order of their paths, as the formatter wants them. */
const byPath = (lines) => lines.sort((a, b) => (a.split("'")[1] < b.split("'")[1] ? -1 : 1));

function playedOf(games, has) {
  const entries = games.map((game) => {
    const expertise = has(game, 'bot/index.ts')
      ? load(game, 'bot/index.ts', 'expertise')
      : `async () => (await import('@madang/kernel/plain')).plainExpertise((await import('../${game}/rules/index.ts')).${game})`;
    return `  {\n    ...${game},\n    name: '${game}',\n    rules: ${load(game, 'rules/index.ts', game)},\n    expertise: ${expertise},\n  },\n`;
  });
  return [
    HEAD,
    ...byPath([
      ...games.map((game) => `import { title as ${game} } from '../${game}/title.ts';\n`),
      "import type { Played, TitleFacts } from '../title.ts';\n",
    ]),
    `\nexport const PLAYED: readonly (Played & TitleFacts)[] = [\n${entries.join('')}];\n`,
  ].join('');
}

function textsOf(games, has) {
  const entries = games.map((game) => {
    const wording = `    wording: async () => framed((await import('../${game}/text/index.ts')).wording),\n`;
    const taught = TAUGHT.filter((part) => has(game, `${part}/index.ts`)).map((part) => `    ${part}: ${load(game, `${part}/index.ts`, part)},\n`);
    return `  ${game}: {\n${wording}${taught.join('')}  },\n`;
  });
  return [
    HEAD,
    "import { framed } from '@madang/text';\n",
    "import type { Texts } from '../title.ts';\n",
    `\nexport const TEXTS: Readonly<Record<string, Texts>> = {\n${entries.join('')}};\n`,
  ].join('');
}

/** The entry of a game's looks: on one line where the formatter would leave it there. */
function looked(game, first, blank) {
  const line = `  ${game}: { ${first}${blank} },\n`;
  return line.length <= 151 ? line : `  ${game}: {\n    ${`${first}${blank}`.split(/, (?=board:|blank:)/).join(',\n    ')},\n  },\n`;
}

function looksOf(games, has) {
  const named = (game) => `${game[0].toUpperCase()}${game.slice(1)}Cover`;
  const covered = games.filter((game) => has(game, 'board/cover.tsx'));
  const entries = games.map((game) => {
    const cover = covered.includes(game) ? `Cover: ${named(game)}, ` : '';
    const wording = `(await import('../${game}/text/index.ts')).wording`;
    const board = has(game, 'board/index.tsx')
      ? load(game, 'board/index.tsx', 'board')
      : `async () => (await import('@madang/board-kit/plain')).plainBoard('${game}', ${wording})`;
    const blank = has(game, 'board/blank.tsx') ? `, blank: ${load(game, 'board/blank.tsx', 'Blank')}` : '';
    return looked(game, `${cover}board: ${board}`, blank);
  });
  return [
    HEAD,
    "import type { Look } from '@madang/board-kit';\n",
    ...covered.map((game) => `import { Cover as ${named(game)} } from '../${game}/board/cover.tsx';\n`),
    `\nexport const LOOKS: Readonly<Record<string, Look>> = {\n${entries.join('')}};\n`,
  ].join('');
}

function stillsOf(games, has) {
  const entries = games
    .filter((game) => has(game, 'board/still/index.tsx'))
    .map((game) => `  ${game}: ${load(game, 'board/still/index.tsx', 'still')},\n`);
  return [
    HEAD,
    "import type { StillBoard } from '@madang/board-kit';\n",
    `\nexport const STILLS: Readonly<Record<string, () => Promise<StillBoard>>> = {\n${entries.join('')}};\n`,
  ].join('');
}

/** The files of games/shelf that do not say what the folders say, by path with the text that they should have. */
const stale = () =>
  Object.entries(shelfOf(join(root, 'games')))
    .map(([file, text]) => [join(root, 'games', 'shelf', file), text])
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);

/** Brings games/shelf up to date. A file that is right is left alone. Returns the paths that it wrote. */
export function shelf() {
  mkdirSync(join(root, 'games', 'shelf'), { recursive: true });
  return stale().map(([path, text]) => {
    writeFileSync(path, text);
    return path;
  });
}

// As a program: --check only looks and ends with 1 where something is stale.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check');
  for (const path of check ? stale().map(([one]) => one) : shelf()) {
    console.error(`${check ? 'stale' : 'written'}: ${path}`);
    if (check) process.exitCode = 1;
  }
}
