import { seedRandom, shuffle } from '@madang/kernel';
import type { Contender } from './contender.ts';
import type { MatchPlan } from './match.ts';

/**
 * Who meets whom. `ladder`: every bot plays equally often, line-ups are drawn; `challenge`: the first bot alone against
 * the others, who fill the seats in turn.
 */
export const SCHEDULES = ['ladder', 'challenge'] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** A planned match; `lineup[seat]` is the number of the bot that sits there. */
export interface Fixture {
  readonly lineup: readonly number[];
  readonly plan: MatchPlan;
}

/**
 * The matches of an arena. Each line-up plays the same deal once from every seat, rotated by one, so neither the seat
 * nor the luck of the deal favours anyone in a whole number of rotations.
 */
export function fixtures(
  schedule: Schedule,
  setup: { readonly bots: readonly Contender[]; readonly seats: number; readonly matches: number; readonly seed: string; readonly options?: unknown },
): Fixture[] {
  const { bots, seats, matches, seed, options } = setup;
  const lineups = schedule === 'ladder' ? drawnLineups(bots.length, seats, seed) : oneAgainstRest(bots.length, seats);
  const list: Fixture[] = [];
  for (let block = 0; list.length < matches; block++) {
    const lineup = lineups();
    for (let turn = 0; turn < seats && list.length < matches; turn++) {
      const rotated = lineup.map((_, seat) => lineup[(seat + turn) % seats] ?? 0);
      const contenders = rotated.flatMap((bot) => bots[bot] ?? []);
      list.push({ lineup: rotated, plan: { seats: contenders, seed: `${seed}/${block}`, options } });
    }
  }
  return list;
}

/** Line-ups cut from an endless row of shuffled passes through all bots; those of one bot only are left out. */
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
      if (bots === 1 || new Set(lineup).size > 1) return lineup;
    }
  };
}

const oneAgainstRest = (bots: number, seats: number) => (): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 || bots === 1 ? 0 : 1 + ((seat - 1) % (bots - 1))));
