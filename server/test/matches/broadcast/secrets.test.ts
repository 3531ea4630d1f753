import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { type Game, isAllAtOnce, makeStep, newMatch, type Seat } from '@madang/kernel';
import { newSubscribers, showOne, showStep, subscribe } from '../../../matches/broadcast/subscribers.ts';
import { beginFold, count, type Fold } from '../../../matches/log/fold.ts';
import { checkTraffic, knowledge } from '../../attacks/secrecy/knowledge.ts';
import { newGuest } from '../../support/guest.ts';
import { chance, follow, playAny, standing, startedTable } from '../../support/match.ts';
import { serverFor } from '../../support/server.ts';

test('in whole matches of Siberia every seat and a spectator get what they may know, and no more', async (t) => {
  const { url } = await serverFor(t, {}, { shelf: SHELF });
  const game = await SHELF[0]?.rules();
  assert.ok(game);
  for (const seats of [2, 4]) {
    const { id, guests, lines } = await startedTable(url, 'siberia', seats);
    const spectator = await follow(await newGuest(url), id);
    const random = chance(seats);
    const reach = (seq: number) =>
      Promise.all([...lines, spectator].map((line) => standing(line).seq >= seq || line.next('step', (step) => step.seq === seq)));
    for (let seq = 0; !standing(spectator).over; seq++) {
      const turn = lines.find((line) => standing(line).decisions.length > 0);
      assert.ok(turn);
      await playAny(turn, id, random);
      await reach(seq + 1);
    }
    const over = await spectator.next('table', (message) => message.table.status === 'over');
    const seed = over.table.seed ?? '';
    assert.match(seed, /^[0-9a-f]{32}$/);
    const document = (await guests[0]?.request('GET', `/api/tables/${id}/document`))?.body;
    for (const [eyes, line] of [...lines.entries(), [null, spectator] as const]) {
      const steps = knowledge(game, document, eyes);
      assert.equal(checkTraffic(line.received, eyes, steps), steps.length - 1);
      for (const text of line.texts) assert.ok(!text.includes(seed) || text.includes('"status":"over"'), text.slice(0, 200));
    }
  }
});

/** A match whose every message is kept, by the eyes it was sent to. */
function recorded(game: Game, seed: string, seats: number) {
  const fold = beginFold(game, { seats, seed, options: newMatch(game, { seats, seed }).options });
  const audience = newSubscribers();
  const texts = new Map<Seat | null, string[]>();
  for (const eyes of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
    const sent: string[] = [];
    texts.set(eyes, sent);
    const watcher = { person: String(eyes), send: (text: string) => void sent.push(text), expel: () => undefined };
    subscribe(audience, watcher, [eyes]);
    showOne(audience, 'table', fold, watcher, { eyes: [eyes] });
  }
  const play = (seat: Seat, move: unknown) => {
    const step = makeStep(fold, seat, move);
    assert.ok(step.ok);
    count(fold, step.value, { command: null, at: 0 });
    showStep(audience, game, step.value.state, {
      table: 'table',
      seq: fold.seq,
      by: seat,
      at: 0,
      heard: step.value.heard,
      open: fold.open,
      over: false,
    });
  };
  return { fold, texts, play };
}

const isPlacing = ({ match, open }: Fold): boolean => isAllAtOnce(match.state.agenda.at(-1)) && open.length > 1;

test('while counters are placed, the traffic to every other seat is the same wherever one seat places its own', async () => {
  const game = await SHELF[0]?.rules();
  assert.ok(game);
  let differed = 0;
  for (const seed of ['one', 'two', 'three']) {
    const left = recorded(game, seed, 4);
    const right = recorded(game, seed, 4);
    const [first, second] = [chance(1), chance(2)];
    while (!isPlacing(left.fold)) {
      const decision = left.fold.open[0];
      for (const match of [left, right]) match.play(decision?.seat ?? 0, decision?.moves[0]);
    }
    while (isPlacing(left.fold) && isPlacing(right.fold)) {
      const seat = left.fold.open[Math.floor(first() * left.fold.open.length)]?.seat ?? 0;
      const [one, other] = [left, right].map(({ fold }) => fold.open.find((decision) => decision.seat === seat)?.moves ?? []);
      assert.ok(one && other);
      const mine = one[Math.floor(first() * one.length)];
      const theirs = seat === 1 ? other[Math.floor(second() * other.length)] : mine;
      if (mine !== theirs) differed++;
      left.play(seat, mine);
      right.play(seat, theirs);
      if (!isPlacing(left.fold)) break;
      for (const eyes of [null, 0, 2, 3]) assert.deepEqual(left.texts.get(eyes), right.texts.get(eyes));
    }
    assert.notDeepEqual(left.texts.get(1), right.texts.get(1));
  }
  assert.ok(differed > 5);
});
