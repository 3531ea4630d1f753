import { jobsOf } from '@madang/bots/analysis';
import { dayEnd } from '@madang/games/days';
import { fail, type Match, ok, type Result } from '@madang/kernel';
import { type AnalysisView, Findings, type Problem } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { enqueue, type LiveTable } from '../../matches/broadcast/live.ts';
import { reloadUnlessOver } from '../../matches/broadcast/reload.ts';
import { isSealed } from '../../matches/model/serialize.ts';
import type { TableRecord } from '../../matches/model/table.ts';
import { asPerson, holdTable } from '../../storage/transact.ts';

/** Analyses of one person that may wait or be worked at. */
const MOST_ASKED = 3;

const STATES = ['asked', 'done', 'failed'] as const;
const NOTHING: Findings = { glances: [], compared: [] };

/** What is kept of a table's analysis. Once the match went on it is of another one. */
export async function analysisAt({ storage }: Services, { id, seq }: TableRecord): Promise<AnalysisView> {
  const found = await storage.db
    .selectFrom('analyses')
    .select(['state', 'done', 'of_all', 'findings'])
    .where('table_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst();
  const state = STATES.find((one) => one === found?.state);
  if (!found || !state) return { state: 'none', done: 0, of: 0, findings: NOTHING };
  return { state, done: found.done, of: found.of_all, findings: Findings.parse(JSON.parse(found.findings)) };
}

/**
 * Asks for the analysis of a match that is over; who asks second waits for the same. What failed begins anew. A person may wait for so
 * many at a time.
 */
export async function askForAnalysis(services: Services, live: LiveTable, person: string): Promise<Result<undefined, Problem>> {
  const match = await analysable(services, live);
  if (!match.ok) return match;
  const { id, seq } = live.record;
  const begun = { state: 'asked', done: 0, of_all: jobsOf(match.value, NOTHING), figures: null, attempts: 0, claimed_until: 0 };
  const row = { ...begun, seq, person, findings: JSON.stringify(NOTHING), asked_at: services.time.now() };
  const asked = await asPerson(services.storage.db, person, async (db): Promise<Result<undefined, Problem>> => {
    const mine = db.selectFrom('analyses').select('table_id').where('person', '=', person).where('state', '=', 'asked');
    const others = await mine.where('table_id', '!=', id).execute();
    if (others.length >= MOST_ASKED) return fail({ code: 'too-many', details: { of: 'analyses', most: MOST_ASKED } });
    const held = await holdTable(db, id);
    if (!held.ok) return held;
    await db
      .insertInto('analyses')
      .values({ table_id: id, ...row })
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet(row)
          .where((where) => where.or([where('analyses.state', '=', 'failed'), where('analyses.seq', '!=', seq)])),
      )
      .execute();
    return ok(undefined);
  });
  if (asked.ok) services.analyse();
  return asked;
}

/** The match, if everything of it may be known and there is something to say: else why not. */
export function analysable(services: Services, live: LiveTable): Promise<Result<Match, Problem>> {
  return enqueue(live, async (): Promise<Result<Match, Problem>> => {
    await reloadUnlessOver(services, live);
    const { fold, obstacle, record } = live;
    if (obstacle) return fail(obstacle);
    if (record.deal !== null && isSealed(record, services.time.now())) return fail({ code: 'sealed', details: { until: dayEnd(record.deal) } });
    if (!fold || !(fold.match.state.over || fold.abandoned)) return fail({ code: 'not-over' });
    // Bots know the newest rules only.
    if (fold.shelf !== undefined) return fail({ code: 'wrong-version', details: { found: record.version } });
    return fold.match.log.length > 0 ? ok(fold.match) : fail({ code: 'not-analysed' });
  });
}
