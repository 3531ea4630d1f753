import type { TableAct } from '@madang/wire';
import { deleteMe } from '../people/account.ts';
import type { Client } from '../people/client.ts';
import { takeSeat } from '../people/lobby.ts';
import { act, playAny } from '../people/table.ts';
import { begun, newcomers, SECOND, thinks, USUAL, type Workload } from './workload.ts';

/** The seat that is looked for somebody new for: bo's. */
const LEFT = 1;

const OFFER: TableAct = { kind: 'ask', question: { kind: 'offer', seat: LEFT } };

/** A player leaves, the others look for somebody new, and several come at once while the leaver comes back, is deleted, or the match goes on. */
export const takingOver: Workload = {
  name: 'take over',
  workers: ['turns', 'look', 'notices', 'counting'],
  faults: USUAL,
  rest: 40 * SECOND,
  async prepare(world) {
    const [ada, bo, cy, dee, eli] = await newcomers(world, 'ada', 'bo', 'cy', 'dee', 'eli');
    if (!ada || !bo || !cy || !dee || !eli) return [];
    const table = await begun(ada, [bo, cy], {
      rounds: '3',
      clock: world.random.chance(0.5) ? { kind: 'live', minutes: 5, increment: 0, out: 'seat' } : null,
    });
    await act(bo, table, { kind: 'sit-in', level: 'easy' });
    if (world.random.chance(0.5)) await act(bo, table, OFFER);
    return [
      ...[ada, cy].map((me) => () => looksForSomebody(me, table)),
      () => comesAndGoes(bo, table),
      ...[dee, dee.other(2), eli].map((me) => () => comes(me, table)),
    ];
  },
};

async function looksForSomebody(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 6; i++) {
    const what = random.below(10);
    if (what < 5) await act(me, table, { kind: 'agree' });
    else if (what === 5) await act(me, table, OFFER);
    else if (what === 6) await act(me, table, { kind: 'refuse' });
    else await playAny(me, table);
  }
}

async function comesAndGoes(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 5; i++) {
    const what = random.below(12);
    if (what < 4) await act(me, table, OFFER);
    else if (what === 4) await act(me, table, { kind: 'back' });
    else if (what === 5) await act(me, table, { kind: 'sit-in', level: 'easy' });
    else if (what === 6) await act(me, table, { kind: 'resign' });
    else if (what === 7) await act(me, table, { kind: 'refuse' });
    else if (what === 8) await playAny(me, table);
    else if (what === 9 && random.chance(0.3)) return void (await deleteMe(me));
    else await thinks(me, SECOND);
  }
}

async function comes(me: Client, table: string): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 6; i++) {
    const what = random.below(10);
    if (what < 6) await takeSeat(me, table, random.chance(0.5) ? { seat: LEFT } : {});
    else if (what === 6) await act(me, table, random.pick([{ kind: 'sit-in', level: 'easy' }, OFFER, { kind: 'agree' }] as const));
    else if (what === 7 && random.chance(0.2)) return void (await deleteMe(me));
    else await playAny(me, table);
  }
}
