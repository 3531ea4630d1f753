import { setImmediate } from 'node:timers/promises';
import type { BusMessage, Listener } from '../../core/bus/bus.ts';
import { startPoller, unhurried } from '../../core/poller.ts';
import { cupHeads } from '../../features/tournaments/serialize.ts';
import { listCups } from '../../features/tournaments/tournament.ts';
import { type Follower, forget, newFollower, type Owners, type Reading, tellChanges, tellWhole } from './follower.ts';
import { listingOf, type Site, type Wish, wholeLists } from './projection.ts';

/** Tells the sockets of this node what changes in the lists of tables that they follow. */
export interface ListHub extends Listener {
  /** Lets a socket follow lists, in place of those that it followed. They come whole first. */
  follow(reading: Reading, wish: Wish): void;
  unfollow(reading: Reading): void;
  close(): Promise<void>;
}

/** Milliseconds between two messages of changes to a socket. */
const SPACING = 500;
/** Milliseconds of rest after a failure. */
const RETRY_AFTER = 2000;
/** Tables told of in one message, and followers told their lists whole between two of them. */
const AT_ONCE = 200;
const WHOLE_AT_ONCE = 50;
/** Changed tables that may wait: of more, everybody is told their lists whole. */
const MOST_CHANGED = 2000;
/** Followers that are told without letting the event loop go on. */
const IN_A_ROW = 50;

/** What a hub knows of its followers and of what they have to be told. */
interface Hub {
  readonly site: Site;
  readonly followers: Map<Reading, Follower>;
  readonly owners: Owners;
  /** Tables that changed; true: for everybody, else only for those to whom they belong. */
  readonly changed: Map<string, boolean>;
  cups: boolean;
  /** Tables are being read: what changes now may be missing in what is told next. */
  isReading: boolean;
  /** When changes were told last, by the even time. */
  toldAt: number;
}

/**
 * Starts a hub. It hears what this node's bus says and hears, and reads changed tables once for all followers. At rest it asks the database
 * nothing. One loop tells changes and whole lists: no older state follows a newer one.
 */
export function startListHub(site: Site): ListHub {
  const { services } = site;
  const known = { followers: new Map(), owners: new Map(), changed: new Map() };
  const hub: Hub = { site, ...known, cups: false, isReading: false, toldAt: Number.NEGATIVE_INFINITY };
  const poller = startPoller(services, {
    every: Number.POSITIVE_INFINITY,
    retryAfter: RETRY_AFTER,
    failing: 'lists of tables could not be told',
    poll: async (isClosed) => {
      hub.isReading = true;
      try {
        return await tellRound(hub, isClosed);
      } catch (error) {
        // Nobody knows what was told of it.
        refresh(hub);
        throw error;
      } finally {
        hub.isReading = false;
      }
    },
  });
  const unfollow = (reading: Reading): void => {
    const follower = hub.followers.get(reading);
    if (follower) forget(hub.owners, follower);
    hub.followers.delete(reading);
  };
  const follow = (reading: Reading, wish: Wish): void => {
    unfollow(reading);
    hub.followers.set(reading, newFollower(reading, wish));
    poller.wake();
  };
  const heard = (message: BusMessage): void => {
    if (hub.followers.size > 0 && note(hub, message)) poller.wake();
  };
  const missed = (): void => {
    refresh(hub);
    poller.wake();
  };
  // A node that died may have left something untold, and this may be the same one again.
  services.bus.publish({ kind: 'missed' });
  return { follow, unfollow, heard, missed, close: () => poller.close() };
}

/** Lets every follower be told their lists whole. `people`: only theirs. */
function refresh({ followers }: Hub, people?: readonly string[]): void {
  for (const follower of followers.values()) if (!people || people.includes(follower.person)) follower.isFresh = false;
}

/** Notes what a message of the bus changes in lists; false: nothing, or there is something to tell already. */
function note(hub: Hub, message: BusMessage): boolean {
  switch (message.kind) {
    case 'table':
      return change(hub, message.table, true);
    case 'moved':
      return change(hub, message.table, message.acted === true);
    case 'chat':
    case 'marked':
      return change(hub, message.table, false);
    case 'lists':
      refresh(hub, message.people);
      return true;
    case 'missed':
      refresh(hub);
      return true;
    case 'cups': {
      const isFirst = !hub.cups;
      hub.cups = true;
      return isFirst;
    }
    default:
      return false;
  }
}

function change(hub: Hub, table: string, everybody: boolean): boolean {
  const { changed, owners } = hub;
  if (!everybody && !hub.isReading && !owners.has(table)) return false;
  const isFirst = changed.size === 0;
  changed.set(table, everybody || changed.get(table) === true);
  if (changed.size > MOST_CHANGED) {
    changed.clear();
    refresh(hub);
  }
  return isFirst;
}

