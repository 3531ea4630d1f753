import assert from 'node:assert/strict';
import { below, type Decision, decisions, newMatch, playMove, type RandomState, seedRandom, type Told } from '@madang/kernel';
import { type Ludwig, type LudwigEvent, type LudwigMove, ludwig } from '../../rules/index.ts';

/** One move of a match: the position, what was asked and answered, what was told. */
export interface Step {
  readonly before: Ludwig;
  readonly decision: Decision<LudwigMove>;
  readonly move: LudwigMove;
  readonly told: readonly LudwigEvent[];
  readonly after: Ludwig;
}

/** Castles grow where prices stand and buying is more likely than passing. */
function choose(moves: readonly LudwigMove[], random: RandomState): LudwigMove {
  const busy = moves.filter(({ kind }) => kind !== 'pass' && kind !== 'price' && kind !== 'decline');
  const from = busy.length > 0 && below(random, 8) > 0 ? busy : moves;
  const move = from[below(random, from.length)];
  assert.ok(move);
  return move;
}

const isLudwigs = (event: Told): event is LudwigEvent => 'event' in event;

/** Every step of some random matches of one to four players. */
export function* steps(matches: number): Generator<Step> {
  for (let i = 0; i < matches; i++) {
    const match = newMatch(ludwig, { seats: 1 + (i % 4), seed: `board ${i}` });
    const random = seedRandom(`choices ${i}`);
    for (let decision = decisions(ludwig, match.state)[0]; decision; decision = decisions(ludwig, match.state)[0]) {
      const before = match.state;
      const told: LudwigEvent[] = [];
      const move = choose(decision.moves, random);
      assert.ok(playMove(match, decision.seat, move, (event) => isLudwigs(event) && told.push(event)).ok);
      yield { before, decision, move, told, after: match.state };
    }
  }
}
