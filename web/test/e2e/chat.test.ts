import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openChat, say, threePeople } from './chat.ts';
import { openPlace, type Place } from './place.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('sending nothing leads to the field', async () => {
  const { ann, errors, close } = await threePeople(place);
  await openChat(ann);
  await ann.locator('.chat form button').click();
  await ann.locator('.chat input:focus').waitFor();
  assert.deepEqual(errors.flat(), []);
  await close();
});

test('the first line of a table is unread until the chat is in sight; what is said while one is away is unread on return', async () => {
  const { ann, ben, errors, close } = await threePeople(place);
  await say(ann, 'Hello Ben');
  const badge = ben.locator('.side-handle .unread');
  await badge.filter({ hasText: '1' }).waitFor();
  assert.match(await ben.title(), /^\(1\) new message/);
  await openChat(ben);
  await ben.locator('.tabs .unread').waitFor({ state: 'detached' });
  // a lowered sheet keeps the chat, but nobody sees it
  await ben.locator('.handle-press').click();
  await say(ann, 'Are you there?');
  await badge.filter({ hasText: '1' }).waitFor();
  const address = ben.url();
  await ben.goto('/#/settings');
  await say(ann, 'Your turn soon');
  await ben.goto(address);
  await badge.filter({ hasText: '2' }).waitFor();
  await openChat(ben);
  await ben.locator('.chat li', { hasText: 'Your turn soon' }).waitFor();
  await ben.reload();
  await ben.locator('.table').waitFor();
  await say(ann, 'The only new one');
  await badge.filter({ hasText: '1' }).waitFor();
  assert.deepEqual(errors, [[], [], []]);
  await close();
});
