import assert from 'node:assert/strict';
import { onBothDatabases, together } from '../../support/databases.ts';
import { newGuest } from '../../support/guest.ts';
import { serverFor, settings } from '../../support/server.ts';

const CUP = { name: 'Cup', game: 'tiny', options: { rounds: '1' }, seats: 2, people: 4, rounds: 1, clock: { kind: 'days', days: 1 } };

onBothDatabases('a person who makes cups at once has no more than the host allows', async (t, config) => {
  const limits = { ...settings().limits, cupsPerPerson: 5 };
  const { url } = await serverFor(t, { ...config, limits });
  for (let round = 0; round < 4; round++) {
    const ada = await newGuest(url, 'Ada');
    const answers = await together(13, () => ada.request('POST', '/api/tournaments', CUP));
    assert.equal(answers.filter(({ status }) => status === 200).length, 5, `round ${round}`);
  }
});
