import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { SHELF } from '@madang/games';
import { newGuest } from '../../support/guest.ts';
import { type HandTime, handTime } from '../../support/hand-time.ts';
import { chance, follow, playAny, standing } from '../../support/match.ts';
import { webServer } from '../../support/receivers.ts';
import { serverFor } from '../../support/server.ts';

const MINUTE = 60_000;
const SITE = { publicUrl: 'https://play.example', webhookNets: (address: string) => address === '127.0.0.1' };

/** Lets time pass until that has come. */
async function meanwhile<T>(time: HandTime, wanted: Promise<T>): Promise<T> {
  let come = false;
  const end = (): void => {
    come = true;
  };
  wanted.then(end, end);
  while (!come) {
    time.pass(1000);
    await setTimeout(2);
  }
  return wanted;
}

const bodyOf = (hit: { readonly body: Buffer }): string => String(JSON.parse(hit.body.toString()).body);
/** The lines of a digest in a body. */
const linesOf = (body: string): readonly string[] => body.split('지난 차례 이후: ')[1]?.split('; ') ?? [];

test('whoever is told of their turn is told in their language what happened since their last, and nothing that their seat did not hear', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, SITE, { ...time.parts, shelf: SHELF });
  const web = await webServer(t);
  const [ada, bea] = [await newGuest(url, '{Ada}'), await newGuest(url, 'Bea')];
  await bea.request('PATCH', '/api/session', { language: 'ko' });
  await bea.request('POST', '/api/account/channels', { kind: 'webhook', address: `${web.url}/hook`, shape: 'plain' });
  await bea.request('PUT', '/api/account/notifications', { turn: true, invited: true, over: true, minutes: 5 });
  const { id } = await ada.create('siberia', [{ kind: 'me' }, { kind: 'open' }], { options: { firstPlayer: 'seat0' } });
  await bea.table('POST', `/api/tables/${id}/join`, {});
  await ada.table('POST', `/api/tables/${id}/start`);
  const lines = await Promise.all([ada, bea].map((guest) => follow(guest, id)));
  const [hers, theirs] = lines;
  assert.ok(hers && theirs);
  for (const line of lines) {
    line.send({ type: 'away', away: true });
    line.send({ type: 'ping' });
    await line.next('pong');
  }
  const random = chance(5);
  const play = async (line: typeof hers): Promise<void> => {
    while (standing(line).decisions.length > 0) {
      const seq = (await playAny(line, id, random)) ?? 0;
      for (const one of lines) while (standing(one).seq < seq) await one.next('step');
    }
  };
  // where she lays her counters is hidden until both have: only that she is done is heard
  await play(hers);
  time.pass(5 * MINUTE);
  const placed = bodyOf(await meanwhile(time, web.inbox.next()));
  assert.match(placed, /\{Ada\}가 카운터를 모두 놓았습니다/);
  assert.match(placed, /Bea가 카운터를 뽑았습니다: /);
  assert.doesNotMatch(placed, /\{Ada\}는 카운터를 뽑았습니다|→/);
  await play(theirs);
  await play(hers);
  time.pass(5 * MINUTE);
  const turn = linesOf(bodyOf(await meanwhile(time, web.inbox.next())));
  assert.ok(turn.length > 0 && turn.length <= 6, turn.join('; '));
  assert.match(turn.join('; '), /\{Ada\}/);
  assert.doesNotMatch(turn.join('; '), /모두 놓았습니다/, 'what was before the last own step is not news');
  assert.ok(turn.join('; ').length < 400, turn.join('; '));
});
