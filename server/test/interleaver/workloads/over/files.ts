import { tellMeBy, wish } from '../../people/account.ts';
import type { Client } from '../../people/client.ts';
import { bringIn, playAgain, takeOut, wipe } from '../../people/files.ts';
import { act, plan, playAny, say } from '../../people/table.ts';
import { begun, newcomers, SECOND, USUAL, type Workload } from '../workload.ts';

/** A match is taken out as a file, brought in and asked for once more on several pages, while it is played, ends or is deleted. */
export const files: Workload = {
  name: 'files',
  workers: ['turns', 'look', 'counting', 'notices'],
  faults: USUAL,
  rest: 20 * SECOND,
  async prepare(world) {
    const [ada, bo, cy] = await newcomers(world, 'ada', 'bo', 'cy');
    if (!ada || !bo || !cy) return [];
    await tellMeBy(ada, 'https://ada.example');
    await wish(ada, 1);
    const table = await begun(ada, [bo], { bots: world.random.below(2) });
    for (let i = 0; i < 3; i++) for (const me of [ada, bo]) await playAny(me, table);
    const host = cy.other(5);
    return [
      ...[ada, bo].map((me) => () => playsOn(me, table)),
      ...[ada.other(2), bo.other(2), cy].map((me) => () => takesAway(me, table)),
      ...[ada.other(3), bo.other(3)].map((me) => () => again(me, table)),
      async () => {
        for (let i = world.random.below(12); i > 0; i--) await host.pause('waits');
        if (world.random.chance(0.4)) await wipe(host, table);
      },
    ];
  },
};

async function playsOn(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 5; i++) {
    if (random.chance(0.15))
      await act(
        me,
        table,
        random.pick([{ kind: 'ask', question: { kind: 'abandon' } }, { kind: 'agree' }, { kind: 'sit-in', level: 'easy' }] as const),
      );
    else if (random.chance(0.1)) await plan(me, table, me.person.name === 'ada' ? 0 : 1, 0, [[0]]);
    else if (random.chance(0.16)) await say(me, table, `line ${i}`);
    else await playAny(me, table);
  }
}

async function takesAway(me: Client, table: string): Promise<void> {
  for (let i = 0; i < 3; i++) {
    const { given } = await takeOut(me, table);
    if (typeof given?.document === 'string') await bringIn(me, given.document);
  }
}

async function again(me: Client, table: string): Promise<void> {
  for (let i = 0; i < 3; i++) await playAgain(me, table);
}
