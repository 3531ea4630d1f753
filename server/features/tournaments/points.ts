import type { Score } from '@madang/kernel';

/** What a table came to for one of its seats. */
export interface TablePoints {
  readonly points: number;
  /** The part of all the game's points at the table, 0 … 1. */
  readonly share: number;
  readonly missed: boolean;
}

/** For each player beaten, and for each who came out equal: 6, 4, 2, 0 at a table of four. */
const BEATEN = 2;
const EQUAL = 1;

/**
 * What a table gives to each of its seats. Whoever did not end it themselves (`missed`) is beaten by everybody who did and gets nothing.
 * `scores` null: its rules broke, so all are equal.
 */
export function tablePoints(scores: readonly Score[] | null, missed: readonly boolean[]): readonly TablePoints[] {
  const rankOf = (seat: number): number => scores?.find((score) => score.seat === seat)?.rank ?? 1;
  const made = missed.map((_, seat) => Math.max(0, scores?.find((score) => score.seat === seat)?.points ?? 0));
  const all = made.reduce((sum, points) => sum + points, 0);
  return missed.map((gone, seat) => {
    if (gone) return { points: 0, share: 0, missed: true };
    const points = missed.reduce((sum, other, rival) => {
      if (rival === seat) return sum;
      if (other || rankOf(rival) > rankOf(seat)) return sum + BEATEN;
      return rankOf(rival) === rankOf(seat) ? sum + EQUAL : sum;
    }, 0);
    return { points, share: all === 0 ? 1 / missed.length : (made[seat] ?? 0) / all, missed: false };
  });
}

/** A seat that somebody had in a cup; without points where the table is not over. */
export interface Played {
  readonly person: string;
  /** Names the table. */
  readonly table: string;
  readonly points: number | null;
  readonly share: number | null;
  readonly missed: boolean;
}

/** Where somebody stands in a cup. */
export interface Standing {
  readonly person: string;
  /** 1 is first; the same for who is equal in everything. */
  readonly place: number;
  readonly points: number;
  /** The points in the cup of everybody met, as often as they were met. */
  readonly opponents: number;
  /** The mean of the shares of tables' points. */
  readonly share: number;
  readonly played: number;
  readonly missed: number;
}

type Figures = Omit<Standing, 'place'>;

/** Shares are sums of fractions: what differs by less is equal. */
const ALIKE = 1e-9;

const byMerit = (a: Figures, b: Figures): number => {
  const difference = b.points - a.points || b.opponents - a.opponents;
  if (difference !== 0) return difference;
  return Math.abs(b.share - a.share) < ALIKE ? 0 : b.share - a.share;
};

/** How the people of a cup stand, the best first: by points, then by their opponents' points, then by their share of tables' points. */
export function standings(people: readonly string[], seats: readonly Played[]): readonly Standing[] {
  const over = seats.filter((seat) => seat.points !== null);
  const ofPerson = Map.groupBy(over, ({ person }) => person);
  const ofTable = Map.groupBy(over, ({ table }) => table);
  const pointsOf = (person: string): number => (ofPerson.get(person) ?? []).reduce((sum, { points }) => sum + (points ?? 0), 0);
  const figures = people.map((person): Figures => {
    const own = ofPerson.get(person) ?? [];
    const met = own.flatMap(({ table }) => (ofTable.get(table) ?? []).filter((other) => other.person !== person));
    const shares = own.reduce((sum, { share }) => sum + (share ?? 0), 0);
    return {
      person,
      points: pointsOf(person),
      opponents: met.reduce((sum, other) => sum + pointsOf(other.person), 0),
      share: own.length === 0 ? 0 : shares / own.length,
      played: own.length,
      missed: own.filter(({ missed }) => missed).length,
    };
  });
  const sorted = figures.sort(byMerit);
  return sorted.map((one) => ({ ...one, place: 1 + sorted.findIndex((other) => byMerit(other, one) === 0) }));
}
