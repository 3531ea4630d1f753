import type { Problem } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import { mayPlan } from '../../features/premoves/premove.ts';
import { actsMessage } from '../../matches/broadcast/actions.ts';
import { chatMessage, reactionsMessage } from '../../matches/broadcast/chat.ts';
import { clocksMessage } from '../../matches/broadcast/clocks.ts';
import { enqueue, type LiveTable } from '../../matches/broadcast/live.ts';
import { missedSteps } from '../../matches/broadcast/missed.ts';
import { showPlans } from '../../matches/broadcast/premoves.ts';
import { broadcastTableView, connectedTo, type Registry, tellPresent } from '../../matches/broadcast/registry.ts';
import { reload, viewpointsOf } from '../../matches/broadcast/reload.ts';
import { isWatching, showOne, subscribe, unsubscribe } from '../../matches/broadcast/subscribers.ts';
import { mayView, serializeTable } from '../../matches/model/serialize.ts';
import type { Connection } from './connection.ts';

/** The last step that a connection has, if any, and the invitation that it came with. */
interface Wish {
  readonly from: number | undefined;
  readonly invitation: string | undefined;
}

/** Lets a connection follow a table, one of `most`, and sends it what it does not have: everything, or the steps since `from`. */
export function watch(services: Services, live: LiveTable, connection: Connection, { from, invitation }: Wish, most: number): Promise<void> {
  return enqueue(live, async () => {
    if (services.storage.shared) await reload(services, live);
    if (!connection.isOpen()) return;
    const problem = objectionTo(live, connection, invitation, most);
    if (problem) {
      connection.tell({ type: 'problem', problem, table: live.id });
      return;
    }
    const eyes = viewpointsOf(live.record, connection.person);
    const newcomer = !connectedTo(live).has(connection.person);
    connection.tables.add(live.id);
    subscribe(live.audience, connection, eyes);
    if (newcomer && isSeated(live, connection)) tellPresence(services, live);
    else connection.tell({ type: 'table', table: serializeTable(live.record, connection.person, connectedTo(live)) });
    if (live.obstacle) connection.tell({ type: 'problem', problem: live.obstacle, table: live.id });
    if (live.fold) {
      const missed = from === undefined ? undefined : missedSteps(live.id, live.fold, eyes, from);
      showOne(live.audience, live.id, live.fold, connection, { eyes, missed });
    }
    await showBesides(services, live, connection, from === undefined);
  });
}

/** Why a connection may not begin to follow a table. While it waited for its turn the table may have been closed. */
function objectionTo({ id, record }: LiveTable, { tables, person }: Connection, invitation: string | undefined, most: number): Problem | undefined {
  if (tables.has(id)) return undefined;
  if (!mayView(record, person, invitation)) return { code: 'no-table' };
  return tables.size >= most ? { code: 'too-many', details: { of: 'followed', most } } : undefined;
}

/** Sends what is shown around the match: actions, clocks, the connection's own premoves, chat and reactions. */
async function showBesides(services: Services, live: LiveTable, connection: Connection, isFirst: boolean): Promise<void> {
  const acts = actsMessage(live, live.fold?.acts ?? []);
  if (acts) connection.tell(acts);
  const clocks = clocksMessage(live, services.time.now());
  if (clocks) connection.tell(clocks);
  if (mayPlan(live.record)) await showPlans(services, live, connection);
  connection.tell(await chatMessage(services, live, connection.person));
  const reactions = await reactionsMessage(services, live.id);
  // While it was away the last one may have been removed.
  if (!isFirst || reactions.reactions.length > 0) connection.tell(reactions);
}

/** Ends that. */
export async function unwatch(services: Services, registry: Registry, connection: Connection, table: string): Promise<void> {
  const live = await registry.held(table);
  if (!live) return;
  await enqueue(live, async () => {
    connection.tables.delete(table);
    if (!isWatching(live.audience, connection)) return;
    unsubscribe(live.audience, connection);
    if (isSeated(live, connection) && !connectedTo(live).has(connection.person)) tellPresence(services, live);
  });
}

/** Only of players does everybody see whether they are there. */
const isSeated = (live: LiveTable, { person }: Connection): boolean => live.record.seats.some((seat) => seat.person === person);

function tellPresence(services: Services, live: LiveTable): void {
  tellPresent(services, live);
  broadcastTableView(live);
}
