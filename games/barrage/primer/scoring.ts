import type { Message, PrimerTable } from '@madang/kernel';
import { GOODS_PER_VP, ROUNDS } from '../components/numbers.ts';
import { BONUS, CREDIT_STEPS, MISSING_SECTION_VP, OBJECTIVE_VP, RANK_VP, SECTION, SHARED_SECOND_VP } from '../components/tracks.ts';
import { BONUS_TILES, OBJECTIVE_TILES } from '../components/words.ts';
import type en from '../text/en/primer.json';
import { bonusText, goods, objectiveText } from '../text/names.ts';

const own = (key: keyof typeof en, args?: Message['args']): Message => (args ? { key, args } : { key });
const points = (vp: number): Message => goods('vp', vp);

const [first = 0, second = 0] = RANK_VP;

/** Energy from one step of the track to the one before the next. */
function energyOf(step: number): Message {
  const from = CREDIT_STEPS[step]?.from ?? 0;
  const next = CREDIT_STEPS[step + 1]?.from;
  if (next === undefined) return own('barrage.primer.energyFrom', { from });
  return next === from + 1 ? own('barrage.primer.energyAt', { from }) : own('barrage.primer.energyTo', { from, to: next - 1 });
}

/** What a round and the match bring at their end (BAR-SCORE, BAR-END), in the order in which it is counted. */
export const SCORING: readonly PrimerTable[] = [
  {
    title: own('barrage.primer.places'),
    head: [own('barrage.primer.place'), own('barrage.primer.points')],
    rows: [
      [own('barrage.primer.most'), points(first)],
      [own('barrage.primer.second'), points(second)],
      [own('barrage.primer.tiedFirst'), own('barrage.primer.shared', { vp: first + second })],
      [own('barrage.primer.tiedSecond'), own('barrage.primer.each', { vp: SHARED_SECOND_VP })],
    ],
  },
  {
    title: own('barrage.primer.track'),
    head: [own('barrage.primer.energy'), own('barrage.primer.credits'), own('barrage.primer.points')],
    rows: CREDIT_STEPS.map(({ credits, vp }, step) => [energyOf(step), goods('credits', credits), vp === 0 ? null : points(vp)]),
  },
  {
    title: own('barrage.primer.sections', { least: SECTION, vp: MISSING_SECTION_VP }),
    head: [own('barrage.primer.round'), own('barrage.primer.full')],
    rows: Array.from({ length: ROUNDS }, (_, i) => [i + 1, own('barrage.primer.energyFrom', { from: (i + 1) * SECTION })]),
  },
  {
    title: own('barrage.primer.bonuses'),
    head: [own('barrage.primer.counted'), own('barrage.primer.pointsEach')],
    rows: BONUS_TILES.map((tile) => [bonusText(tile), points(BONUS[tile].vp)]),
  },
  {
    title: own('barrage.primer.objectives'),
    head: [own('barrage.primer.counted')],
    rows: OBJECTIVE_TILES.map((tile) => [objectiveText(tile)]),
  },
  {
    title: own('barrage.primer.end'),
    head: [own('barrage.primer.counted'), own('barrage.primer.points')],
    rows: [
      ...OBJECTIVE_VP.map((vp, rank) => [own('barrage.primer.objectiveRank', { rank: rank + 1 }), points(vp)]),
      [own('barrage.primer.goods', { n: GOODS_PER_VP }), points(1)],
      [own('barrage.primer.drop'), points(1)],
    ],
  },
];
