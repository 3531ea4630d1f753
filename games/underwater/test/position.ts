import assert from 'node:assert/strict';
import { check, decision, decisionOf, inWords, type Seat, play as step, type Task, type Tell, type Told, whyNot } from '@madang/kernel';
import { RESOURCES } from '../components/index.ts';
import { position, type Sketch } from '../examples/position.ts';
import { underwater } from '../rules/index.ts';
import { moveOf } from '../rules/moves.ts';
import type { Player, Underwater } from '../rules/state.ts';

export { type PlayerSketch, position, type Sketch } from '../examples/position.ts';

/** The seat that must decide first. */
export const toAct = (state: Underwater): Seat => decision(underwater, state)?.seat ?? -1;

/** The task that waits first. */
export const waiting = (state: Underwater): string => decision(underwater, state)?.task.task ?? 'nothing';

/** What a seat may answer now, in words; by default the seat that must decide first. */
export const offered = (state: Underwater, seat: Seat = toAct(state)): string[] => decisionOf(underwater, state, seat)?.moves.map(inWords) ?? [];

/** The answers offered that begin so. */
export const offeredOf = (state: Underwater, kind: string): string[] => offered(state).filter((words) => words.startsWith(kind));

/** Plays offered answers of one seat; gives what was told. */
export function playAs(state: Underwater, seat: Seat, ...answers: readonly string[]): Told[] {
  const told: Told[] = [];
  for (const words of answers) {
    const move = moveOf(words);
    assert.equal(check(underwater, state, seat, move), undefined, `seat ${seat} may not '${words}' but ${offered(state, seat).join(', ')}`);
    step(underwater, state, seat, move, (event) => told.push(event));
  }
  return told;
}

/** Plays offered answers, each by the seat that must decide first; gives what was told. */
export const play = (state: Underwater, ...answers: readonly string[]): Told[] => answers.flatMap((words) => playAs(state, toAct(state), words));

/** Plays an offered answer of the seat that must decide first, heard by a listener. */
export function playHeard(state: Underwater, words: string, tell: Tell): void {
  step(underwater, state, toAct(state), moveOf(words), tell);
}

/** Resolves tasks, as if they had just been pushed, on to the next decision; gives what was told. */
export function settle(state: Underwater, ...tasks: readonly Task[]): Told[] {
  // A contract that is left stands for whatever decision came before.
  state.agenda = [...tasks.toReversed(), { task: 'contract', seat: 0 }];
  const told: Told[] = [];
  step(underwater, state, 0, moveOf('skip'), (event) => told.push(event));
  return told;
}

/** A position after tasks were resolved in it, on to the next decision. */
export function resolved(sketch: Sketch, ...tasks: readonly Task[]): { readonly state: Underwater; readonly told: readonly Told[] } {
  const state = position(sketch);
  return { told: settle(state, ...tasks), state };
}

/** Why an answer is not offered: rule, reason and figures in one line, names in their last word. */
export function refused(state: Underwater, words: string, seat: Seat = toAct(state)): string {
  const move = moveOf(words);
  assert.ok(!offered(state, seat).includes(words), `'${words}' is offered`);
  const refusal = whyNot(underwater, underwater.redact(state, seat), seat, move);
  if (!refusal) return 'no reason';
  const figures = Object.values(refusal.why.args ?? {}).map((value) => (typeof value === 'object' ? value.key.split('.').at(-1) : value));
  return [refusal.rule, refusal.why.key.replace('underwater.refuse.', ''), ...figures].join(' ');
}

/** The events of a name among those told. */
export const ofName = (told: readonly Told[], name: string): Told[] => told.filter(({ event }) => event === name);

/** The player at a seat. */
export function playerAt(state: Underwater, seat: Seat = 0): Player {
  const one = state.players[seat];
  assert.ok(one, `no seat ${seat}`);
  return one;
}

/** What a player has, in words, without what is 0. */
export function goodsOf(state: Underwater, seat: Seat = 0): Record<string, number> {
  const me = playerAt(state, seat);
  return Object.fromEntries(RESOURCES.flatMap((resource, i) => (me.goods[i] ? [[resource, me.goods[i] ?? 0]] : [])));
}

export const handOf = (state: Underwater, seat: Seat = 0): number[] =>
  [...playerAt(state, seat).hand, ...playerAt(state, seat).shown].toSorted((a, b) => a - b);
