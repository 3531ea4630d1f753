import assert from 'node:assert/strict';
import { at, check, decision, decisionOf, inWords, type Seat, play as step, type Told, whyNot } from '@madang/kernel';
import {
  COUNTERS,
  type Counter,
  EXCHANGES,
  type Exchange,
  PLACES,
  type Place,
  RESOURCES,
  type Resource,
  ROWS,
  type Row,
} from '../components/words.ts';
import { siberia } from '../rules/index.ts';
import { moveOf } from '../rules/moves.ts';
import { EMPTY, type Player, type Siberia, TILE } from '../rules/state.ts';

export { type PlayerSketch, position, type Sketch, two } from '../examples/position.ts';

/** The seat that must decide first. */
export const toAct = (state: Siberia): Seat => decision(siberia, state)?.seat ?? -1;

/** What a seat may answer now, in words; by default the seat that must decide first. */
export const offered = (state: Siberia, seat: Seat = toAct(state)): string[] => decisionOf(siberia, state, seat)?.moves.map(inWords) ?? [];

/** Plays offered answers, each by the seat that must decide first; gives what was told. */
export const play = (state: Siberia, ...answers: readonly string[]): Told[] => answers.flatMap((words) => playAs(state, toAct(state), words));

/** Every seat in turn passes. */
export const passAll = (state: Siberia): Told[] => state.players.flatMap(() => play(state, 'pass'));

/** Plays offered answers of one seat; gives what was told. */
export function playAs(state: Siberia, seat: Seat, ...answers: readonly string[]): Told[] {
  const told: Told[] = [];
  for (const words of answers) {
    const move = moveOf(words);
    assert.equal(check(siberia, state, seat, move), undefined, `seat ${seat} may not '${words}' but ${offered(state, seat).join(', ')}`);
    step(siberia, state, seat, move, (event) => told.push(event));
  }
  return told;
}

/** Why an answer is not offered: rule, reason and figures in one line, names in their last word. */
export function refused(state: Siberia, words: string, seat: Seat = toAct(state)): string {
  const problem = check(siberia, state, seat, moveOf(words));
  assert.ok(problem, `'${words}' is offered`);
  const refusal = whyNot(siberia, state, seat, moveOf(words));
  if (!refusal) return problem.code;
  const { rule, why } = refusal;
  const figures = Object.values(why.args ?? {}).map((value) => (typeof value === 'object' ? value.key.split('.').at(-1) : value));
  return [rule, why.key.replace('siberia.refuse.', ''), ...figures].join(' ');
}

/** The events of a name among those told. */
export const ofName = (told: readonly Told[], name: string): Told[] => told.filter(({ event }) => event === name);

/** The player at a seat. */
export function playerAt(state: Siberia, seat: Seat): Player {
  const one = state.players[seat];
  assert.ok(one, `no seat ${seat}`);
  return one;
}

/** What lies in a row: counters and `tile`, without empty spaces. */
export const inRow = (state: Siberia, seat: Seat, row: Row): string[] =>
  playerAt(state, seat)
    .spaces.slice(2 * ROWS.indexOf(row), 2 * ROWS.indexOf(row) + 2)
    .filter((thing) => thing !== EMPTY)
    .map((thing) => (thing === TILE ? 'tile' : (COUNTERS[thing] ?? '')));

/** The cubes of a place. */
export const cubesAt = (state: Siberia, place: Place): Resource[] =>
  RESOURCES.filter((_, kind) => (at(state.cubes, PLACES.indexOf(place)) & (1 << kind)) !== 0);

export const workersAt = (state: Siberia, seat: Seat, place: Place): number => at(playerAt(state, seat).workers, PLACES.indexOf(place));

export const sellersAt = (state: Siberia, seat: Seat, exchange: Exchange): number =>
  at(playerAt(state, seat).sellers, state.exchanges.indexOf(EXCHANGES.indexOf(exchange)));

export const inReserve = (state: Siberia, resource: Resource): number => at(state.reserve, RESOURCES.indexOf(resource));

export const inBag = (state: Siberia, counter: Counter): number => at(state.bag, COUNTERS.indexOf(counter));

/** 0 open, 1 with a depletion counter, 2 without one. */
export const depletion = (state: Siberia, place: Place): number => at(state.depleted, PLACES.indexOf(place));
