import { decision, fail, ok, type Result, type Seat, type State, sameData, seedRandom, victoryShares } from '@madang/kernel';
import { type ActionSpace, actionsOf } from './action-space.ts';
import { type Asked, act, ask, asked, observed } from './asked.ts';
import { newEncoder, type Observed } from './encoder.ts';
import type { Position, Problem, Request } from './messages.ts';
import type { Encoder } from './observable.ts';
import { copied, enter, type Setup, started } from './playing.ts';

/** What a single match is begun with. */
interface MatchPlan extends Setup {
  readonly seed: string;
  readonly observed: Observed;
  /** A view in words, line by line, as a seat (null: a spectator) sees it. */
  readonly describe?: Describe;
}

/** Puts a view into words, line by line. */
export type Describe = (view: State, seat: Seat | null) => readonly string[];

/** A single match that a program plays, copies and searches from. */
interface Single {
  readonly plan: MatchPlan;
  readonly actions: ActionSpace;
  readonly encoder: Encoder;
  readonly on: Asked;
}

/** Begins a match. */
function newSingle(plan: MatchPlan): Single {
  const { game, expertise, seats } = plan;
  const actions = actionsOf(game);
  const encoder = newEncoder(game, expertise, seats, actions, plan.observed);
  return { plan, actions, encoder, on: asked(actions, started(plan, plan.seed)) };
}

/** A copy that goes its own way. */
function copyOf({ on, ...single }: Single): Single {
  return { ...single, on: { ...on, playing: copied(on.playing) } };
}

/** What a match is at: who decides among which actions, and how each seat stands. */
function positionOf(single: Single): Position {
  const { plan, on } = single;
  const { state, next, decisions } = on.playing;
  return {
    seat: next?.seat ?? null,
    offered: on.offered,
    over: state.over,
    decisions,
    rewards: next ? null : victoryShares(plan.game, state),
    points: plan.game.standing(state).map(({ points }) => points),
  };
}

/** Takes an action of the deciding seat. */
function actIn({ actions, on }: Single, action: number): Result<undefined, Problem> {
  return act(actions, on, action) ? ok(undefined) : fail({ code: 'not-offered', details: { move: action, offered: on.offered } });
}

/** Bytes that become text at once. */
const AT_ONCE = 8192;

/** What a seat observes: 32-bit floats, the lowest byte first, in base64. */
function observationOf({ encoder, on }: Single, seat: Seat): string {
  const out = new Float32Array(encoder.names.length);
  encoder.write(observed(on, seat), seat, out, 0);
  const bytes = new Uint8Array(out.buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
}

/**
 * Puts the match into a world that a seat's view allows: the hidden facts are drawn anew by `seed`. `view`: one that the program has from elsewhere;
 * absent: the seat's own of this match.
 */
function imagineIn(single: Single, seat: Seat, seed: string, view: unknown): Result<undefined, Problem> {
  const { plan, on, actions } = single;
  const { game } = plan;
  const seen = view === undefined ? game.redact(on.playing.state, seat) : view;
  const world = worldOf(single, seat, seed, seen);
  if (!world) return fail({ code: 'bad-view' });
  const keepsChoice = view === undefined && on.playing.next?.seat === seat;
  enter(on.playing, world);
  if (!keepsChoice) ask(actions, on);
  return ok(undefined);
}

/** A full state that a view allows; undefined: it is no view of this game. */
function worldOf({ plan }: Single, seat: Seat, seed: string, view: unknown): State | undefined {
  if (!isState(view)) return undefined;
  const { game } = plan;
  try {
    const world = game.imagine(view, seedRandom(seed));
    // What looks like a view but is none shows here: it is not what this world looks like, or nothing can be asked in it.
    return sameData(game.redact(world, seat), view) && (world.over || decision(game, world)) ? world : undefined;
  } catch {
    return undefined;
  }
}

/** Tests what every game's state has; the rest is tested by imagining. */
const isState = (json: unknown): json is State =>
  typeof json === 'object' &&
  json !== null &&
  'over' in json &&
  typeof json.over === 'boolean' &&
  'random' in json &&
  Array.isArray(json.random) &&
  json.random.every((word) => typeof word === 'number') &&
  'agenda' in json &&
  Array.isArray(json.agenda) &&
  json.agenda.every(isTask);

const isTask = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'task' in json && typeof json.task === 'string' && 'seat' in json && typeof json.seat === 'number';

/** Most matches that a connection may have beside its batch. */
const MOST_SINGLES = 100_000;

/** What may be asked of a single match that is there. */
type OfMatch = Extract<Request, { readonly match: number }>;

type Answer = Result<Readonly<Record<string, unknown>>, Problem>;

/** The single matches of a connection, by number. */
export interface Singles {
  /** `names`: the answer has the names of an observation's numbers. */
  begin(plan: MatchPlan, names: boolean): Answer;
  answer(request: OfMatch): Answer;
}

/** None yet. */
export function newSingles(): Singles {
  const all = new Map<number, Single>();
  let begun = 0;
  const add = (single: Single): Answer => {
    if (all.size >= MOST_SINGLES) return fail({ code: 'too-many', details: { most: MOST_SINGLES } });
    const match = begun++;
    all.set(match, single);
    return ok({ match, ...positionOf(single) });
  };
  const begin = (plan: MatchPlan, names: boolean): Answer => {
    const single = newSingle(plan);
    const { actions, encoder } = single;
    const added = add(single);
    if (!added.ok) return added;
    const automas = plan.game.automas?.seats(plan.options, plan.seats) ?? [];
    return ok({ ...added.value, automas, actions: actions.size, digits: actions.digits, ...(names && { names: encoder.names }) });
  };
  const answer = (request: OfMatch): Answer => {
    const single = all.get(request.match);
    if (!single) return fail({ code: 'no-match', details: { match: request.match } });
    const { seats } = single.plan;
    if ('seat' in request && request.seat !== null && request.seat >= seats)
      return fail({ code: 'wrong-seats', details: { seat: request.seat, seats } });
    switch (request.ask) {
      case 'act': {
        const acted = actIn(single, request.action);
        return acted.ok ? ok({ ...positionOf(single) }) : acted;
      }
      case 'copy':
        return add(copyOf(single));
      case 'forget':
        all.delete(request.match);
        return ok({});
      case 'observe':
        return ok({ observation: observationOf(single, request.seat) });
      case 'view':
        return ok({ view: single.plan.game.redact(single.on.playing.state, request.seat) });
      case 'imagine': {
        const imagined = imagineIn(single, request.seat, request.seed, request.view);
        return imagined.ok ? ok({ ...positionOf(single) }) : imagined;
      }
      case 'describe': {
        const { game } = single.plan;
        return ok({ text: single.plan.describe?.(game.redact(single.on.playing.state, request.seat), request.seat) ?? [] });
      }
    }
  };
  return { begin, answer };
}
