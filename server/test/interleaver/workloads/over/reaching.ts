import { RICH } from '../../machine/titles.ts';
import { addAccount, deleteMe, signIn } from '../../people/account.ts';
import type { Client } from '../../people/client.ts';
import { lookAtReached } from '../../people/over/reached.ts';
import { act, playAny } from '../../people/table.ts';
import { amid, begun, MINUTE, newcomers, playRound, SECOND, thinks, USUAL, type Workload } from '../workload.ts';

/** Three matches end at once on several pages; bots sit in, people resign, a guest signs in and takes all along, somebody deletes themselves. */
export const reaching: Workload = {
  name: 'achievements',
  workers: ['turns', 'look', 'counting'],
  faults: USUAL,
  title: RICH,
  rest: MINUTE,
  async prepare(world) {
    const { random } = world;
    const [ada, bo, guest] = await newcomers(world, 'ada', 'bo', 'guest');
    if (!ada || !bo || !guest) return [];
    await addAccount(ada, 'ada', 'secret');
    const matches: (readonly [table: string, players: readonly Client[]])[] = [];
    for (const players of [[guest, bo], [bo, ada], random.chance(0.5) ? [ada, guest] : [guest, bo]]) {
      const [owner, ...others] = players;
      if (!owner) continue;
      const table = await begun(owner, others);
      matches.push([table, players]);
      await playRound(players, table, random.pick([2, 3, 4, 100]));
    }
    const goes = async (me: Client, work: () => Promise<unknown>): Promise<void> => {
      if (random.chance(0.5)) await amid(me, 'counting');
      else for (let i = random.below(30); i > 0; i--) await me.pause('waits');
      await work();
    };
    const page = guest.other(7);
    return [
      ...matches.flatMap(([table, players], nth) => players.map((me) => () => ends(me.other(nth + 2), table))),
      () => goes(page, async () => random.chance(0.6) && (await signIn(page, 'ada', 'secret', true))),
      () => goes(bo.other(8), async () => random.chance(0.3) && (await deleteMe(bo.other(8)))),
    ];
  },
};

async function ends(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 6; i++) {
    const what = random.below(20);
    if (what === 0) await act(me, table, random.pick([{ kind: 'back' }, { kind: 'resign' }] as const));
    else if (what === 1) {
      await act(me, table, { kind: 'sit-in', level: 'easy' });
      await act(me, table, { kind: 'back' });
    } else if (what < 5) await lookAtReached(me);
    else if (!(await playAny(me, table))) await thinks(me, random.below(SECOND));
  }
}
