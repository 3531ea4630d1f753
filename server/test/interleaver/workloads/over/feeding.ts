import { deleteMe } from '../../people/account.ts';
import type { Client } from '../../people/client.ts';
import { admit } from '../../people/lists.ts';
import { create, join, leave } from '../../people/lobby.ts';
import { readNews } from '../../people/over/feeds.ts';
import { act, playAny } from '../../people/table.ts';
import { begun, givenBy, newcomers, playRound, SECOND, thinks, USUAL, type Workload } from '../workload.ts';

const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;

/** Strangers read both feeds while tables are opened, hidden, joined and played to their end, and somebody deletes themselves. */
export const feeding: Workload = {
  name: 'feeds',
  workers: ['turns', 'look', 'counting'],
  faults: USUAL,
  rest: 10 * SECOND,
  async prepare(world) {
    const { random } = world;
    const [ada, bo, cy] = await newcomers(world, 'ada', 'bo', 'cy');
    if (!ada || !bo || !cy) return [];
    const played = [await begun(ada, [bo]), await begun(bo, [cy])];
    for (const table of played) await playRound([ada, bo, cy], table, random.pick([2, 3, 100]));
    const waits = givenBy(await create(cy, { seats: SEATS }), 'table');
    const tables = [...played, waits];
    const goes = async (): Promise<void> => {
      for (let i = random.below(30); i > 0; i--) await cy.other(4).pause('waits');
      if (random.chance(0.5)) await deleteMe(cy.other(4));
    };
    return [...[ada, bo, cy].map((me) => () => lives(me, tables)), ...[ada.other(2), bo.other(2)].map((me) => () => reads(me)), goes];
  },
};

async function lives(me: Client, tables: readonly string[]): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 6; i++) {
    const table = random.pick(tables);
    const what = random.below(16);
    if (what === 0) await create(me, { seats: SEATS, access: random.pick(['open', 'closed']) });
    else if (what === 1) await join(me, table);
    else if (what === 2) await leave(me, table);
    else if (what === 3) await admit(me, table, random.pick(['open', 'link', 'closed', 'closed']));
    else if (what === 4) await act(me, table, { kind: 'resign' });
    else await playAny(me, table);
  }
}

async function reads(me: Client): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 8; i++) {
    await readNews(me, random.pick(['open', 'finished']));
    await thinks(me, random.below(SECOND));
  }
}
