import type { BusMessage, Listener } from '../bus/bus.ts';
import { history, showChat } from './chat.ts';
import { catchUp, refresh } from './follow.ts';
import { type House, inTurn, type LiveTable } from './live.ts';
import { close, peopleHere, type Registry, showTable } from './registry.ts';

/** What this node does when others tell it something. */
export function clusterListener(house: House, registry: Registry): Listener {
  const heard = (message: BusMessage): void => {
    if (message.kind === 'jobs') {
      house.wake();
      return;
    }
    const work = registry.held(message.table)?.then((live) => live && react(house, registry, live, message));
    work?.catch((error: unknown) => house.log.error({ message, error }, 'a message of the bus failed'));
  };
  const missed = (): void => {
    lookAll(house, registry).catch((error: unknown) => house.log.error({ error }, 'catching up failed'));
    house.wake();
  };
  return { heard, missed };
}

async function react(house: House, registry: Registry, live: LiveTable, message: Exclude<BusMessage, { readonly kind: 'jobs' }>): Promise<void> {
  switch (message.kind) {
    case 'moved':
      return inTurn(live, async () => {
        if (live.fold && live.fold.seq < message.seq) await catchUp(house, live);
      });
    case 'table':
      return lookAt(house, registry, live);
    case 'chat':
      showChat(live, await history(house, live.id, message.id - 1));
      return;
    case 'present':
      live.elsewhere.set(message.node, { people: message.people, at: Date.now() });
      showTable(live);
      return;
  }
}

/** Reads the table anew; one that was closed is closed here too. */
async function lookAt(house: House, registry: Registry, live: LiveTable): Promise<void> {
  const found = await house.storage.db.selectFrom('tables').select('id').where('id', '=', live.id).executeTakeFirst();
  if (found) await refresh(house, live);
  else await close(registry, live.id);
}

/** Looks at the database for what the bus may have lost, for every table that somebody follows here. */
export async function lookAll(house: House, registry: Registry): Promise<void> {
  const followed = (await registry.all()).filter((live) => live.audience.groups.size > 0);
  if (followed.length === 0) return;
  const ids = followed.map((live) => live.id);
  const heads = await house.storage.db.selectFrom('tables').select(['id', 'seq', 'status', 'updated_at']).where('id', 'in', ids).execute();
  const byId = new Map(heads.map((head) => [head.id, head]));
  for (const live of followed) {
    const head = byId.get(live.id);
    house.bus.publish({ kind: 'present', node: house.node, table: live.id, people: peopleHere(live) });
    if (!head) await close(registry, live.id);
    else if (head.status !== live.record.status || head.seq > (live.fold?.seq ?? 0) || head.updated_at !== live.record.updatedAt)
      await refresh(house, live);
  }
}

/** Looks regularly; gives the way to stop. */
export function keepLooking(house: House, registry: Registry, every: number): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const clock = setInterval(() => {
    looking = lookAll(house, registry).catch((error: unknown) => house.log.error({ error }, 'catching up failed'));
  }, every);
  clock.unref();
  return async () => {
    clearInterval(clock);
    await looking;
  };
}
