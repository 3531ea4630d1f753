import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figures.ts';
import { closeStand, openStand, sumOf } from './stand.ts';

/** How many tables nobody watches, the moves that were made at each, and for how long they are let be. */
export interface Idleness {
  readonly idle: number;
  readonly idleMoves: number;
  readonly idleSeconds: number;
}

/** What a server costs that nobody asks anything. */
interface Rest {
  readonly memory: number;
  /** Milliseconds of processor a second. */
  readonly busy: number;
}

/** Makes of the one table that is there, with its seats and moves, so many; only rows. */
function multiply(file: string, times: number): void {
  const db = new DatabaseSync(file);
  try {
    db.exec('begin');
    for (const [table, key] of [
      ['tables', 'id'],
      ['seats', 'table_id'],
      ['moves', 'table_id'],
    ] as const) {
      const columns = db
        .prepare(`select name from pragma_table_info('${table}')`)
        .all()
        .map(({ name }) => String(name));
      const copied = columns.map((name) => (name === key ? `${name} || '-' || copy` : name));
      db.prepare(
        `with recursive copies (copy) as (select 2 union all select copy + 1 from copies where copy < ?)
         insert into ${table} (${columns}) select ${copied} from ${table}, copies`,
      ).run(times);
    }
    db.exec('commit');
  } finally {
    db.close();
  }
}

/** Gives every running table a clock of days, and who is waited for an end of their time: only rows. */
function wind(file: string): void {
  const db = new DatabaseSync(file);
  try {
    const now = Date.now();
    db.exec(`
      begin;
      update tables set clock = '{"kind":"days","days":3,"out":"wait"}', started_at = ${now}, updated_at = ${now} where status = 'running';
      insert into jobs (table_id, seat, seq, attempts, claimed_until, due)
        select id, 0, seq, 0, 0, ${now} + 259200000 + rowid from tables where status = 'running';
      commit`);
  } finally {
    db.close();
  }
}

/** A server on that folder, once it has come up. */
async function rest(folder: string, seconds: number): Promise<Rest> {
  const stand = await openStand([['file', folder]]);
  try {
    await wait(2000);
    const before = await sumOf(stand, 'cpu');
    await wait(1000 * seconds);
    const busy = (1000 * ((await sumOf(stand, 'cpu')) - before)) / seconds;
    return { memory: await sumOf(stand, 'held'), busy };
  } finally {
    await closeStand(stand);
  }
}

/** What running tables cost that nobody watches, more than one does. */
export async function measureIdle(folder: string, { idle, idleMoves, idleSeconds }: Idleness): Promise<readonly Figure[]> {
  const stand = await openStand([['file', folder]]);
  try {
    await stand.generator.ask({ order: 'open', server: 'madang', urls: stand.urls, tables: 1, seed: 'idle' });
    await stand.generator.ask({ order: 'act', pace: 'full speed', actions: idleMoves });
  } finally {
    await closeStand(stand);
  }
  const one = await rest(folder, idleSeconds);
  multiply(join(folder, 'madang.sqlite'), idle);
  const all = await rest(folder, idleSeconds);
  wind(join(folder, 'madang.sqlite'));
  const clocked = await rest(folder, idleSeconds);
  const figure = (id: string, what: string, value: number, unit: string, most: number): Figure => ({
    id: `load-idle-${id}`,
    what: `${what} with ${idle} idle tables more than with one`,
    value,
    unit,
    bar: { most },
  });
  return [
    figure('memory', 'memory held', (all.memory - one.memory) / 2 ** 20, 'MiB', 5),
    figure('busy', 'processor a second', all.busy - one.busy, 'ms', 1),
    figure('clocked', 'processor a second, with clocks of days,', clocked.busy - one.busy, 'ms', 1),
  ];
}
