// run-tests.mjs COUNTS CONCURRENCY MINUTES FILE…: runs test files under node:test, each in a process of its own, in the order in which they are given
// (its command line sorts them); the file COUNTS gets the counts as JSON. Needs the Node.js that runs TypeScript.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from 'node:test';
import { spec as Spec } from 'node:test/reporters';

/** How many of the slowest files are named at the end. */
const NAMED = 12;

const LINGERING = new URL('lingering.mjs', import.meta.url).href;

const [countsFile, concurrency, minutes, ...files] = process.argv.slice(2);
const took = [];
let counts;
const events = run({
  files,
  concurrency: Number(concurrency),
  timeout: Number(minutes) * 60_000,
  isolation: 'process',
  execArgv: ['--import', LINGERING],
});
events.on('test:summary', ({ file, duration_ms: duration, counts: counted }) => {
  if (file === undefined) counts = counted;
  else took.push({ file, seconds: duration / 1000 });
});
const report = events.compose(new Spec());
report.pipe(process.stdout);
report.on('end', () => {
  const longest = took.toSorted((a, b) => b.seconds - a.seconds).slice(0, NAMED);
  console.log(`${took.length} processes; those that took longest, in seconds:`);
  for (const { file, seconds } of longest) console.log(`${seconds.toFixed(1).padStart(7)}  ${relative(process.cwd(), file)}`);
  if (counts) writeFileSync(countsFile, JSON.stringify(counts));
});
