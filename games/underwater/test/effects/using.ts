import assert from 'node:assert/strict';
import { inWords, play as step } from '@madang/kernel';
import { BUILDINGS, RESOURCES } from '../../components/words.ts';
import { MOVES, type UnderwaterMove, underwater } from '../../rules/index.ts';
import type { Underwater, UnderwaterTask } from '../../rules/state.ts';
import { type PlayerSketch, playerAt, position, type Sketch } from '../position.ts';
import { boards, type Generated, isPlain, type Survey } from './generated.ts';

/** What changed for a player: resources, points, cards in hand, things built, upgrades, action cards used, tiles gained. */
export type Delta = Readonly<Record<string, number>>;

const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** What a player sees of the own things, in numbers. */
function seen(state: Underwater): Record<string, number> {
  const me = playerAt(state);
  const built = (kind: number): number => me.buildings.filter((one) => one === kind + 1 || one === kind + 4).length;
  return {
    ...Object.fromEntries(RESOURCES.map((resource, i) => [resource, me.goods[i] ?? 0])),
    ...Object.fromEntries(BUILDINGS.map((kind, i) => [kind, built(i)])),
    points: me.points,
    cards: me.hand.length + me.shown.length,
    tunnel: bits(me.tunnels),
    symbiotic: bits(me.symbiotic),
    nonsymbiotic: bits(me.cities & ~me.symbiotic),
    upgraded: me.buildings.filter((one) => one > 3).length + bits(me.upgradedTunnels),
    used: me.spent.length,
    tiles: me.gained.length,
  };
}

/** The differences that are not 0. */
export function difference(before: Delta, after: Delta): Delta {
  return Object.fromEntries(
    Object.keys(after).flatMap((name) => (after[name] === before[name] ? [] : [[name, (after[name] ?? 0) - (before[name] ?? 0)]])),
  );
}

/** Changes added up, without what is 0. */
export function plus(...deltas: readonly Delta[]): Delta {
  const sum: Record<string, number> = {};
  for (const delta of deltas) for (const [name, n] of Object.entries(delta)) sum[name] = (sum[name] ?? 0) + n;
  return difference({}, Object.fromEntries(Object.entries(sum).filter(([, n]) => n !== 0)));
}

/** UWC-FED-02, -03, -05: what steps from a space of the Federation track give. */
export function steps(space: number, n: number): Delta {
  if (n === 0) return {};
  const next = space === 0 ? 4 : Math.max(1, space - 1);
  const bonus = space === 1 || next === 1 ? { points: 1 } : next === 2 ? { steelplast: 1 } : next === 3 ? { credits: 1 } : {};
  return plus(bonus, steps(next, n - 1));
}

/** Which answers a player likes, where several are offered. */
export type Likes = (words: string, me: PlayerSketch) => boolean;

const leaves = (words: string): boolean => words === 'skip' || words === 'stop';

/** A site on which something is printed, or that leads to a metropolis, would give more than the effect. */
function isPlainAnswer(words: string, me: PlayerSketch): boolean {
  const [kind, ...rest] = words.split(' ');
  if (kind !== 'building' && kind !== 'tunnel' && kind !== 'city') return true;
  const site = rest.at(-1) ?? '';
  return isPlain(me.board ?? '1', site) && !/M[BUL]$/.test(site);
}

/** The answer of a player who uses all there is, first what is liked: undefined where only a printed site is left. */
function answerOf(moves: readonly UnderwaterMove[], me: PlayerSketch, likes: Likes | undefined): UnderwaterMove | undefined {
  const using = moves.filter((move) => !leaves(inWords(move)));
  if (using.length === 0) return moves[0];
  return using.find((move) => likes?.(inWords(move), me) === true) ?? using.find((move) => isPlainAnswer(inWords(move), me));
}

const SKIP = MOVES.find({ kind: 'skip' });

/** Resolves tasks from a position with a player who uses all there is; gives what changed, or nothing where only printed sites are left. */
export function changes(sketch: Sketch, tasks: readonly UnderwaterTask[], likes?: Likes, prepare?: (state: Underwater) => void): Delta | undefined {
  const state = position({ ...sketch, agenda: [] });
  prepare?.(state);
  // Below lies the choice of a slot, which is always asked: there it ends.
  state.agenda = [{ task: 'slot', seat: 0 }, ...tasks.toReversed(), { task: 'contract', seat: 0 }];
  const before = seen(state);
  const contracts = state.contracts.splice(0);
  assert.ok(SKIP);
  let next = step(underwater, state, 0, SKIP);
  state.contracts.push(...contracts);
  while (next && state.agenda.length > 1) {
    const move = answerOf(next.moves, sketch.players?.[0] ?? {}, likes);
    if (!move) return undefined;
    next = step(underwater, state, 0, move);
  }
  return difference(before, seen(state));
}

/** A generated board with a marker somewhere on the Federation track. */
export interface Case extends Survey {
  readonly space: number;
  readonly sketch: Sketch;
  /** Structures of each kind that are not upgraded. */
  readonly plain: { readonly farm: number; readonly desalination: number; readonly laboratory: number; readonly tunnel: number };
}

function caseOf({ sketch, survey }: Generated, space: number): Case {
  const { buildings, upgraded } = survey;
  const { credits, kelp, steelplast, science } = { credits: 12, kelp: 12, steelplast: 12, science: 12 };
  return {
    ...survey,
    space,
    sketch: { players: [{ ...sketch, goods: { credits, kelp, steelplast, science, biomatter: 3 } }], federation: [space] },
    plain: {
      farm: buildings.farm - upgraded.farm,
      desalination: buildings.desalination - upgraded.desalination,
      laboratory: buildings.laboratory - upgraded.laboratory,
      tunnel: (sketch.tunnels ?? []).length - survey.upgradedTunnels,
    },
  };
}

/** Generated cases: one for each space of the Federation track in turn. */
export const cases = (name: string, many: number): readonly Case[] => boards(name, many).map((board, i) => caseOf(board, i % 5));

/** The sketch with more of the first player. */
export const withPlayer = ({ sketch }: Case, more: PlayerSketch): Sketch => ({ ...sketch, players: [{ ...sketch.players?.[0], ...more }] });

/** Positions of a card that have to be played at least. */
export const AT_LEAST = 5;
