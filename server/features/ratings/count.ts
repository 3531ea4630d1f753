import type { Score, ScorePart } from '@madang/kernel';
import type { Transaction } from 'kysely';
import { rulesOf, type Services } from '../../core/services.ts';
import { enqueue, type LiveTable } from '../../matches/broadcast/live.ts';
import { reload, reloadUnlessOver } from '../../matches/broadcast/reload.ts';
import type { Fold } from '../../matches/log/fold.ts';
import type { TableRecord } from '../../matches/model/table.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { holdPeople } from '../../storage/transact.ts';
import { listedAs } from '../users/accounts.ts';
import { programsAmong } from '../users/programs.ts';
import { addReached, type Reaching, reachedIn } from './achievements.ts';
import { leaversOf, ranksBy } from './leavers.ts';
import { hasPack, playersOf } from './players.ts';
import { NEWCOMER, type Skill, skillsAfter } from './rating.ts';

/** Times that another node may have rated the same people at the same moment before it is left for the next look. */
const ATTEMPTS = 5;

/** What is kept of a match that is over. */
interface Outcome {
  readonly record: TableRecord;
  readonly scores: readonly Score[];
  readonly steps: number;
  readonly parts: readonly ScorePart[];
  /** Somebody asked a coach. */
  readonly helped: boolean;
  /** By seat whether its person left. */
  readonly left: readonly boolean[];
  /** What people reached. */
  readonly reached: readonly Reaching[];
}

/** The rated players of a match, seat by seat, and their ranks. */
interface Rated {
  readonly keys: readonly string[];
  readonly ranks: readonly number[];
  /** Their points; null: they left before the end. */
  readonly points: readonly (number | null)[];
}

/** Counts a match that is over, once however often it is asked for: its result, and the skills of who played it. */
export async function countMatch(services: Services, live: LiveTable): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const outcome = await enqueue(live, () => outcomeOf(services, live, attempt > 0));
    if (outcome === 'not heard yet') return;
    const game = await rulesOf(services, live.record.game);
    const done = await writeOutcome(services, live.id, outcome, outcome && ratedBy(outcome, game?.automas?.level));
    if (!done) continue;
    if (outcome?.helped) {
      live.record = { ...live.record, helped: true };
      services.bus.publish({ kind: 'table', table: live.id });
    }
    return;
  }
}

/** Writes what is kept of a match, unless it is counted already. False: what is known of its players is out of date. */
const writeOutcome = (services: Services, table: string, outcome: Outcome | undefined, rated: Rated | undefined): Promise<boolean> =>
  services.storage.db
    .transaction()
    .execute(async (db) => {
      const people = [...(rated?.keys ?? []).flatMap((key) => personOf(key) ?? []), ...(outcome?.reached ?? []).map(({ person }) => person)];
      const here = await holdPeople(db, people);
      if (outcome && people.some((person) => !here.has(person)) && (await isAnothers(db, outcome.record))) return false;
      const mine = await db
        .updateTable('tables')
        .set({ counted: 1, helped: outcome?.helped ? 1 : 0 })
        .where('id', '=', table)
        .where('counted', '=', 0)
        .executeTakeFirst();
      if (mine.numUpdatedRows === 0n || !outcome) return true;
      await addResult(db, outcome, rated !== undefined);
      await addReached(
        db,
        outcome.record,
        outcome.reached.filter(({ person }) => here.has(person)),
      );
      return !rated || (await rateAll(services, db, outcome.record, { ...rated, here }));
    })
    .catch((error: unknown) => {
      if (error instanceof Overtaken) return false;
      throw error;
    });

/** Whether a seat is another person's by now: its guest went along with somebody who signed in. */
async function isAnothers(db: Transaction<Schema>, { id, seats }: TableRecord): Promise<boolean> {
  const rows = await db.selectFrom('seats').select(['seat', 'person', 'former']).where('table_id', '=', id).execute();
  const differs = (now: string | null, known: string | undefined | null): boolean => now !== null && now !== '' && now !== known;
  return rows.some(({ seat, person, former }) => differs(person, seats[seat]?.person) || differs(former, seats[seat]?.former?.id));
}

/** The rated players and their ranks; undefined: the match says nothing of how well they play. */
function ratedBy({ helped, record, scores, left }: Outcome, automaLevel: string | undefined): Rated | undefined {
  // A match with a coach's help says nothing of skill, nor does one that all players left.
  const players = helped || left.every(Boolean) ? undefined : playersOf(record, automaLevel);
  if (!players) return undefined;
  const ranks = ranksBy(scores, left);
  // A deleted user's seat belongs to a bot by now, and that bot did not lose.
  const here = players.flatMap(({ kind, who }, seat) => {
    if (kind === 'bot' && left[seat] === true) return [];
    const points = left[seat] === true ? undefined : scores.find((score) => score.seat === seat)?.points;
    return [{ key: `${kind} ${who}`, rank: ranks[seat] ?? 1, points: points ?? null }];
  });
  const keys = here.map(({ key }) => key);
  return new Set(keys).size > 1 ? { keys, ranks: here.map(({ rank }) => rank), points: here.map(({ points }) => points) } : undefined;
}

/** Somebody else rated the same people meanwhile. */
class Overtaken extends Error {}

/**
 * Undefined: the match cannot be told by this server's rules. In turn only. `anew`: who sits there is read again. `not heard yet`: not even the
 * database has the last step, so it is counted at another look.
 */
