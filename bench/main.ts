/** npm run bench: figures beside their bars and beside what others reach. It fails nobody. */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { SHELF, type Title } from '@madang/games';
import type { Chapter } from './figures.ts';
import type { Pace } from './race.ts';
import { printChapter } from './report.ts';

// Libraries decide by it when they are loaded: so it is set before any chapter is.
process.env.NODE_ENV = 'production';

const PACES = { quick: { rounds: 1, stintSeconds: 0.2 }, full: { rounds: 5, stintSeconds: 0.8 } } as const satisfies Record<string, Pace>;

/** The chapters that every game has. */
const OF_GAMES = {
  engine: async (title, pace) => (await import('./engine.ts')).measureEngine(title, pace),
  copies: async (title, pace) => (await import('./copies.ts')).measureCopies(title, pace),
  sizes: async (title) => (await import('./sizes.ts')).measureSizes(title),
  search: async (title, pace) => (await import('./search.ts')).measureSearch(title, pace),
  levels: async (title, pace) => (await import('./levels.ts')).measureLevels(title, pace === PACES.quick),
} as const satisfies Record<string, (title: Title, pace: Pace) => Promise<Chapter>>;

/** The chapters of the house, measured with one game. */
const OF_THE_HOUSE = {
  server: async (quick) => (await import('./server/index.ts')).measureServer(quick),
  load: async (quick) => (await import('./server/crowd.ts')).measureCrowds(quick),
  nodes: async (quick) => (await import('./cluster/many-nodes.ts')).measureManyNodes(quick),
  page: async (quick) => (await import('./page/page.ts')).measurePage(quick),
} as const satisfies Record<string, (quick: boolean) => Promise<Chapter>>;

const CHAPTERS = [...Object.keys(OF_GAMES), ...Object.keys(OF_THE_HOUSE)];
const GAMES = SHELF.map((title) => title.name);

const HELP = `bench [--quick] [--json] [--only=${CHAPTERS.join(',')}] [--games=${GAMES.join(',')}]
  --quick  one short round of everything: shows that it works, its figures say little
  --json   one JSON object as the last line
  --only   these chapters
  --games  these games, in the chapters that every game has`;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    games: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** The words of a list that is given, or all; ends the program where one is unknown. */
function chosen(given: string | undefined, known: readonly string[], kind: string): readonly string[] {
  const wanted = given?.split(',') ?? known;
  const unknown = wanted.filter((word) => !known.includes(word));
  if (unknown.length === 0) return wanted;
  console.error(`no ${kind} ${unknown.join(', ')}`);
  console.log(HELP);
  process.exit(2);
}

const wanted = chosen(values.only, CHAPTERS, 'chapter');
const games = chosen(values.games, GAMES, 'game');
if (values.help) {
  console.log(HELP);
  process.exit();
}

/** What is to be measured, in order: its name, and how. */
const work: readonly (readonly [name: string, measure: () => Promise<Chapter>])[] = [
  ...Object.entries(OF_GAMES).flatMap(([chapter, measure]) =>
    SHELF.filter(({ name }) => wanted.includes(chapter) && games.includes(name)).map(
      (title) => [`${chapter}, ${title.name}`, () => measure(title, values.quick ? PACES.quick : PACES.full)] as const,
    ),
  ),
  ...Object.entries(OF_THE_HOUSE)
    .filter(([chapter]) => wanted.includes(chapter))
    .map(([chapter, measure]) => [chapter, () => measure(values.quick)] as const),
];

const machine = {
  node: process.version,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  load: loadavg()[0] ?? 0,
  quick: values.quick,
};
console.log(`Node ${machine.node}, ${machine.cores} × ${machine.processor}, load ${machine.load.toFixed(1)}${values.quick ? ', quick' : ''}\n`);
const chapters: Chapter[] = [];
for (const [name, measure] of work) {
  const chapter = await measure().catch((error: unknown): Chapter => {
    console.error(error);
    process.exitCode = 1;
    return { title: name, figures: [], notes: [], skipped: [`it broke: ${error instanceof Error ? error.message : String(error)}`] };
  });
  console.log(printChapter(chapter));
  chapters.push(chapter);
}
if (values.json) console.log(JSON.stringify({ ...machine, chapters }));
