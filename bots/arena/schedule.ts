import { type Seat, seedRandom, shuffle } from '@madang/kernel';
import type { Contender } from './contender.ts';
import type { MatchPlan } from './match.ts';

/**
 * The pairing of bots. `ladder`: all play equally often, line-ups are drawn. `challenge`: the first bot alone against the others, who fill the seats
 * in turn.
 */
export const SCHEDULES = ['ladder', 'challenge'] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** A planned match; `lineup[seat]` is the number of the bot that sits there; automas have the number after the last bot's. */
export interface Fixture {
  readonly lineup: readonly number[];
  readonly plan: MatchPlan;
}

/** What the matches of an arena have in common. `automas`: the seats that the rules play themselves. */
interface Setup {
  readonly bots: readonly Contender[];
  readonly seats: number;
  readonly automas?: readonly Seat[] | undefined;
  readonly matches: number;
  readonly seed: string;
  readonly options?: unknown;
}

/**
 * The matches of an arena. Each line-up plays the same deal once from every seat, rotated by one, so neither the seat
 * nor the luck of the deal favours anyone in a whole number of rotations. Automas stay where they sit.
 */
export function fixtures(schedule: Schedule, { bots, seats, automas = [], matches, seed, options }: Setup): Fixture[] {
  const free = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !automas.includes(seat));
  const lineups = schedule === 'ladder' ? drawnLineups(bots.length, free.length, seed) : oneAgainstRest(bots.length, free.length);
  const list: Fixture[] = [];
  for (let block = 0; list.length < matches; block++) {
    const lineup = lineups();
    for (let turn = 0; turn < free.length && list.length < matches; turn++) {
      const rotated = Array.from({ length: seats }, () => bots.length);
      for (const [i, seat] of free.entries()) rotated[seat] = lineup[(i + turn) % free.length] ?? 0;
      const contenders = rotated.map((bot) => bots[bot] ?? null);
      list.push({ lineup: rotated, plan: { seats: contenders, seed: `${seed}/${block}`, options } });
    }
  }
  return list;
}

/** Line-ups cut from an endless row of shuffled passes through all bots; those of one bot only are left out where there is room for two. */
function drawnLineups(bots: number, seats: number, seed: string): () => number[] {
  const random = seedRandom(`${seed}/lineups`);
  const row: number[] = [];
  return () => {
    for (;;) {
      while (row.length < seats)
        row.push(
          ...shuffle(
            random,
            Array.from({ length: bots }, (_, bot) => bot),
          ),
        );
      const lineup = row.splice(0, seats);
      if (bots === 1 || seats === 1 || new Set(lineup).size > 1) return lineup;
    }
  };
}

const oneAgainstRest = (bots: number, seats: number) => (): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 || bots === 1 ? 0 : 1 + ((seat - 1) % (bots - 1))));
