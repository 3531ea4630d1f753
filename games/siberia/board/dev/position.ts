import type { Decision } from '@madang/kernel';
import { below, decisions, newMatch, playMove, seedRandom, type Told } from '@madang/kernel';
import { type Siberia, type SiberiaMove, siberia } from '../../rules/index.ts';

/** A position of random play: the state, which seat looks, what it may choose, and what was told last. */
export interface Position {
  readonly state: Siberia;
  readonly seat: number;
  readonly decision: Decision<SiberiaMove> | null;
  readonly events: readonly Told[];
}

/** Plays at random from a seed until, after at least `from` moves, some seat is asked `task`; that seat's position. */
export function positionAt(task: string, options: { readonly seed: string; readonly seats: number; readonly from: number }): Position {
  const match = newMatch(siberia, { seats: options.seats, seed: options.seed });
  const random = seedRandom(`gallery ${options.seed}`);
  let events: Told[] = [];
  for (let moves = 0; ; moves++) {
    const open = decisions(siberia, match.state);
    const wanted = open.find((decision) => decision.task.task === task);
    if (moves >= options.from && wanted) return { state: match.state, seat: wanted.seat, decision: wanted, events };
    const next = open[0];
    if (!next) return { state: match.state, seat: 0, decision: null, events };
    const lively = next.moves.filter((one) => isLively(one));
    const choices = lively.length > 0 && below(random, 8) > 0 ? lively : next.moves;
    const move = choices[below(random, choices.length)];
    events = [];
    const played = playMove(match, next.seat, move, (event) => events.push(event));
    if (!played.ok) throw new Error(played.problem.code);
  }
}

/** Answers that make something happen, so that positions fill with workers, sellers and depleted regions. */
function isLively(move: SiberiaMove): boolean {
  switch (move.kind) {
    case 'pass':
    case 'forgo':
    case 'stop':
      return false;
    case 'place':
      return move.area !== 'research' || move.counter === 'manager';
    default:
      return true;
  }
}
