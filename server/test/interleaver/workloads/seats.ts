import type { World } from '../machine/world.ts';
import type { Client } from '../people/client.ts';
import { create, invite, join, leave, rematch, remove, start } from '../people/lobby.ts';
import { givenBy, newcomers, SECOND, USUAL, type Workload } from './workload.ts';

const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;

/** People who come, go and begin, each on two pages, at one table. */
export const seats: Workload = {
  name: 'seats',
  workers: ['turns', 'look'],
  faults: USUAL,
  rest: 10 * SECOND,
  async prepare(world) {
    const [ada, bo, cy] = await newcomers(world, 'ada', 'bo', 'cy');
    if (!ada || !bo || !cy) return [];
    const table = givenBy(await create(ada, { seats: SEATS }), 'table');
    return [
      () => sit(bo, table),
      () => sit(bo.other(2), table),
      () => sit(cy, table),
      () => sit(cy.other(2), table),
      () => hostOf(world, ada, table),
      () => hostOf(world, ada.other(2), table),
    ];
  },
};

async function sit(me: Client, table: string): Promise<void> {
  await join(me, table);
  if (me.world.random.chance(0.5)) await leave(me, table);
  if (me.world.random.chance(0.5)) await join(me, table, { seat: me.world.random.below(3) });
}

async function hostOf({ random }: World, me: Client, table: string): Promise<void> {
  if (random.chance(0.3)) await remove(me, table, 1);
  if (random.chance(0.2)) await leave(me, table);
  await start(me, table);
  await start(me, table);
}

/** One person makes, brings back and is kept more tables than one may have. */
export const limits: Workload = {
  name: 'limits',
  workers: [],
  faults: ['late answer', 'crash'],
  rest: 5 * SECOND,
  async prepare(world) {
    const [ada, bo] = await newcomers(world, 'ada', 'bo');
    if (!ada || !bo) return [];
    const table = givenBy(await create(ada, { seats: [{ kind: 'me' }, { kind: 'open' }] }), 'table');
    await join(bo, table);
    const make = (me: Client) => () => create(me, { seats: [{ kind: 'me' }, { kind: 'open' }] }).then(() => undefined);
    return [
      make(ada),
      make(ada.other(2)),
      make(ada.other(3)),
      () => start(ada, table).then(() => undefined),
      () => invite(ada, table, 1, 'bo').then(() => undefined),
      () => rematch(bo, table).then(() => undefined),
    ];
  },
};