async function outcomeOf(services: Services, live: LiveTable, anew: boolean): Promise<Outcome | 'not heard yet' | undefined> {
  await (anew ? reload : reloadUnlessOver)(services, live);
  const { fold, record } = live;
  if (!fold || live.obstacle) return undefined;
  const { match } = fold;
  if (!match.state.over) return 'not heard yet';
  return {
    record,
    scores: match.game.standing(match.state),
    steps: match.log.length,
    parts: await partsOf(services, record, fold),
    helped: match.helps.length > 0,
    left: leaversOf(fold),
    reached: hasPack(record) ? [] : await reachedIn(services, record, fold),
  };
}

/** Where the points came from. A match counts also where its game cannot tell. */
async function partsOf({ shelf, log: logger }: Services, { id, game }: TableRecord, { match, log }: Fold): Promise<readonly ScorePart[]> {
  try {
    const wording = await shelf.find(({ name }) => name === game)?.wording();
    const told = log.flatMap(({ heard }) => heard.map(({ event }) => event));
    return wording?.parts(match.state, told) ?? [];
  } catch (error) {
    logger.error({ table: id, error }, 'the points of a match cannot be told by source');
    return [];
  }
}

async function addResult(db: Transaction<Schema>, { record, scores, steps, parts }: Outcome, rated: boolean): Promise<void> {
  const { id, game, seats, updatedAt } = record;
  const kept = parts.map(({ name, rule, points }) => ({ name: name.key, rule, points }));
  await db
    .insertInto('results')
    .values({
      table_id: id,
      game,
      seats: seats.length,
      rated: rated ? 1 : 0,
      steps,
      scores: JSON.stringify(scores),
      parts: JSON.stringify(kept),
      at: updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Writes the skill of everybody who is still `here` after the match; where programs' accounts played, theirs alone. Throws where another match of
 * theirs was written meanwhile.
 */
async function rateAll(
  { time }: Services,
  db: Transaction<Schema>,
  { game, seats }: TableRecord,
  { keys, ranks, points, here }: Rated & { readonly here: ReadonlySet<string> },
): Promise<true> {
  const ladder = { game, seats: seats.length };
  // In one order, so that two who wait for each other's rows are none.
  const players = [...new Set(keys)].filter((key) => here.has(personOf(key) ?? '') || personOf(key) === undefined).sort();
  // Also one that took a seat over, and is not rated itself.
  const programs = await programsAmong(
    db,
    seats.flatMap(({ person }) => person ?? []),
  );
  const written = programs.size === 0 ? players : players.filter((player) => programs.has(personOf(player) ?? ''));
  const before = new Map<string, Standing>();
  for (const player of players) {
    if (written.includes(player)) await addNewcomer(db, { ...ladder, player, at: time.now() });
    const kept = ofPlayer(db.selectFrom('ratings').select(STANDING), game, ladder.seats, player);
    before.set(player, (await kept.executeTakeFirst()) ?? UNPLAYED);
  }
  const after = await skillsAfter(keys, before, ranks);
  for (const player of written) {
    const { played, won, scored, score_sum } = before.get(player) ?? UNPLAYED;
    const own = points.filter((one, seat): one is number => keys[seat] === player && one !== null);
    const wins = keys.some((key, seat) => key === player && ranks[seat] === 1) ? 1 : 0;
    const skill = after.get(player) ?? NEWCOMER;
    const row = {
      ...{ mu: skill.mu, sigma: skill.sigma, played: played + 1, won: won + wins, at: time.now() },
      ...{ scored: scored + own.length, score_sum: own.reduce((sum, one) => sum + one, score_sum) },
    };
    const updated = await ofPlayer(db.updateTable('ratings').set(row), game, ladder.seats, player).where('played', '=', played).executeTakeFirst();
    if (updated.numUpdatedRows === 0n) throw new Overtaken();
  }
  return true;
}

const STANDING = ['mu', 'sigma', 'played', 'won', 'scored', 'score_sum'] as const;
type Standing = Skill & Readonly<Record<Exclude<(typeof STANDING)[number], keyof Skill>, number>>;
const UNPLAYED: Standing = { mu: NEWCOMER.mu, sigma: NEWCOMER.sigma, played: 0, won: 0, scored: 0, score_sum: 0 };

/** Writes the rating of somebody who had none. */
async function addNewcomer(
  db: Transaction<Schema>,
  row: Readonly<Record<'game' | 'player', string> & Record<'seats' | 'at', number>>,
): Promise<void> {
  await db
    .insertInto('ratings')
    .values({ ...row, ...(await listingOf(db, row.player)), mu: NEWCOMER.mu, sigma: NEWCOMER.sigma, played: 0, won: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const PERSON = 'person ';

/** The person of a rating; undefined: it is a bot's. */
const personOf = (player: string): string | undefined => (player.startsWith(PERSON) ? player.slice(PERSON.length) : undefined);

/** The rating's owner, and the ladder that lists it. */
async function listingOf(db: Transaction<Schema>, player: string): Promise<{ person_id: string | null; listed: number }> {
  const id = personOf(player);
  if (id === undefined) return { person_id: null, listed: 1 };
  const person = await db.selectFrom('people').select(['account', 'program']).where('id', '=', id).executeTakeFirst();
  return { person_id: id, listed: person ? listedAs(person) : 0 };
}

interface OfPlayer<Q> {
  where(column: 'game' | 'seats' | 'player', operator: '=', value: string | number): Q;
}
const ofPlayer = <Q extends OfPlayer<Q>>(query: Q, game: string, seats: number, player: string): Q =>
  query.where('game', '=', game).where('seats', '=', seats).where('player', '=', player);
