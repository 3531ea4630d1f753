/** How well somebody is thought to play, and how sure that is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The skill of a player before their first match: openskill's own. */
export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

/** Points of the ladder: so many that one may be nearly sure of them (openskill's ordinal). A newcomer has a thousand. */
export const pointsOf = ({ mu, sigma }: Skill): number => Math.round(1000 + 40 * (mu - 3 * sigma));

/**
 * Skills after a match (Plackett–Luce, as openskill has it), seat by seat. `keys`: who sits there; a bot's level that has several
 * seats takes the mean of what each of them comes to. `ranks`: 1 is best, the same for a tie.
 */
export async function skillsAfter(
  keys: readonly string[],
  before: ReadonlyMap<string, Skill>,
  ranks: readonly number[],
): Promise<ReadonlyMap<string, Skill>> {
  const { rate } = await import('openskill');
  const teams = keys.map((key) => [{ ...(before.get(key) ?? NEWCOMER) }]);
  const after = rate(teams, { rank: [...ranks] }).map(([skill]) => skill ?? NEWCOMER);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return new Map(
    [...new Set(keys)].map((key) => {
      const own = after.filter((_, seat) => keys[seat] === key);
      return [key, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) }];
    }),
  );
}
