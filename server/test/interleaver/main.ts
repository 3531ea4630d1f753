// Plays schedules by seed: see docs/testing.md.
import { parseArgs } from 'node:util';
import { groundFor } from './database.ts';
import { play, workloadNamed } from './run.ts';

const { values } = parseArgs({
  options: {
    workload: { type: 'string', default: 'seats' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '2' },
    database: { type: 'string', default: 'sqlite' },
    trace: { type: 'boolean', default: false },
  },
});
const workload = workloadNamed(values.workload);
const ground = await groundFor(values.database === 'postgres' ? 'postgres' : 'sqlite', values.nodes === '1' ? 1 : 2);
const began = performance.now();
let steps = 0;
const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.count); seed++) {
  const played = await play(workload, ground, seed);
  steps += played.steps;
  if (values.trace) console.log(played.trace.join('\n'));
  if (played.findings.length > 0) console.log(`${played.seed}\n  ${played.findings.join('\n  ')}`);
}
const seconds = (performance.now() - began) / 1000;
console.log(`${values.count} schedules, ${steps} steps, ${seconds.toFixed(1)} s`);
await ground.close();
process.exit(0);
