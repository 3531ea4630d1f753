import { clocksMessage } from '../clock/tell.ts';
import { admit, dismiss, isWatching, showOne } from '../tables/audience.ts';
import { history } from '../tables/chat.ts';
import { eyesOf, freshen } from '../tables/follow.ts';
import { type House, inTurn, type LiveTable } from '../tables/live.ts';
import { missedSteps } from '../tables/missed.ts';
import { presentTable } from '../tables/present.ts';
import { connectedTo, peopleHere, type Registry, showTable } from '../tables/registry.ts';
import type { Connection } from './connection.ts';

/** Lets a connection follow a table, and sends it what it does not have: everything, or the steps since `from`. */
export function watch(house: House, live: LiveTable, connection: Connection, from: number | undefined): Promise<void> {
  return inTurn(live, async () => {
    if (house.storage.shared) await freshen(house, live);
    if (!connection.isOpen()) return;
    const eyes = eyesOf(live.record, connection.person);
    const newcomer = !connectedTo(live).has(connection.person);
    connection.tables.add(live.id);
    admit(live.audience, connection, eyes);
    if (newcomer && isSeated(live, connection)) tellPresence(house, live);
    else connection.tell({ type: 'table', table: presentTable(live.record, connection.person, connectedTo(live)) });
    if (live.obstacle) connection.tell({ type: 'problem', problem: live.obstacle, table: live.id });
    if (live.fold) {
      const missed = from === undefined ? undefined : missedSteps(live.id, live.fold, eyes, from);
      showOne(live.audience, live.id, live.fold, connection, eyes, missed);
    }
    const clocks = clocksMessage(live, house.time.now());
    if (clocks) connection.tell(clocks);
    const lines = await history(house, live.id);
    connection.tell({ type: 'chat', table: live.id, lines });
  });
}

/** Ends that. */
export async function unwatch(house: House, registry: Registry, connection: Connection, table: string): Promise<void> {
  const live = await registry.held(table);
  if (!live) return;
  await inTurn(live, async () => {
    connection.tables.delete(table);
    if (!isWatching(live.audience, connection)) return;
    dismiss(live.audience, connection);
    if (isSeated(live, connection) && !connectedTo(live).has(connection.person)) tellPresence(house, live);
  });
}

/** Only of players does everybody see whether they are there. */
const isSeated = (live: LiveTable, { person }: Connection): boolean => live.record.seats.some((seat) => seat.person === person);

function tellPresence(house: House, live: LiveTable): void {
  house.bus.publish({ kind: 'present', node: house.node, table: live.id, people: peopleHere(live) });
  showTable(live);
}
