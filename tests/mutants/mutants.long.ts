import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runMutants } from './run.ts';

/** What must be noticed of changes that somebody could notice; each run takes its own sample of the code. */
const BARS: readonly (readonly [src: string, bar: number])[] = [
  ['games/siberia/rules', 0.95],
  ['games/barrage/rules', 0.95],
  ['kernel', 0.95],
  ['server', 0.85],
];

/** How many of each; MUTANTS says another number. */
const COUNT = Number(process.env.MUTANTS ?? 100);

for (const [src, bar] of BARS) {
  test(`tests notice at least ${100 * bar} % of small changes in ${src}`, () => {
    const survivors: string[] = [];
    const { score } = runMutants(
      { src, count: COUNT, seed: '1' },
      {
        tried({ file, line, change, before }, fate) {
          if (fate === 'survived') survivors.push(`${file}:${line} ${change}: ${before}`);
        },
        failed: (path, why) => survivors.push(`${path} was left out, for it fails without any change: ${why}`),
      },
    );
    assert.ok(score >= bar, `${(100 * score).toFixed(1)} %; nobody noticed\n${survivors.join('\n')}`);
  });
}
