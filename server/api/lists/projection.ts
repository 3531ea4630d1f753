import { type ListedTable, MOST_LIST_PAGES, type MyTable, type OwnWaits, type TableList, type TableView } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { notesAt } from '../../features/profiles/marks.ts';
import { connectedTo, type Registry } from '../../matches/broadcast/registry.ts';
import { dueTimes } from '../../matches/lobby/due.ts';
import { openQuestions, unreadLines } from '../../matches/lobby/unread.ts';
import { isBeyond, isListed, isOffered, offeredTables, openTables, type PageOf, tablesById, tablesOf } from '../../matches/model/lists.ts';
import { type Apart, apartFrom } from '../../matches/model/relations.ts';
import { isMember, isRemoved, serializeTable } from '../../matches/model/serialize.ts';
import type { TableRecord } from '../../matches/model/table.ts';

/** What lists of tables are read from. */
export interface Site {
  readonly services: Services;
  readonly registry: Registry;
}

/** A table as a person may see it; null: somebody without a session. */
export async function present({ registry }: Pick<Site, 'registry'>, record: TableRecord, person: string | null): Promise<TableView> {
  const live = await registry.held(record.id);
  return serializeTable(record, person, live ? connectedTo(live) : new Set());
}

const shown = (site: Site, records: readonly TableRecord[], person: string | null): Promise<TableView[]> =>
  Promise.all(records.map((record) => present(site, record, person)));

type Waits = (record: TableRecord, person: string) => OwnWaits;

/** Reads what waits for these people at these tables of theirs: a clock, chat lines, a question. */
async function waitsOf({ services }: Pick<Site, 'services'>, records: readonly TableRecord[], people: readonly string[]): Promise<Waits> {
  const { db } = services.storage;
  const due = await dueTimes(db, records);
  const unread = await unreadLines(db, records, people);
  const questions = await openQuestions(db, records);
  const note = await notesAt(db, records, people);
  const now = services.time.now();
  return (record, person) => {
    const ends = due(record, person);
    const left = ends === undefined ? null : Math.max(0, ends - now);
    return { left, unread: unread(record.id, person), ...questions(record, person), note: note(record.id, person) };
  };
}

async function ownTables(site: Site, person: string, after: string | undefined): Promise<PageOf<MyTable>> {
  const { tables, more } = await tablesOf(site.services.storage.db, person, after);
  const waits = await waitsOf(site, tables, [person]);
  const own = await Promise.all(tables.map(async (record) => ({ ...(await present(site, record, person)), ...waits(record, person) })));
  return { tables: own, more };
}

/** A page of each list of the lobby, as a person may see it. `open`, `mine`: where the pages before ended. */
export async function lobbyLists(
  site: Site,
  person: string | null,
  { open: openEnd, mine: mineEnd }: { readonly open?: string | undefined; readonly mine?: string | undefined } = {},
): Promise<TableList> {
  const { db } = site.services.storage;
  const open = await openTables(db, person, openEnd);
  const mine = person === null ? { tables: [], more: null } : await ownTables(site, person, mineEnd);
  const offered = await shown(site, await offeredTables(db, person), person);
  return { open: await shown(site, open.tables, person), mine: [...mine.tables], offered, more: { open: open.more, mine: mine.more } };
}

/** Lists that a person follows: all of the lobby with so many pages of public tables, or their own tables alone. */
export interface Wish {
  readonly lists: 'lobby' | 'mine';
  readonly pages: number;
}

/** The lists that a person follows, whole. */
export async function wholeLists(site: Site, person: string, { lists, pages }: Wish): Promise<TableList> {
  if (lists === 'mine') {
    const { tables, more } = await ownTables(site, person, undefined);
    return { open: [], mine: [...tables], offered: [], more: { open: null, mine: more } };
  }
  const first = await lobbyLists(site, person);
  const open = [...first.open];
  let more = first.more.open;
  for (let page = 1; page < Math.min(pages, MOST_LIST_PAGES) && more !== null; page++) {
    const next = await openTables(site.services.storage.db, person, more);
    open.push(...(await shown(site, next.tables, person)));
    more = next.more;
  }
  return { ...first, open, more: { ...first.more, open: more } };
}

/** A follower of lists, as far as it matters to what they are told of a table. */
export interface Reader {
  readonly person: string;
  readonly wish: Wish;
  /** Where the public tables that they know end; null: they know all. */
  readonly end: string | null;
  /** True if they were told of that table. */
  knows(table: string): boolean;
}

/** A table as lists show it: the JSON of a `ListedTable`, and whether it is the reader's own. */
interface Listed {
  readonly text: string;
  readonly isOwn: boolean;
}

/** Tells what a reader's lists show of a table now; undefined: it is in none. */
export type Listing = (id: string, reader: Reader) => Listed | undefined;

/**
 * Reads tables that changed and gives how they stand in the lists of readers. It follows the same rules as `lobbyLists`. `people`: the readers whose
 * own tables may be among them.
 */
export async function listingOf(site: Site, ids: readonly string[], people: ReadonlySet<string>): Promise<Listing> {
  const { db } = site.services.storage;
  const records = new Map((await tablesById(db, ids)).map((record) => [record.id, record]));
  const inPublic = [...records.values()].filter(isListed);
  const apart = await apartFrom(db, [...new Set(inPublic.map(({ owner }) => owner.id))]);
  const owned = [...records.values()].filter((record) => peopleOf(record).some((person) => people.has(person)));
  const waits = await waitsOf(site, owned, [...new Set(owned.flatMap(peopleOf).filter((person) => people.has(person)))]);
  const connected = new Map<string, ReadonlySet<string>>();
  for (const { id } of records.values()) {
    const live = await site.registry.held(id);
    connected.set(id, live ? connectedTo(live) : new Set());
  }
  const view = (record: TableRecord, person: string | null) => serializeTable(record, person, connected.get(record.id) ?? new Set());
  const strangers = new Map<string, Listed>();
  return (id, reader) => {
    const record = records.get(id);
    if (!record) return undefined;
    const { person } = reader;
    const lists = listsOf(record, reader, apart);
    const own = isMember(record, person);
    if (!lists.open && !lists.offered && !own) return undefined;
    if (own) return listed({ table: view(record, person), ...lists, own: waits(record, person) });
    if (isRemoved(record, person)) return listed({ table: view(record, person), ...lists, own: null });
    // Everybody else sees the same: it is written out once.
    const key = `${id} ${lists.open} ${lists.offered}`;
    const known = strangers.get(key) ?? listed({ table: view(record, null), ...lists, own: null });
    strangers.set(key, known);
    return known;
  };
}

const listed = (table: ListedTable): Listed => ({ text: JSON.stringify(table), isOwn: table.own !== null });

/** The people who have a table among their own. */
const peopleOf = ({ owner, seats }: TableRecord): string[] => [owner.id, ...seats.flatMap(({ person, asked }) => [person ?? [], asked ?? []].flat())];

/** The public lists of a reader in which a table stands. */
function listsOf(record: TableRecord, reader: Reader, apart: Apart): Pick<ListedTable, 'open' | 'offered'> {
  if (reader.wish.lists === 'mine' || !isListed(record) || apart(record.owner.id, reader.person)) return { open: false, offered: false };
  return { open: reader.knows(record.id) || !isBeyond(record, reader.end), offered: isOffered(record, reader.person) };
}
