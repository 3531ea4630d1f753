import { lowest, type Seat } from '@madang/kernel';
import type { Flow } from '../../../components/effects.ts';
import { HEADSTREAMS } from '../../../components/words.ts';
import { HEADSTREAM } from '../../answers.ts';
import type { BarrageTell } from '../../rule.ts';
import { headstreamWord } from '../../spelling.ts';
import { type Barrage, EMPTY } from '../../state.ts';
import { drop as dropChoice } from '../../water/placing.ts';
import { criteriaTile } from '../deck.ts';
import { type DropUse, dropUses } from '../siting/forecast.ts';
import { highest, narrow, type Pool, those } from '../siting/narrowing.ts';
import { firstFree, placeEngineers } from './engineers.ts';
import type { Attempt, StepOf } from './step.ts';

const ALL = (1 << HEADSTREAMS.length) - 1;

/** Headstreams in the order of the criteria tile; the one that it does not name comes last. */
function lettersOf(state: Barrage): number[] {
  const named = criteriaTile(state).back.headstreams.map((letter) => HEADSTREAMS.indexOf(letter));
  return [...named, ...HEADSTREAMS.map((_, headstream) => headstream).filter((headstream) => !named.includes(headstream))];
}

/** Where drops are of use, a bit for each headstream. */
const useful = (uses: readonly DropUse[]): number => those(ALL, (headstream) => uses[headstream]?.held === true);

/** Drops that flow at the same time, placed one after another. */
interface Drops {
  readonly drops: number;
  readonly flow: Flow;
}

/**
 * BAR-AUTOMA-16: the headstream for the next drop: the one from which the fewest drops fill an own dam, then by letter. From high
 * voltage on the USA prefer most energy steps. EMPTY where none is of use.
 */
export function bestHeadstream(state: Barrage, seat: Seat, { drops, flow }: Drops, tell: BarrageTell): number {
  const uses = dropUses(state, seat, flow, drops);
  const candidates = useful(uses);
  if (candidates === 0) return EMPTY;
  const pool: Pool = { seat, of: 'headstream', rule: 'BAR-AUTOMA-16', word: headstreamWord, tell };
  let left = narrow(pool, candidates, candidates, 'possible', 0);
  const most = highest(left, (headstream) => (uses[headstream]?.steps ?? 0) - 1);
  if (most !== 0) left = narrow(pool, left, most, 'most-energy-steps', 0);
  const order = lettersOf(state);
  const first = highest(left, (headstream) => order.length - order.indexOf(headstream));
  return lowest(narrow(pool, left, first, 'letters', 0));
}

/** BAR-AUTOMA-16: places its drops one after another, each where it is of use, and leaves over the rest; the turn goes on. */
export const water = ({ flow, drops, engineers }: StepOf<'water'>): Attempt => ({
  rule: 'BAR-AUTOMA-16',
  hindered: (state, seat) => (useful(dropUses(state, seat, flow, drops)) === 0 ? 'no-useful-drop' : null),
  perform(state, seat, tell) {
    placeEngineers(state, seat, { wanted: engineers, post: 'water', space: firstFree(state, 'water') }, tell);
    for (let left = drops; left > 0; left--) {
      const headstream = bestHeadstream(state, seat, { drops: left, flow }, tell);
      if (headstream === EMPTY) return;
      dropChoice.answer(state, { task: 'drop', seat, left: 1, flow, must: false, mustAll: false }, HEADSTREAM[headstream], tell);
    }
  },
});
