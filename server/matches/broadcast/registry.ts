import { RETOLD_AFTER } from '../../core/presence.ts';
import type { Services } from '../../core/services.ts';
import { loadFold } from '../log/load.ts';
import { serializeTable } from '../model/serialize.ts';
import { findTable } from '../model/table.ts';
import type { LiveTable } from './live.ts';
import { newSubscribers, watchersOf } from './subscribers.ts';

/** The tables that this node holds. */
export interface Registry {
  /** The table, loaded if need be; undefined: there is none. */
  open(id: string): Promise<LiveTable | undefined>;
  /** The table if this node holds it and has loaded it. */
  loaded(id: string): LiveTable | undefined;
  /** The table if this node holds it already. */
  held(id: string): Promise<LiveTable | undefined> | undefined;
  /** Every table held by this node. */
  all(): Promise<readonly LiveTable[]>;
  forget(id: string): void;
}

/** A table that is held: to come, and there. */
interface Held {
  readonly loading: Promise<LiveTable | undefined>;
  live: LiveTable | undefined;
}

/** Milliseconds after which nothing is under way any more at a table that nobody asked for. */
const IDLE = 60_000;

/** Holds up to `most` tables; of more, those longest unused that nobody follows are let go (they are loaded again when asked for). */
export function newRegistry(services: Services, most = 2000): Registry {
  const tables = new Map<string, Held>();

  const load = async (id: string): Promise<LiveTable | undefined> => {
    const record = await findTable(services.storage.db, id);
    if (!record.ok) return undefined;
    const { fold, obstacle } = await loadFold(services, record.value);
    if (services.storage.shared) services.bus.publish({ kind: 'ask-present', table: id });
    const rest = {
      audience: newSubscribers(),
      elsewhere: new Map(),
      present: '',
      toldPresent: 0,
      queue: Promise.resolve(),
      asked: 0,
      used: Date.now(),
    };
    return { id, record: record.value, fold, obstacle, ...rest };
  };
  const open = async (id: string): Promise<LiveTable | undefined> => {
    const known = tables.get(id);
    if (known) {
      const live = await known.loading;
      if (live) live.used = Date.now();
      return live;
    }
    const held: Held = { loading: load(id), live: undefined };
    tables.set(id, held);
    try {
      const live = await held.loading;
      held.live = live;
      if (!live) tables.delete(id);
      return live;
    } catch (error) {
      tables.delete(id);
      throw error;
    } finally {
      if (tables.size > most) await letGo();
    }
  };
  const all = async () => (await Promise.all([...tables.values()].map((held) => held.loading))).filter((live) => live !== undefined);
  const letGo = async () => {
    const idle = (await all()).filter((live) => live.audience.groups.size === 0 && Date.now() - live.used > IDLE).sort((a, b) => a.used - b.used);
    for (const live of idle.slice(0, Math.ceil(most / 10))) tables.delete(live.id);
  };
  const loaded = (id: string): LiveTable | undefined => {
    const live = tables.get(id)?.live;
    if (live) live.used = Date.now();
    return live;
  };
  return { open, loaded, held: (id) => tables.get(id)?.loading, all, forget: (id) => void tables.delete(id) };
}

/** The players of a table who follow it on this node: of nobody else is it shown whether they are there. */
export function playersHere(live: LiveTable): string[] {
  const following = new Set([...watchersOf(live.audience)].map((watcher) => watcher.person));
  const seated = new Set(live.record.seats.flatMap(({ person }) => (person === null ? [] : [person])));
  return [...seated].filter((person) => following.has(person));
}

/** Milliseconds for which a node is believed. */
const REMEMBERED = 2.5 * RETOLD_AFTER;

/** The players who follow a table, here or on other nodes. */
export function connectedTo(live: LiveTable): Set<string> {
  const now = Date.now();
  const people = new Set([...live.elsewhere.values()].flatMap((there) => (now - there.at < REMEMBERED ? there.people : [])));
  for (const person of playersHere(live)) people.add(person);
  return people;
}

/** Tells other nodes which players follow the table here. */
export function tellPresent(services: Services, live: LiveTable): void {
  live.toldPresent = Date.now();
  services.bus.publish({ kind: 'present', node: services.node, table: live.id, people: playersHere(live) });
}

/** Sends every follower the table as that person may see it. */
export function broadcastTableView(live: LiveTable): void {
  const connected = connectedTo(live);
  live.present = textOf(connected);
  for (const watcher of watchersOf(live.audience)) {
    watcher.send(JSON.stringify({ type: 'table', table: serializeTable(live.record, watcher.person, connected) }));
  }
}

const textOf = (people: ReadonlySet<string>): string => [...people].sort().join();

/** Shows it if others are there than when it was shown last: nodes repeat themselves, and one that died says nothing. */
export function broadcastPresence(live: LiveTable): void {
  if (textOf(connectedTo(live)) !== live.present) broadcastTableView(live);
}

/** Tells the followers of a table that it is no more, and lets it go. */
export async function close(registry: Registry, id: string): Promise<void> {
  const live = await registry.held(id);
  registry.forget(id);
  if (!live) return;
  const text = JSON.stringify({ type: 'problem', problem: { code: 'table-closed' }, table: id });
  for (const watcher of watchersOf(live.audience)) watcher.send(text);
  live.audience.groups.clear();
}
