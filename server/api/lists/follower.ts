import type { TableList } from '@madang/wire';
import type { Listing, Reader, Wish } from './projection.ts';

/** A socket that lists are told to. */
export interface Reading {
  readonly person: string;
  send(text: string): void;
  /** True while it has not taken what it was sent before. */
  isBehind(): boolean;
}

/** A socket that follows lists, with the ids of the tables that it was told of: only of those it learns that they left. */
export interface Follower extends Reader {
  readonly reading: Reading;
  end: string | null;
  /** False: it must be told its lists whole. */
  isFresh: boolean;
  readonly told: Set<string>;
}

/** The followers who know a table as their own, by table. */
export type Owners = Map<string, Set<Follower>>;

export function newFollower(reading: Reading, wish: Wish): Follower {
  const told = new Set<string>();
  return { reading, person: reading.person, wish, end: null, isFresh: false, told, knows: (table) => told.has(table) };
}

/** Tells a follower their lists, whole. The caller calls them fresh before it reads: what makes them stale meanwhile must last. */
export function tellWhole(owners: Owners, follower: Follower, lists: TableList): void {
  forget(owners, follower);
  const { told, reading } = follower;
  for (const { id } of [...lists.open, ...lists.offered, ...lists.mine]) told.add(id);
  for (const { id } of lists.mine) own(owners, follower, id);
  follower.end = lists.more.open;
  reading.send(JSON.stringify({ type: 'lists', of: follower.wish.lists, lists }));
}

/** Tells a follower how these tables stand in their lists now, in one message; nothing if they neither are nor were in one. */
export function tellChanges(owners: Owners, follower: Follower, ids: Iterable<string>, listing: Listing): void {
  const { told, reading } = follower;
  const tables: string[] = [];
  const gone: string[] = [];
  for (const id of ids) {
    const listed = listing(id, follower);
    if (listed?.isOwn) own(owners, follower, id);
    else disown(owners, follower, id);
    if (listed) {
      tables.push(listed.text);
      told.add(id);
    } else if (told.delete(id)) gone.push(id);
  }
  if (tables.length + gone.length > 0) reading.send(`{"type":"listed","tables":[${tables.join(',')}],"gone":${JSON.stringify(gone)}}`);
}

/** Lets a follower know of no table any more. */
export function forget(owners: Owners, follower: Follower): void {
  for (const id of follower.told) disown(owners, follower, id);
  follower.told.clear();
}

function own(owners: Owners, follower: Follower, id: string): void {
  const known = owners.get(id);
  if (known) known.add(follower);
  else owners.set(id, new Set([follower]));
}

function disown(owners: Owners, follower: Follower, id: string): void {
  const known = owners.get(id);
  if (known?.delete(follower) && known.size === 0) owners.delete(id);
}
