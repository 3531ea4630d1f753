import type { ServerMessage } from '@madang/wire';
import type { Services } from '../../core/services.ts';
import type { LiveTable } from './live.ts';
import { type Watcher, watchersOf } from './subscribers.ts';

type ChatMessage = Extract<ServerMessage, { readonly type: 'chat' }>;
export type ChatLine = ChatMessage['lines'][number];

const HISTORY = 100;
const ATTEMPTS = 20;
const COLUMNS = ['id', 'person', 'name', 'text', 'at'] as const;

/** The last lines said at a table, oldest first. */
export async function history(services: Services, table: string, after = 0): Promise<ChatLine[]> {
  const lines = await services.storage.db
    .selectFrom('chat')
    .select(COLUMNS)
    .where('table_id', '=', table)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(HISTORY)
    .execute();
  return lines.reverse();
}

/** Shows lines to everybody at the table. */
export function showChat(live: LiveTable, lines: readonly ChatLine[]): void {
  const text = JSON.stringify({ type: 'chat', table: live.id, lines });
  for (const watcher of watchersOf(live.audience)) watcher.send(text);
}

/** Says a line; said again under the same command it is not repeated. */
export async function say(
  services: Services,
  live: LiveTable,
  speaker: Watcher,
  said: { readonly command: string; readonly text: string },
): Promise<void> {
  const { db } = services.storage;
  const person = await db.selectFrom('people').select('name').where('id', '=', speaker.person).executeTakeFirst();
  const line = { person: speaker.person, name: person?.name ?? '', text: said.text, at: Date.now() };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const last = await db.selectFrom('chat').select('id').where('table_id', '=', live.id).orderBy('id', 'desc').limit(1).executeTakeFirst();
    const id = (last?.id ?? 0) + 1;
    const written = await db
      .insertInto('chat')
      .values({ ...line, table_id: live.id, id, command: said.command })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((written.numInsertedOrUpdatedRows ?? 0n) > 0n) {
      showChat(live, [{ ...line, id }]);
      services.bus.publish({ kind: 'chat', table: live.id, id });
      return;
    }
    const repeated = await db
      .selectFrom('chat')
      .select(COLUMNS)
      .where('table_id', '=', live.id)
      .where('command', '=', said.command)
      .executeTakeFirst();
    if (repeated) {
      speaker.send(JSON.stringify({ type: 'chat', table: live.id, lines: [repeated] }));
      return;
    }
  }
  speaker.send(JSON.stringify({ type: 'problem', problem: { code: 'busy' }, table: live.id }));
}
