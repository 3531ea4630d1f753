/** npm run bench: figures beside their bars and beside what others reach. It fails nobody. */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Chapter } from './figures.ts';
import type { Pace } from './race.ts';
import { printChapter } from './report.ts';

// Libraries decide by it when they are loaded: so it is set before any chapter is.
process.env.NODE_ENV = 'production';

const CHAPTERS = ['engine', 'copies', 'sizes', 'search', 'server', 'page'] as const;
type ChapterName = (typeof CHAPTERS)[number];

const PACES = { quick: { rounds: 1, stintSeconds: 0.2 }, full: { rounds: 5, stintSeconds: 0.8 } } as const satisfies Record<string, Pace>;

const HELP = `bench [--quick] [--json] [--only=${CHAPTERS.join(',')}]
  --quick  one short round of everything: shows that it works, its figures say little
  --json   one JSON object as the last line
  --only   these chapters`;

async function measure(name: ChapterName, quick: boolean): Promise<Chapter> {
  const pace = quick ? PACES.quick : PACES.full;
  switch (name) {
    case 'engine':
      return (await import('./engine.ts')).measureEngine(pace);
    case 'copies':
      return (await import('./copies.ts')).measureCopies(pace);
    case 'sizes':
      return (await import('./copies.ts')).measureSizes();
    case 'search':
      return (await import('./search.ts')).measureSearch(pace);
    case 'server':
      return (await import('./server/index.ts')).measureServer(quick);
    case 'page':
      return (await import('./page.ts')).measurePage(quick);
  }
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const wanted = values.only?.split(',') ?? CHAPTERS;
const unknown = wanted.filter((name) => !CHAPTERS.some((chapter) => chapter === name));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`no chapter ${unknown.join(', ')}`);
  console.log(HELP);
  process.exit(unknown.length > 0 ? 2 : 0);
}

const machine = {
  node: process.version,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  load: loadavg()[0] ?? 0,
  quick: values.quick,
};
console.log(`Node ${machine.node}, ${machine.cores} × ${machine.processor}, load ${machine.load.toFixed(1)}${values.quick ? ', quick' : ''}\n`);
const chapters: Chapter[] = [];
for (const name of CHAPTERS) {
  if (!wanted.includes(name)) continue;
  const chapter = await measure(name, values.quick).catch((error: unknown): Chapter => {
    console.error(error);
    process.exitCode = 1;
    return { title: name, figures: [], notes: [], skipped: [`it broke: ${error instanceof Error ? error.message : String(error)}`] };
  });
  console.log(printChapter(chapter));
  chapters.push(chapter);
}
if (values.json) console.log(JSON.stringify({ ...machine, chapters }));
