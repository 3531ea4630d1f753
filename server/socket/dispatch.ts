import type { ClientMessage, Problem } from '@madang/wire';
import { say } from '../tables/chat.ts';
import { carryOut } from '../tables/commands.ts';
import { refresh } from '../tables/follow.ts';
import type { House, LiveTable } from '../tables/live.ts';
import type { Command, Outcome } from '../tables/outcome.ts';
import { maySee } from '../tables/present.ts';
import type { Registry } from '../tables/registry.ts';
import type { Connection } from './connection.ts';
import { unwatch, watch } from './watch.ts';

/** Does what a client's message asks and answers it. */
export function dispatch(house: House, registry: Registry, connection: Connection, message: ClientMessage): Promise<void> {
  switch (message.type) {
    case 'play':
      return obey(house, registry, connection, message.table, message);
    case 'undo':
      return obey(house, registry, connection, message.table, { ...message, moves: [] });
    default:
      return attend(house, registry, connection, message);
  }
}

/** What is not a command. */
async function attend(
  house: House,
  registry: Registry,
  connection: Connection,
  message: Exclude<ClientMessage, { readonly type: 'play' | 'undo' }>,
): Promise<void> {
  switch (message.type) {
    case 'ping':
      connection.tell({ type: 'pong' });
      return;
    case 'unwatch':
      return unwatch(house, registry, connection, message.table);
    case 'watch': {
      const live = await find(house, registry, connection, message.table, message.invitation);
      if (live) await watch(house, live, connection, message.from);
      return;
    }
    case 'chat': {
      const live = await find(house, registry, connection, message.table);
      if (live) await say(house, live, connection, message);
      return;
    }
  }
}

/** The table, if this person may see it; else says that there is none. */
async function find(house: House, registry: Registry, connection: Connection, table: string, invitation?: string): Promise<LiveTable | undefined> {
  const live = await registry.open(table);
  // Nobody tells this node of a table that nobody follows here.
  if (live && house.storage.shared && live.audience.groups.size === 0) await refresh(house, live);
  if (live && (connection.tables.has(table) || maySee(live.record, connection.person, invitation))) return live;
  complain(connection, { code: 'no-table' }, table);
  return undefined;
}

/** The table where the connection follows it: nothing need be asked or awaited. */
function atHand({ storage }: House, registry: Registry, connection: Connection, table: string): LiveTable | undefined {
  if (!connection.tables.has(table)) return undefined;
  const live = registry.loaded(table);
  return live && (!storage.shared || live.audience.groups.size > 0) ? live : undefined;
}

async function obey(house: House, registry: Registry, connection: Connection, table: string, command: Command): Promise<void> {
  const live = atHand(house, registry, connection, table) ?? (await find(house, registry, connection, table));
  if (!live) return;
  let outcome: Outcome;
  try {
    outcome = await carryOut(house, live, connection, command);
  } catch (error) {
    house.log.error({ table, error }, 'a command failed');
    outcome = { done: false, seq: live.fold?.seq ?? 0, problem: { code: 'internal' } };
  }
  answer(house, connection, table, command.command, outcome);
}

/** Every command is answered, so that the client knows to send it again. */
function answer(house: House, connection: Connection, table: string, command: string, outcome: Outcome): void {
  const { seq } = outcome;
  if (outcome.done) {
    connection.tell({ type: 'done', table, command, seq, repeated: outcome.repeated });
  } else {
    house.metrics.problems.inc({ code: outcome.problem.code });
    connection.tell({ type: 'refused', table, command, seq, problem: outcome.problem });
  }
}

/** Tells a client what was wrong with its message. */
export function complain(connection: Connection, problem: Problem, table?: string): void {
  connection.tell(table === undefined ? { type: 'problem', problem } : { type: 'problem', problem, table });
}
