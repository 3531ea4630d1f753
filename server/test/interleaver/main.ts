// Plays schedules by seed: see tools/interleave.mjs and docs/testing.md.
import { parseArgs } from 'node:util';
import { groundFor } from './database.ts';
import type { Ground } from './machine/ground.ts';
import { play, workloadNamed } from './run.ts';
import { WORKLOADS } from './workloads/index.ts';
import type { Workload } from './workloads/workload.ts';

const { values } = parseArgs({
  options: {
    workload: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '2' },
    database: { type: 'string', default: 'sqlite' },
    trace: { type: 'boolean', default: false },
  },
});

/** Plays so many schedules of a workload and prints what broke; how many steps they took, and how many of them broke something. */
async function run(workload: Workload, ground: Ground): Promise<{ readonly steps: number; readonly broken: number }> {
  const first = Number(values.seed);
  let [steps, broken] = [0, 0];
  for (let seed = first; seed < first + Number(values.count); seed++) {
    const played = await play(workload, ground, seed);
    steps += played.steps;
    if (values.trace) console.log(played.trace.join('\n'));
    if (played.findings.length === 0) continue;
    broken += 1;
    console.log(`${played.seed}\n  ${played.findings.join('\n  ')}`);
  }
  return { steps, broken };
}

const ground = await groundFor(values.database === 'postgres' ? 'postgres' : 'sqlite', values.nodes === '1' ? 1 : 2);
let broken = 0;
for (const workload of values.workload === 'all' ? WORKLOADS : [workloadNamed(values.workload)]) {
  const began = performance.now();
  const done = await run(workload, ground);
  broken += done.broken;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${workload.name}: ${values.count} schedules, ${done.steps} steps, ${done.broken} broke a promise, ${seconds} s`);
}
await ground.close();
process.exit(broken > 0 ? 1 : 0);
