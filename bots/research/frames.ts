import { fail, ok, type Result, type Seat, victoryShares } from '@madang/kernel';
import type { Contender } from '../arena/contender.ts';
import { type ActionSpace, actionsOf } from './action-space.ts';
import { type Asked, act, asked, observed } from './asked.ts';
import { newEncoder, type Observed } from './encoder.ts';
import { type FrameMemory, type Memory, newFrameMemory, type Section } from './frame-memory.ts';
import type { Problem } from './messages.ts';
import type { Encoder } from './observable.ts';
import { type Setup, started } from './playing.ts';

/** What a batch in shared memory is made of. */
export interface FramePlan extends Setup {
  readonly matches: number;
  readonly seed: string;
  readonly observed: Observed;
  /** Points are told at every decision, not only at the end. */
  readonly points: boolean;
  /** Players move one seat on with each new match, so that each has every seat equally often. */
  readonly rotates: boolean;
  /** The batch's matches are numbers `first` … of `all` in the memory. */
  readonly first: number;
  readonly all: number;
}

/** Matches that are played side by side, told as arrays. A match that ends gives its place to the next. */
export interface Frames {
  readonly sections: readonly Section[];
  readonly bytes: number;
  readonly actions: ActionSpace;
  readonly names: readonly string[];
  /** Takes the actions that stand in the memory, all or none, and writes the next frame. */
  step(): Result<{ readonly ended: number }, Problem>;
}

/** How a match ended: not yet, over, or given up because it was too long. */
const [GOES_ON, OVER, GIVEN_UP] = [0, 1, 2];

/** A place of the batch: the match there, and by how many seats its players have moved on. */
interface Place extends Asked {
  readonly shift: number;
}

/** A batch and the arrays that it is told in. */
interface Telling {
  readonly plan: FramePlan;
  readonly encoder: Encoder;
  readonly told: FrameMemory;
}

/** Begins a batch and writes its first frame. */
export function newFrames(plan: FramePlan, memory: Memory): Frames {
  const { game, expertise, seats, matches } = plan;
  const actions = actionsOf(game);
  const encoder = newEncoder(game, expertise, seats, actions, plan.observed);
  const told = newFrameMemory({ ...plan, observation: encoder.names.length, actions: actions.size }, memory);
  const telling = { plan, encoder, told };
  const begin = newBeginner(plan, actions);
  const places = Array.from({ length: matches }, begin);
  places.forEach((place, at) => {
    tell(telling, place, at);
  });
  told.publish(tellOffers(places, told));
  const step = (): Result<{ readonly ended: number }, Problem> => {
    told.receive();
    const wrong = told.action.findIndex((action, at) => action >= 0 && !places[at]?.offered.includes(action));
    if (wrong >= 0) return fail({ code: 'not-offered', details: { match: wrong, move: told.action[wrong], offered: places[wrong]?.offered } });
    told.reward.fill(0);
    told.ended.fill(GOES_ON);
    let ended = 0;
    for (let at = 0; at < matches; at++) {
      const action = told.action[at] ?? -1;
      const place = places[at];
      if (action < 0 || !place) continue;
      act(actions, place, action);
      if (!place.playing.next) {
        ended += 1;
        tellEnd(telling, place, at);
        places[at] = begin();
      }
      tell(telling, places[at] ?? place, at);
    }
    told.publish(tellOffers(places, told));
    return ok({ ended });
  };
  return { sections: told.sections, bytes: told.bytes, actions, names: encoder.names, step };
}

/** Begins one match after the other; those that the bots end among themselves are nobody's. */
function newBeginner(plan: FramePlan, actions: ActionSpace): () => Place {
  const { seats } = plan;
  let begun = 0;
  return () => {
    for (;;) {
      const shift = plan.rotates ? begun % seats : 0;
      const playing = started({ ...plan, bots: moved(plan.bots, shift, seats) }, `${plan.seed}/${begun++}`);
      if (playing.next) return { ...asked(actions, playing), shift };
    }
  };
}

const moved = (bots: ReadonlyMap<Seat, Contender>, shift: number, seats: number): ReadonlyMap<Seat, Contender> =>
  shift === 0 ? bots : new Map([...bots].map(([player, bot]) => [(player + shift) % seats, bot]));

/** Writes who decides in a match, and what that seat observes. */
function tell({ plan, encoder, told }: Telling, place: Place, at: number): void {
  const seat = place.playing.next?.seat ?? 0;
  told.seat[at] = seat;
  told.player[at] = (seat - place.shift + plan.seats) % plan.seats;
  if (plan.points) tellPoints(plan, place, told.points, at);
  encoder.write(observed(place, seat), seat, told.observation, at * encoder.names.length);
}

/** Writes how a match ended. */
function tellEnd({ plan, told }: Telling, place: Place, at: number): void {
  const { seats, game } = plan;
  const { state, decisions } = place.playing;
  const shares = victoryShares(game, state);
  for (let player = 0; player < seats; player++) told.reward[at * seats + player] = shares[(player + place.shift) % seats] ?? 0;
  tellPoints(plan, place, told.final, at);
  told.ended[at] = state.over ? OVER : GIVEN_UP;
  told.length[at] = decisions;
}

function tellPoints({ game, seats }: FramePlan, { playing, shift }: Place, out: Float32Array, at: number): void {
  for (const { seat, points } of game.standing(playing.state)) out[at * seats + ((seat - shift + seats) % seats)] = points;
}

/** Writes the offered actions behind each other; how many numbers that are. */
function tellOffers(places: readonly Place[], { count, offered }: FrameMemory): number {
  let to = 0;
  for (let at = 0; at < places.length; at++) {
    const mine = places[at]?.offered ?? [];
    count[at] = mine.length;
    for (let i = 0; i < mine.length; i++) offered[to++] = mine[i] ?? 0;
  }
  return to;
}
