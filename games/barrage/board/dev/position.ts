import type { Decision } from '@madang/kernel';
import { below, decisions, newMatch, playMove, seedRandom, type Told } from '@madang/kernel';
import { type Barrage, type BarrageMove, barrage } from '../../rules/index.ts';

/** A position of random play: the state, which seat looks, what it may choose, and what was told last. */
export interface Position {
  readonly state: Barrage;
  readonly seat: number;
  readonly decision: Decision<BarrageMove> | null;
  readonly events: readonly Told[];
}

/** Plays at random from a seed until, after at least `from` moves, some seat is asked `task`; that seat's position. */
export function positionAt(
  task: string,
  options: { readonly seed: string; readonly seats: number; readonly from: number; readonly game: string; readonly automas: string },
): Position {
  const match = newMatch(barrage, { seats: options.seats, seed: options.seed, options: { game: options.game, automas: options.automas } });
  const random = seedRandom(`gallery ${options.seed}`);
  let events: Told[] = [];
  for (let moves = 0; ; moves++) {
    const open = decisions(barrage, match.state);
    const wanted = open.find((decision) => decision.task.task === task);
    if (moves >= options.from && wanted) return { state: match.state, seat: wanted.seat, decision: wanted, events };
    const next = open[0];
    if (!next) return { state: match.state, seat: 0, decision: null, events };
    const producing = next.moves.filter((one) => one.kind === 'space' && one.space.startsWith('turbine'));
    const lively = producing.length > 0 ? producing : next.moves.filter((one) => isLively(one));
    const choices = lively.length > 0 && below(random, 8) > 0 ? lively : next.moves;
    const move = choices[below(random, choices.length)];
    events = [];
    const played = playMove(match, next.seat, move, (event) => events.push(event));
    if (!played.ok) throw new Error(played.problem.code);
  }
}

/** Answers that make something happen, so that positions fill with dams, conduits and powerhouses. */
function isLively(move: BarrageMove): boolean {
  switch (move.kind) {
    case 'pass':
    case 'decline':
    case 'bank':
      return false;
    default:
      return true;
  }
}
