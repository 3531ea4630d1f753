import { ok, type Result } from '@madang/kernel';
import { isMentioned } from '@madang/text';
import type { Problem, Reaction, ReactionSign, ServerMessage } from '@madang/wire';
import type { Kysely, Transaction } from 'kysely';
import { type Allowance, takeToken } from '../../core/rate-limit.ts';
import type { Services } from '../../core/services.ts';
import type { NoticeBegun } from '../../storage/notification-id.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { asPerson, holdTable } from '../../storage/transact.ts';
import { enqueueNotifications } from '../log/notifications.ts';
import { type Outcome, refused } from '../log/outcome.ts';
import { blockersOf } from '../model/relations.ts';
import { seatsOf } from '../model/serialize.ts';
import type { TableRecord } from '../model/table.ts';
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

/** The last lines said at a table, or those after a number, oldest first. */
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

/** A line as it is sent to those who have blocked its speaker: that something was said, since lines are counted, but nothing of it. */
const withheld = (line: ChatLine): ChatLine => ({ ...line, name: '', text: '' });

/** Lines as a reader may see them. */
async function linesFor({ storage }: Services, reader: string, lines: readonly ChatLine[]): Promise<readonly ChatLine[]> {
  const blocked = storage.db.selectFrom('relations').select('other').where('person', '=', reader).where('kind', '=', 'blocked');
  const others = new Set((await blocked.execute()).map(({ other }) => other));
  return lines.map((line) => (line.person !== null && others.has(line.person) ? withheld(line) : line));
}

/** Shows lines to everybody at the table, and withholds them from those who have blocked their speaker. */
export async function showChat({ storage }: Services, live: LiveTable, lines: readonly ChatLine[]): Promise<void> {
  const watchers = [...watchersOf(live.audience)];
  const people = [...new Set(watchers.map(({ person }) => person))];
  for (const line of lines) {
    const blockers = line.person === null ? null : await blockersOf(storage.db, line.person, people);
    const textOf = (shown: ChatLine) => JSON.stringify({ type: 'chat', table: live.id, lines: [shown] });
    const [text, hidden] = [textOf(line), textOf(withheld(line))];
    for (const watcher of watchers) watcher.send(blockers?.has(watcher.person) ? hidden : text);
  }
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
  const written = await asPerson(db, speaker.person, (held) => write(held, live.record, speaker.person, said));
  if (!written.ok) return refused(live.fold, written.problem.code);
  if (!written.value) return (await repeated(services, live, speaker, said.command)) ? done(live, true) : refused(live.fold, 'busy');
  await showChat(services, live, [written.value]);
  services.bus.publish({ kind: 'chat', table: live.id, id: written.value.id });
  services.notify();
  return markHeard(services, live, speaker.person, written.value.id);
}

/**
 * Writes a line under the next free number. The transaction holds the person: nobody who is gone is named by a line. Undefined: it is
 * written already, or others were quicker each time.
 */
async function write(
  db: Transaction<Schema>,
  { id: table, seats }: TableRecord,
  person: string,
  { command, text }: { readonly command: string; readonly text: string },
): Promise<Result<ChatLine | undefined, Problem>> {
  const held = await holdTable(db, table);
  if (!held.ok) return held;
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
    if ((written.numInsertedOrUpdatedRows ?? 0n) === 0n) continue;
    const others = seats.filter((seat) => seat.person !== person);
    const meant = mentionsOf(text, others);
    const people = meant.map((one) => one.person);
    const blockers = await blockersOf(db, person, people);
    const told = meant.filter((one) => !blockers.has(one.person));
    await enqueueNotifications(db, table, told, line.at);
    return ok({ ...line, id });
  }
  return ok(undefined);
}

/** That each of these players whom a line means is meant. */
function mentionsOf(text: string, seats: TableRecord['seats']): readonly NoticeBegun[] {
  const people = seats.flatMap(({ person, name }) => (person !== null && name !== null && isMentioned(text, [name]) ? [person] : []));
  return [...new Set(people)].map((person) => ({ kind: 'mention', person }));
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

/** Keeps which chat line a player or spectator saw last. */
export async function markHeard({ storage, bus }: Services, live: LiveTable, person: string, line: number): Promise<Outcome> {
  const { db } = storage;
  if (seatsOf(live.record, person).length > 0) {
    const own = db.updateTable('seats').set({ heard: line }).where('table_id', '=', live.id).where('person', '=', person);
    const marked = await own.where('heard', '<', line).executeTakeFirst();
    if (marked.numUpdatedRows > 0n) bus.publish({ kind: 'marked', table: live.id });
  } else await asPerson(db, person, (held) => markSpectator(held, live.id, person, line));
  return done(live);
}

/** Keeps which chat line a spectator saw last. The transaction holds them. */
export async function markSpectator(db: Transaction<Schema>, table: string, person: string, heard: number): Promise<Result<void, Problem>> {
  const held = await holdTable(db, table);
  if (!held.ok) return held;
  await db
    .insertInto('spectators')
    .values({ table_id: table, person, heard })
    .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ heard }).where('spectators.heard', '<', heard))
    .execute();
  return ok(undefined);
}

