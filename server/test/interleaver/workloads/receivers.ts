import { inPlace } from '../machine/patches.ts';
import type { World } from '../machine/world.ts';
import { deleteMe, tellMeBy } from '../people/account.ts';
import type { Client } from '../people/client.ts';
import { admit } from '../people/lists.ts';
import { create, join, leave, start } from '../people/lobby.ts';
import { act, playAny } from '../people/table.ts';
import { givenBy, MINUTE, newcomers, SECOND, thinks, USUAL, type Workload } from './workload.ts';

/** One person adds more places where they are told than they may, on three pages, some of them twice. */
export const receivers: Workload = {
  name: 'receivers',
  workers: [],
  faults: ['crash', 'late answer'],
  rest: SECOND,
  async prepare(world) {
    const [ada] = await newcomers(world, 'ada');
    if (!ada) return [];
    return [ada, ada.other(2), ada.other(3)].map((me) => () => adds(me));
  },
};

async function adds(me: Client): Promise<void> {
  for (let i = 0; i < 5; i++) await tellMeBy(me, `https://ada.example/${me.world.random.below(14)}`);
}

/** Two channels are told of public tables that people open, leave, play and end, while who tells them dies or stands still. */
export const posting: Workload = {
  name: 'posts',
  workers: ['posts', 'turns', 'look'],
  faults: [...USUAL, 'standstill', 'post fails'],
  rest: 15 * MINUTE,
  async prepare(world) {
    const [ada, bo] = await newcomers(world, 'ada', 'bo');
    if (!ada || !bo) return [];
    await channels(world);
    const waits = givenBy(await create(bo, { seats: [{ kind: 'me' }, { kind: 'open' }] }), 'table');
    const joins = async (): Promise<void> => {
      await join(ada.other(2), waits);
      if (world.random.chance(0.3)) await leave(ada.other(2), waits);
      else await plays(ada.other(2), waits);
    };
    return [() => opens(ada, bo), joins, () => plays(bo.other(2), waits)];
  },
};

/** Two rooms of chat programs follow public tables by editing their messages, while who tells them dies, stands still or hears no answer. */
export const editing: Workload = {
  name: 'edits',
  workers: ['posts', 'turns', 'look'],
  faults: [...USUAL, 'standstill', 'post fails', 'post fails'],
  rest: 15 * MINUTE,
  async prepare(world) {
    const [ada, bo, cy] = await newcomers(world, 'ada', 'bo', 'cy');
    if (!ada || !bo || !cy) return [];
    await rooms(world);
    const { random } = world;
    const clock = random.chance(0.5) ? ({ kind: 'days', days: 1, out: 'seat' } as const) : null;
    const waits = givenBy(await create(bo, { seats: [{ kind: 'me' }, { kind: 'open' }], clock }), 'table');
    const comes = async (me: Client): Promise<void> => {
      await thinks(me, random.pick([0, 3 * SECOND, 12 * SECOND]));
      await join(me, waits);
      if (random.chance(0.3)) await leave(me, waits);
      else await plays(me, waits);
    };
    const goes = async (): Promise<void> => {
      await thinks(cy.other(3), random.pick([SECOND, 20 * SECOND, MINUTE]));
      if (random.chance(0.5)) await deleteMe(cy.other(3));
      else if (random.chance(0.3)) await admit(bo.other(3), waits, 'closed');
    };
    // Something goes wrong only as long as somebody is there: also while the last messages are sent.
    const lingers = async (): Promise<void> => thinks(cy.other(4), random.pick([MINUTE, 2 * MINUTE]));
    return [() => opens(ada, bo), () => comes(cy), () => plays(bo.other(2), waits), goes, lingers];
  },
};

async function rooms(world: World): Promise<void> {
  const [node] = world.alive;
  if (!node) return;
  const set = { events: 'tables turns results', language: 'en', failures: 0, resting_until: 0, dropped: null, since: world.scheduler.now };
  const rows = [
    { ...set, id: 'discord', name: 'discord', form: 'discord', address: 'https://discord.example/api/webhooks/1/x', details: '{}' },
    { ...set, id: 'matrix', name: 'matrix', form: 'matrix', address: 'https://matrix.example', details: JSON.stringify({ room: '!r', token: 't' }) },
  ];
  await inPlace({ ...node.place, actor: 'setup' }, () => node.services.storage.db.insertInto('webhooks').values(rows).execute());
  // Else they would learn of the rooms when all is over.
  for (const { posts } of world.alive) posts?.wake();
}

async function channels(world: World): Promise<void> {
  const [node] = world.alive;
  if (!node) return;
  const set = { form: 'json', details: '{}', language: 'en', failures: 0, resting_until: 0, dropped: null };
  const rows = [
    { ...set, id: 'all', name: 'all', address: 'https://all.example', events: 'tables results', since: world.scheduler.now },
    { ...set, id: 'ends', name: 'ends', address: 'https://ends.example', events: 'results', since: world.scheduler.now },
  ];
  await inPlace({ ...node.place, actor: 'setup' }, () => node.services.storage.db.insertInto('webhooks').values(rows).execute());
}

/** A table of two, from its opening to its end. */
async function opens(ada: Client, bo: Client): Promise<void> {
  const { given } = await create(ada, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  if (typeof given?.table !== 'string') return;
  const { table } = given;
  await join(bo, table);
  await Promise.all([plays(ada, table), plays(bo, table)]);
}

/** Somebody who begins a table, plays some moves in no hurry, and gives up: bots end it. */
async function plays(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  await thinks(me, random.pick([0, 3 * SECOND, 30 * SECOND]));
  await start(me, table);
  for (let i = random.below(5); i > 0; i--) {
    await thinks(me, random.pick([0, SECOND, 30 * SECOND]));
    await playAny(me, table);
  }
  await act(me, table, { kind: 'resign' });
}
