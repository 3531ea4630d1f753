import type { Expertise, Facts, Game, Observation } from '@madang/kernel';
import type { ActionSpace } from './action-space.ts';
import { newDecisionEncoder } from './decision-encoder.ts';
import type { Encoder } from './observable.ts';

/** What an observation consists of beside the open decision: the position in plain numbers, the facts that bots judge by, or both. */
export const OBSERVED = ['position', 'facts', 'both', 'none'] as const;
export type Observed = (typeof OBSERVED)[number];

/** The encoder of a game's matches of so many seats. */
export function newEncoder(game: Game, expertise: Expertise, seats: number, actions: ActionSpace, observed: Observed): Encoder {
  const parts: Encoder[] = [];
  const { observation, facts } = expertise;
  if (observation && (observed === 'position' || observed === 'both')) parts.push(positionPart(game, observation, seats));
  if (facts && (observed === 'facts' || observed === 'both')) parts.push(factsPart(game, facts, seats));
  if (observed !== 'none') parts.push(newDecisionEncoder(game, actions));
  return joined(parts);
}

function joined(parts: readonly Encoder[]): Encoder {
  const sizes = parts.map(({ names }) => names.length);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  return {
    names: parts.flatMap(({ names }) => names),
    write(of, seat, out, at) {
      out.fill(0, at, at + size);
      let to = at;
      for (let i = 0; i < parts.length; i++) {
        parts[i]?.write(of, seat, out, to);
        to += sizes[i] ?? 0;
      }
    },
  };
}

/** "me: money", "next 1: money", …: the names of seats' numbers as a seat counts them, then the table's. */
const seated = (seats: number, seat: readonly string[], table: readonly string[]): readonly string[] => [
  ...Array.from({ length: seats }, (_, i) => seat.map((name) => `${i === 0 ? 'me' : `next ${i}`}: ${name}`)).flat(),
  ...table.map((name) => `table: ${name}`),
];

function positionPart(game: Game, { seat: each, table, isOpen }: Observation, seats: number): Encoder {
  const width = each.names.length;
  return {
    names: seated(seats, each.names, table.names),
    write({ state }, me, out, at) {
      const view = isOpen?.(state) ? state : game.redact(state, me);
      for (let i = 0; i < seats; i++) each.write({ view, seat: (me + i) % seats, me }, out, at + i * width);
      table.write({ view, seat: me, me }, out, at + seats * width);
    },
  };
}

/** Facts are written of the view itself, so what is hidden counts as a hole does. */
function factsPart(game: Game, facts: Facts, seats: number): Encoder {
  const each = facts.seat.length;
  const told = new Float32Array(seats * each + facts.table.length);
  return {
    names: seated(seats, facts.seat, facts.table),
    write({ state }, me, out, at) {
      facts.write(game.redact(state, me), told);
      const behind = (seats - me) * each;
      out.set(told.subarray(me * each, seats * each), at);
      out.set(told.subarray(0, me * each), at + behind);
      out.set(told.subarray(seats * each), at + seats * each);
    },
  };
}
