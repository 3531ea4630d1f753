import assert from 'node:assert/strict';
import { at, bitCount, check, decision, inWords, type Seat, play as step, type Told, total, whyNot } from '@madang/kernel';
import {
  CONDUIT_SITES,
  CONTRACTS,
  type ConduitSite,
  type Contract,
  DAM_SITES,
  type DamSite,
  POWERHOUSE_SITES,
  type PowerhouseSite,
  TILES,
  type Tile,
} from '../components/words.ts';
import { turnWheel } from '../rules/company/wheel.ts';
import { barrage } from '../rules/index.ts';
import { moveOf } from '../rules/moves.ts';
import type { Barrage, Player } from '../rules/state.ts';
import { EMPTY } from '../rules/state.ts';

export { type DamSketch, type OnWheel, type PlayerSketch, position, type Sketch } from '../examples/position.ts';

export const tileNumber = (tile: Tile): number => TILES.indexOf(tile);
export const contractNumber = (contract: Contract): number => CONTRACTS.indexOf(contract);
export const damNumber = (dam: DamSite): number => DAM_SITES.indexOf(dam);

/** Resolves the task that a position was made with; gives what was told. */
export function run(state: Barrage): Told[] {
  const told: Told[] = [];
  const [pick] = barrage.moves.picks;
  assert.ok(pick);
  step(barrage, state, 0, pick, (event) => told.push(event));
  return told;
}

/** The seat that must decide. */
export const toAct = (state: Barrage): Seat => decision(barrage, state)?.seat ?? -1;

/** The task that waits. */
export const asks = (state: Barrage): string => decision(barrage, state)?.task.task ?? 'over';

/** What the seat that must decide may answer, in words; those of a kind if it is given. */
export const offered = (state: Barrage, kind?: string): string[] =>
  (decision(barrage, state)?.moves ?? []).filter((move) => kind === undefined || move.kind === kind).map(inWords);

/** Plays offered answers, each by the seat that must decide; gives what was told. */
export function play(state: Barrage, ...answers: readonly string[]): Told[] {
  const told: Told[] = [];
  for (const words of answers) {
    const move = moveOf(words);
    const seat = toAct(state);
    assert.equal(check(barrage, state, seat, move), undefined, `seat ${seat} may not '${words}' but ${offered(state).join(', ')}`);
    step(barrage, state, seat, move, (event) => told.push(event));
  }
  return told;
}

/** Why an answer is not offered: rule, reason and figures in one line, names in their last word. */
export function refused(state: Barrage, words: string): string {
  const problem = check(barrage, state, toAct(state), moveOf(words));
  assert.ok(problem, `'${words}' is offered`);
  const refusal = whyNot(barrage, state, toAct(state), moveOf(words));
  if (!refusal) return problem.code;
  const { rule, why } = refusal;
  const figures = Object.values(why.args ?? {}).map((value) => (typeof value === 'object' ? value.key.split('.').at(-1) : value));
  return [rule, why.key.replace('barrage.refuse.', ''), ...figures].join(' ');
}

/** The events of a name among those told. */
export const ofName = (told: readonly Told[], name: string): Told[] => told.filter(({ event }) => event === name);

/** The player at a seat. */
export function playerAt(state: Barrage, seat: Seat): Player {
  const one = state.players[seat];
  assert.ok(one, `no seat ${seat}`);
  return one;
}

export const dropsAt = (state: Barrage, dam: DamSite): number => at(state.drops, damNumber(dam));

/** The dams that hold drops. */
export const dropsIn = (state: Barrage): Partial<Record<DamSite, number>> =>
  Object.fromEntries(DAM_SITES.flatMap((site, dam) => (at(state.drops, dam) > 0 ? [[site, at(state.drops, dam)]] : [])));

/** The owner of the piece on a site; EMPTY if there is none. */
export function ownerAt(state: Barrage, site: DamSite | ConduitSite | PowerhouseSite): number {
  const here = (words: readonly string[], owners: readonly number[]): number => (words.includes(site) ? at(owners, words.indexOf(site)) : EMPTY);
  return Math.max(here(DAM_SITES, state.damOwner), here(CONDUIT_SITES, state.conduits), here(POWERHOUSE_SITES, state.powerhouses));
}

/** Credits, excavators, mixers in supply. */
export const goods = (state: Barrage, seat: Seat): number[] => {
  const { credits, excavators, mixers } = playerAt(state, seat);
  return [credits, excavators, mixers];
};

/** Turns a seat's wheel without telling. */
export const turn = (state: Barrage, seat: Seat, turns: number): void => turnWheel(state, seat, turns, undefined);

/** All pieces of a seat, on its board and on the map: 19 (BAR-COMP-03). */
export function pieces(state: Barrage, seat: Seat): number {
  const standing = DAM_SITES.reduce((sum, _, dam) => sum + (state.damOwner[dam] === seat ? at(state.damHeight, dam) : 0), 0);
  const others = [...state.conduits, ...state.powerhouses].filter((owner) => owner === seat).length;
  return 19 - total(playerAt(state, seat).built) + standing + others;
}

/** Technology tiles that a seat has, in supply and on its wheel. */
export const tilesHeld = (state: Barrage, seat: Seat): number => {
  const me = playerAt(state, seat);
  const onWheel = [0, 1, 2, 3, 4, 5].filter((segment) => me.wheel[3 * segment] !== EMPTY).length;
  return bitCount(me.tiles) + onWheel;
};

/** Answers everything that is asked until another task waits: as long as tasks of these names wait, with the first offer that fits. */
export function construct(state: Barrage, ...answers: readonly string[]): Told[] {
  const told = play(state, 'construct');
  return [...told, ...decide(state, ...answers)];
}

/** Gives those of the answers that are asked for, in their order; the others were single answers. */
export function decide(state: Barrage, ...answers: readonly string[]): Told[] {
  return answers.flatMap((words) => (offered(state).includes(words) ? play(state, words) : []));
}
