import { inPlace } from '../../machine/patches.ts';
import type { World } from '../../machine/world.ts';
import { deleteMe } from '../../people/account.ts';
import type { Client } from '../../people/client.ts';
import { openDeal } from '../../people/deals.ts';
import { act, look, playAny } from '../../people/table.ts';
import { DAY, newcomers, SECOND, thinks, USUAL, type Workload } from '../workload.ts';

/** People play the deals of some days on several tabs, around the end of a day; those before are over and wait to be counted, as after a worker's outage. */
export const dealing: Workload = {
  name: 'deals',
  workers: ['turns', 'look', 'deals', 'counting'],
  faults: USUAL,
  rest: 40 * SECOND,
  async prepare(world) {
    const [ada, bo] = await newcomers(world, 'ada', 'bo');
    if (!ada || !bo) return [];
    const { scheduler, random } = world;
    for (let before = random.below(3); before > 0; before--) {
      const { given } = await openDeal(ada);
      await untilOver(ada, String(given?.table));
      scheduler.leap(DAY);
    }
    await uncount(world);
    scheduler.leap(DAY - (scheduler.now % DAY) - (random.chance(0.5) ? random.below(200) : -5 * SECOND));
    return [ada, ada.other(2), bo, bo.other(2)].map((me) => () => deals(me));
  },
};

/** As if nobody had counted what is over. */
async function uncount({ alive: [node] }: World): Promise<void> {
  if (!node) return;
  await inPlace({ ...node.place, actor: 'setup' }, async () => {
    const { db } = node.services.storage;
    await db.updateTable('tables').set({ deal_counted: 0 }).where('status', '=', 'over').execute();
    await db.updateTable('deal_attempts').set({ state: 'open', points: null, streak: 0, best: 0, ended_at: null }).execute();
  });
}

async function untilOver(me: Client, table: string): Promise<void> {
  while ((await look(me, table))?.over === false) if (!(await playAny(me, table))) await thinks(me, SECOND);
}

async function deals(me: Client): Promise<void> {
  const { random } = me.world;
  for (let day = 0; day < 2; day++) {
    const { given } = await openDeal(me);
    if (typeof given?.table !== 'string') continue;
    for (let i = 0; i < 7; i++) {
      if (random.chance(0.02)) await act(me, given.table, { kind: 'resign' });
      else if (!(await playAny(me, given.table))) await thinks(me, random.below(100));
    }
  }
  if (random.chance(0.05)) await deleteMe(me);
}
