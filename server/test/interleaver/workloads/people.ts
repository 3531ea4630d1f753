import type { World } from '../machine/world.ts';
import { addAccount, changeTo, deleteMe, endOthers, signIn, tellMeBy, wish } from '../people/account.ts';
import { Client } from '../people/client.ts';
import { enterCup, openCup, quitCup } from '../people/cups.ts';
import { create, invite, join, leave, rematch, start } from '../people/lobby.ts';
import { act, look, plan, playAny, say } from '../people/table.ts';
import { amid, begun, givenBy, MINUTE, newcomers, SECOND, thinks, USUAL, type Workload } from './workload.ts';

/** A page of somebody who is not signed in anywhere. */
const stranger = (world: World, name: string): Client => new Client(world, { id: '', name, token: undefined });

/** Somebody signs in on other devices while their password changes and sessions are ended. */
export const signingIn: Workload = {
  name: 'sign-in',
  workers: [],
  faults: ['crash', 'late answer', 'lost answer'],
  rest: SECOND,
  async prepare(world) {
    const [ada] = await newcomers(world, 'ada');
    if (!ada) return [];
    await addAccount(ada, 'ada', 'old');
    const pages = [1, 2, 3].map((nth) => stranger(world, `page ${nth}`));
    const changes = world.random.pick([
      () => changeTo(ada, 'old', 'new').then(() => undefined),
      () => endOthers(ada).then(() => undefined),
      () => deleteMe(ada, 'old').then(() => undefined),
    ]);
    return [...pages.map((page) => () => signIn(page, 'ada', 'old').then(() => undefined)), changes];
  },
};

/** A guest does all sorts of things on one page and signs in, taking them along, on another. */
export const merging: Workload = {
  name: 'merge',
  workers: ['turns', 'look', 'notices', 'counting'],
  faults: USUAL,
  rest: 20 * SECOND,
  async prepare(world) {
    const [ada, bo, guest] = await newcomers(world, 'ada', 'bo', 'guest');
    if (!ada || !bo || !guest) return [];
    await addAccount(ada, 'ada', 'secret');
    const played = await begun(guest, [bo]);
    const waits = givenBy(await create(ada, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }), 'table');
    const signs = async () => void (await signIn(guest, 'ada', 'secret', true));
    return [signs, () => busy(guest.other(2), played, waits), () => busy(bo, played, waits), () => busy(ada, played, waits)];
  },
};

async function busy(me: Client, played: string, waits: string): Promise<void> {
  const { random } = me.world;
  const others = ['ada', 'bo', 'guest'].filter((name) => name !== me.person.id);
  for (let i = 0; i < 4; i++) {
    const what = random.below(9);
    if (what === 0) await join(me, waits);
    else if (what === 1) await leave(me, waits);
    else if (what === 2) await say(me, played, `line ${i}`);
    else if (what === 3) await tellMeBy(me, `https://${me.person.id}.example/${random.below(3)}`);
    else if (what === 4) await wish(me, 1);
    else if (what === 5) await invite(me, waits, 1 + random.below(2), random.pick(others));
    else if (what === 6) await plansAhead(me, played);
    else if (what === 7) await act(me, played, { kind: 'resign' });
    else await playAny(me, played);
  }
}

async function plansAhead(me: Client, table: string): Promise<void> {
  const seen = await look(me, table);
  if (!seen) return;
  const [next] = seen.ahead;
  if (next !== undefined) await plan(me, table, seen.seat, seen.ownSeq, [[next]]);
}

/** Somebody deletes their account while they, on another page, and others do whatever may name them. */
export const deletion: Workload = {
  name: 'deletion',
  workers: ['turns', 'beat', 'look', 'notices', 'counting', 'cups', 'plans'],
  faults: USUAL,
  rest: MINUTE,
  async prepare(world) {
    const [ada, bo, cy] = await newcomers(world, 'ada', 'bo', 'cy');
    if (!ada || !bo || !cy) return [];
    const played = await begun(bo, [ada]);
    const waits = givenBy(await create(ada, { seats: [{ kind: 'me' }, { kind: 'open' }] }), 'table');
    const cup = givenBy(await openCup(bo, 2, 2, true), 'cup');
    await tellMeBy(ada, 'https://ada.example');
    const all = { played, waits, cup };
    const goes = async () => {
      if (world.random.chance(0.5)) await amid(ada, world.random.pick(['turns', 'notices', 'counting', 'cups', 'plans']));
      await deleteMe(ada);
    };
    return [goes, () => lives(ada.other(2), all), () => lives(ada.other(3), all), () => lives(bo, all), () => lives(cy, all)];
  },
};

