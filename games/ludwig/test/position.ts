import assert from 'node:assert/strict';
import { check, decision, decisionOf, HIDDEN, inWords, type Seat, play as step, type Tell, type Told, whyNot } from '@madang/kernel';
import { BONUS_CARDS } from '../components/bonus-cards.ts';
import { FACE_NAMES } from '../components/faces.ts';
import { setupFor } from '../components/setup.ts';
import type { Spot } from '../examples/position.ts';
import { ludwig } from '../rules/index.ts';
import { moveOf } from '../rules/moves.ts';
import { EMPTY, type Ludwig, type Player } from '../rules/state.ts';

export { ending, type PlayerSketch, position, type Sketch, type Spot, type Tile } from '../examples/position.ts';

/** The seat that must decide first. */
export const toAct = (state: Ludwig): Seat => decision(ludwig, state)?.seat ?? -1;

/** The task of the open decision. */
export const asked = (state: Ludwig): string => decision(ludwig, state)?.task.task ?? 'nothing';

/** What a seat may answer now, in words. */
export const offered = (state: Ludwig, seat: Seat = toAct(state)): string[] => decisionOf(ludwig, state, seat)?.moves.map(inWords) ?? [];

/** Plays offered answers of one seat; gives what was told. */
export function playAs(state: Ludwig, seat: Seat, ...answers: readonly string[]): Told[] {
  const told: Told[] = [];
  for (const words of answers) {
    const move = moveOf(words);
    assert.equal(check(ludwig, state, seat, move), undefined, `seat ${seat} may not '${words}' but ${offered(state, seat).slice(0, 40).join(', ')}`);
    step(ludwig, state, seat, move, (event) => told.push(event));
  }
  return told;
}

/** Plays offered answers, each by the seat that must decide first; gives what was told. */
export const play = (state: Ludwig, ...answers: readonly string[]): Told[] => answers.flatMap((words) => playAs(state, toAct(state), words));

/** Buys a tile and lays it; a hallway's faces are both bought as `hallway`. */
export function build(state: Ludwig, ...[tile, x, y, rotation = 0]: Spot): Told[] {
  const bought = tile === 'downstairs-hallway' ? 'hallway' : tile;
  return play(state, `buy ${bought}`, `place ${tile} ${x} ${y} ${rotation}`);
}

/** Why an answer is not offered: rule, reason and figures in one line, names in their last word. */
export function refused(state: Ludwig, words: string, seat: Seat = toAct(state)): string {
  const move = moveOf(words);
  assert.ok(check(ludwig, state, seat, move), `'${words}' is offered`);
  const why = whyNot(ludwig, ludwig.redact(state, seat), seat, move);
  if (!why) return 'no reason';
  const figures = Object.values(why.why.args ?? {}).map((value) => (typeof value === 'object' ? value.key.split('.').at(-1) : value));
  return [why.rule, why.why.key.replace('ludwig.refuse.', ''), ...figures].join(' ');
}

/** The events of a name among those told. */
export const ofName = (told: readonly Told[], name: string): Told[] => told.filter(({ event }) => event === name);

/** The player at a seat. */
export function playerAt(state: Ludwig, seat: Seat): Player {
  const one = state.players[seat];
  assert.ok(one, `no seat ${seat}`);
  return one;
}

/** The money of all seats. */
export const moneyOf = (state: Ludwig): number[] => state.players.map(({ money }) => money);

/** The points on the score track of all seats. */
export const pointsOf = (state: Ludwig): number[] => state.players.map(({ points }) => points);

/** The tiles on the market by price. */
export function marketOf(state: Ludwig): Record<number, string> {
  const { prices } = setupFor(state.players.length);
  return Object.fromEntries(
    prices.flatMap((price, space) => (state.market[space] === EMPTY ? [] : [[price, FACE_NAMES[state.market[space] ?? -1] ?? '']])),
  );
}

/** The money on tiles by price. */
export function coinsOf(state: Ludwig): Record<number, number> {
  const { prices } = setupFor(state.players.length);
  return Object.fromEntries(prices.flatMap((price, space) => (state.coins[space] ? [[price, state.coins[space]]] : [])));
}

/** Tiles in words. */
export const tilesIn = (tiles: readonly number[]): string[] => tiles.map((tile) => (tile === HIDDEN ? '?' : (FACE_NAMES[tile] ?? '')));

/** The bonus cards that a seat holds. */
export const inHand = (state: Ludwig, seat: Seat): string[] => playerAt(state, seat).bonus.map((card) => BONUS_CARDS[card] ?? '');

/** Plays an offered answer of the seat that must decide first, heard by a listener. */
export function playHeard(state: Ludwig, words: string, tell: Tell): void {
  step(ludwig, state, toAct(state), moveOf(words), tell);
}
