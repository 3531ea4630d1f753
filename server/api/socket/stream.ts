import { PassThrough } from 'node:stream';
import { Problem, type StreamEvent, TABLE_STATUSES } from '@madang/wire';
import { z } from 'zod';
import { addressOf, neighbourhood } from '../../core/client-address.ts';
import type { Config } from '../../core/config.ts';
import type { Services } from '../../core/services.ts';
import { closeStaleSockets, type Session } from '../../features/users/sessions.ts';
import type { App } from '../http/app.ts';
import { refuse } from '../http/problems.ts';
import { sessionOf } from '../http/session.ts';
import type { ListHub } from '../lists/hub.ts';
import type { Work } from './in-flight.ts';
import type { Quota } from './quota.ts';

/** Milliseconds between two signs of life on a stream. */
const BEAT = 15_000;
/** Bytes that wait to leave, above which a stream is told nothing new. It gets its tables whole once it has caught up. */
const BEHIND_BYTES = 65_536;

/** What streams are made of. They count among the sockets of their person and address. */
interface Source {
  readonly app: App;
  readonly services: Services;
  readonly lists: ListHub;
  readonly config: Config;
  readonly people: Quota;
  readonly addresses: Quota;
  readonly work: Work;
}

/** A table as the lists tell it, as far as events are made of it. */
const Table = z.object({
  id: z.string(),
  game: z.string(),
  status: z.enum(TABLE_STATUSES),
  seq: z.number(),
  waitingFor: z.array(z.number()),
  mine: z.array(z.number()),
  asked: z.array(z.number()),
  seats: z.array(z.object({ standIn: z.string().nullable() })),
});
type Table = z.infer<typeof Table>;

const Told = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lists'), lists: z.object({ mine: z.array(Table) }) }),
  z.object({ type: z.literal('listed'), tables: z.array(z.object({ table: Table })), gone: z.array(z.string()) }),
]);

/** What holds for a table now, as the lines of a stream. */
function eventsOf({ id, game, status, seq, waitingFor, mine, asked, seats }: Table): string[] {
  const line = (event: StreamEvent): string => `${JSON.stringify(event)}\n`;
  if (status === 'waiting') return asked.map((seat) => line({ type: 'invited', table: id, seat, game }));
  if (status === 'over' || status === 'abandoned') return mine.length > 0 ? [line({ type: 'over', table: id })] : [];
  const own = mine.filter((seat) => status === 'running' && waitingFor.includes(seat) && seats[seat]?.standIn === null);
  return own.map((seat) => line({ type: 'turn', table: id, seat, seq }));
}

/** A program's stream of events: a follower of its person's own tables. */
export class Stream {
  readonly session: string;
  readonly person: string;
  readonly out = new PassThrough();
  /** The lines that hold for each table and were told. */
  readonly #told = new Map<string, readonly string[]>();

  constructor({ id, person }: Session) {
    this.session = id;
    this.person = person.id;
    this.out.write(`${JSON.stringify({ type: 'hello', person: this.person } satisfies StreamEvent)}\n`);
  }

  isBehind(): boolean {
    return this.out.writableLength + this.out.readableLength > BEHIND_BYTES;
  }

  /** Takes a message about lists, and tells of it what is new. Once it has ended, its reader may still be taking what came before. */
  send(text: string): void {
    if (this.out.writableEnded) return;
    const told = Told.parse(JSON.parse(text));
    if (told.type === 'listed') for (const id of told.gone) this.#told.delete(id);
    for (const table of told.type === 'lists' ? told.lists.mine : told.tables.map((one) => one.table)) this.#tell(table);
  }

  ping(): void {
    if (!this.out.writableEnded && !this.isBehind()) this.out.write('{"type":"ping"}\n');
  }

  end(): void {
    this.out.end();
  }

  #tell(table: Table): void {
    const before = this.#told.get(table.id);
    const isOver = table.status === 'over' || table.status === 'abandoned';
    // Ended before the stream began, or told already.
    if (isOver && !before) return;
    const events = eventsOf(table);
    for (const line of events) if (!before?.includes(line)) this.out.write(line);
    if (isOver) this.#told.delete(table.id);
    else this.#told.set(table.id, events);
  }
}

/** The stream of events for programs that keep no socket. */
export function streamRoutes({ app, services, lists, config, people, addresses, work }: Source): { close(): void } {
  const open = new Set<Stream>();
  let stopBeating = (): void => undefined;
  const beat = (): void => {
    stopBeating = services.time.after(BEAT, beat);
    for (const stream of open) stream.ping();
    if (open.size > 0) work.track(closeStaleSockets(services, [...new Set([...open].map(({ session }) => session))]));
  };
  stopBeating = services.time.after(BEAT, beat);
  const schema = { tags: ['tables'], response: { 200: z.unknown(), '4xx': Problem } };
  app.get('/api/stream', { compress: false, schema }, async (request, reply) => {
    const session = await sessionOf(services, request);
    if (!session) return refuse(reply, { code: 'no-session' });
    const address = neighbourhood(addressOf(request.raw, config.trustProxy));
    const tooMany: Problem = { code: 'too-many', details: { of: 'sockets', most: people.most } };
    if (!addresses.take(address)) return refuse(reply, tooMany);
    if (!people.take(session.person.id)) {
      addresses.giveBack(address);
      return refuse(reply, tooMany);
    }
    const stream = new Stream(session);
    open.add(stream);
    stream.out.once('close', () => {
      open.delete(stream);
      lists.unfollow(stream);
      services.lines.closed(stream);
      people.giveBack(stream.person);
      addresses.giveBack(address);
    });
    services.lines.opened(stream);
    lists.follow(stream, { lists: 'mine', pages: 1 });
    // Proxies that collect answers would keep a turn from its player.
    return reply.type('application/x-ndjson').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(stream.out);
  });
  const close = (): void => {
    stopBeating();
    for (const stream of open) stream.end();
  };
  return { close };
}
