import { RICH } from '../../machine/titles.ts';
import { addAccount, deleteMe, signIn } from '../../people/account.ts';
import type { Client } from '../../people/client.ts';
import { type Grades, lookAtProgress, sendProgress } from '../../people/over/reached.ts';
import { newcomers, SECOND, USUAL, type Workload } from '../workload.ts';

/** Two devices of one person and a guest's send stars and puzzles at once, some of nothing that the game has; the guest signs in, or the person goes. */
export const progressing: Workload = {
  name: 'progress',
  workers: [],
  faults: USUAL,
  title: RICH,
  rest: SECOND,
  async prepare(world) {
    const { random } = world;
    const [ada, guest] = await newcomers(world, 'ada', 'guest');
    if (!ada || !guest) return [];
    await addAccount(ada, 'ada', 'secret');
    const after = async (me: Client, work: () => Promise<unknown>): Promise<void> => {
      for (let i = random.below(20); i > 0; i--) await me.pause('waits');
      await work();
    };
    const page = guest.other(7);
    return [
      ...[ada, ada.other(2), guest, guest.other(2)].map((me) => () => learns(me)),
      () => after(page, async () => random.chance(0.7) && (await signIn(page, 'ada', 'secret', true))),
      () => after(ada.other(8), async () => random.chance(0.2) && (await deleteMe(ada.other(8), 'secret'))),
    ];
  },
};

/** Items that the game has, and others. */
const ITEMS = { 'campaigns/tiny': ['c1', 'c2', 'c3', 'c9'], 'puzzles/tiny': ['p1', 'p2', 'p3'], 'campaigns/none': ['c1'] } as const;

/** A device that learns more and more, and sends all that it knows or only what is new. */
async function learns(me: Client): Promise<void> {
  const { random } = me.world;
  let known: Grades = {};
  for (let i = 0; i < 4; i++) {
    if (random.chance(0.2)) await lookAtProgress(me);
    const fresh: Grades = Object.fromEntries(
      Object.entries(ITEMS).map(([collection, items]) => [
        collection,
        Object.fromEntries(items.filter(() => random.chance(0.3)).map((item) => [item, random.below(4)])),
      ]),
    );
    known = Object.fromEntries(Object.keys(ITEMS).map((one) => [one, { ...known[one], ...fresh[one] }]));
    await sendProgress(me, random.chance(0.5) ? known : fresh);
  }
}
