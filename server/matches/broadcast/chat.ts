import { ok, type Result } from '@madang/kernel';
import type { Problem, ServerMessage } from '@madang/wire';
import type { Transaction } from 'kysely';
import { type Allowance, takeToken } from '../../core/rate-limit.ts';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { asPerson } from '../../storage/transact.ts';
import { type Outcome, refused } from '../log/outcome.ts';
import { seatsOf } from '../model/serialize.ts';
import type { LiveTable } from './live.ts';
import { type Subscriber, watchersOf } from './subscribers.ts';

type ChatMessage = Extract<ServerMessage, { readonly type: 'chat' }>;
export type ChatLine = ChatMessage['lines'][number];

const HISTORY = 100;
const ATTEMPTS = 20;
const COLUMNS = ['id', 'person', 'name', 'text', 'at'] as const;

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Lines of one person, at all tables together. */
const PER_MINUTE: Allowance = { most: 20, over: MINUTE };
const PER_DAY: Allowance = { most: 1000, over: DAY };
/** Lines of all spectators of a table together: another guest costs nothing. */
const OF_SPECTATORS: Allowance = { most: 20, over: MINUTE };

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

/** Says a line; said again under the same command it is not repeated. Who talks too much is refused as `too-fast`. */
export async function say(
  services: Services,
  live: LiveTable,
  speaker: Subscriber,
  said: { readonly command: string; readonly text: string },
): Promise<Outcome> {
  const { db } = services.storage;
  if (await repeated(services, live, speaker, said.command)) return done(live, true);
  if (!(await mayTalk(services, live, speaker.person))) return refused(live.fold, 'too-fast');
  const written = await asPerson(db, speaker.person, (held) => write(held, live.id, speaker.person, said));
  if (!written.ok) return refused(live.fold, written.problem.code);
  if (!written.value) return (await repeated(services, live, speaker, said.command)) ? done(live, true) : refused(live.fold, 'busy');
  showChat(live, [written.value]);
  services.bus.publish({ kind: 'chat', table: live.id, id: written.value.id });
  return markHeard(services, live, speaker.person, written.value.id);
}

/**
 * Writes a line under the next free number. The transaction holds the person: nobody who is gone is named by a line. Undefined: it is
 * written already, or others were quicker each time.
 */
async function write(
  db: Transaction<Schema>,
  table: string,
  person: string,
  { command, text }: { readonly command: string; readonly text: string },
): Promise<Result<ChatLine | undefined, Problem>> {
  const speaker = await db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst();
  const line = { person, name: speaker?.name ?? '', text, at: Date.now() };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await db.selectFrom('chat').select('id').where('table_id', '=', table).where('command', '=', command).executeTakeFirst();
    if (known) return ok(undefined);
    const last = await db.selectFrom('chat').select('id').where('table_id', '=', table).orderBy('id', 'desc').limit(1).executeTakeFirst();
    const id = (last?.id ?? 0) + 1;
    const written = await db
      .insertInto('chat')
      .values({ ...line, table_id: table, id, command })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((written.numInsertedOrUpdatedRows ?? 0n) > 0n) return ok({ ...line, id });
  }
  return ok(undefined);
}

const done = ({ fold }: LiveTable, again = false): Outcome => ({ done: true, seq: fold?.seq ?? 0, repeated: again });

/** Shows a speaker the line that they said by this command before; false: there is none. */
async function repeated({ storage }: Services, live: LiveTable, speaker: Subscriber, command: string): Promise<boolean> {
  const line = await storage.db.selectFrom('chat').select(COLUMNS).where('table_id', '=', live.id).where('command', '=', command).executeTakeFirst();
  if (line) speaker.send(JSON.stringify({ type: 'chat', table: live.id, lines: [line] }));
  return line !== undefined;
}

async function mayTalk({ storage, time }: Services, live: LiveTable, person: string): Promise<boolean> {
  const now = time.now();
  const take = (key: string, allowance: Allowance) => takeToken(storage.db, key, allowance, now);
  if (!(await take(`talk ${person}`, PER_MINUTE)) || !(await take(`talk of a day ${person}`, PER_DAY))) return false;
  return seatsOf(live.record, person).length > 0 || take(`spectators ${live.id}`, OF_SPECTATORS);
}

/** Keeps which chat line a player saw last. Of spectators nothing is kept. */
export async function markHeard({ storage }: Services, live: LiveTable, person: string, line: number): Promise<Outcome> {
  if (seatsOf(live.record, person).length > 0)
    await storage.db
      .updateTable('seats')
      .set({ heard: line })
      .where('table_id', '=', live.id)
      .where('person', '=', person)
      .where('heard', '<', line)
      .execute();
  return done(live);
}

/** What a newcomer is told of the chat: its last lines, and for a player which of them they had seen. */
export async function chatMessage(services: Services, live: LiveTable, person: string): Promise<ChatMessage> {
  const lines = await history(services, live.id);
  if (seatsOf(live.record, person).length === 0) return { type: 'chat', table: live.id, lines };
  const seen = await services.storage.db
    .selectFrom('seats')
    .select((select) => select.fn.max('heard').as('heard'))
    .where('table_id', '=', live.id)
    .where('person', '=', person)
    .executeTakeFirst();
  return { type: 'chat', table: live.id, lines, heard: seen?.heard ?? 0 };
}
