import type { TableAct } from '@madang/wire';
import { inPlace } from '../machine/patches.ts';
import type { World } from '../machine/world.ts';
import type { Client } from '../people/client.ts';
import { act, look, plan, playAny, say, undo } from '../people/table.ts';
import { amid, begun, DAY, MINUTE, newcomers, SECOND, thinks, USUAL, type Workload } from './workload.ts';

/** Three people play, take back and talk, on two pages each. */
export const undoing: Workload = {
  name: 'undo',
  workers: ['turns', 'look'],
  faults: USUAL,
  rest: 10 * SECOND,
  async prepare(world) {
    const [ada, bo, cy] = await newcomers(world, 'ada', 'bo', 'cy');
    if (!ada || !bo || !cy) return [];
    const table = await begun(ada, [bo, cy]);
    return [ada, ada.other(2), bo, bo.other(2), cy].map((me) => () => playsAndTakesBack(me, table));
  },
};

async function playsAndTakesBack(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 4; i++) {
    if (random.chance(0.3)) await undo(me, table);
    else await playAny(me, table);
    if (random.chance(0.1)) await say(me, table, `line ${i}`);
  }
}

const ACTS: readonly TableAct[] = [
  { kind: 'ask', question: { kind: 'abandon' } },
  { kind: 'ask', question: { kind: 'rewind', to: 1 } },
  { kind: 'agree' },
  { kind: 'agree' },
  { kind: 'refuse' },
  { kind: 'sit-in', level: 'easy' },
  { kind: 'back' },
];

/** Three people ask, agree and refuse while moves are made; bots sit in and people give up. */
export const votes: Workload = {
  name: 'votes',
  workers: ['turns', 'look'],
  faults: USUAL,
  rest: 40 * SECOND,
  async prepare(world) {
    const [ada, bo, cy] = await newcomers(world, 'ada', 'bo', 'cy');
    if (!ada || !bo || !cy) return [];
    const table = await begun(ada, [bo, cy]);
    return [ada, ada.other(2), bo, bo.other(2), cy].map((me) => () => votesAndPlays(me, table));
  },
};

async function votesAndPlays(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 4; i++) {
    if (random.chance(0.6)) await act(me, table, random.pick(ACTS));
    else if (random.chance(0.05)) await act(me, table, { kind: 'resign' });
    else await playAny(me, table);
  }
}

/** People plan turns, withdraw what they planned, and play beside it. */
export const plans: Workload = {
  name: 'plans',
  workers: ['plans', 'look'],
  faults: USUAL,
  rest: 30 * SECOND,
  async prepare(world) {
    const [ada, bo] = await newcomers(world, 'ada', 'bo');
    if (!ada || !bo) return [];
    const table = await begun(ada, [bo], { rounds: '3' });
    // The bids, so that somebody's turn is to come; a bid may be changed once.
    for (let i = 0; i < 2; i++) for (const me of [ada, bo]) await playAny(me, table);
    return [...[ada, bo, bo.other(2)].map((me) => () => plansAndPlays(me, table)), ...[ada, bo].map((me) => () => withdraws(me.other(3), table))];
  },
};

async function plansAndPlays(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 7; i++) {
    const seen = await look(me, table);
    if (!seen) return;
    if (seen.ahead.length > 0 && random.chance(0.8)) await plan(me, table, seen.seat, seen.ownSeq, [[random.pick(seen.ahead)]]);
    else if (random.chance(0.1)) await plan(me, table, seen.seat, seen.ownSeq, []);
    else await playAny(me, table);
    // Plans are followed some seconds after the last step.
    if (random.chance(0.4)) await thinks(me, 6 * SECOND);
  }
}

/** Withdraws whatever was planned while somebody follows plans. */
async function withdraws(me: Client, table: string): Promise<void> {
  const seat = me.person.name === 'ada' ? 0 : 1;
  await amid(me, 'plans', 'append');
  await plan(me, table, seat, 0, []);
}

const CLOCKS = [
  { kind: 'live', minutes: 1, increment: 5, out: 'seat' },
  { kind: 'live', minutes: 1, increment: 0, out: 'decision' },
  { kind: 'days', days: 1, out: 'seat' },
  { kind: 'days', days: 1, bank: 1, out: 'decision' },
] as const;

/** People play by a clock that some let run out, while clocks step, nodes die and nobody is there for a while. */
const timed = (name: string, faults: Workload['faults']): Workload => ({
  name,
  workers: ['turns', 'beat', 'look'],
  faults,
  rest: 90 * SECOND,
  async prepare(world) {
    const [ada, bo] = await newcomers(world, 'ada', 'bo');
    if (!ada || !bo) return [];
    const clock = world.random.pick(CLOCKS);
    const table = await begun(ada, [bo], { clock });
    const spare = SECOND * (40 + world.random.below(160));
    if (clock.kind === 'days') await passes(world, DAY - spare);
    return [ada, bo, bo.other(2)].map((me) => () => playsByTheClock(me, table));
  },
});

/** Hours in which nothing happens, but that nodes are alive: they would say so ten thousand times. */
async function passes({ scheduler, alive }: World, milliseconds: number): Promise<void> {
  const [node] = alive;
  if (!node) return;
  scheduler.leap(milliseconds);
  await inPlace({ ...node.place, actor: 'setup' }, () => node.services.storage.db.updateTable('heart').set({ at: Date.now() }).execute());
}

export const clocks = timed('clocks', USUAL);
/** The same where clocks step. */
export const steps = timed('clock steps', ['clock step', 'crash', 'lost message']);

async function playsByTheClock(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 5; i++) {
    if (random.chance(0.4)) await thinks(me, random.chance(0.2) ? MINUTE : random.below(20 * SECOND));
    const what = random.below(10);
    if (what === 0) await undo(me, table);
    else if (what === 1) await act(me, table, { kind: 'back' });
    else await playAny(me, table);
  }
}

/** Bots play, people go away and come back; whoever has work to do dies. */
export const jobs: Workload = {
  name: 'jobs',
  workers: ['turns', 'beat', 'counting', 'look'],
  faults: [...USUAL, 'standstill'],
  rest: 2 * MINUTE,
  async prepare(world) {
    const [ada, bo] = await newcomers(world, 'ada', 'bo');
    if (!ada || !bo) return [];
    const table = await begun(ada, [bo], {
      bots: 1,
      clock: world.random.chance(0.5) ? { kind: 'live', minutes: 1, increment: 0, out: 'seat' } : null,
    });
    return [ada, bo].map((me) => () => comesAndGoes(me, table));
  },
};

async function comesAndGoes(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 4; i++) {
    const what = random.below(4);
    if (what === 0) await act(me, table, { kind: 'sit-in', level: 'easy' });
    else if (what === 1) await act(me, table, { kind: 'back' });
    else await playAny(me, table);
  }
}
