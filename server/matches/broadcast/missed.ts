import type { Fold } from '../log/fold.ts';
import { changeText, decisionsText, patchText, stepWriter, tellers, type Viewpoint, viewsOf } from './views.ts';

const MOST = 64;

/**
 * The steps after `from` as these eyes would have got them, as message texts; undefined where the whole view is the
 * better answer: too many, or one was taken back since.
 */
export function missedSteps(table: string, fold: Fold, eyes: readonly Viewpoint[], from: number): readonly string[] | undefined {
  const missed = fold.seq - from;
  const steps = fold.log.slice(-missed);
  if (missed === 0) return [];
  if (missed < 0 || missed > MOST || steps.length < missed || steps[0]?.seq !== from + 1 || fold.log.length < missed + 1) return undefined;
  const { match, engine } = fold;
  const start = match.log.length - missed;
  const state = engine.stateAt(match, start);
  let before = eyes.map(viewsOf(match.game, state));
  return steps.map(({ seq, by, heard }, i) => {
    const played = match.log[start + i];
    if (!played) throw new Error(`step ${seq} of ${table} has no move`);
    engine.play(match.game, state, played.seat, played.move);
    const after = eyes.map(viewsOf(match.game, state));
    const told = tellers(heard);
    const changes = eyes.map((one, at) => changeText(one, patchText(before[at] ?? state, after[at] ?? state), told(one)));
    before = after;
    const open = engine.decisions(match.game, state);
    return stepWriter({ table, seq, by, heard, open, over: state.over })(changes, decisionsText(eyes, open));
  });
}
