import { after, before, test } from 'node:test';
import { coachAnswers, mapFails } from './fresh.ts';
import { openPlace, type Place } from './place.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

for (const [game, where] of [
  ['siberia', 'offline'],
  ['barrage', 'online'],
  ['barrage', 'offline'],
  ['underwater', 'online'],
  ['ludwig', 'online'],
  ['ludwig', 'offline'],
] as const)
  test(`the coach answers in a fresh match of ${game} ${where}, and the answer stays`, () => coachAnswers(place, game, where));

for (const game of ['barrage', 'underwater', 'ludwig'])
  test(`a map of ${game} that cannot be drawn takes nothing else down, and the server hears of it`, () => mapFails(place, game));
