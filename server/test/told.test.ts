import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { tiny } from '../../kernel/test/tiny.ts';
import { BusMessage } from '../bus/bus.ts';
import type { Services } from '../services.ts';
import { carryOut } from '../tables/match/commands.ts';
import { beginFold } from '../tables/match/fold.ts';
import { newRegistry } from '../tables/match/registry.ts';
import { clusterListener } from '../tables/sight/cluster.ts';
import { carried, services } from './carried.ts';
import { command } from './place.ts';

/** A match that two nodes have, and what one of them tells the other. */
function twoNodes() {
  const [here, there] = [1, 2].map(() => carried(beginFold(tiny, { seats: 2, seed: 'told', options: {} })).live);
  assert.ok(here && there);
  const told: BusMessage[] = [];
  const bus = { publish: (message: BusMessage) => void told.push(message), close: async () => undefined };
  const storage = { ...services.storage, shared: true };
  const play = async () => {
    const { open = [], seq = 0 } = here.fold ?? {};
    const [decision] = open;
    assert.ok(decision);
    const { seat, moves } = decision;
    return carryOut({ ...services, storage, bus }, here, { person: 'me' }, { seat, seq, command: command(), moves: [moves[0]] });
  };
  const hear = async (listening: Services, message: BusMessage | undefined) => {
    const registry = { ...newRegistry(services, 3), held: async () => there };
    clusterListener(listening, registry).heard(BusMessage.parse(JSON.parse(JSON.stringify(message))));
    await setImmediate();
    await there.queue;
  };
  return { here, there, told, play, hear };
}

/** Services whose database cannot be read; the times that it was tried. */
function unread() {
  let tries = 0;
  const storage = {
    ...services.storage,
    get db(): Services['storage']['db'] {
      tries++;
      throw new Error('the database is away');
    },
  };
  return { services: { ...services, storage }, tries: () => tries };
}

test('what a node wrote it tells the others, which fold it without reading the database', async () => {
  const { here, there, told, play, hear } = twoNodes();
  const away = unread();
  for (let step = 0; step < 3; step++) {
    assert.equal((await play()).done, true);
    await hear(away.services, told[step]);
    assert.equal(there.fold?.seq, step + 1);
    assert.deepEqual(there.fold?.match.state, here.fold?.match.state);
  }
  // What is repeated changes nothing.
  await hear(away.services, told[1]);
  assert.deepEqual([there.fold?.seq, away.tries()], [3, 0]);
});

test('a node that missed some of it reads the database', async () => {
  const { there, told, play, hear } = twoNodes();
  for (let step = 0; step < 2; step++) await play();
  const away = unread();
  await hear(away.services, told[1]);
  assert.deepEqual([there.fold?.seq, away.tries()], [0, 1]);
});
