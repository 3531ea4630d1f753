import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Title } from '@madang/games';
import fastify from 'fastify';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { ours, type Rules } from '../../core/rules/engine.ts';
import { keptIn, NOTHING_KEPT } from '../../core/rules/versions.ts';
import { beginBy } from '../../matches/log/fold.ts';
import { foldRows } from '../../matches/log/load.ts';
import { packOf } from '../../matches/model/packs.ts';
import { connecting } from '../../storage/pool.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { adapter, LOCK_PATIENCE } from '../../storage/sqlite.ts';
import type { Place } from './backup.ts';

/**
 * How a running match fares with this build. `same`: it continues. `differs`: it replays, but other seats must decide. `unplayable`: a step cannot be
 * played. `other-version`: its rules are neither this build's nor stored. `unknown-game`.
 */
export type Verdict = 'same' | 'differs' | 'unplayable' | 'other-version' | 'unknown-game';

/** A running match, and what this build makes of it. */
interface Checked {
  readonly table: string;
  readonly game: string;
  readonly version: string;
  readonly steps: number;
  readonly verdict: Verdict;
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: string;
  readonly seed: string | null;
  readonly seq: number;
  readonly waiting: string;
}

/** Milliseconds for one question to PostgreSQL. */
const PATIENCE = 60_000;
const FILE = 'madang.sqlite';

/** Finished matches whose rules this build does not have: their pages cannot show them, their documents can be taken out. */
interface Unshown {
  readonly game: string;
  readonly version: string;
  readonly matches: number;
}

/** A database, checked against this build. */
export interface UpgradeCheck {
  readonly running: readonly Checked[];
  readonly unshown: readonly Unshown[];
}

/**
 * Replays the running matches of a database against this build. The database is only read, so the server may run. `most`: so many of them, those that
 * were played last; absent: all.
 */
export async function checkUpgrade({ dataFolder, databaseUrl }: Place, shelf: readonly Title[], most?: number): Promise<UpgradeCheck> {
  const db = databaseUrl === undefined ? openFile(dataFolder) : openShared(databaseUrl);
  const { log } = fastify({ logger: { level: 'warn', stream: process.stderr } });
  // A database of before rules were kept has none.
  const kept = (await db.introspection.getTables()).some(({ name }) => name === 'rules') ? keptIn(db, log) : NOTHING_KEPT;
  try {
    const columns = ['id', 'game', 'version', 'options', 'seed', 'seq', 'waiting'] as const;
    const all = db.selectFrom('tables').select(columns).where('status', '=', 'running');
    const rows = await (most === undefined ? all.orderBy('created_at') : all.orderBy('updated_at', 'desc').limit(most)).execute();
    const rulesFor = async ({ game: name, version }: Pick<Row, 'game' | 'version'>) => {
      const game = await shelf.find((title) => title.name === name)?.rules();
      return { game, rules: game?.version === version ? ours(game) : await kept.find(name, version) };
    };
    const running: Checked[] = [];
    for (const row of rows) {
      const { game, rules } = await rulesFor(row);
      const verdict = rules ? await verdictOn(db, row, rules) : game ? 'other-version' : 'unknown-game';
      running.push({ table: row.id, game: row.game, version: row.version, steps: row.seq, verdict });
    }
    const unshown: Unshown[] = [];
    for (const one of await finished(db)) if (!(await rulesFor(one)).rules) unshown.push(one);
    return { running, unshown };
  } finally {
    await kept.close();
    await db.destroy();
  }
}

/** How many matches of which rules are over. */
async function finished(db: Kysely<Schema>): Promise<readonly Unshown[]> {
  const rows = await db
    .selectFrom('tables')
    .select((select) => ['game', 'version', select.fn.countAll().as('matches')])
    .where('status', 'in', ['over', 'abandoned'])
    .groupBy(['game', 'version'])
    .orderBy('game')
    .orderBy('version')
    .execute();
  return rows.map(({ game, version, matches }) => ({ game, version, matches: Number(matches) }));
}

function openFile(folder: string | null): Kysely<Schema> {
  const file = folder === null ? '' : join(folder, FILE);
  if (!existsSync(file)) throw new Error(`there is no ${folder === null ? 'database: DATABASE=memory keeps nothing' : file}`);
  return new Kysely({ dialect: new SqliteDialect({ database: adapter(new DatabaseSync(file, { readOnly: true, timeout: LOCK_PATIENCE })) }) });
}

const openShared = (url: string): Kysely<Schema> =>
  new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...connecting(url, PATIENCE), max: 1 }) }) });

async function verdictOn(db: Kysely<Schema>, row: Row, rules: Rules): Promise<Verdict> {
  const seats = await db.selectFrom('seats').select('seat').where('table_id', '=', row.id).execute();
  const moves = await db.selectFrom('moves').selectAll().where('table_id', '=', row.id).where('seq', '<=', row.seq).orderBy('seq').execute();
  const pack = await packOf(db, rules.game, JSON.parse(row.options));
  const options = rules.engine.parseOptions(rules.game.options, JSON.parse(row.options), pack);
  if (!options.ok || row.seed === null) return 'unplayable';
  try {
    const fold = beginBy(rules, { seats: seats.length, seed: row.seed, options: options.value, pack });
    await foldRows(fold, moves);
    const waiting = JSON.stringify(fold.open.map(({ seat }) => seat));
    return fold.seq === row.seq && waiting === row.waiting ? 'same' : 'differs';
  } catch {
    // Whatever the rules throw on a step of theirs: with this build the match does not go on.
    return 'unplayable';
  }
}

/** A check as lines to read: each running match that does not go on, how many do, and finished matches that cannot be shown. */
export function upgradeLines({ running, unshown }: UpgradeCheck): readonly string[] {
  const broken = running.filter(({ verdict }) => verdict !== 'same');
  const lines = broken.map(({ table, game, version, steps, verdict }) => `${verdict}  ${table}  ${game} ${version}  ${steps} steps`);
  const hidden = unshown.map(
    ({ game, version, matches }) =>
      `no-rules  ${game} ${version}  ${matches} finished matches: they cannot be shown, only exported (madang table export ID)`,
  );
  return [...lines, ...hidden, `${running.length - broken.length} of ${running.length} running matches go on as they are`];
}
