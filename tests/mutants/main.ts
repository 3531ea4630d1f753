import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Mutant, runMutants } from './run.ts';

// npm run mutants -- --src games/siberia/rules --count 100 --seed 1 [--bar 0.95] [--quick] [--again FILE]

const { values } = parseArgs({
  options: {
    src: { type: 'string', default: 'games/siberia/rules' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    bar: { type: 'string', default: '0' },
    again: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});

const named = ({ file, line, change }: Mutant): string => `${file}:${line}  ${change}`;
/** What an earlier run, whose output is that file, has not noticed, or not ended. */
const again = values.again === undefined ? undefined : survivorsOf(readFileSync(values.again, 'utf8'));

function survivorsOf(output: string): ReadonlySet<string> {
  const lines = output.split('\n').filter((line) => /^(survived|timeout) /.test(line));
  return new Set(lines.map((line) => line.slice(10).trim()));
}

const plan = {
  src: values.src,
  count: again ? Number.POSITIVE_INFINITY : Number(values.count),
  seed: values.seed,
  quick: values.quick,
  ...(again && { among: (mutant: Mutant) => again.has(named(mutant)) }),
};
const { fates, points, score } = runMutants(plan, {
  tried(mutant, fate, by) {
    const rest = fate === 'killed' ? `  by: ${by}` : fate === 'survived' ? `\n             ${mutant.before}` : '';
    console.log(`${fate.padEnd(10)} ${named(mutant)}${rest}`);
  },
  failed: (test, why) => console.log(`left out   ${test}, for it fails without any change: ${why}`),
});
const count = (fate: string): number => fates.filter(([, one]) => one === fate).length;
console.log(
  `${values.src}: ${fates.length} of ${points} changes, ${count('killed')} killed, ${count('timeout')} without end, ${count('survived')} survived, ${count('equivalent')} equivalent: ${(100 * score).toFixed(1)} %`,
);
if (score < Number(values.bar)) process.exitCode = 1;
