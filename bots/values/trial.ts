import type { Expertise, Game, Move, State } from '@madang/kernel';
import { forward, newPass, OUTPUTS, softmax } from './net.ts';
import { valuesOf } from './valued.ts';

/** Names of a seat's facts that are changed together. */
type Group = readonly string[];

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
  const { facts } = expertise;
  const net = valuesOf(game, expertise);
  if (!facts || !net || state.over || facts.fits?.(state) === false) return undefined;
  const each = facts.seat.length;
  const told = new Float32Array(game.players.max * each + facts.table.length);
  const seats = facts.write(state, told);
  const pass = newPass(net.shape, seats);
  const sharesBy = (tried: Float32Array): readonly number[] => {
    forward(net, tried, seats, pass);
    return softmax(pass.out, seats, OUTPUTS);
  };
  const now = sharesBy(told).map(logOdds);
  const places = groups.map((group) => group.map((name) => facts.seat.indexOf(name)));
  return now.map((odds, seat) =>
    places.map((group) => {
      const tried = told.slice();
      for (const fact of group) tried[seat * each + fact] = meanAt(told, fact, each, seats);
      facts.sumUp?.(state, tried);
      return odds - logOdds(sharesBy(tried)[seat] ?? 0);
    }),
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
