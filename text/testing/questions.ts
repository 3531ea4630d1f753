import assert from 'node:assert/strict';
import { decision, type Game, type Move, type State, type Wording } from '@madang/kernel';
import type { Speech } from './speech.ts';

/** What a position asks, in English: the prompt, the rule that it stands on, and some of the choices' labels. */
export interface Question {
  readonly prompt: string;
  readonly rule: string;
  readonly labels: readonly string[];
}

/** Checks what the decision of a position is called. */
export function asks<S extends State, M extends Move>(
  { game, wording, english }: { readonly game: Game<S, M>; readonly wording: Wording<S, M>; readonly english: Speech['english'] },
  state: S,
  { prompt, rule, labels }: Question,
): void {
  const open = decision(game, state);
  assert.ok(open);
  assert.equal(english(wording.prompt(state, open)), prompt);
  assert.equal(wording.ruleOf(state, open), rule);
  const said = open.moves.map((move) => english(wording.label(state, open, move)));
  assert.deepEqual(
    labels.filter((one) => !said.includes(one)),
    [],
    said.join(' | '),
  );
}