interface All {
  readonly played: string;
  readonly waits: string;
  readonly cup: string;
}

async function lives(me: Client, { played, waits, cup }: All): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 3; i++) {
    const what = random.below(10);
    if (what === 0) await join(me, waits);
    else if (what === 1) await start(me, waits);
    else if (what === 2) await enterCup(me, cup);
    else if (what === 3) await quitCup(me, cup);
    else if (what === 4) await act(me, played, { kind: 'resign' });
    else if (what === 5) await rematch(me, played);
    else if (what === 6) await tellMeBy(me, `https://${me.person.id}.example/${random.below(3)}`);
    else if (what === 7) await create(me, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    else if (what === 8) await plansAhead(me, played);
    else await busy(me, played, waits);
  }
}

/** People come to a cup, go and play; it begins, goes on from round to round and ends by itself. */
export const cups: Workload = {
  name: 'cups',
  workers: ['turns', 'beat', 'cups', 'counting', 'look'],
  faults: USUAL,
  rest: MINUTE,
  async prepare(world) {
    const all = await newcomers(world, 'ada', 'bo', 'cy', 'dee', 'eve');
    const [ada] = all;
    if (!ada) return [];
    const cup = givenBy(await openCup(ada, 4, 2, true), 'cup');
    return [
      ...all.map((me) => () => playsInCup(me, cup)),
      ...all.slice(1, 3).map((me) => async () => void (await enterCup(me.other(2), cup))),
      ...[2, 3, 4].map((nth) => async () => void (await openCup(ada.other(nth), 4, 1, false))),
    ];
  },
};

async function playsInCup(me: Client, cup: string): Promise<void> {
  const { random } = me.world;
  await enterCup(me, cup);
  if (random.chance(0.2)) await quitCup(me, cup);
  for (let i = 0; i < 3; i++) {
    await thinks(me, SECOND);
    for (const table of await ownTables(me)) {
      if (random.chance(0.7)) await act(me, table, { kind: 'resign' });
      else await playAny(me, table);
    }
  }
}

/** The running tables at which a person sits. */
async function ownTables(me: Client): Promise<readonly string[]> {
  let tables: readonly string[] = [];
  await me.ask({
    what: 'list',
    work: async ({ services }) => {
      const { db } = services.storage;
      const running = db.selectFrom('seats').innerJoin('tables', 'tables.id', 'seats.table_id').select('tables.id').where('status', '=', 'running');
      tables = (await running.where('seats.person', '=', me.person.id).orderBy('tables.id').execute()).map(({ id }) => id);
      return { answer: 'done' };
    },
  });
  return tables;
}

/** Two people in no hurry are told of their turns, wherever the messages go, while who sends them dies or stands still. */
export const notices: Workload = {
  name: 'notices',
  workers: ['notices', 'look'],
  faults: [...USUAL, 'standstill', 'post fails'],
  rest: 12 * MINUTE,
  async prepare(world) {
    const [ada, bo] = await newcomers(world, 'ada', 'bo');
    if (!ada || !bo) return [];
    for (const me of [ada, bo]) {
      await tellMeBy(me, `https://${me.person.id}.example`);
      await tellMeBy(me, `https://${me.person.id}.example/2`);
      await wish(me, world.random.below(2));
    }
    const table = await begun(ada, [bo]);
    return [ada, bo, bo.other(2)].map((me) => () => playsSlowly(me, table));
  },
};

async function playsSlowly(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 5; i++) {
    if (random.chance(0.3)) await thinks(me, random.pick([SECOND, 30 * SECOND, MINUTE]));
    const what = random.below(20);
    if (what === 0) await act(me, table, { kind: 'ask', question: { kind: 'abandon' } });
    else if (what === 1) await act(me, table, { kind: 'agree' });
    else await playAny(me, table);
  }
}
