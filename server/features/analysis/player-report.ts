import { setImmediate } from 'node:timers/promises';
import type { PlayerReport } from '@madang/wire';
import { z } from 'zod';
import type { Services } from '../../core/services.ts';
import { type End, endedSeats, endOf, isSeen } from '../../matches/model/lists.ts';

/** Matches that count: the last ones. */
const MOST = 500;
/** Matches among which those are looked for, the last ones, and how many at a time: few are analysed. */
const LOOKED_AT = 2000;
const AT_ONCE = 100;
/** From so many matches on there is an interval. */
const INTERVAL_FROM = 5;
const LAST = 10;

const Json = z.string().transform((text): unknown => JSON.parse(text));
const Scores = Json.pipe(z.array(z.object({ seat: z.number(), rank: z.number() })));
const Faults = z.object({ inaccuracy: z.number(), mistake: z.number(), blunder: z.number() });
const Figures = Json.pipe(z.array(z.object({ seat: z.number(), verdicts: Faults, lost: z.number(), luck: z.number() })));

/** A match of the person: who won it, and what its analysis says of their seat. */
interface Played {
  readonly game: string;
  readonly seats: number;
  readonly won: number;
  readonly lost: number;
  readonly luck: number;
  readonly verdicts: z.infer<typeof Faults>;
}

/** By game and number of seats what a person's analysed matches came to, as far as whoever asks may see them. */
export async function playerReports(services: Services, person: string, asking: string | null): Promise<readonly PlayerReport[]> {
  const rows = await analysedRows(services, person, asking);
  const played = rows.flatMap(({ game, seat, scores, figures }): Played[] => {
    const standing = Scores.parse(scores ?? '[]');
    const own = Figures.parse(figures ?? '[]').find((one) => one.seat === seat);
    const winners = standing.filter(({ rank }) => rank === 1);
    // A chance of victory and of a player's own goal cannot be added up.
    if (!own || winners.length === 0 || standing.length === 1) return [];
    const won = winners.some((one) => one.seat === seat) ? 1 / winners.length : 0;
    return [{ game, seats: standing.length, won, lost: own.lost, luck: own.luck, verdicts: own.verdicts }];
  });
  const groups = [...Map.groupBy(played, ({ game, seats }) => `${game} ${seats}`).values()];
  return groups.flatMap(seasonOf).sort((a, b) => a.game.localeCompare(b.game) || a.seats - b.seats);
}

/** The last first. Without those that say nothing of the person: with help, brought as documents, or with a bot in their place for a while. */
async function analysedRows({ storage: { db } }: Services, person: string, asking: string | null) {
  const rows = [];
  for (let looked = 0, end: End | undefined; looked < LOOKED_AT && rows.length < MOST; looked += AT_ONCE) {
    const page = await endedSeats(db, person, end).select('seats.ended_at').limit(AT_ONCE).execute();
    const ids = page.map(({ table_id }) => table_id);
    if (ids.length > 0) rows.push(...(await analysedAt(db, person, asking, ids)).filter(({ state }) => state === 'done'));
    const last = page.at(-1);
    if (page.length < AT_ONCE || !last) break;
    end = endOf(last);
    await setImmediate();
  }
  return rows.slice(0, MOST);
}

/** Reads those of some matches whose analysis says something of the person, the last one first. */
const analysedAt = (db: Services['storage']['db'], person: string, asking: string | null, ids: readonly string[]) =>
  db
    .selectFrom('analyses')
    .innerJoin('tables', (join) => join.onRef('tables.id', '=', 'analyses.table_id').onRef('tables.seq', '=', 'analyses.seq'))
    .innerJoin('seats', (join) => join.onRef('seats.table_id', '=', 'analyses.table_id').on('seats.person', '=', person))
    .select(['tables.game', 'tables.scores', 'seats.seat', 'analyses.figures', 'analyses.state'])
    .where('analyses.table_id', 'in', ids)
    .where((where) => isSeen(where, asking))
    .where('seats.screen', '=', 0)
    .where('tables.imported', '=', 0)
    // Help is known once the result is written.
    .where('tables.counted', '=', 1)
    .where('tables.helped', '=', 0)
    .where('seats.stand_in', 'is', null)
    .where('seats.stood_in', '=', 0)
    .orderBy('tables.ended_at', 'desc')
    .orderBy('tables.id', 'desc')
    .execute();

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function seasonOf(played: readonly Played[]): readonly PlayerReport[] {
  const [first] = played;
  if (!first) return [];
  const lost = played.map((one) => one.lost);
  const [last, before] = [lost.slice(0, LAST), lost.slice(LAST)];
  const each = (fault: keyof Played['verdicts']): number => mean(played.map(({ verdicts }) => verdicts[fault]));
  return [
    {
      game: first.game,
      seats: first.seats,
      matches: played.length,
      won: mean(played.map(({ won }) => won)),
      lost: mean(lost),
      error: played.length < INTERVAL_FROM ? null : errorOf(lost),
      faults: { inaccuracy: each('inaccuracy'), mistake: each('mistake'), blunder: each('blunder') },
      luck: mean(played.map(({ luck }) => luck)),
      trend:
        before.length === 0 ? null : { last: { matches: last.length, lost: mean(last) }, before: { matches: before.length, lost: mean(before) } },
    },
  ];
}

/** Half of the 95 % interval of the mean, by Student's t, told from the normal one by the first terms of its expansion. */
function errorOf(values: readonly number[]): number {
  const free = values.length - 1;
  const t = 1.96 + 2.37 / free + 2.82 / free ** 2;
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / free;
  return t * Math.sqrt(variance / values.length);
}
