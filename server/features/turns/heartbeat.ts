import type { Kysely } from 'kysely';
import { ASTRAY, isSkewed } from '../../core/clock/clocks.ts';
import type { Heart, Pause } from '../../core/clock/downtime.ts';
import { type Reading, readTime, type Time } from '../../core/clock/time.ts';
import { type Poller, startPoller } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import { broadcastClocks } from '../../matches/broadcast/clocks.ts';
import { enqueue } from '../../matches/broadcast/live.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { refold } from '../../matches/broadcast/reload.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { Storage } from '../../storage/storage.ts';

/** Milliseconds between two beats of a node. */
const BEAT = 5000;

/** How long beats may be apart while a node lives, where several share the database. */
const SILENCE = 2 * BEAT;

/** Milliseconds after which a node that is alone follows its machine's clock though it stepped ahead: by then nobody sets it back. */
const CONFIRM_MS = 600_000;

/** The one row that all nodes beat in. */
const ROW = 1;

interface Beating {
  readonly storage: Storage;
  readonly time: Pick<Time, 'now'>;
}

type Starting = Beating & { readonly time: Pick<Time, 'now' | 'steady'> };

/** The heart of a node that starts. If none was alive since the last beat, that was a pause. */
export async function readHeart({ storage, time }: Starting): Promise<Heart> {
  const { db, shared } = storage;
  const started = await rightTime({ storage, time });
  const now = () => Math.round(started.at + time.steady() - started.steady);
  await beat({ storage, time: { now } }, shared ? SILENCE : 0);
  await forgetPauses(db, now());
  return { pauses: await readPauses(db), missed: false, astray: true, started, step: undefined };
}

/** The machine's time, or that of a shared database if they are more than a minute apart. */
export async function rightTime({ storage, time }: Starting): Promise<Reading> {
  if (!storage.shared) return readTime(time);
  const before = time.now();
  const right = await storage.now();
  const after = readTime(time);
  // The answer may have been long on its way.
  return before - right > ASTRAY || right - after.at > ASTRAY ? { ...after, at: right } : after;
}

/**
 * Beats once. A silence before it that was longer than `most` milliseconds becomes a pause; of several nodes one writes it. Gives
 * whether the beat before was one of a clock that ran ahead.
 */
