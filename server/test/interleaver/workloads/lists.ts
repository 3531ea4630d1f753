import type { Client } from '../people/client.ts';
import { admit, block, ListPage, unblock } from '../people/lists.ts';
import { create, invite, join, leave, rematch, remove, start } from '../people/lobby.ts';
import { act, playAny, say } from '../people/table.ts';
import { begun, givenBy, newcomers, SECOND, thinks, type Workload } from './workload.ts';

const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;

/** Pages follow lists on both nodes, break off, dawdle and come again, while tables appear, fill, are played, hidden and closed. */
export const following: Workload = {
  name: 'lists',
  workers: ['turns', 'look', 'lists'],
  faults: ['crash', 'late answer', 'lost answer', 'broken bus', 'broken bus', 'message twice'],
  rest: 40 * SECOND,
  async prepare(world) {
    const [ada, bo, cy] = await newcomers(world, 'ada', 'bo', 'cy');
    if (!ada || !bo || !cy) return [];
    const waiting: string[] = [];
    for (const me of [ada, bo, cy]) waiting.push(givenBy(await create(me, { seats: SEATS }), 'table'));
    const played = await begun(bo, [ada, cy]);
    const pages = [
      new ListPage(ada.other(2), 'lobby', 'A'),
      new ListPage(bo.other(2), 'mine', 'B'),
      new ListPage(cy.other(2), 'lobby', 'B'),
      new ListPage(cy.other(3), 'mine', 'A'),
    ];
    return [
      ...pages.map((page) => () => comesAndGoes(cy.other(4), page)),
      ...[ada, bo, cy].map((me) => () => lives(me, world.random.pick(waiting), played)),
      () => lives(cy.other(5), world.random.pick(waiting), played),
    ];
  },
};

async function comesAndGoes(me: Client, page: ListPage): Promise<void> {
  const { random } = me.world;
  if (random.chance(0.3)) await page.reconnect();
  if (random.chance(0.3)) await page.dawdle(() => thinks(me, random.below(3 * SECOND)));
}

async function lives(me: Client, waits: string, played: string): Promise<void> {
  const { random } = me.world;
  const others = ['ada', 'bo', 'cy'].filter((name) => name !== me.person.id);
  for (let i = 0; i < 4; i++) {
    const what = random.below(15);
    if (what < 2) await join(me, waits);
    else if (what < 4) await leave(me, waits);
    else if (what === 4) await start(me, waits);
    else if (what === 5) await invite(me, waits, 1, random.pick(others));
    else if (what === 6) await remove(me, waits, 1);
    else if (what === 7) await admit(me, waits, random.pick(['open', 'link', 'closed']));
    else if (what === 8) await create(me, { seats: SEATS, access: random.pick(['open', 'closed']) });
    else if (what === 9) await say(me, played, `line ${i}`);
    else if (what === 10) await rematch(me, played);
    else if (what === 11)
      await act(me, played, random.pick([{ kind: 'resign' }, { kind: 'ask', question: { kind: 'abandon' } }, { kind: 'agree' }] as const));
    else if (what === 12) await (random.chance(0.5) ? block : unblock)(me, random.pick(others));
    else await playAny(me, played);
    if (random.chance(0.2)) await thinks(me, random.below(2 * SECOND));
  }
}
