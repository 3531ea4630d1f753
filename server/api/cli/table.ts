import { readFileSync } from 'node:fs';
import type { Title } from '@madang/games';
import { printDocument, toDocument } from '@madang/kernel';
import { thePerson } from '../../features/admin/users.ts';
import { enqueue, type LiveTable } from '../../matches/broadcast/live.ts';
import { runAction } from '../../matches/commands/actions.ts';
import { exportDocument, importDocument } from '../../matches/lobby/documents.ts';
import { findTable } from '../../matches/model/table.ts';
import type { StorageConfig } from '../ground.ts';
import { attachServices, type Beside } from './attach.ts';

/** What a host does with one table from the command line. */
const DEEDS = ['show', 'rewind', 'export', 'import'] as const;
type Deed = (typeof DEEDS)[number];

const USAGE = 'table show ID | table rewind ID STEP | table export ID [with-seed] | table import FILE LOGIN';

/**
 * `show ID`, `rewind ID STEP`, `export ID [with-seed]`, `import FILE LOGIN`. Gives what is to be said; throws, with what is allowed,
 * where it cannot be done.
 */
export async function doTable(site: StorageConfig, [word, what = '', how = '']: readonly string[], shelf?: readonly Title[]): Promise<string> {
  const deed = DEEDS.find((one) => one === word);
  if (deed === undefined || what === '') throw new Error(USAGE);
  const beside = await attachServices(site, shelf);
  try {
    return await DOING[deed](beside, what, how);
  } finally {
    await beside.close();
  }
}

const DOING: Readonly<Record<Deed, (beside: Beside, what: string, how: string) => Promise<string>>> = {
  show: showTable,
  rewind: rewindTable,
  export: exportTable,
  import: importTable,
};

const missing = (id: string): Error => new Error(`there is no table '${id}': its id stands at the end of its address`);

const timeOf = (at: number | null): string => (at === null ? '-' : new Date(at).toISOString());

/** A table as its rows have it, whatever rules it is of: a line for each fact, name and value with a tab between. */
async function showTable({ services }: Beside, id: string): Promise<string> {
  const { db } = services.storage;
  const found = await findTable(db, id);
  if (!found.ok) throw missing(id);
  const { value: record } = found;
  const row = await db.selectFrom('tables').select('frozen').where('id', '=', id).executeTakeFirst();
  const jobs = await db.selectFrom('jobs').select(['seat', 'due']).where('table_id', '=', id).orderBy('due').execute();
  const error: unknown = row?.frozen ? JSON.parse(row.frozen) : null;
  const facts: readonly (readonly [string, unknown])[] = [
    ['table', id],
    ['game', `${record.game} ${record.version}`],
    ['options', JSON.stringify(record.options)],
    ['status', record.status],
    ['access', `${record.access}${record.watchers ? '' : ', no watchers'}`],
    ['owner', `${record.owner.id} ${record.owner.name}`],
    ['clock', record.clock ? JSON.stringify(record.clock) : '-'],
    ['steps', record.seq],
    ['waiting for', record.waitingFor.join(', ') || '-'],
    ...record.seats.map((seat) => {
      const who = [seat.kind, seat.name, seat.person, seat.level, seat.standIn && `bot plays: ${seat.standIn}`, seat.resigned ? 'resigned' : null];
      const passed = [seat.offered ? 'offered' : null, seat.former && `taken over from ${seat.former.name} ${seat.former.id}`];
      return [`seat ${seat.seat}`, [...who, ...passed].filter((part) => part !== null && part !== '').join(' ')] as const;
    }),
    ...jobs.map(({ seat, due }) => [`job of seat ${seat}`, timeOf(due)] as const),
    ['made', timeOf(record.createdAt)],
    ['started', timeOf(record.startedAt)],
    ['changed', timeOf(record.updatedAt)],
    ...(typeof error === 'object' && error !== null && 'error' in error ? [['error', error.error] as const] : []),
  ];
  return facts.map(([name, value]) => `${name}\t${String(value)}`).join('\n');
}

/** The table as this build can play it. Throws where it cannot. */
async function playable({ registry }: Beside, id: string): Promise<LiveTable> {
  const live = await registry.open(id);
  if (!live) throw missing(id);
  if (live.obstacle) throw new Error(`this Madang cannot play the match: ${JSON.stringify(live.obstacle)}`);
  if (!live.fold) throw new Error(`table '${id}' has not started`);
  return live;
}

/** Takes every step after one back, by an act in the table's log that all nodes fold alike. A frozen table goes on from there. */
async function rewindTable(beside: Beside, id: string, step: string): Promise<string> {
  const { services } = beside;
  const live = await playable(beside, id);
  return enqueue(live, async () => {
    const { fold, record } = live;
    const to = Number(step);
    if (!fold || !/^\d+$/.test(step) || to >= (fold.log.at(-1)?.seq ?? 0))
      throw new Error(`table rewind ${id} STEP: a step from 0 to ${(fold?.log.at(-1)?.seq ?? 0) - 1}; every later one is taken back`);
    if (record.status !== 'running' && record.status !== 'frozen')
      throw new Error(`table '${id}' is ${record.status}: only matches that run go back`);
    const steps = fold.log.filter(({ seq }) => seq > to).length;
    const done = await runAction(services, live, fold, { seat: 0, by: 'host', command: null, act: { kind: 'rewound', to, steps } });
    if (done === 'lost the race') throw new Error('somebody played meanwhile: look at the table, and try again');
    if (done === 'database failed') throw new Error('the database could not be written');
    await services.storage.db
      .updateTable('tables')
      .set({ status: 'running', frozen: null })
      .where('id', '=', id)
      .where('frozen', 'is not', null)
      .execute();
    services.bus.publish({ kind: 'table', table: id });
    return `${id}\t${to}\t-${steps}`;
  });
}

/** The match as a document; of one that is not over only where that is wanted, for it holds the seed: who has it knows what is hidden. */
async function exportTable(beside: Beside, id: string, how: string): Promise<string> {
  const found = await beside.registry.open(id);
  const gone = found?.obstacle && (await exportDocument(beside.services, found));
  if (gone?.ok) return printDocument(gone.value).trimEnd();
  const live = await playable(beside, id);
  const { fold } = live;
  const open = fold !== undefined && !fold.match.state.over && !fold.abandoned;
  if (!fold || (open && how !== 'with-seed'))
    throw new Error(
      `the match of table '${id}' is not over: its document holds the seed, by which all hidden cards are known. If you want it: --with-seed`,
    );
  return printDocument(toDocument(fold.match)).trimEnd();
}

/** Makes a table of a match document, owned and played by that person. */
async function importTable({ services }: Beside, file: string, login: string): Promise<string> {
  const { db } = services.storage;
  const found = await thePerson(db, login);
  const person = found.ok ? await db.selectFrom('people').select(['id', 'name']).where('id', '=', found.value).executeTakeFirst() : undefined;
  if (!person) throw new Error(`nobody signs in as '${login}', and it is nobody's id: madang users lists both`);
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const made = await importDocument(services, person, { document }, Number.POSITIVE_INFINITY);
  if (!made.ok) throw new Error(`${file}: ${JSON.stringify(made.problem)}`);
  services.bus.publish({ kind: 'table', table: made.value });
  services.bus.publish({ kind: 'jobs' });
  return made.value;
}