/** Tells changes, unless some were told just now, and whole lists; gives when there is more to tell. */
async function tellRound(hub: Hub, isClosed: () => boolean): Promise<number | undefined> {
  const { time } = hub.site.services;
  if (hub.followers.size === 0) {
    hub.changed.clear();
    hub.cups = false;
    hub.owners.clear();
    return undefined;
  }
  const since = time.steady() - hub.toldAt;
  if (since >= SPACING && (hub.changed.size > 0 || hub.cups)) {
    hub.toldAt = time.steady();
    await tellChanged(hub);
    await tellCups(hub);
  }
  const rest = await tellStale(hub, isClosed);
  const waits = hub.changed.size > 0 || hub.cups;
  const next = waits ? Math.max(1, SPACING - (time.steady() - hub.toldAt)) : undefined;
  return rest === undefined && next === undefined ? undefined : time.now() + Math.min(rest ?? SPACING, next ?? SPACING);
}

/** Takes the tables that changed, some at a time. */
function takeChanged({ changed }: Hub): ReadonlyMap<string, boolean> {
  const taken = new Map([...changed].slice(0, AT_ONCE));
  for (const id of taken.keys()) changed.delete(id);
  return taken;
}

/** The tables that changed only for those to whom they belong, by follower. */
function ownAmong({ owners }: Hub, changed: ReadonlyMap<string, boolean>): ReadonlyMap<Follower, readonly string[]> {
  const own = new Map<Follower, string[]>();
  for (const [id, all] of changed)
    for (const follower of (all ? undefined : owners.get(id)) ?? []) own.set(follower, [...(own.get(follower) ?? []), id]);
  return own;
}

/** Tells fresh followers of the tables that changed. One that does not keep up is told all anew later, so nothing piles up for it. */
async function tellChanged(hub: Hub): Promise<void> {
  const taken = takeChanged(hub);
  const everybody = [...taken].flatMap(([id, all]) => (all ? [id] : []));
  const own = ownAmong(hub, taken);
  const due = [...(everybody.length > 0 ? hub.followers.values() : own.keys())].filter(({ isFresh }) => isFresh);
  if (due.length === 0) return;
  const listing = await listingOf(hub.site, [...taken.keys()], new Set(due.map(({ person }) => person)));
  for (const [i, follower] of due.entries()) {
    if (i % IN_A_ROW === IN_A_ROW - 1) await setImmediate();
    if (hub.followers.get(follower.reading) !== follower) continue;
    if (follower.reading.isBehind()) follower.isFresh = false;
    else tellChanges(hub.owners, follower, [...everybody, ...(own.get(follower) ?? [])], listing);
  }
}

/** Tells followers their lists whole that have to be; gives after how many milliseconds there is more to do, if there is. */
async function tellStale(hub: Hub, isClosed: () => boolean): Promise<number | undefined> {
  const stale = [...hub.followers.values()].filter(({ isFresh }) => !isFresh);
  const all = stale.filter(({ reading }) => !reading.isBehind());
  const ready = all.slice(0, WHOLE_AT_ONCE);
  for await (const follower of unhurried(ready, isClosed)) {
    // Before they are read: a change of relations may come meanwhile.
    follower.isFresh = true;
    const lists = await wholeLists(hub.site, follower.person, follower.wish);
    if (hub.followers.get(follower.reading) !== follower) continue;
    tellWhole(hub.owners, follower, lists);
  }
  const lobby = ready.filter(({ wish }) => wish.lists === 'lobby');
  if (lobby.length > 0) await sendCups(hub, lobby);
  if (all.length > ready.length) return 1;
  // Nobody says when a reader has caught up.
  return stale.length > all.length ? SPACING : undefined;
}

/** Tells the followers of the lobby that know its tournaments how these stand now. */
async function tellCups(hub: Hub): Promise<void> {
  if (!hub.cups) return;
  hub.cups = false;
  await sendCups(
    hub,
    [...hub.followers.values()].filter(({ isFresh, wish }) => isFresh && wish.lists === 'lobby'),
  );
}

async function sendCups({ site: { services }, followers: all }: Hub, followers: readonly Follower[]): Promise<void> {
  if (followers.length === 0) return;
  const cups = await listCups(services.storage.db);
  const heads = await cupHeads(services, cups);
  for await (const follower of unhurried(followers)) {
    const { reading, person } = follower;
    if (all.get(reading) === follower && !reading.isBehind()) reading.send(JSON.stringify({ type: 'cups', cups: heads(person) }));
  }
}
