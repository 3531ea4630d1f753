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
import { endIt, goBack, type Talked, talk } from './agreed.ts';
import { ask, openWorld, sameSoFar, send, sitDown, type Watched, type World } from './worlds.ts';

const pick = <T>(random: RandomState, list: readonly T[]): T | undefined => list[below(random, Math.max(1, list.length))];

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
  acts: number;
  bytes: number;
}

/**
 * Two matches differ only in what one person may not know. Whatever anybody does, all that reaches that person is the same byte for byte (frames,
 * answers, refusals, lists), until the rules themselves reveal something.
 */
export async function lookAlike(t: TestContext, title: Title, trials: number): Promise<void> {
  const game = await title.rules();
  const counts: Counts = { compared: 0, refused: 0, acts: 0, bytes: 0 };
  const random = seedRandom(`swapped ${trials}`);
  const least = Math.max(2, game.players.min);
  const first = begin(game, { seats: least, seed: 'first', options: options(game) });
  const worlds = [await openWorld(t, title, game, first), await openWorld(t, title, game, first)] as const;
  for (let trial = 0; trial < trials; trial++) {
    const seats = least + below(random, game.players.max - least + 1);
    const watched = below(random, seats + 1) - 1;
    await compare(game, worlds, { seats, eyes: watched < 0 ? null : watched, random, name: `swapped-${trial}` }, counts);
  }
  assert.ok(counts.compared > trials / 2 && counts.refused > 0 && counts.acts > 0, JSON.stringify(counts));
  const { compared, acts, refused, bytes } = counts;
  t.diagnostic(`${trials} pairs of matches, ${compared} moves and ${acts} other acts, ${refused} commands refused, ${bytes} letters`);
}

interface Trial {
  readonly seats: number;
  readonly eyes: Seat | null;
  readonly random: RandomState;
  readonly name: string;
}

/** Positions of both worlds, and the tables that stand there. */
interface Pair {
  readonly both: readonly Watched[];
  here: State;
  there: State;
}

async function compare(game: Game, worlds: readonly [World, World], trial: Trial, counts: Counts): Promise<void> {
  const { seats, eyes, random, name } = trial;
  const here = anyPosition(game, seats, random, name);
  const there = game.imagine(game.redact(here, eyes), random);
  worlds[0].state = here;
  worlds[1].state = there;
  const both = [await sitDown(worlds[0], game, seats, eyes), await sitDown(worlds[1], game, seats, eyes)];
  const pair: Pair = { both, here, there };
  const past: (readonly [State, State])[] = [];
  for (let act = 0; act < 5; act++) {
    const before = [pair.here, pair.there] as const;
    if (eyes !== null) counts.refused += await tryInVain(game, pair, { ...trial, eyes }, act);
    if (!(await moveBoth(game, pair, trial, `${name}-move-${act}`))) break;
    past.push(before);
  }
  counts.compared += past.length;
  const said = { eyes, other: eyes === 0 ? 1 : 0 };
  add(counts, await talk(both, said, past.length, name));
  const to = below(random, Math.max(1, past.length));
  const then = past[to];
  if (then) {
    add(counts, await goBack(both, said, to, name));
    [pair.here, pair.there] = then;
    if (await moveBoth(game, pair, trial, `${name}-again`)) counts.compared += 1;
  }
  for (const one of both) await ask(one);
  sameSoFar(both, false);
  add(counts, await endIt(both, said, random, name));
  for (const one of both) await ask(one);
  counts.bytes += sameSoFar(both, true);
  for (const { line, theirs } of both) await Promise.all([line.close(), theirs.close()]);
}

function add(counts: Counts, { done, refused }: Talked): void {
  counts.acts += done;
  counts.refused += refused;
}

/** Somebody tries what is not offered, what is nobody's, or to take something back; only the eyes' tries are the same in both worlds. */
async function tryInVain(
  game: Game,
  { both, here }: Pair,
  { seats, eyes, random, name }: Trial & { readonly eyes: Seat },
  act: number,
): Promise<number> {
  const tried = below(random, 3) === 0 ? 'undo' : [pick(random, game.moves.table), { kind: 'nonsense' }].slice(below(random, 2));
  const seat = below(random, 3) === 0 ? (eyes + 1) % seats : eyes;
  if (tried === 'undo' ? act > 0 : isOffered(game, here, seat, tried[0])) return 0;
  assert.notEqual(await send(both, 'eyes', seat, tried, `${name}-try-${act}`), undefined);
  return 1;
}

/** The same move in both worlds, if it is offered in both, shows the eyes the same and ends nothing; whether it was made. */
async function moveBoth(game: Game, pair: Pair, { eyes, random }: Trial, name: string): Promise<boolean> {
  const open = pick(random, decisions(game, pair.here));
  const move = open && pick(random, open.moves);
  if (!open || !move || !isOffered(game, pair.there, open.seat, move)) return false;
  const [left, right] = [outcome(game, pair.here, open.seat, move, eyes), outcome(game, pair.there, open.seat, move, eyes)];
  if (left.seen !== right.seen || left.state.over) return false;
  assert.equal(await send(pair.both, open.seat === eyes ? 'eyes' : 'others', open.seat, [move], name), undefined);
  [pair.here, pair.there] = [left.state, right.state];
  return true;
}

const isOffered = (game: Game, state: State, seat: Seat, move: unknown): boolean =>
  decisions(game, state).some((one) => one.seat === seat && one.moves.some((offered) => offered === move));
