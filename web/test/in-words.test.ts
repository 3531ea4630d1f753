import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { decisions, newMatch, playMove, seatArgument, seedRandom } from '@madang/kernel';
import { areasOf } from '../src/table/side/in-words.ts';

/** Areas that a game's position has beside the table and its players. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  siberia: ['map', 'market'],
  barrage: ['actions', 'map', 'market'],
  ludwig: ['market'],
  underwater: ['actions', 'market'],
};
const SEATS = 3;
const MOVES = 60;

for (const title of SHELF)
  test(`${title.name} in words: every line stands under a heading, each player has one, and so has each place`, async () => {
    const [game, { rollout }, wording] = await Promise.all([title.rules(), title.expertise(), title.wording()]);
    const match = newMatch(game, { seats: SEATS, seed: 'words' });
    const random = seedRandom('words');
    for (let open = decisions(game, match.state)[0]; open && match.log.length < MOVES; open = decisions(game, match.state)[0])
      playMove(match, open.seat, rollout(match.state, open, random));
    const lines = wording.describe(game.redact(match.state, 0), 0);
    const areas = areasOf(lines, wording.areas);
    assert.deepEqual(
      areas.flatMap((one) => one.lines),
      lines,
    );
    const players = areas.flatMap(({ player }) => player ?? []);
    assert.deepEqual(
      players.map(({ key }) => key).toSorted(),
      Array.from({ length: SEATS }, (_, seat) => seatArgument(seat).key),
    );
    const places = new Set(areas.map(({ area }) => area).filter((area) => area !== 'table' && area !== 'player'));
    assert.deepEqual([...places].toSorted(), PLACES[title.name]);
  });

test('lines of a game that names no areas are one area', () => {
  assert.deepEqual(
    areasOf([{ key: 'a' }, { key: 'b' }]).map(({ area, lines }) => [area, lines.length]),
    [['table', 2]],
  );
});
