import type { ServerMessage } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import type { Fold } from '../log/fold.ts';
import { type Outcome, refused } from '../log/outcome.ts';
import { enqueue, type LiveTable } from './live.ts';
import { viewpointsOf } from './reload.ts';
import type { Subscriber } from './subscribers.ts';
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
    return stepWriter({ table, seq, by, at: fold.times[seq], heard, open, over: state.over })(changes, decisionsText(eyes, open));
  });
}

type PastMessage = Extract<ServerMessage, { readonly type: 'past' }>;

/** How the table stood after step `seq`, as a person's eyes could see it then; undefined: there is no such step. */
function pastMessage({ id, fold, record }: LiveTable, person: string, seq: number): PastMessage | undefined {
  if (!fold || seq > fold.seq) return undefined;
  const { match, engine, log } = fold;
  // Steps that were taken back are not in the log: the last one before them stands for them.
  const after = log.length - 1 - log.findLastIndex((step) => step.seq <= seq);
  const state = engine.stateAt(match, match.log.length - after);
  const views = viewpointsOf(record, person).map((seat) => ({ seat, view: match.game.redact(state, seat) }));
  return { type: 'past', table: id, seq, views };
}

/** Sends one viewer how the table stood after an earlier step. */
export const showPast = (services: Services, live: LiveTable, viewer: Subscriber, seq: number): Promise<Outcome> =>
  enqueue(live, async () => {
    const past = services.tracing.step('past', () => pastMessage(live, viewer.person, seq));
    if (!past) return refused(live.fold, 'not-found');
    viewer.send(JSON.stringify(past));
    return { done: true, seq: live.fold?.seq ?? 0, repeated: false };
  });
