import type { Explanation } from '@madang/board-kit';
import type { Decision, Move, Seat, State } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { Kit } from '../../words/kit.ts';

/** Explains the moves of one decision, each worked out once. Without a decision a move is its own kind. */
export function explainer(kit: Kit, words: Translator, view: State, seat: Seat | null, decision: Decision | null): (move: Move) => Explanation {
  const known = new Map<number, Explanation>();
  return (move) => {
    const found = known.get(move.id);
    if (found) return found;
    const explained = decision && seat !== null ? explain(kit, words, view, seat, decision, move) : { label: move.kind, forecast: null, rule: null };
    known.set(move.id, explained);
    return explained;
  };
}

function explain({ wording }: Kit, words: Translator, view: State, seat: Seat, decision: Decision, move: Move): Explanation {
  const forecast = wording.forecast(view, seat, decision, move);
  return {
    label: words.say(wording.label(view, decision, move)),
    forecast: forecast ? words.say(forecast) : null,
    rule: wording.ruleOf(view, decision) ?? null,
  };
}
