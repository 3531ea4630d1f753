import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotificationSettings } from '@madang/wire';
import { type Guest, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { webServer } from '../../support/receivers.ts';
import { serverFor } from '../../support/server.ts';

const SITE = { publicUrl: 'https://play.example', webhookNets: (address: string): boolean => address === '127.0.0.1' };

const receiverOf = async (guest: Guest): Promise<string> =>
  NotificationSettings.parse((await guest.request('GET', '/api/account/notifications')).body).receivers[0]?.id ?? '';

test('ten tests a person may send in ten minutes, and one more with each minute', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, SITE, time.parts);
  const web = await webServer(t);
  const [ada, bea] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bea')];
  for (const guest of [ada, bea])
    await guest.request('POST', '/api/account/channels', { kind: 'webhook', address: `${web.url}/hook`, shape: 'plain' });
  const tests = async (guest: Guest, times: number) => {
    const statuses: number[] = [];
    const id = await receiverOf(guest);
    for (let i = 0; i < times; i++) statuses.push((await guest.request('POST', `/api/account/channels/${id}/test`)).status);
    return statuses.filter((status) => status === 200).length;
  };
  assert.deepEqual([await tests(ada, 12), await tests(bea, 1)], [10, 1]);
  time.passQuietly(60_000);
  assert.equal(await tests(ada, 3), 1);
  assert.equal(web.inbox.all.length, 12);
});

test('ten places to be told at a person may name in ten minutes, also wrong ones', async (t) => {
  const { url } = await serverFor(t, SITE, handTime().parts);
  const ada = await newGuest(url, 'Ada');
  const name = async (address: string) => (await ada.request('POST', '/api/account/channels', { kind: 'webhook', address, shape: 'plain' })).body;
  for (let i = 0; i < 10; i++) assert.deepEqual(await name('http://10.0.0.1:8080/hook'), { code: 'not-reachable' });
  assert.deepEqual(await name('https://hooks.example/hook'), { code: 'too-fast' });
});
