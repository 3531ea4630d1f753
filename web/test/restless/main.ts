// node web/test/restless/main.ts --game=barrage --screen=laptop --seed=1 [--world='bots online'] [--acts=N] [--turns=N] [--minutes=N] [--tell]
//   Plays as a restless person does and prints what must not happen. A seed repeats closely.
//   Totals of each game and screen: .madang/restless/totals.jsonl.
import { parseArgs } from 'node:util';
import { openPlace } from '../e2e/place.ts';
import { samples } from './oracles/memory.ts';
import { printFinding } from './report.ts';
import { play } from './run.ts';
import { SCREENS } from './screens.ts';
import { keepTotal, printTotals } from './totals.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'siberia' },
    screen: { type: 'string', default: 'laptop' },
    seed: { type: 'string', default: '1' },
    world: { type: 'string' },
    acts: { type: 'string', default: '1000000' },
    turns: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    tell: { type: 'boolean', default: false },
  },
});

const screen = SCREENS.find(({ name }) => name === values.screen);
if (!screen) throw new Error(`no screen '${values.screen}': ${SCREENS.map(({ name }) => name).join(', ')}`);
const place = await openPlace();
const begun = Date.now();
const outcome = await play(place, {
  seed: Number(values.seed),
  game: values.game,
  screen,
  world: values.world,
  acts: Number(values.acts),
  turns: Number(values.turns),
  until: begun + Number(values.minutes) * 60_000,
  found: (finding) => console.log(printFinding(finding)),
  ...(values.tell && { tell: (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(1)} ${line}`) }),
});
await place.close();
const { findings, notes, acts, turns, matches } = outcome;
const heaps = samples().map(({ heap }) => heap / 2 ** 20);
console.log(
  `${values.game} ${values.screen} seed ${values.seed}: ${acts} acts, ${turns} turns, ${matches} matches in ${Math.round((Date.now() - begun) / 1000)} s; ${findings.length} findings`,
);
console.log(printTotals(keepTotal({ game: values.game, screen: values.screen, seed: Number(values.seed), acts, turns, findings: findings.length })));
console.log(
  `memory: ${heaps.length} looks, at most ${Math.round(Math.max(0, ...heaps))} MiB and ${Math.max(0, ...samples().map(({ lost }) => lost))} lost nodes`,
);
for (const [words, times] of [...notes].sort(([, a], [, b]) => b - a)) console.log(`  ${times} × ${words}`);
