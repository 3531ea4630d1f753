import { applyPatch, type Change, type Decision, type Game, type Move, type Patch, type Seat, type State, sameData, type Told } from '@madang/kernel';
import type { LogEntry, OpenDecision, ServerMessage } from '@madang/wire';
import { isRecord } from '../json.ts';
import { keptDecision, sharedSteps } from './keeping.ts';

/** What one pair of eyes sees of a table. */
export interface Seen {
  readonly seat: Seat | null;
  readonly view: State;
  readonly log: readonly LogEntry[];
  /** What the last step told these eyes; empty after a whole view. */
  readonly events: readonly Told[];
  /** Earlier views that this page has seen, by the step they stand after. */
  readonly past: ReadonlyMap<number, State>;
}

/** A table's match as this viewer knows it, after step `seq`. */
export interface Position {
  readonly seq: number;
  readonly seen: readonly Seen[];
  readonly decisions: readonly Decision[];
  readonly waitingFor: readonly Seat[];
  readonly over: boolean;
}

export type ViewMessage = Extract<ServerMessage, { readonly type: 'view' }>;
export type StepMessage = Extract<ServerMessage, { readonly type: 'step' }>;

/** `missing`: steps were lost; ask for those after `from` (undefined: for everything). */
export type Folded = { readonly ok: true; readonly position: Position } | { readonly ok: false; readonly from: number | undefined };

/** A game's view has at least what every state has. */
const isState = (json: unknown): json is State =>
  isRecord(json) && Array.isArray(json.agenda) && Array.isArray(json.random) && typeof json.over === 'boolean';

const isChange = (json: unknown): json is Change => Array.isArray(json) && Array.isArray(json[0]);

const isPatch = (json: readonly unknown[]): json is Patch => json.every(isChange);

/** Decisions with the game's own moves in place of their JSON; those that are known already are the same objects. */
function readDecisions(game: Game, open: readonly OpenDecision[], known: readonly Decision[]): Decision[] {
  return open.map(({ seat, task, moves }) => {
    const decision: Decision = {
      seat,
      task,
      moves: moves.map((move) => game.moves.byId(move.id)).filter((move): move is Move => move !== undefined),
    };
    return keptDecision(known, decision);
  });
}

/** The position that a whole view describes, after the one that was known; undefined if a view is not a state of a game. */
export function readPosition(game: Game, message: ViewMessage, before: Position | null): Position | undefined {
  const seen: Seen[] = [];
  for (const { seat, view, log } of message.views) {
    if (!isState(view)) return undefined;
    seen.push(
      keptSeen(
        before?.seen.find((one) => one.seat === seat),
        { seat, view, log },
        message.seq,
      ),
    );
  }
  const { seq, waitingFor, over } = message;
  return { seq, seen, decisions: readDecisions(game, message.decisions, before?.decisions ?? []), waitingFor, over };
}

/** The same eyes' view, log and past after a whole view came: what is as it was keeps its identity, and steps that stand can still be looked at. */
function keptSeen(before: Seen | undefined, { seat, view, log }: Pick<Seen, 'seat' | 'view' | 'log'>, seq: number): Seen {
  if (!before) return { seat, view, log, events: [], past: new Map([[seq, view]]) };
  const shared = sharedSteps(before.log, log);
  const stands = log[shared - 1]?.seq ?? 0;
  const here: State = sameData(before.view, view) ? before.view : view;
  return {
    seat,
    view: here,
    log: shared === log.length && shared === before.log.length ? before.log : [...before.log.slice(0, shared), ...log.slice(shared)],
    events: here === before.view ? before.events : [],
    past: new Map([...[...before.past].filter(([step]) => step <= stands), [seq, here]]),
  };
}

/** The position after one more step. A step that is known already changes nothing. */
export function foldStep(game: Game, position: Position | null, message: StepMessage): Folded {
  if (!position) return { ok: false, from: undefined };
  if (message.seq <= position.seq) return { ok: true, position };
  if (message.seq !== position.seq + 1) return { ok: false, from: position.seq };
  const seen: Seen[] = [];
  for (const before of position.seen) {
    const change = message.views.find((view) => view.seat === before.seat);
    const view = change ? patched(before.view, change.patch) : undefined;
    if (!change || !view) return { ok: false, from: undefined };
    const entry: LogEntry = { seq: message.seq, by: message.by, ...(message.at !== undefined && { at: message.at }), told: change.told };
    const past = new Map(before.past).set(message.seq, view);
    seen.push({ seat: before.seat, view, log: [...before.log, entry], events: change.told, past });
  }
  const { seq, waitingFor, over } = message;
  const decisions = message.decisions ? readDecisions(game, message.decisions, position.decisions) : position.decisions;
  return { ok: true, position: { seq, seen, decisions, waitingFor, over } };
}

/** The view after a patch; undefined if it does not fit: the whole view is needed then. */
function patched(view: State, patch: readonly unknown[]): State | undefined {
  if (!isPatch(patch)) return undefined;
  try {
    const after = applyPatch(view, patch);
    return isState(after) ? after : undefined;
  } catch {
    return undefined;
  }
}

/** The position with how it stood after an earlier step. */
export const withPast = (position: Position, { seq, views }: Extract<ServerMessage, { readonly type: 'past' }>): Position => ({
  ...position,
  seen: position.seen.map((seen) => {
    const view = views.find((one) => one.seat === seen.seat)?.view;
    return isState(view) ? { ...seen, past: new Map(seen.past).set(seq, view) } : seen;
  }),
});

/** What the eyes of a seat see; for a seat that this viewer does not play, what a spectator sees. */
export const seenBy = (position: Position, eyes: Seat | null): Seen | undefined =>
  position.seen.find((seen) => seen.seat === eyes) ?? position.seen[0];
