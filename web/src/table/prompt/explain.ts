import type { Explanation } from '@madang/board-kit';
import type { Decision, Move, Seat, State } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { contain } from '../../faults/faults.ts';
import type { LoadedGame } from '../../words/loaded-game.ts';

/**
 * Explains the moves of one decision, each worked out once. Null: the decision does not offer the move, so nothing may be derived from it
 * here. A fault of the game's words is reported, and costs no more than its own line.
 */
export function explainer(
  kit: LoadedGame,
  words: Translator,
  view: State,
  seat: Seat | null,
  decision: Decision | null,
): (move: Move) => Explanation | null {
  const known = new Map<Move, Explanation>();
  const offered = new Set(decision?.moves);
  return (move) => {
    if (!decision || seat === null || !offered.has(move)) return null;
    const found = known.get(move);
    if (found) return found;
    const explained = explain(kit, words, { view, seat, decision, move });
    known.set(move, explained);
    return explained;
  };
}

interface Explained {
  readonly view: State;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly move: Move;
}

function explain({ wording }: LoadedGame, words: Translator, { view, seat, decision, move }: Explained): Explanation {
  const forecast = contain('forecast', () => wording.forecast(view, seat, decision, move), undefined);
  return {
    label: contain('label', () => words.say(wording.label(view, decision, move)), bare(move)),
    forecast: forecast ? contain('forecast', () => words.say(forecast), null) : null,
    rule: contain('rule', () => wording.ruleOf(view, decision) ?? null, null),
  };
}

/** A move by its fields, where the game has no words for it: it can be told from the others and chosen. */
const bare = (move: Move): string =>
  Object.entries(move)
    .filter(([name]) => name !== 'id')
    .map(([, value]) => String(value))
    .join(' ');
