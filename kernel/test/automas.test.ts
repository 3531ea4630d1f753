import assert from 'node:assert/strict';
import { test } from 'node:test';
import { automaSeats, mostAutomas, seatAutomas, withAutomas } from '../index.ts';

/** A game whose first seats are automas, two at most, and one seat is left to others. */
const GAME = {
  options: { robots: ['no', 'one', 'two'], skill: ['dull', 'bright'], board: ['small', 'large'] },
  automas: {
    number: 'robots',
    level: 'skill',
    seats: (options: Readonly<Record<string, string>>, seats: number) =>
      [0, 1].slice(0, Math.min(seats - 1, ['no', 'one', 'two'].indexOf(options.robots ?? 'no'))),
  },
};
const NONE = { options: { board: ['small'] } };

test('the number of automas is an option that follows from the seats', () => {
  assert.deepEqual(withAutomas(GAME, { board: 'large' }, 1), { board: 'large', robots: 'one' });
  assert.deepEqual(withAutomas(GAME, { robots: 'two' }, 0), { robots: 'no' });
  assert.deepEqual(withAutomas(NONE, { board: 'small' }, 2), { board: 'small' });
  assert.deepEqual(
    [2, 3, 4].map((seats) => mostAutomas(GAME, seats)),
    [1, 2, 2],
  );
  assert.equal(mostAutomas(NONE, 4), 0);
  assert.deepEqual(automaSeats(NONE, {}, 4), []);
});

test('automas sit where the game has them; a number that is chosen must agree', () => {
  assert.deepEqual(seatAutomas(GAME, { skill: 'bright' }, 3, [0, 1]), { ok: true, value: { skill: 'bright', robots: 'two' } });
  assert.deepEqual(seatAutomas(GAME, { robots: 'one' }, 3, [0]), { ok: true, value: { robots: 'one' } });
  assert.deepEqual(seatAutomas(NONE, {}, 3, []), { ok: true, value: {} });
  const refused = (found: readonly number[], allowed: readonly number[]) => ({ ok: false, problem: { code: 'automa-seats', found, allowed } });
  assert.deepEqual(seatAutomas(GAME, {}, 3, [1]), refused([1], [0]));
  assert.deepEqual(seatAutomas(GAME, {}, 2, [0, 1]), refused([0, 1], [0]));
  assert.deepEqual(seatAutomas(GAME, { robots: 'one' }, 3, []), refused([], [0]));
  assert.deepEqual(seatAutomas(GAME, { robots: 'no' }, 3, [0]), refused([0], []));
  assert.deepEqual(seatAutomas(NONE, {}, 3, [2]), refused([2], []));
});
