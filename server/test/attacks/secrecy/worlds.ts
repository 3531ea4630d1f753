import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Title } from '@madang/games';
import type { Game, Seat, State } from '@madang/kernel';
import { type SeatWish, type TableAct, TableList, type TableView } from '@madang/wire';
import type { Thinker } from '../../../core/bot-pool.ts';
import { type Guest, type Line, newGuest } from '../../support/guest.ts';
import { standing } from '../../support/match.ts';
import { serverFor } from '../../support/server.ts';

/** One of two worlds: where its matches begin, and the server that plays them. */
export interface World {
  readonly url: string;
  state: State;
}

/** A table in one of the worlds: the person whose traffic is kept, the one who plays everything else, and what the first was sent. */
export interface Watched {
  readonly world: World;
  readonly table: string;
  readonly eyes: Guest;
  readonly line: Line;
  readonly others: Guest;
  readonly theirs: Line;
  readonly received: string[];
}

/** Bots that sit in think for ever: what they would play is another matter. */
const thinker: Thinker = { think: () => new Promise(() => undefined), close: async () => undefined };

export async function openWorld(t: TestContext, title: Title, game: Game, first: State): Promise<World> {
  let state = first;
  const here: Title = { ...title, rules: async () => ({ ...game, setup: () => game.clone(state) }) };
  const { url } = await serverFor(t, {}, { shelf: [here], thinker });
  return {
    url,
    get state() {
      return state;
    },
    set state(next) {
      state = next;
    },
  };
}

/** Sits down at a table of that world: one person on the seat that is watched (null: on none), the other on all others. */
export async function sitDown(world: World, game: Game, seats: number, watched: Seat | null): Promise<Watched> {
  const [eyes, others] = [await newGuest(world.url, 'Eyes'), await newGuest(world.url, 'Others')];
  const first = watched === 0 ? 1 : 0;
  const wishes = Array.from({ length: seats }, (_, seat): SeatWish => {
    if (seat === watched) return { kind: 'open' };
    return seat === first ? { kind: 'me' } : { kind: 'screen', name: `Screen ${seat}` };
  });
  const { id }: TableView = await others.create(game.name, wishes);
  if (watched !== null) await eyes.table('POST', `/api/tables/${id}/join`, {});
  await others.table('POST', `/api/tables/${id}/start`);
  const [line, theirs] = [await eyes.line(), await others.line()];
  for (const one of [line, theirs]) {
    one.send({ type: 'watch', table: id });
    await one.next('view');
  }
  return { world, table: id, eyes, line, others, theirs, received: [] };
}

/** What is drawn anew for each table and person, and what time it is: said in place of itself. */
function plain(text: string, { table, eyes, others }: Watched): string {
  const named = text.replaceAll(table, 'TABLE').replaceAll(eyes.id, 'EYES').replaceAll(others.id, 'OTHERS');
  return named
    .replaceAll(/"seedHash":"[0-9a-f]{64}"/g, '"seedHash":"HASH"')

    .replaceAll(/"(createdAt|updatedAt|at)":\d+/g, '"$1":0');
}

/** What everybody may know once a match has ended, said in place of itself: the seed, and the hash of its last position. */
const opened = (text: string): string =>
  text.replaceAll(/"seed":"[0-9a-f]{32}"/g, '"seed":"SEED"').replaceAll(/"hash":"[0-9a-f]{16}"/g, '"hash":"HASH"');

/** All that reached the eyes so far is the same in both worlds; gives how many letters that were. */
export function sameSoFar(both: readonly Watched[], ended: boolean): number {
  const [left = '', right = ''] = both.map((one) => plain([...one.line.texts, ...one.received].join('\n'), one)).map(ended ? opened : String);
  same(left, right);
  return left.length;
}

/** Everything that a person may ask for, as it is answered. */
export async function ask(one: Watched): Promise<void> {
  const { eyes, table, received } = one;
  for (const path of [`/api/tables/${table}`, `/api/tables/${table}/document`]) {
    const { status, body } = await eyes.request('GET', path);
    received.push(`${status} ${JSON.stringify(body)}`);
  }
  // The lists show tables of earlier trials too.
  const { open, mine } = TableList.parse((await eyes.request('GET', '/api/tables')).body);
  received.push(JSON.stringify([open, mine].map((list) => list.filter(({ id }) => id === table))));
  const again = await eyes.line();
  again.send({ type: 'watch', table });
  await again.next('view');
  again.send({ type: 'watch', table, from: 0 });
  again.send({ type: 'ping' });
  await again.next('pong');
  received.push(...again.texts);
  await again.close();
}

/** What is sent to a table: moves, the wish to take the last one back, or something besides moves. */
export type Sent = readonly unknown[] | 'undo' | TableAct;

/** Where a line saw the table stand last, acts included. */
function reached(line: Line): number {
  const last = line.received.findLast(({ type }) => type === 'acts');
  return Math.max(standing(line).seq, last?.type === 'acts' ? last.seq : 0);
}

function messageOf(sent: Sent, head: { readonly table: string; readonly seat: Seat; readonly seq: number; readonly command: string }) {
  const { seq, ...act } = head;
  if (sent === 'undo') return { type: 'undo' as const, ...head };
  return 'kind' in sent ? { type: 'act' as const, ...act, act: sent } : { type: 'play' as const, ...head, moves: sent.map(flatly) };
}

/** What both worlds' tables have in common: a command, sent in both, and the answers. The code it is refused with; undefined: it is done. */
export async function send(both: readonly Watched[], by: 'eyes' | 'others', seat: Seat, sent: Sent, name: string): Promise<string | undefined> {
  const answers = both.map(async ({ table, line, theirs }) => {
    const seq = reached(line);
    const answer = await (by === 'eyes' ? line : theirs).ask(messageOf(sent, { table, seat, seq, command: name }));
    // What a command tells is on its way before its answer, so it is there before this one.
    for (const one of [line, theirs]) {
      one.send({ type: 'ping' });
      await one.next('pong');
      assert.ok(answer.type !== 'done' || reached(one) >= answer.seq);
    }
    return answer;
  });
  const [here, there] = await Promise.all(answers);
  assert.deepEqual(here && { ...here, table: '' }, there && { ...there, table: '' });
  return here?.type === 'refused' ? here.problem.code : undefined;
}

/** Fields of a move as a client sends them. */
function flatly(move: unknown): Record<string, string | number | boolean | null> {
  return typeof move === 'object' && move !== null ? Object.fromEntries(Object.entries(move)) : { kind: 'nonsense' };
}

/** Two texts are the same; else it says where they begin to differ. */
function same(left: string, right: string): void {
  if (left === right) return;
  const at = [...left].findIndex((letter, i) => letter !== right[i]);
  const around = (text: string): string => text.slice(Math.max(0, at - 300), at + 300);
  assert.fail(`at ${at} of ${left.length} and ${right.length}:\n${around(left)}\n\n${around(right)}`);
}
