import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { choose, convoys, first } from './packs.ts';
import { openPlace, type Place, person, QUIET_PAGE } from './place.ts';
import { answer, listenForErrors, READY } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Plays whatever is offered to this person until the match is over for them or they wait for another; returns whether it is over. */
async function playByHttp(page: Page, id: string): Promise<boolean> {
  for (;;) {
    const view = await (await page.request.get(`/api/tables/${id}/view`)).json();
    const [decision] = view.decisions;
    if (view.over || !decision) return view.over;
    const moves = [decision.moves[Math.floor(decision.moves.length / 2)]];
    const command = `finish-${id}-${view.seq}`;
    const played = await page.request.post(`/api/tables/${id}/play`, { data: { seat: decision.seat, seq: view.seq, command, moves } });
    assert.ok(played.ok(), await played.text());
  }
}

test('two friends play with a deck that one of them typed: both see its cards, also after a reload, in the log and in the replay', async (t) => {
  const [ann, ben] = [await person(place), await person(place, { language: 'ko' })];
  t.after(() => Promise.all([ann.context.close(), ben.context.close()]));
  const errors = [...listenForErrors(ann.page), ...listenForErrors(ben.page)];
  await ann.page.goto('/#/new/online/underwater');
  await choose(ann.page, convoys({ points: 7 }));
  await ann.page.locator('.packs input[type=radio]').nth(1).waitFor();
  assert.ok(await ann.page.locator('.packs input[type=radio]').nth(1).isChecked());
  await ann.page.locator('.segments label', { hasText: '2 players' }).locator('input').check();
  await ann.page.locator('.seat-field select').nth(1).selectOption('open');
  await ann.page.locator('.new-table button[type=submit]').click();
  await ann.page.locator('.chosen-options', { hasText: 'box-1' }).waitFor();
  const id = /table\/([^?]+)/.exec(ann.page.url())?.[1] ?? '';
  await ben.page.goto(`/#/table/${id}`);
  await ben.page.locator('.sit-down button').click();
  await ben.page.locator('.waiting-leave').waitFor();
  await ann.page.locator('.page-main .buttons .primary:enabled').click();
  for (const { page } of [ann, ben]) await page.locator('.uw-card .card-title').first().waitFor();
  await ben.page.getByText('선단').first().waitFor();

  // The first player discards to three cards and takes their first turn.
  const turn = async ({ page }: typeof ann): Promise<void> => {
    await page.locator(READY).first().waitFor();
    await answer(page, 'clicks', first);
  };
  await Promise.race([turn(ann), turn(ben)]);
  await ann.page.reload();
  await ann.page.locator('.uw-card .card-title:visible', { hasText: 'Convoy' }).first().waitFor();

  // What is left is played without the pages.
  for (const { page } of [ann, ben]) await page.goto(QUIET_PAGE);
  for (let over = false; !over; ) {
    over = await playByHttp(ann.page, id);
    over = (await playByHttp(ben.page, id)) || over;
  }
  await ann.page.goto(`/#/replay/table/${id}`);
  await ann.page.locator('.deck .scrubber').waitFor();
  await ann.page.getByText('Convoy').first().waitFor({ state: 'attached' });
  assert.deepEqual(errors, []);
});
