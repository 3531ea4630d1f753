import type { Ladder, LadderPlayer, OwnRating } from '@madang/wire';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../core/services.ts';
import { pointsOf } from './rating.ts';

const LONGEST = 100;
/** Matches that statistics are made of: the last ones. */
const LOOKED_AT = 500;

/** Lists of ratings; the index of each is asked in these words. */
const LISTED = { players: sql<boolean>`ratings.listed = 1`, programs: sql<boolean>`ratings.listed = 2` } as const;

/**
 * A ladder of a game for so many seats, best first. `players`: bots, and people with an account; guests come and go. `programs`: accounts by which
 * programs play.
 */
export async function ladderOf({ storage }: Services, game: string, seats: number, list: keyof typeof LISTED): Promise<Ladder['players']> {
  const rows = await storage.db
    .selectFrom('ratings')
    .leftJoin('people', 'people.id', 'ratings.person_id')
    .select(['ratings.player', 'ratings.mu', 'ratings.sigma', 'ratings.played', 'ratings.won', 'people.id', 'people.name'])
    .where('ratings.game', '=', game)
    .where('ratings.seats', '=', seats)
    .where(LISTED[list])
    .orderBy(sql`mu - 3 * sigma`, 'desc')
    .orderBy('ratings.player')
    .limit(LONGEST)
    .execute();
  return rows.map((row) => ({ ...playerOf(row), points: pointsOf(row), played: row.played, won: row.won }));
}

function playerOf({ player, id, name }: { readonly player: string; readonly id: string | null; readonly name: string | null }): LadderPlayer {
  const [kind = '', who = ''] = player.split(' ');
  if (id !== null) return { kind: 'person', id, name: name ?? '' };
  return { kind: kind === 'bot' ? 'bot' : 'automa', id: null, name: who };
}

/** What a person has come to, by game and seats. */
export async function ratingsOf({ storage }: Services, person: string): Promise<readonly OwnRating[]> {
  const rows = await storage.db.selectFrom('ratings').selectAll().where('player', '=', `person ${person}`).orderBy('game').orderBy('seats').execute();
  return rows.map((row) => ({
    ...{ game: row.game, seats: row.seats, points: pointsOf(row), played: row.played, won: row.won },
    mean: row.scored === 0 ? null : row.score_sum / row.scored,
  }));
}

const Scores = z.array(z.object({ seat: z.number(), points: z.number(), rank: z.number() }));
const Parts = z.array(z.object({ name: z.string(), rule: z.string(), points: z.array(z.number()) }));

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

/** What the last matches of a game for so many seats came to: their length, what each seat made of it, where points came from. */
export async function statisticsOf({ storage }: Services, game: string, seats: number): Promise<Omit<Ladder, 'players' | 'programs'>> {
  const rows = await storage.db
    .selectFrom('results')
    .select(['steps', 'scores', 'parts'])
    .where('game', '=', game)
    .where('seats', '=', seats)
    .orderBy('at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const matches = rows.map((row) => ({ steps: row.steps, scores: Scores.parse(JSON.parse(row.scores)), parts: Parts.parse(JSON.parse(row.parts)) }));
  const bySeat = Array.from({ length: seats }, (_, seat) => matches.flatMap(({ scores }) => scores.filter((score) => score.seat === seat)));
  const winners = matches.map(({ scores }) => scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat));
  const sources = Map.groupBy(
    matches.flatMap(({ parts }, i) => parts.map((part) => ({ ...part, winners: winners[i] ?? [] }))),
    ({ name, rule }) => `${name} ${rule}`,
  );
  return {
    matches: matches.length,
    steps: mean(matches.map(({ steps }) => steps)),
    seats: bySeat.map((scores) => ({ points: mean(scores.map(({ points }) => points)), wins: scores.filter(({ rank }) => rank === 1).length })),
    // A source that a match did not have gave nobody anything there.
    parts: [...sources.values()].flatMap((all) => {
      const [first] = all;
      const spread = (values: readonly number[], of: number): number => (of === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / of);
      const everybody = all.flatMap(({ points }) => points);
      const theirs = all.flatMap(({ points, winners: won }) => won.map((seat) => points[seat] ?? 0));
      const won = winners.reduce((sum, one) => sum + one.length, 0);
      return first ? [{ name: first.name, rule: first.rule, points: spread(everybody, matches.length * seats), winners: spread(theirs, won) }] : [];
    }),
  };
}
