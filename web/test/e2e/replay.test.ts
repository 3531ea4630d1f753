import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptMatch, openKept } from './matches.ts';
import { type Looks, openPlace, type Place, person } from './place.ts';
import { listenForErrors } from './player.ts';

let place: Place;
before(async () => {
  place = await openPlace();
});
after(() => place.close());

const SCREENS: readonly Looks[] = [
  { width: 1366, height: 768 },
  { width: 390, height: 844, touch: true },
];

for (const looks of SCREENS)
  test(`a replay says what each step did and goes turn by turn (${looks.width} px)`, async (t) => {
    const { page, context } = await person(place, { ...looks, choices: 'board' });
    t.after(() => context.close());
    const errors = listenForErrors(page);
    await openKept(page, 'told', await keptMatch('told', { game: 'ludwig', seats: 3 }, ['Me', 'One', 'Two']));
    await page.locator('.over').getByRole('link', { name: 'Replay' }).click();
    const scrubber = page.locator('.deck .scrubber');
    await scrubber.waitFor();
    const caption = page.locator('.stage-caption');
    assert.equal(await caption.count(), 0, 'nothing has been done yet');
    const said = new Set<string>();
    for (const turn of [12, 13, 14]) {
      await scrubber.fill(String(turn));
      await page.locator('.deck-at', { hasText: /^Step [1-9]/ }).waitFor();
      said.add(await caption.innerText());
      // the castle of who did it is the one shown
      const name = /^(Me|One|Two)/.exec(await caption.innerText())?.[1];
      assert.ok(name, 'a name begins the line');
      if (looks.width === 1366)
        await page.locator('.castle-button[aria-current="true"] .words-only', { hasText: name }).waitFor({ state: 'attached' });
    }
    assert.equal(said.size, 3);
    assert.match((await scrubber.getAttribute('aria-valuetext')) ?? '', /^Turn 14 of \d+$/);
    const box = await caption.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= (looks.width ?? 0), 'the line is whole on the screen');
    assert.deepEqual(errors, []);
  });
