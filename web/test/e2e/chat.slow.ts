import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openChat, say, threePeople } from './chat.ts';
import { openPlace, type Place } from './place.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

test('a line shows its time, and a player’s seat: a spectator of the same name is told apart', async () => {
  const { ann, ben, spectator, close } = await threePeople(place);
  await say(ann, 'from the player');
  await say(spectator, 'from the spectator');
  await openChat(ben);
  const [player, other] = ['from the player', 'from the spectator'].map((text) => ben.locator('.chat li', { hasText: text }));
  assert.ok(player && other);
  assert.deepEqual([await player.locator('.seat-mark').count(), await player.locator('.speaker-kind').count()], [1, 0]);
  assert.deepEqual([await other.locator('.seat-mark').count(), await other.locator('.speaker-kind').innerText()], [0, 'spectator']);
  assert.match(await player.locator('time').innerText(), /^\d{1,2}:\d{2}\s[AP]M$/);
  await close();
});

test('what somebody says is shown over the board only while the chat is out of sight', async () => {
  const { ann, ben, spectator, close } = await threePeople(place);
  await openChat(spectator);
  await say(ann, 'over here');
  await ben.locator('.toast', { hasText: 'over here' }).waitFor();
  await spectator.locator('.chat li', { hasText: 'over here' }).waitFor();
  await spectator.waitForTimeout(700);
  assert.equal(await spectator.locator('.toast', { hasText: 'over here' }).count(), 0);
  await close();
});

test('a line that is half written outlives another tab of the side', async () => {
  const { ann, close } = await threePeople(place);
  await openChat(ann);
  await ann.locator('.chat input').fill('I was about to');
  await ann.locator('.tabs [role=tab]').first().click();
  await openChat(ann);
  assert.equal(await ann.locator('.chat input').inputValue(), 'I was about to');
  await close();
});

test('a sign at a chat line and at a turn of the log is seen by all, and taken back by a second press', async () => {
  const { ann, ben, spectator, errors, close } = await threePeople(place);
  await say(ann, 'look at this');
  await openChat(ben);
  await ben.locator('.chat li', { hasText: 'look at this' }).getByRole('button', { name: 'React' }).click();
  await ben.locator('.chat').getByRole('button', { name: 'Applause' }).click();
  await openChat(spectator);
  for (const page of [ann, ben, spectator]) await page.locator('.chat').getByRole('button', { name: 'Applause: Ben' }).waitFor();
  await spectator.locator('.chat').getByRole('button', { name: 'Applause: Ben' }).click();
  await ann.locator('.chat').getByRole('button', { name: 'Applause: Ben and Ann' }).waitFor();
  await ben.locator('.chat .reaction').click();
  await ann.locator('.chat').getByRole('button', { name: 'Applause: Ann', exact: true }).waitFor();
  await ann.getByRole('tab', { name: 'Table' }).click();
  await ann.getByRole('button', { name: 'Let a bot play for me' }).click();
  await ann.getByRole('tab', { name: 'Log' }).click();
  await ann.locator('.log').getByRole('button', { name: 'React' }).last().click();
  await ann.locator('.log').getByRole('button', { name: 'Amazed' }).click();
  await spectator.getByRole('tab', { name: 'Log' }).click();
  await spectator.locator('.log').getByRole('button', { name: 'Amazed: Ann' }).waitFor();
  assert.deepEqual(errors, [[], [], []]);
  await close();
});
