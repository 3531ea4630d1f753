import type { ClientMessage, Problem, TokenScope } from '@madang/wire';
import type { Limits } from '../../core/config.ts';
import type { Services } from '../../core/services.ts';
import { savePlan } from '../../features/premoves/save.ts';
import { markHeard, react, say } from '../../matches/broadcast/chat.ts';
import type { LiveTable } from '../../matches/broadcast/live.ts';
import { showPast } from '../../matches/broadcast/missed.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { reloadQueued } from '../../matches/broadcast/reload.ts';
import { executeCommand } from '../../matches/commands/handle.ts';
import type { Command, Outcome } from '../../matches/log/outcome.ts';
import { mayView } from '../../matches/model/serialize.ts';
import { problemOf } from '../../storage/connection-errors.ts';
import type { Connection } from './connection.ts';
import { unwatch, watch } from './watch.ts';

/** What a message takes of its connection's allowance: a whole view is some thousand times what asks for it. */
const COSTS: Readonly<Record<ClientMessage['type'], number>> = {
  play: 1,
  undo: 1,
  ping: 1,
  away: 1,
  unwatch: 1,
  unsubscribe: 1,
  heard: 1,
  act: 3,
  chat: 3,
  react: 3,
  watch: 6,
  look: 6,
  plan: 12,
  subscribe: 20,
};

/** What an API token must allow for a message; a type that is not here asks for nothing. */
const SCOPES: Readonly<Partial<Record<ClientMessage['type'], TokenScope>>> = {
  watch: 'read',
  look: 'read',
  subscribe: 'read',
  play: 'play',
  undo: 'play',
  act: 'play',
  plan: 'play',
  chat: 'play',
  react: 'play',
  heard: 'play',
};

export const scopeOf = ({ type }: Pick<ClientMessage, 'type'>): TokenScope | undefined => SCOPES[type];

export const costOf = ({ type }: Pick<ClientMessage, 'type'>): number => COSTS[type];

/** A message about a table, or about the connection itself. */
export type TableMessage = Exclude<ClientMessage, { readonly type: 'subscribe' | 'unsubscribe' }>;

/** Does what a client's message asks and answers it. */
export function dispatch(services: Services, registry: Registry, connection: Connection, message: TableMessage, limits: Limits): Promise<void> {
  switch (message.type) {
    case 'play':
      return obey(services, registry, connection, message.table, message);
    case 'undo':
      return obey(services, registry, connection, message.table, { ...message, moves: [] });
    case 'act':
      return obey(services, registry, connection, message.table, { ...message, seq: 0, moves: [] });
    case 'plan':
      return obeyed(services, registry, connection, message, (live) => savePlan(services, live, connection.person, message));
    case 'chat':
      return obeyed(services, registry, connection, message, (live) => say(services, live, connection, message));
    case 'react':
      return obeyed(services, registry, connection, message, (live) => react(services, live, connection, message));
    case 'look':
      return obeyed(services, registry, connection, message, (live) => showPast(services, live, connection, message.seq));
    case 'heard':
      return obeyed(services, registry, connection, message, (live) => markHeard(services, live, connection.person, message.line));
    default:
      return attend(services, registry, connection, message, limits);
  }
}

/** What is not a command. */
async function attend(
  services: Services,
  registry: Registry,
  connection: Connection,
  message: Exclude<TableMessage, { readonly command: string }>,
  { tablesPerSocket }: Limits,
): Promise<void> {
  switch (message.type) {
    case 'ping':
      connection.tell({ type: 'pong' });
      return;
    case 'away':
      connection.away = message.away;
      return;
    case 'unwatch':
      return unwatch(services, registry, connection, message.table);
    case 'watch': {
      const live = await find(services, registry, connection, message.table, message.invitation);
      if (live) await watch(services, live, connection, { from: message.from, invitation: message.invitation }, tablesPerSocket);
      return;
    }
  }
}

/** The table, if this person may see it; else says that there is none. */
async function find(
  services: Services,
  registry: Registry,
  connection: Connection,
  table: string,
  invitation?: string,
): Promise<LiveTable | undefined> {
  const live = await registry.open(table);
  // Nobody tells this node of a table that nobody follows here.
  if (live && services.storage.shared && live.audience.groups.size === 0) await reloadQueued(services, live);
  if (live && (connection.tables.has(table) || mayView(live.record, connection.person, invitation))) return live;
  complain(connection, { code: 'no-table' }, table);
  return undefined;
}

/** The table where the connection follows it: nothing need be asked or awaited. */
function atHand({ storage }: Services, registry: Registry, connection: Connection, table: string): LiveTable | undefined {
  if (!connection.tables.has(table)) return undefined;
  const live = registry.loaded(table);
  return live && (!storage.shared || live.audience.groups.size > 0) ? live : undefined;
}

const obey = (services: Services, registry: Registry, connection: Connection, table: string, command: Command): Promise<void> =>
  obeyed(services, registry, connection, { table, command: command.command }, (live) => executeCommand(services, live, connection, command));

/** Does what a command asks, and answers it by its name. */
async function obeyed(
  services: Services,
  registry: Registry,
  connection: Connection,
  { table, command }: { readonly table: string; readonly command: string },
  work: (live: LiveTable) => Promise<Outcome>,
): Promise<void> {
  const followed = atHand(services, registry, connection, table);
  let outcome: Outcome;
  try {
    const live = followed ?? (await find(services, registry, connection, table));
    if (!live) return;
    outcome = await work(live);
  } catch (error) {
    services.log.error({ table, error }, 'a command failed');
    outcome = { done: false, seq: followed?.fold?.seq ?? 0, problem: problemOf(error) };
  }
  answer(services, connection, table, command, outcome);
}

/** Every command is answered, so that the client knows to send it again. */
function answer(services: Services, connection: Connection, table: string, command: string, outcome: Outcome): void {
  const { seq } = outcome;
  if (outcome.done) {
    connection.tell({ type: 'done', table, command, seq, repeated: outcome.repeated });
  } else {
    services.metrics.problems.inc({ code: outcome.problem.code });
    connection.tell({ type: 'refused', table, command, seq, problem: outcome.problem });
  }
}

/** Tells a client what was wrong with its message. */
export function complain(connection: Connection, problem: Problem, table?: string): void {
  connection.tell(table === undefined ? { type: 'problem', problem } : { type: 'problem', problem, table });
}