/** What a newcomer is told of the chat: its last lines, and which of them they had seen. */
export async function chatMessage(services: Services, live: LiveTable, person: string): Promise<ChatMessage> {
  const lines = await linesFor(services, person, await history(services, live.id));
  const isPlayer = seatsOf(live.record, person).length > 0;
  const seen = await services.storage.db
    .selectFrom(isPlayer ? 'seats' : 'spectators')
    .select((select) => select.fn.max('heard').as('heard'))
    .where('table_id', '=', live.id)
    .where('person', '=', person)
    .executeTakeFirst();
  return { type: 'chat', table: live.id, lines: [...lines], heard: seen?.heard ?? 0 };
}

/** Reactions of a table that a newcomer is told of: the latest. */
const LATEST = 500;
const REACTIONS: Allowance = { most: 30, over: MINUTE };
/** Reactions of all spectators of a table together. */
const SPECTATORS_REACTIONS: Allowance = { most: 60, over: MINUTE };

/** What somebody reacts to: a chat line or a step of the log. */
type About = Pick<Reaction, 'about' | 'line'>;

const message = (table: string, reactions: readonly Reaction[]): Extract<ServerMessage, { readonly type: 'reactions' }> => {
  return { type: 'reactions', table, reactions: [...reactions] };
};

const reactionsAt = (db: Kysely<Schema>, table: string) =>
  db
    .selectFrom('reactions')
    .innerJoin('people', 'people.id', 'reactions.person')
    .select(['reactions.about', 'reactions.line', 'reactions.person', 'people.name', 'reactions.sign'])
    .where('reactions.table_id', '=', table);

/** The latest reactions at a table, in place of those that a connection knew. */
export async function reactionsMessage({ storage }: Services, table: string) {
  const rows = await reactionsAt(storage.db, table).orderBy('reactions.at', 'desc').limit(LATEST).execute();
  return { ...message(table, rows), all: true };
}

/** Shows everybody here how somebody reacts to something now. */
export async function showReaction({ storage }: Services, live: LiveTable, { about, line }: About, person: string): Promise<void> {
  const own = reactionsAt(storage.db, live.id).where('reactions.about', '=', about).where('reactions.line', '=', line);
  const found = await own.where('reactions.person', '=', person).executeTakeFirst();
  const text = JSON.stringify(message(live.id, [found ?? { about, line, person, name: '', sign: null }]));
  for (const watcher of watchersOf(live.audience)) watcher.send(text);
}

/** True if there is such a line or step. */
async function isThere(db: Kysely<Schema>, { id, fold }: LiveTable, { about, line }: About): Promise<boolean> {
  if (about === 'step') return line <= (fold?.seq ?? 0);
  return (await db.selectFrom('chat').select('id').where('table_id', '=', id).where('id', '=', line).executeTakeFirst()) !== undefined;
}

/** Sets how a person reacts to a line, one sign each; null: not any more. Done twice it is done once. */
export async function react(
  services: Services,
  live: LiveTable,
  { person }: Subscriber,
  { about, line, sign }: About & { readonly sign: ReactionSign | null },
): Promise<Outcome> {
  const { storage, time, bus } = services;
  const now = time.now();
  const take = (key: string, allowance: Allowance) => takeToken(storage.db, key, allowance, now);
  const isPlayer = seatsOf(live.record, person).length > 0;
  if (!(await take(`react ${person}`, REACTIONS)) || !(isPlayer || (await take(`reactions ${live.id}`, SPECTATORS_REACTIONS))))
    return refused(live.fold, 'too-fast');
  if (!(await isThere(storage.db, live, { about, line }))) return refused(live.fold, 'not-found');
  const written = await asPerson(storage.db, person, async (db) => {
    const held = await holdTable(db, live.id);
    if (!held.ok) return held;
    const key = { table_id: live.id, about, line, person };
    if (sign === null) {
      const own = db.deleteFrom('reactions').where('table_id', '=', live.id).where('about', '=', about).where('line', '=', line);
      await own.where('person', '=', person).execute();
    } else
      await db
        .insertInto('reactions')
        .values({ ...key, sign, at: now })
        .onConflict((conflict) => conflict.columns(['table_id', 'about', 'line', 'person']).doUpdateSet({ sign, at: now }))
        .execute();
    return ok(undefined);
  });
  if (!written.ok) return refused(live.fold, written.problem.code);
  await showReaction(services, live, { about, line }, person);
  bus.publish({ kind: 'reacted', table: live.id, about, line, person });
  return { done: true, seq: live.fold?.seq ?? 0, repeated: false };
}
