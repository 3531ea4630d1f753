import type { Expertise, Facts, Game, Move, Seat, State } from '@madang/kernel';
import { forward, newPass, OUTPUTS, softmax } from './net.ts';
import { valuesOf } from './valued.ts';

/** Names of a seat's facts that are changed together. */
type Group = readonly string[];

/** A position as the net is told it, and how it judges changes of that. */
interface Trial {
  readonly told: Float32Array;
  readonly seats: number;
  /** Facts of each seat. */
  readonly each: number;
  /** Every seat's chance in log-odds, where these facts are told. */
  odds(tried: Float32Array): readonly number[];
  /** The facts told, but with these places of a seat's as `from` has them. */
  changed(seat: Seat, places: readonly number[], from: (place: number) => number): Float32Array;
}

/** Undefined where no net judges the position. */
function trialOf<S extends State, M extends Move>(game: Game<S, M>, expertise: Expertise<S, M>, state: S): Trial | undefined {
  const { facts } = expertise;
  const net = valuesOf(game, expertise);
  if (!facts || !net || state.over || facts.fits?.(state) === false) return undefined;
  const each = facts.seat.length;
  const told = new Float32Array(game.players.max * each + facts.table.length);
  const seats = facts.write(state, told);
  const pass = newPass(net.shape, seats);
  return {
    ...{ told, seats, each },
    odds(tried) {
      forward(net, tried, seats, pass);
      return softmax(pass.out, seats, OUTPUTS).map(logOdds);
    },
    changed(seat, places, from) {
      const tried = told.slice();
      for (const place of places) tried[seat * each + place] = from(place);
      facts.sumUp?.(state, tried);
      return tried;
    },
  };
}

const placesOf = ({ seat }: Pick<Facts, 'seat'>, groups: readonly Group[]): readonly (readonly number[])[] =>
  groups.map((group) => group.map((name) => seat.indexOf(name)));

/**
 * What each group of facts adds to each seat's chance, in log-odds of victory: by the net, less what the net says with the mean of all
 * seats there. Undefined where no net judges the position.
 */
export function gainsOf<S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  state: S,
  groups: readonly Group[],
): readonly (readonly number[])[] | undefined {
  const trial = trialOf(game, expertise, state);
  if (!trial || !expertise.facts) return undefined;
  const { told, seats, each, odds, changed } = trial;
  const places = placesOf(expertise.facts, groups);
  return odds(told).map((now, seat) =>
    places.map((group) => now - (odds(changed(seat, group, (place) => meanAt(told, place, each, seats)))[seat] ?? 0)),
  );
}

/** A position, the one that it is compared with, and the seat whose chance is compared. */
interface Pair<S extends State> {
  readonly here: S;
  readonly there: S;
  readonly seat: Seat;
}

/**
 * What each group of each seat's facts carries of the difference of two positions, by owner and group: the log-odds of `seat` here, less
 * those with that group as it is there. Undefined where no net judges one of them.
 */
export function carriedBy<S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  { here, there, seat }: Pair<S>,
  groups: readonly Group[],
): readonly (readonly number[])[] | undefined {
  const [mine, other] = [trialOf(game, expertise, here), trialOf(game, expertise, there)];
  if (!mine || !other || !expertise.facts) return undefined;
  const places = placesOf(expertise.facts, groups);
  const now = mine.odds(mine.told)[seat] ?? 0;
  return Array.from({ length: mine.seats }, (_, owner) =>
    places.map((group) => now - (mine.odds(mine.changed(owner, group, (place) => other.told[owner * other.each + place] ?? 0))[seat] ?? 0)),
  );
}

/** Shares nearer to 0 or 1 count as this near: their odds mean nothing. */
const NEAREST = 1e-6;

function logOdds(share: number): number {
  const bounded = Math.max(NEAREST, Math.min(1 - NEAREST, share));
  return Math.log(bounded / (1 - bounded));
}

/** The mean of a fact over all seats. */
function meanAt(told: Float32Array, fact: number, each: number, seats: number): number {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += told[seat * each + fact] ?? 0;
  return sum / seats;
}
