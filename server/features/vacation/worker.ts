import type { ExpressionBuilder, Transaction } from 'kysely';
import { readRest, restFrom } from '../../core/clock/time-off.ts';
import { type Poller, startPoller, unhurried } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { executeCommand } from '../../matches/commands/handle.ts';
import type { Schema } from '../../storage/schema/index.ts';

/** Milliseconds between polls for what a node that died did not tell. */
const POLL_EVERY = 60_000;

/** What another try may bring. */
const FOR_NOW: readonly string[] = ['unavailable', 'busy'];

/**
 * Notes, with the change itself, that matches with a clock of days are to be told when somebody rests: those that they play, and those that
 * wait, for one may be beginning with what was read before.
 */
export async function markUnsynced(db: Transaction<Schema>, person: string, at: number): Promise<void> {
  const seats = db
    .updateTable('seats')
    .set({ rest_untold: at })
    .where('person', '=', person)
    .where('ended_at', 'is', null)
    .where('kind', '=', 'person');
  const slow = (where: ExpressionBuilder<Schema, 'seats'>) =>
    where
      .selectFrom('tables')
      .select('id')
      .whereRef('tables.id', '=', 'seats.table_id')
      .where('status', 'in', ['waiting', 'running'])
      .where('clock', 'like', '%"days"%');
  await seats.where((where) => where.exists(slow(where))).execute();
}

/** Tells the logs of matches when their people rest that do not know it yet; `person`: only those of one. */
export async function syncTimeOff(services: Services, registry: Registry, person?: string): Promise<void> {
  const { db } = services.storage;
  const untold = db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .leftJoin('tables', 'tables.id', 'seats.table_id')
    .select(['table_id', 'seat', 'person', 'people.rest', 'rest_untold'])
    .where('rest_untold', 'is not', null)
    .where((where) => where.or([where('status', 'is', null), where('status', '!=', 'waiting')]));
  const rows = await (person === undefined ? untold : untold.where('person', '=', person)).execute();
  for await (const row of unhurried(rows)) {
    const rest = readRest(row.rest);
    if (rest && !(await tellOne(services, registry, { ...row, rest: restFrom(rest, services.time.now()) }))) continue;
    const told = db.updateTable('seats').set({ rest_untold: null }).where('table_id', '=', row.table_id).where('seat', '=', row.seat);
    // Keeps the mark if another change came meanwhile, since that change is not synced yet.
    await told.where('rest_untold', '=', row.rest_untold).execute();
  }
}

interface Untold {
  readonly table_id: string;
  readonly seat: number;
  readonly person: string | null;
  readonly rest: ReturnType<typeof restFrom>;
  readonly rest_untold: number | null;
}

/**
 * Whether that is done with: told, or of a match that takes it no more. Two that tell the same say it by the same command; where somebody has
 * told of a later change meanwhile, this one is refused.
 */
async function tellOne(
  services: Services,
  registry: Registry,
  { table_id: table, seat, person, rest, rest_untold: since }: Untold,
): Promise<boolean> {
  const live = await registry.open(table);
  if (!live || person === null) return true;
  const command = { seat, seq: 0, command: `rest ${seat} ${since} ${rest.since ?? 0}`, moves: [], act: { kind: 'rest', rest } as const };
  const outcome = await executeCommand(services, live, { person }, command);
  if (outcome.done || outcome.problem.code === 'stale') return true;
  services.log.warn({ table, seat, problem: outcome.problem }, 'a clock does not know when its person rests');
  return !FOR_NOW.includes(outcome.problem.code);
}

/** Tells what a node left untold that died, with all other nodes. */
export const startTimeOffWorker = (services: Services, registry: Registry): Poller =>
  startPoller(services, {
    every: POLL_EVERY,
    failing: 'it cannot be told when people rest',
    async poll() {
      await syncTimeOff(services, registry);
      return undefined;
    },
  });
