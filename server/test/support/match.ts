import type { OpenDecision, TableView } from '@madang/wire';
import { type Guest, type HeardMessage, type Line, newGuest } from './guest.ts';
import { command } from './server.ts';

/** A started table with one guest on each seat, each following it on a line of its own. */
export interface Played {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly lines: readonly Line[];
}

export async function startedTable(url: string, game: string, seats: number, more: Readonly<Record<string, unknown>> = {}): Promise<Played> {
  const guests = await Promise.all(Array.from({ length: seats }, (_, i) => newGuest(url, `Guest ${i}`)));
  const [owner, ...others] = guests;
  if (!owner) throw new Error('no seats');
  const { id } = await owner.create(game, [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)], more);
  for (const guest of others) await guest.table('POST', `/api/tables/${id}/join`, {});
  await owner.table('POST', `/api/tables/${id}/start`);
  const lines = await Promise.all(guests.map((guest) => follow(guest, id)));
  return { id, guests, lines };
}

/** A line of that guest that follows the table and has its first view. */
export async function follow(guest: Guest, table: string): Promise<Line> {
  const line = await guest.line();
  line.send({ type: 'watch', table });
  await line.next('view');
  return line;
}

/** A table that one guest plays alone, every seat at the one screen. */
export async function hotSeat(guest: Guest, game: string, seats: number): Promise<{ readonly table: TableView; readonly line: Line }> {
  const others = Array.from({ length: seats - 1 }, (_, i) => ({ kind: 'screen', name: `Screen ${i + 1}` }) as const);
  const made = await guest.create(game, [{ kind: 'me' }, ...others]);
  const table = await guest.table('POST', `/api/tables/${made.id}/start`);
  return { table, line: await follow(guest, made.id) };
}

/** Where a line saw the table stand last. */
export function standing(line: Line): Pick<Extract<HeardMessage, { type: 'step' }>, 'seq' | 'over' | 'decisions' | 'waitingFor'> {
  const last = line.received.findLast(
    (message): message is Extract<HeardMessage, { type: 'view' | 'step' }> => message.type === 'view' || message.type === 'step',
  );
  if (!last) throw new Error('nothing seen yet');
  return last;
}

/** A sequence of numbers 0 … 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Plays any offered move of the first decision that the line sees; the seq it was acknowledged at. Undefined: nothing to decide here. */
export async function playAny(line: Line, table: string, random: () => number, name = command()): Promise<number | undefined> {
  const { seq, decisions } = standing(line);
  const decision = decisions[Math.floor(random() * decisions.length)];
  const move = decision?.moves[Math.floor(random() * decision.moves.length)];
  if (!decision || !move) return undefined;
  const stepped = line.next('step', (step) => step.seq > seq);
  // Where the line ends first, the answer says so.
  stepped.catch(() => undefined);
  const answer = await line.ask({ type: 'play', table, seat: decision.seat, seq, command: name, moves: [flat(move)] });
  if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
  await stepped;
  return answer.seq;
}

/** An offered move as a client sends it. */
export function flat(move: OpenDecision['moves'][number]): Record<string, string | number | boolean | null> {
  const fields: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(move)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean' && value !== null)
      throw new Error(`${name} is not flat`);
    fields[name] = value;
  }
  return fields;
}

/** Waits until what the line last saw of the table says whether that person is there. */
export async function untilConnected(line: Line, person: string, connected: boolean): Promise<void> {
  const seen = () => line.received.findLast((message) => message.type === 'table')?.table.seats.find((seat) => seat.person === person)?.connected;
  while (seen() !== connected) await line.next('table');
}

/** Plays a started match by any offered moves, to its end or until it has so many steps. */
export async function playOut({ id, lines }: Played, random: () => number, steps = Number.POSITIVE_INFINITY): Promise<void> {
  const [first] = lines;
  if (!first) throw new Error('nobody plays');
  while (!standing(first).over && standing(first).seq < steps) {
    const { seq } = standing(first);
    for (const line of lines) if (standing(line).seq < seq) await line.next('step', (step) => step.seq >= seq);
    const mover = lines.find((line) => standing(line).decisions.length > 0);
    if (!mover) throw new Error('nobody has anything to decide');
    const played = await playAny(mover, id, random);
    while (played !== undefined && standing(first).seq < played) await first.next('step');
  }
}
