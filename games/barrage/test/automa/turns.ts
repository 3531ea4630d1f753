import assert from 'node:assert/strict';
import { members, NOBODY, type Seat, type Told } from '@madang/kernel';
import { AUTOMA_TILES } from '../../components/automa.ts';
import type { Effect } from '../../components/effects.ts';
import { CONDUIT_SITES, CONTRACTS, DAM_SITES, POWERHOUSE_SITES, type Site, SPACES, TILES } from '../../components/words.ts';
import type { BarrageEvent } from '../../rules/events.ts';
import { barrage } from '../../rules/index.ts';
import { perform } from '../../rules/rule.ts';
import { siteWord } from '../../rules/spelling.ts';
import { type Barrage, EMPTY } from '../../rules/state.ts';
import { type PlayerSketch, playerAt, position, type Sketch } from '../position.ts';

/** A position with a standard automa at seat 0, whose tiles are given by their numbers 1 … 20. */
export function automaAt(tiles: { readonly actions?: number; readonly criteria?: number }, sketch: Sketch = {}, me: PlayerSketch = {}): Barrage {
  const [, ...others] = sketch.players ?? [];
  const players: PlayerSketch[] = [{ automa: 'standard', credits: 0, vp: 16, ...me }, ...others];
  const state = position({ ...sketch, players, options: { automas: '1', ...sketch.options } });
  const { actions = 1, criteria = 2 } = tiles;
  state.automa = {
    actions: actions - 1,
    criteria: criteria - 1,
    pile: ((1 << AUTOMA_TILES.length) - 1) & ~(1 << (actions - 1)) & ~(1 << (criteria - 1)),
  };
  return state;
}

const TURNS = ['turn', 'automa turn', 'round end'];

/** Resolves all that resolves by itself up to the next turn, a question or the end of the round; gives what was told. */
export function resolve(state: Barrage): Told[] {
  const told: Told[] = [];
  let first = true;
  for (let top = state.agenda.pop(); top; top = state.agenda.pop()) {
    const rule = barrage.rules[top.task];
    assert.ok(rule, `no rule '${top.task}'`);
    const asks = (rule.moves?.(state, top).length ?? 0) > 0;
    assert.ok(!asks || playerAt(state, top.seat).level === 0, `an automa is asked '${top.task}'`);
    if (asks || (!first && TURNS.includes(top.task))) {
      state.agenda.push(top);
      return told;
    }
    first = false;
    rule.resolve(state, top, undefined, (event) => told.push(event));
  }
  return told;
}

/** An automa's whole turn; gives what was told. */
export function takeTurn(state: Barrage, seat: Seat = 0): Told[] {
  state.agenda = [{ task: 'automa turn', seat }];
  return resolve(state);
}

/** One effect for a seat, as its reward or income. */
export function gain(state: Barrage, seat: Seat, effects: readonly Effect[]): Told[] {
  state.agenda = [{ task: 'round end', seat: NOBODY }];
  perform(state, seat, effects, 'contract');
  return resolve(state);
}

const is =
  <K extends BarrageEvent['event']>(name: K) =>
  (told: Told): told is Extract<BarrageEvent, { readonly event: K }> =>
    told.event === name;

export const told = <K extends BarrageEvent['event']>(events: readonly Told[], name: K): Extract<BarrageEvent, { readonly event: K }>[] =>
  events.filter(is(name));

/** What became of the steps of a turn: number, step, outcome. */
export const steps = (events: readonly Told[]): string[] =>
  told(events, 'automa-step').map(({ number, step, outcome }) => `${number} ${step}: ${outcome}`);

/** The looks at candidates, those that changed something: `criterion 1 red-outline-space: D1u D1l → D1u`. */
export const looks = (events: readonly Told[]): string[] =>
  told(events, 'automa-narrowed').flatMap(({ by, criterion, before, after }) =>
    before.length === after.length ? [] : [`${criterion > 0 ? `criterion ${criterion} ` : ''}${by}: ${before.join(' ')} → ${after.join(' ')}`],
  );

/** What was built where. */
export const built = (events: readonly Told[]): string[] => told(events, 'built').map(({ structure, site }) => `${structure} ${site}`);

const NUMBERS: readonly (readonly string[])[] = [DAM_SITES, DAM_SITES, CONDUIT_SITES, POWERHOUSE_SITES];
/** A set of sites by their words. */
export const sitesOf = (structure: number, words: string): number =>
  words.split(' ').reduce((set, word) => set | (1 << (NUMBERS[structure]?.indexOf(word) ?? 0)), 0);
export const inWords = (structure: number, sites: number): string =>
  members(sites)
    .map((site): Site => siteWord(structure, site))
    .join(' ');

/** The occupied spaces of the management board. */
export const standing = (state: Barrage): string[] => SPACES.filter((_, space) => state.spaces[space] !== EMPTY);

export const fulfilledBy = (state: Barrage, seat: Seat): string[] => playerAt(state, seat).fulfilled.map((contract) => CONTRACTS[contract] ?? '');
export const tilesOf = (state: Barrage, seat: Seat): string[] => members(playerAt(state, seat).tiles).map((tile) => TILES[tile] ?? '');