async function beat({ storage, time }: Beating, most: number): Promise<boolean> {
  const now = time.now();
  return storage.db.transaction().execute(async (db) => {
    const last = await db.selectFrom('heart').select('at').where('id', '=', ROW).executeTakeFirst();
    if (!last) {
      await db
        .insertInto('heart')
        .values({ id: ROW, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return false;
    }
    const ahead = isSkewed(last.at, now);
    const mine = await db.updateTable('heart').set({ at: now }).where('id', '=', ROW).where('at', '=', last.at).executeTakeFirst();
    if (mine.numUpdatedRows === 0n || now - last.at <= most) return ahead;
    const from = Math.max(last.at, await lastPlayed(db, now));
    if (now - from > most) await pause(db, { from, to: now });
    return ahead;
  });
}

/** When a table with a clock was played at last: somebody was alive then, even if a wrong clock made a beat look older. */
async function lastPlayed(db: Kysely<Schema>, now: number): Promise<number> {
  const played = await db
    .selectFrom('tables')
    .select((select) => select.fn.max('updated_at').as('at'))
    .where('status', '=', 'running')
    .where('clock', 'is not', null)
    .where('updated_at', '<=', now)
    .executeTakeFirst();
  return played?.at ?? 0;
}

/** Writes a pause, and moves the ends of players' time by it. */
async function pause(db: Kysely<Schema>, { from, to }: Pause): Promise<void> {
  await db.insertInto('pauses').values({ from_at: from, to_at: to }).execute();
  await db
    .updateTable('jobs')
    .set((column) => ({ due: column('due', '+', to - from) }))
    .where('due', '>', from)
    .where('table_id', 'in', db.selectFrom('tables').select('id').where('status', '=', 'running').where('clock', 'is not', null))
    .execute();
}

/** Pauses before every clock that still runs count for nobody. */
async function forgetPauses(db: Kysely<Schema>, now: number): Promise<void> {
  const oldest = await db
    .selectFrom('tables')
    .select((select) => select.fn.min('started_at').as('at'))
    .where('status', '=', 'running')
    .where('clock', 'is not', null)
    .executeTakeFirst();
  await db
    .deleteFrom('pauses')
    .where('to_at', '<', oldest?.at ?? now)
    .execute();
}

/** The pauses that clocks leave out, the oldest first. */
export async function readPauses(db: Kysely<Schema>): Promise<readonly Pause[]> {
  const rows = await db.selectFrom('pauses').selectAll().orderBy('from_at').execute();
  return rows.map(({ from_at, to_at }) => ({ from: from_at, to: to_at }));
}

/** Nobody could play on an embedded database since the last beat: the server was not reached yet. Call before it is. */
export async function noteSilence({ heart, storage, time }: Services): Promise<void> {
  if (storage.shared) return;
  await beat({ storage, time }, 0);
  heart.pauses = await readPauses(storage.db);
}

/** The beats of a node. */
interface Heartbeat extends Poller {
  /** Nobody reaches this node from now on. The last beat says so: where no other node beats, nobody's time runs until the next one begins. */
  fallSilent(): void;
}

/** Beats until it is closed, and once more then. While the database is away nobody's clock runs either. */
export function startHeartbeat(services: Services, registry: Registry): Heartbeat {
  const { heart, storage, time, log } = services;
  let warned: Heart['step'];
  let silentSince: number | undefined;

  const warn = (): void => {
    if (heart.step && heart.step !== warned) log.warn({ ahead: heart.step.ahead }, "this machine's clock stepped and is not followed for now");
    warned = heart.step;
  };
  const once = async (): Promise<void> => {
    try {
      await followStep(services, registry);
      warn();
      const now = silentSince;
      const beating = now === undefined || storage.shared ? time : { now: () => now };
      if (await beat({ storage, time: beating }, heart.missed ? SILENCE : Number.POSITIVE_INFINITY)) heart.astray = true;
      const known = await readPauses(storage.db);
      if (known.at(-1)?.to !== heart.pauses.at(-1)?.to) await hold(services, registry, known);
      heart.missed = false;
    } catch (error) {
      heart.missed = true;
      log.error({ error }, 'the database does not hear that this node is alive');
    }
  };
  const beats = startPoller(services, {
    unwoken: true,
    every: BEAT,
    jitter: 0,
    failing: 'this node does not beat',
    async poll() {
      await once();
      return undefined;
    },
  });
  const close = async (): Promise<void> => {
    await beats.close();
    await once();
  };
  const fallSilent = (): void => {
    silentSince = time.now();
  };
  return { ...beats, fallSilent, close };
}

/**
 * Follows a machine's clock that stepped: once a shared database's own clock agrees, else after a while. Where no other node beat
 * meanwhile, a step ahead becomes a pause before anybody here lives in the new time: nobody thought meanwhile.
 */
async function followStep(services: Services, registry: Registry): Promise<void> {
  const { heart, storage, time } = services;
  const before = time.now();
  const { step } = heart;
  if (!step) return;
  const to = before + step.ahead;
  const confirmed = storage.shared ? Math.abs((await storage.now()) - to) <= ASTRAY : time.steady() - step.since >= CONFIRM_MS;
  if (!confirmed) return;
  await beat({ storage, time: { now: () => to } }, SILENCE);
  await hold(services, registry, await readPauses(storage.db));
  step.accept();
}

/**
 * Lets the clocks of every table here know of the pauses, and shows them anew. Where a clock has already charged time of a pause that this node learns
 * of late, the table's time is counted from its rows again.
 */
async function hold(services: Services, registry: Registry, pauses: readonly Pause[]): Promise<void> {
  const known = new Set(services.heart.pauses.map(({ from, to }) => `${from} ${to}`));
  const oldest = pauses.find(({ from, to }) => !known.has(`${from} ${to}`))?.from ?? Number.POSITIVE_INFINITY;
  services.heart.pauses = pauses;
  for (const live of await registry.all()) {
    if (!live.fold?.clocks) continue;
    if (live.fold.clocks.at > oldest) await enqueue(live, () => refold(services, live));
    else {
      live.fold.clocks = { ...live.fold.clocks, pauses };
      broadcastClocks(services, live);
    }
  }
}
