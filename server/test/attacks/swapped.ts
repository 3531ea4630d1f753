import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Title } from '@madang/games';
import {
  begin,
  below,
  canonical,
  decisions,
  type Game,
  heardAs,
  type Move,
  play,
  type RandomState,
  type Seat,
  type State,
  seedRandom,
  type Told,
} from '@madang/kernel';
import { type SeatWish, TableList, type TableView } from '@madang/wire';
import { type Guest, type Line, newGuest } from '../guest.ts';
import { standing } from '../match.ts';
import { serverFor } from '../place.ts';

/** One of two worlds: where its matches begin, and the server that plays them. */
interface World {
  readonly url: string;
  state: State;
}

/** A table in one of the worlds: the person whose traffic is kept, the one who plays everything else, and what the first was sent. */
interface Watched {
  readonly world: World;
  readonly table: string;
  readonly eyes: Guest;
  readonly line: Line;
  readonly others: Guest;
  readonly theirs: Line;
  readonly received: string[];
}

const pick = <T>(random: RandomState, list: readonly T[]): T | undefined => list[below(random, Math.max(1, list.length))];

async function openWorld(t: TestContext, title: Title, game: Game, first: State): Promise<World> {
  let state = first;
  const here: Title = { ...title, rules: async () => ({ ...game, setup: () => game.clone(state) }) };
  const { url } = await serverFor(t, {}, { shelf: [here] });
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
async function sitDown(world: World, game: Game, seats: number, watched: Seat | null): Promise<Watched> {
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
  return named.replaceAll(/"seedHash":"[0-9a-f]{64}"/g, '"seedHash":"HASH"').replaceAll(/"(createdAt|updatedAt|at)":\d+/g, '"$1":0');
}

/** Everything that a person may ask for, as it is answered. */
async function ask(one: Watched): Promise<void> {
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

/** What both worlds' tables have in common: a command, sent in both, and the answers. */
async function send(both: readonly Watched[], by: 'eyes' | 'others', seat: Seat, moves: readonly unknown[] | 'undo', name: string): Promise<boolean> {
  const answers = both.map(async ({ table, line, theirs }) => {
    const { seq } = standing(line);
    const head = { table, seat, seq, command: name };
    const from = by === 'eyes' ? line : theirs;
    const sent = moves === 'undo' ? { type: 'undo' as const, ...head } : { type: 'play' as const, ...head, moves: moves.map(flatly) };
    const answer = await from.ask(sent);
    const reached = answer.type === 'done' ? answer.seq : seq;
    for (const one of [line, theirs]) while (standing(one).seq < reached) await Promise.race([one.next('step'), one.next('view')]);
    line.send({ type: 'ping' });
    await line.next('pong');
    return answer;
  });
  const [here, there] = await Promise.all(answers);
  assert.deepEqual(here && { ...here, table: '' }, there && { ...there, table: '' });
  return here?.type === 'done';
}

/** Fields of a move as a client sends them. */
function flatly(move: unknown): Record<string, string | number | boolean | null> {
  return typeof move === 'object' && move !== null ? Object.fromEntries(Object.entries(move)) : { kind: 'nonsense' };
}

/** The same move made in two states: what a pair of eyes then sees and has heard in each. */
function outcome(game: Game, state: State, by: Seat, move: Move, eyes: Seat | null): { readonly state: State; readonly seen: string } {
  const after = game.clone(state);
  const heard: Told[] = [];
  play(game, after, by, move, (event, only, twin) => {
    const mine = heardAs(eyes, event, only, twin);
    if (mine) heard.push(mine);
  });
  return { state: after, seen: canonical([game.redact(after, eyes), heard]) };
}

/** Decisions after which a random match is looked at no further. */
const LONGEST = 400;

/** A position of a random match, each as likely as any other. */
function anyPosition(game: Game, seats: number, random: RandomState, seed: string): State {
  const state = begin(game, { seats, seed, options: options(game) });
  let chosen = game.clone(state);
  for (let step = 2; step < LONGEST; step++) {
    const open = pick(random, decisions(game, state));
    const move = open && pick(random, open.moves);
    if (!open || !move) break;
    play(game, state, open.seat, move);
    if (!state.over && below(random, step) === 0) chosen = game.clone(state);
  }
  return chosen;
}

const options = (game: Game): Record<string, string> => Object.fromEntries(Object.entries(game.options).map(([name, [first = '']]) => [name, first]));

/** What one round of looking at two worlds came to. */
interface Counts {
  compared: number;
  refused: number;
  bytes: number;
}

/**
 * Two matches that differ in nothing but what a person at the table may not know: whatever that person does and whatever others do, all
 * that reaches it – frames, answers, refusals, lists, what it asks for before the end – is the same, byte for byte, until the rules
 * themselves reveal something.
 */
export async function lookAlike(t: TestContext, title: Title, trials: number): Promise<void> {
  const game = await title.rules();
  const counts: Counts = { compared: 0, refused: 0, bytes: 0 };
  const random = seedRandom(`swapped ${trials}`);
  const least = Math.max(2, game.players.min);
  const first = begin(game, { seats: least, seed: 'first', options: options(game) });
  const worlds = [await openWorld(t, title, game, first), await openWorld(t, title, game, first)] as const;
  for (let trial = 0; trial < trials; trial++) {
    const seats = least + below(random, game.players.max - least + 1);
    const watched = below(random, seats + 1) - 1;
    await compare(game, worlds, { seats, eyes: watched < 0 ? null : watched, random, name: `swapped-${trial}` }, counts);
  }
  assert.ok(counts.compared > trials / 2 && counts.refused > 0, JSON.stringify(counts));
  t.diagnostic(`${trials} pairs of matches, ${counts.compared} commands of which ${counts.refused} were refused, ${counts.bytes} bytes`);
}

interface Trial {
  readonly seats: number;
  readonly eyes: Seat | null;
  readonly random: RandomState;
  readonly name: string;
}

async function compare(game: Game, worlds: readonly [World, World], { seats, eyes, random, name }: Trial, counts: Counts): Promise<void> {
  let here = anyPosition(game, seats, random, name);
  let there = game.imagine(game.redact(here, eyes), random);
  worlds[0].state = here;
  worlds[1].state = there;
  const both = [await sitDown(worlds[0], game, seats, eyes), await sitDown(worlds[1], game, seats, eyes)];
  for (let act = 0; act < 5; act++) {
    const open = pick(random, decisions(game, here));
    if (!open) break;
    const by = open.seat === eyes ? 'eyes' : 'others';
    // Somebody tries what is not offered, what is nobody's, or to take something back; only the eyes' tries are the same in both worlds.
    if (eyes !== null) {
      const tried = below(random, 3) === 0 ? 'undo' : [pick(random, game.moves.table), { kind: 'nonsense' }].slice(below(random, 2));
      const seat = below(random, 3) === 0 ? (eyes + 1) % seats : eyes;
      const command = `${name}-try-${act}`;
      if (tried === 'undo' || !isOffered(game, here, seat, tried[0])) {
        if (act === 0 || tried !== 'undo') {
          assert.equal(await send(both, 'eyes', seat, tried, command), false);
          counts.refused += 1;
        }
      }
    }
    const move = pick(random, open.moves);
    if (!move || !isOffered(game, there, open.seat, move)) break;
    const [left, right] = [outcome(game, here, open.seat, move, eyes), outcome(game, there, open.seat, move, eyes)];
    if (left.seen !== right.seen || left.state.over) break;
    assert.equal(await send(both, by, open.seat, [move], `${name}-move-${act}`), true);
    counts.compared += 1;
    [here, there] = [left.state, right.state];
  }
  for (const one of both) await ask(one);
  const [left = '', right = ''] = both.map((one) => plain([...one.line.texts, ...one.received].join('\n'), one));
  same(left, right);
  counts.bytes += left.length;
  for (const { line, theirs } of both) await Promise.all([line.close(), theirs.close()]);
}

/** Two texts are the same; else it says where they begin to differ. */
function same(left: string, right: string): void {
  if (left === right) return;
  const at = [...left].findIndex((letter, i) => letter !== right[i]);
  const around = (text: string): string => text.slice(Math.max(0, at - 300), at + 300);
  assert.fail(`at ${at} of ${left.length} and ${right.length}:\n${around(left)}\n\n${around(right)}`);
}

const isOffered = (game: Game, state: State, seat: Seat, move: unknown): boolean =>
  decisions(game, state).some((one) => one.seat === seat && one.moves.some((offered) => offered === move));
