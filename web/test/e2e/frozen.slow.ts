import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Game } from '@madang/kernel';
import { openPlace, type Place, person } from './place.ts';
import { answer, listenForErrors, picks, playUntil, setTable } from './player.ts';

let broken = false;
let place: Place;

/** The same game; its rules fail at the first seat's moves while `broken` says so. */
const breakable = (game: Game): Game => ({
  ...game,
  rules: Object.fromEntries(
    Object.entries(game.rules).map(([task, rule]) => [
      task,
      {
        ...rule,
        resolve: (...args: Parameters<typeof rule.resolve>) => {
          if (broken && args[1].seat === 0 && args[2]) throw new Error('broken on purpose');
          rule.resolve(...args);
        },
      },
    ]),
  ),
});

before(async () => {
  place = await openPlace({ shelf: SHELF.map((title) => ({ ...title, rules: async () => breakable(await title.rules()) })) });
});
after(() => place.close());

test('a match whose rules fail stops and says so, and other tables go on', async () => {
  const ann = await person(place);
  const ben = await person(place);
  const errors = [listenForErrors(ann.page), listenForErrors(ben.page)];
  const pick = picks(8);
  for (const { page } of [ann, ben]) {
    const { id } = await setTable(page, { game: 'siberia', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    await page.goto(`/#/table/${id}`);
    await playUntil(page, '.prompt-buttons .primary:enabled', 'clicks', pick);
  }
  broken = true;
  await answer(ann.page, 'clicks', pick);
  await ann.page.locator('.prompt[data-tone="trouble"]').waitFor();
  broken = false;
  assert.match(await ann.page.locator('.prompt-text').innerText(), /stopped because of an error in its rules/);
  assert.equal(await ann.page.locator('.chip:enabled, .prompt-buttons .primary:enabled, .over').count(), 0, 'nothing more to decide');
  assert.equal(await ann.page.getByRole('button', { name: 'Save the game' }).count(), 0, 'its file holds the seed, and stays with the server');
  await ann.page.reload();
  await ann.page.locator('.prompt[data-tone="trouble"]').waitFor();
  assert.equal(await ann.page.locator('.chip:enabled').count(), 0);
  for (let answers = 0; answers < 6; answers++) await answer(ben.page, 'clicks', pick);
  assert.equal(await ben.page.locator('.prompt[data-tone="trouble"]').count(), 0);
  assert.deepEqual(errors, [[], []]);
  await ann.context.close();
  await ben.context.close();
});
