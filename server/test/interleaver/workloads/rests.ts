import type { Client } from '../people/client.ts';
import { create, join, start } from '../people/lobby.ts';
import { beQuiet, giveDaysBack, takeDays } from '../people/rests.ts';
import { playAny } from '../people/table.ts';
import { begun, DAY, givenBy, newcomers, SECOND, USUAL, type Workload } from './workload.ts';

const SLOW = { kind: 'days', days: 3, out: 'seat' } as const;

/** People change when they rest, on two pages each, while slow matches begin and are played. */
export const resting: Workload = {
  name: 'rests',
  workers: ['turns', 'rests', 'look', 'beat'],
  faults: USUAL,
  // Twice the time after which another node tells what one left untold.
  rest: 130 * SECOND,
  async prepare(world) {
    const [ada, bo] = await newcomers(world, 'ada', 'bo');
    if (!ada || !bo) return [];
    const table = await begun(ada, [bo], { clock: SLOW, rounds: '3' });
    const waiting = givenBy(await create(ada, { clock: SLOW, seats: [{ kind: 'me' }, { kind: 'open' }] }), 'table');
    await join(bo, waiting);
    return [
      ...[ada, ada.other(2), bo].map((me) => () => changesRests(me)),
      ...[ada.other(3), bo.other(3)].map((me) => () => plays(me, table)),
      () => start(ada.other(4), waiting).then(() => undefined),
    ];
  },
};

const dayAfter = ({ world: { scheduler } }: Client, days: number): string => new Date(scheduler.now + days * DAY).toISOString().slice(0, 10);

async function changesRests(me: Client): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 4; i++) {
    const what = random.below(6);
    const first = 2 + 4 * random.below(3);
    if (what < 2) await beQuiet(me, random.chance(0.3) ? null : 60 * random.below(24));
    else if (what < 5) await takeDays(me, dayAfter(me, first), dayAfter(me, first + random.below(4)));
    else await giveDaysBack(me, dayAfter(me, first));
  }
}

async function plays(me: Client, table: string): Promise<void> {
  for (let i = 0; i < 3; i++) await playAny(me, table);
}
