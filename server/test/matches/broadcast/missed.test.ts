import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { makeStep, newMatch } from '@madang/kernel';
import { ServerMessage } from '@madang/wire';
import { missedSteps } from '../../../matches/broadcast/missed.ts';
import { newSubscribers, type Subscriber, showOne, showStep, subscribe, unsubscribe } from '../../../matches/broadcast/subscribers.ts';
import type { Viewpoint } from '../../../matches/broadcast/views.ts';
import { beginFold, count, type Fold } from '../../../matches/log/fold.ts';
import { chance } from '../../support/match.ts';

/** Somebody who keeps what a client keeps: how far they are, and what is to be decided. */
function newClient(eyes: Viewpoint) {
  let seq: number | undefined;
  let decisions: unknown;
  let leftOut = 0;
  const send = (text: string): void => {
    const message = ServerMessage.parse(JSON.parse(text));
    assert.ok(message.type === 'view' || message.type === 'step');
    if (message.decisions) decisions = message.decisions;
    else leftOut++;
    seq = message.seq;
  };
  const watcher: Subscriber = { person: String(eyes), send, expel: () => undefined };
  return { eyes, watcher, seq: () => seq, decisions: () => decisions, leftOut: () => leftOut };
}

const decisionsOf = ({ open }: Fold, eyes: Viewpoint): unknown =>
  JSON.parse(JSON.stringify(open.filter(({ seat }) => seat === eyes).map(({ seat, task, moves }) => ({ seat, task, moves }))));

test('a step leaves out decisions that are those of before, and whoever comes, goes and comes back has the right ones all the same', async () => {
  const game = await SHELF[0]?.rules();
  assert.ok(game);
  const fold = beginFold(game, { seats: 4, seed: 'decided', options: newMatch(game, { seats: 4, seed: 'decided' }).options });
  const audience = newSubscribers();
  const random = chance(7);
  // Two at one seat: they share a group that one of them may leave.
  const clients = [null, 0, 0, 1, 2, 3].map(newClient);
  const here = new Set<(typeof clients)[number]>();
  const come = (client: (typeof clients)[number]): void => {
    const from = client.seq();
    subscribe(audience, client.watcher, [client.eyes]);
    showOne(audience, 't', fold, client.watcher, {
      eyes: [client.eyes],
      missed: from === undefined ? undefined : missedSteps('t', fold, [client.eyes], from),
    });
    here.add(client);
  };
  for (const client of clients) come(client);
  while (!fold.match.state.over) {
    const decision = fold.open[Math.floor(random() * fold.open.length)];
    const move = decision?.moves[Math.floor(random() * decision.moves.length)];
    assert.ok(decision && move);
    const step = makeStep(fold, decision.seat, move);
    assert.ok(step.ok);
    count(fold, step.value, { command: null, at: 0 });
    const { state, heard } = step.value;
    showStep(audience, game, state, { table: 't', seq: fold.seq, by: decision.seat, at: 0, heard, open: fold.open, over: state.over });
    for (const client of here) assert.deepEqual(client.decisions(), decisionsOf(fold, client.eyes), `step ${fold.seq}, seat ${client.eyes}`);
    for (const client of clients) {
      if (random() < 0.8) continue;
      if (here.delete(client)) unsubscribe(audience, client.watcher);
      else come(client);
      if (here.has(client)) assert.deepEqual(client.decisions(), decisionsOf(fold, client.eyes));
    }
  }
  assert.ok(clients.every((client) => client.leftOut() > 10));
});
