import { addAccount } from '../../people/account.ts';
import type { Client } from '../../people/client.ts';
import { create, invite, leave } from '../../people/lobby.ts';
import { makeToken, Program, revoke } from '../../people/over/programs.ts';
import { act, playAny, undo } from '../../people/table.ts';
import { begun, givenBy, MINUTE, newcomers, SECOND, thinks, USUAL, type Workload } from '../workload.ts';

/** Two programs listen with two tokens of one person, break off and come again, and one token is revoked, while others invite, play and take back. */
export const streaming: Workload = {
  name: 'streams',
  workers: ['turns', 'look', 'lists'],
  faults: [...USUAL, 'broken bus'],
  rest: MINUTE,
  async prepare(world) {
    const { random } = world;
    const [ada, bo, cy] = await newcomers(world, 'ada', 'bo', 'cy');
    if (!ada || !bo || !cy) return [];
    await addAccount(ada, 'ada', 'secret');
    const tables = [await begun(ada, [bo], { rounds: '3' }), await begun(bo, [ada])];
    const [first, second] = [await makeToken(ada), await makeToken(ada)];
    const programs = [first, second].map((made, nth) => new Program(ada.other(nth + 2), givenBy(made, 'token')));
    const revokes = async (): Promise<void> => {
      await thinks(ada.other(4), random.below(5 * SECOND));
      if (random.chance(0.5)) await revoke(ada.other(4), givenBy(first, 'id'));
    };
    return [
      ...programs.map((one, nth) => () => listens(ada.other(nth + 5), one, tables)),
      () => plays(bo, tables),
      () => plays(ada, tables),
      () => invites(cy),
      revokes,
    ];
  },
};

async function listens(me: Client, program: Program, tables: readonly string[]): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 6; i++) {
    await program.open();
    await playAny(me, random.pick(tables));
    await thinks(me, random.below(2 * SECOND));
    if (random.chance(0.1)) program.leave();
  }
  await program.open();
}

async function plays(me: Client, tables: readonly string[]): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 8; i++) {
    const table = random.pick(tables);
    const what = random.below(16);
    if (what === 0) await undo(me, table);
    else if (what === 1) await act(me, table, random.pick([{ kind: 'sit-in', level: 'easy' }, { kind: 'back' }] as const));
    else await playAny(me, table);
    if (random.chance(0.3)) await thinks(me, random.below(SECOND));
  }
}

async function invites(me: Client): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 2; i++) {
    const { given } = await create(me, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    if (typeof given?.table !== 'string') continue;
    await invite(me, given.table, 1, 'ada');
    await thinks(me, random.below(2 * SECOND));
    if (random.chance(0.4)) await leave(me, given.table);
  }
}
