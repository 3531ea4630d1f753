import { addAccount, changeTo, deleteMe, endOthers } from '../people/account.ts';
import { Client } from '../people/client.ts';
import { create } from '../people/lobby.ts';
import { addKey, addLogin, enterByKey, enterByProvider, makeToken, removeKey, showToken, unlinkProvider } from '../people/ways.ts';
import { newcomers, SECOND, type Workload } from './workload.ts';

const KEYS = ['key-1', 'key-2'] as const;
const SUBJECT = 'ada of the provider';

/** Somebody's ways into their account come and go, and are used, on several pages, while their password changes and sessions end. */
export const ways: Workload = {
  name: 'ways in',
  workers: [],
  faults: ['crash', 'late answer', 'lost answer'],
  rest: SECOND,
  async prepare(world) {
    const [ada, gus] = await newcomers(world, 'ada', 'gus');
    if (!ada || !gus) return [];
    const { random } = world;
    await addKey(ada, KEYS[0]);
    if (random.chance(0.5)) await addAccount(ada, 'ada', 'old');
    if (random.chance(0.5)) await enterByProvider(ada, SUBJECT, { bring: false, twice: false });
    await create(gus, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const strangers = [1, 2].map((nth) => new Client(world, { id: '', name: `page ${nth}`, token: undefined }));
    return [
      ...strangers.map((page) => () => enterByKey(page, random.pick(KEYS), random.chance(0.3))),
      () => enterByProvider(gus, SUBJECT, { bring: random.chance(0.5), twice: random.chance(0.3) }),
      () => settles(gus.other(2)),
      ...[ada.other(2), ada.other(3)].map((me) => () => changesWays(me)),
      () => ends(ada),
      () => programs(ada.other(4)),
    ];
  },
};

/** A guest who comes to have an account of their own meanwhile. */
async function settles(me: Client): Promise<void> {
  const { random } = me.world;
  const what = random.below(3);
  if (what === 0) await addLogin(me, 'gus', 'secret');
  else if (what === 1) await addKey(me, 'key-of-gus');
}

async function changesWays(me: Client): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 2; i++) {
    const what = random.below(6);
    if (what < 2) await removeKey(me, KEYS[0]);
    else if (what < 4) await unlinkProvider(me);
    else if (what === 4) await addKey(me, random.pick(KEYS));
    else await enterByProvider(me, SUBJECT, { bring: false, twice: false });
  }
}

async function ends(me: Client): Promise<void> {
  const what = me.world.random.below(4);
  if (what === 0) await changeTo(me, 'old', 'new');
  else if (what === 1) await endOthers(me);
  else if (what === 2) await deleteMe(me, 'old');
}

async function programs(me: Client): Promise<void> {
  const { given } = await makeToken(me);
  if (typeof given?.token === 'string') for (let i = 0; i < 3; i++) await showToken(me, given.token);
}
