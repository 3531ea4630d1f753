import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TITLES } from '@madang/games';
import { openPlace, type Place, person } from './place.ts';
import { answer, beginMatch, listenForErrors } from './player.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Answers of one match: enough for the longest of these games. */
const MOST = 600;

for (const { name } of TITLES.filter(({ example }) => example)) {
  test(`${name}, which brings rules and words alone, is played to its end on the plain board`, async () => {
    const { page, context } = await person(place);
    const errors = listenForErrors(page);
    await beginMatch(page, 'offline', ['me', 'bot/easy'], name);
    let answers = 0;
    while (answers < MOST && (await answer(page, 'clicks', () => 0.99))) answers++;
    assert.ok(answers > 2 && answers < MOST, `${answers} answers`);
    assert.deepEqual(errors, []);
    await context.close();
  });
}
