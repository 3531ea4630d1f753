import type { BusMessage, Listener } from '../../core/bus/bus.ts';
import { type Poller, startPoller } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import { history, showChat, showReaction } from './chat.ts';
import { enqueue, type LiveTable } from './live.ts';
import { sendPremove } from './premoves.ts';
import { isViewingHere } from './presence.ts';
import { broadcastPresence, close, playersHere, type Registry, tellPresent } from './registry.ts';
import { applyRemoteRows, reloadQueued } from './reload.ts';

/** What this node does when others tell it something. */
export function clusterListener(services: Services, registry: Registry): Listener {
  const heard = (message: BusMessage): void => {
    if (message.kind === 'jobs') {
      services.wake();
      return;
    }
    if (message.kind === 'ended') {
      services.lines.end(message.sessions);
      return;
    }
    if (message.kind === 'looking') {
      services.looks.heard(message.table, message.person);
      return;
    }
    if (message.kind === 'here' || message.kind === 'present') services.looks.lives(message.node);
    if (message.kind === 'here') return;
    // Lists are told beside this, and tables that are followed here are looked at every few seconds.
    if (isOfLists(message)) return;
    const work = registry.held(message.table)?.then((live) => live && react(services, registry, live, message));
    work?.catch((error: unknown) => services.log.error({ message, error }, 'a message of the bus failed'));
  };
  const missed = (): void => {
    lookAll(services, registry, true).catch((error: unknown) => services.log.error({ error }, 'catching up failed'));
    services.wake();
  };
  return { heard, missed };
}

type OfLists = Extract<BusMessage, { readonly kind: 'marked' | 'lists' | 'cups' | 'missed' }>;

const isOfLists = (message: BusMessage): message is OfLists =>
  message.kind === 'marked' || message.kind === 'lists' || message.kind === 'cups' || message.kind === 'missed';

async function react(
  services: Services,
  registry: Registry,
  live: LiveTable,
  message: Exclude<BusMessage, OfLists | { readonly kind: 'jobs' | 'ended' | 'looking' | 'here' }>,
): Promise<void> {
  switch (message.kind) {
    case 'moved':
      return enqueue(live, async () => {
        if (live.fold && live.fold.seq < message.seq) await applyRemoteRows(services, live, message.rows);
      });
    case 'table':
      return lookAt(services, registry, live);
    case 'planned':
      return sendPremove(services, live, message.seat);
    case 'chat':
      return showChat(services, live, await history(services, live.id, message.id - 1));
    case 'reacted':
      return showReaction(services, live, message, message.person);
    case 'present':
      live.elsewhere.set(message.node, { people: message.people, at: Date.now() });
      broadcastPresence(live);
      return;
    case 'ask-present':
      // A node without any is silent.
      if (playersHere(live).length > 0) tellPresent(services, live);
      return;
    case 'who':
      if (isViewingHere(live, message.person)) services.bus.publish({ ...message, kind: 'looking' });
      return;
  }
}

/** Reads the table anew; one that was closed is closed here too. */
async function lookAt(services: Services, registry: Registry, live: LiveTable): Promise<void> {
  const found = await services.storage.db.selectFrom('tables').select('id').where('id', '=', live.id).executeTakeFirst();
  if (found) await reloadQueued(services, live);
  else await close(registry, live.id);
}

/** Tables that one query looks at. */
const AT_ONCE = 1000;

/**
 * Looks at the database for what the bus may have lost, for every table that somebody follows here; alone, for every table held.
 * `isLost`: the bus was away, so presence is told and asked anew as well.
 */
async function lookAll(services: Services, registry: Registry, isLost = false): Promise<void> {
  const held = await registry.all();
  const followed = services.storage.shared ? held.filter((live) => live.audience.groups.size > 0) : held;
  sayHere(services, held);
  for (const { id } of isLost ? followed : []) services.bus.publish({ kind: 'ask-present', table: id });
  for (let i = 0; i < followed.length; i += AT_ONCE) await lookAtSome(services, registry, followed.slice(i, i + AT_ONCE), isLost);
}

async function lookAtSome(services: Services, registry: Registry, some: readonly LiveTable[], isLost: boolean): Promise<void> {
  const ids = some.map((live) => live.id);
  const heads = await services.storage.db.selectFrom('tables').select(['id', 'seq', 'status', 'updated_at']).where('id', 'in', ids).execute();
  const byId = new Map(heads.map((head) => [head.id, head]));
  for (const live of some) {
    const head = byId.get(live.id);
    if (isLost || Date.now() - live.toldPresent >= services.looks.retoldAfter) tellPresent(services, live);
    broadcastPresence(live);
    if (!head) await close(registry, live.id);
    else if (head.status !== live.record.status || head.seq > (live.fold?.seq ?? 0) || head.updated_at !== live.record.updatedAt)
      await reloadQueued(services, live);
  }
}

/** Says that this node lives, and forgets the players of nodes that do not. */
function sayHere(services: Services, held: readonly LiveTable[]): void {
  services.bus.publish({ kind: 'here', node: services.node });
  const silent = services.looks.silent();
  for (const live of silent.length > 0 ? held : []) for (const node of silent) live.elsewhere.delete(node);
}

/**
 * Polls the database for what the bus may have lost; alone, only once another process wrote. `every`: milliseconds. `beside`: called when another
 * process wrote beside a server that is alone.
 */
export function startResyncWorker(services: Services, registry: Registry, every: number, beside: () => void = () => undefined): Poller {
  const { storage } = services;
  let known = storage.written();
  return startPoller(services, {
    unwoken: true,
    every,
    failing: 'catching up failed',
    async poll() {
      const written = storage.written();
      if (!storage.shared && written === known) return undefined;
      known = written;
      if (!storage.shared) {
        services.wake();
        beside();
      }
      await lookAll(services, registry);
      return undefined;
    },
  });
}
