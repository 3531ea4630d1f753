import { tellMeBy } from '../people/account.ts';
import type { Client } from '../people/client.ts';
import { newcomers, SECOND, type Workload } from './workload.ts';

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
