import { setImmediate } from 'node:timers/promises';
import { ANALYSIS_SETTINGS, type AnalysisAnswer, type AnalysisJob, analyse, type Findings, jobsOf } from '@madang/bots/analysis';
import { type Match, toDocument } from '@madang/kernel';
import { Findings as FindingsForm } from '@madang/wire';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Thinker } from '../../core/bot-pool.ts';
import { claimRows } from '../../core/lease.ts';
import { type Poller, startPoller } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import type { AnalysisRow } from '../../storage/schema/analyses.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { analysable } from './request.ts';

/** Milliseconds between polls: another node may have been asked. */
const POLL_EVERY = 5000;
/** Milliseconds that a claim holds; it is renewed while there is work. */
const CLAIM = 60_000;
const RENEW_EVERY = 15_000;
/** Milliseconds between writings of what has been found. */
const WRITE_EVERY = 2000;
/** Times that one may fail, and milliseconds before it is tried again. */
const TRIES = 3;
const REST = 10_000;

/** Thrown where the server closes: somebody goes on later. */
class Closed extends Error {}

type Step = NonNullable<Thinker['analyse']>;

/** Works out the analyses that were asked for, with all other nodes, one match at a time, where bots leave threads free. */
export function startAnalysisWorker(services: Services, registry: Registry, step: Step): Poller {
  return startPoller(services, {
    every: POLL_EVERY,
    failing: 'analyses cannot be read',
    async poll(isClosed) {
      for (;;) {
        const row = isClosed() ? undefined : await claim(services);
        if (!row) return undefined;
        await workAt(services, registry, step, row, isClosed);
        await setImmediate();
      }
    },
  });
}

/** The one that waits for longest and that nobody works at. */
async function claim({ storage: { db }, time }: Services): Promise<Selectable<AnalysisRow> | undefined> {
  const now = time.now();
  const isFree = (where: ExpressionBuilder<Schema, 'analyses'>) => where.and([where('state', '=', 'asked'), where('claimed_until', '<', now)]);
  const rows = await db.selectFrom('analyses').selectAll().where(isFree).orderBy('asked_at').limit(1).execute();
  const claim = db
    .updateTable('analyses')
    .set({ claimed_until: now + CLAIM })
    .where(isFree);
  const [claimed] = await claimRows(rows, ({ table_id }) => claim.where('table_id', '=', table_id).returningAll().executeTakeFirst());
  return claimed;
}

/** Changes the row, if it is still that of the same match. */
const change = ({ storage: { db } }: Services, { table_id, seq }: Pick<AnalysisRow, 'table_id' | 'seq'>, set: Partial<AnalysisRow>) =>
  db.updateTable('analyses').set(set).where('table_id', '=', table_id).where('seq', '=', seq).where('state', '=', 'asked').execute();

async function workAt(services: Services, registry: Registry, step: Step, row: Selectable<AnalysisRow>, isClosed: () => boolean): Promise<void> {
  const { log, time } = services;
  const renewing = renewClaim(services, row);
  try {
    const live = await registry.open(row.table_id);
    const match = live && (await analysable(services, live));
    if (!match?.ok || live?.record.seq !== row.seq) {
      await change(services, row, { state: 'failed' });
      return;
    }
    await analyseOn(services, step, row, match.value, isClosed);
  } catch (error) {
    // A pool that closes fails, too.
    if (error instanceof Closed || isClosed()) {
      await change(services, row, { claimed_until: 0 });
      return;
    }
    log.error({ table: row.table_id, error }, 'a match cannot be analysed');
    const attempts = row.attempts + 1;
    await change(services, row, { attempts, claimed_until: time.now() + REST, ...(attempts >= TRIES && { state: 'failed' }) });
  } finally {
    await renewing.close();
  }
}

/** Keeps the claim until it is closed. */
const renewClaim = (services: Services, row: Selectable<AnalysisRow>): Poller =>
  startPoller(services, {
    unwoken: true,
    every: RENEW_EVERY,
    failing: 'the claim of an analysis cannot be renewed',
    async poll() {
      await change(services, row, { claimed_until: services.time.now() + CLAIM });
      return undefined;
    },
  });

/** Goes on where whoever worked at it before stopped, and keeps what is found. */
async function analyseOn(services: Services, step: Step, row: Selectable<AnalysisRow>, match: Match, isClosed: () => boolean): Promise<void> {
  const { glances, compared } = FindingsForm.parse(JSON.parse(row.findings));
  const known = new Map<string, AnalysisAnswer>();
  for (const one of glances) known.set(`glance ${one.at}`, one);
  for (const one of compared) known.set(`compare ${one.at}`, one);
  const document = toDocument(match);
  let found: Findings = { glances: [], compared: [] };
  let done = 0;
  let written = services.time.now();
  const write = (): Promise<unknown> => {
    written = services.time.now();
    return change(services, row, { done, of_all: jobsOf(match, found), findings: JSON.stringify(found) });
  };
  // What was known before is found again first.
  const isMore = (): boolean => found.glances.length + found.compared.length > known.size;
  const work = oneByOne(async (job) => {
    if (isClosed()) throw new Closed();
    const key = `${job.job} ${job.at}`;
    const answer = known.has(key) ? known.get(key) : await step({ document, job });
    done += 1;
    if (isMore() && services.time.now() - written >= WRITE_EVERY) await write();
    return answer;
  });
  try {
    const analysis = await analyse(match, work, ANALYSIS_SETTINGS, (findings) => {
      found = findings;
    });
    await change(services, row, { state: 'done', done, of_all: done, findings: JSON.stringify(found), figures: JSON.stringify(analysis.seats) });
  } catch (error) {
    if (error instanceof Closed && isMore()) await write();
    throw error;
  }
}

/** Does jobs in the order in which they come; after one that fails, none. */
function oneByOne(work: (job: AnalysisJob) => Promise<AnalysisAnswer>): (job: AnalysisJob) => Promise<AnalysisAnswer> {
  let before: Promise<unknown> = Promise.resolve();
  return (job) => {
    const answer = before.then(() => work(job));
    before = answer;
    return answer;
  };
}
