import assert from 'node:assert/strict';
import { NotificationSettings } from '@madang/wire';
import { onBothDatabases, ROUNDS, together } from '../../support/databases.ts';
import { newGuest } from '../../support/guest.ts';
import { serverFor } from '../../support/server.ts';

const site = { publicUrl: 'https://play.example' };

onBothDatabases('places where a person is told may be added at once, up to as many as there may be', async (t, config) => {
  const { url } = await serverFor(t, { ...config, ...site });
  for (let round = 0; round < 4; round++) {
    const ada = await newGuest(url, 'Ada');
    const add = (i: number) =>
      ada.request('POST', '/api/account/channels', { kind: 'webhook', address: `https://hooks.example/${i % 6}`, shape: 'plain' });
    const answers = await together(9, add);
    assert.deepEqual(
      answers.map(({ status, body }) => (status === 200 ? 200 : JSON.stringify(body))),
      Array(9).fill(200),
      `round ${round}`,
    );
    const { receivers, wishes } = NotificationSettings.parse((await ada.request('GET', '/api/account/notifications')).body);
    assert.deepEqual(
      [receivers.length, wishes],
      [6, { turn: true, invited: true, over: true, mention: true, minutes: 5, time: true, low: 360, last: 60 }],
    );
  }
});

onBothDatabases('what a person wishes to be told of may be set twice at once', async (t, config) => {
  const { url } = await serverFor(t, { ...config, ...site });
  const ada = await newGuest(url, 'Ada');
  for (let round = 0; round < ROUNDS; round++) {
    const set = (i: number) => ada.request('PUT', '/api/account/notifications', { turn: true, invited: i % 2 === 0, over: true, minutes: i + 1 });
    const answers = await together(6, set);
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(6).fill(200),
      `round ${round}`,
    );
  }
});
