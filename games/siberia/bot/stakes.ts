import { answers, at, has, stakesOfKinds } from '@madang/kernel';
import { PLACES, RESOURCES, ROWS } from '../components/words.ts';
import { numbersOf } from '../rules/answers.ts';
import { MOVES } from '../rules/moves.ts';
import { areaText, placeText, placeWord, resourceText, resourceWord, rowWord } from '../rules/spelling.ts';
import type { Siberia } from '../rules/state.ts';

const EXTRACT = answers(MOVES, 'extract', (move) => numbersOf(move).place);
const INVEST = answers(MOVES, 'invest', ({ row }) => ROWS.indexOf(row));
const CUBES = PLACES.length * RESOURCES.length;

const placeOf = (cube: number): number => Math.floor(cube / RESOURCES.length);

/** What players of Siberia vie for: cubes on the map where they have a worker, investment tiles. */
export const stakes = stakesOfKinds<Siberia>([
  {
    count: CUBES,
    there: ({ cubes, players }, seat) =>
      Array.from({ length: CUBES }, (_, cube) => cube).filter(
        (cube) => has(at(cubes, placeOf(cube)), cube % RESOURCES.length) && (players[seat]?.workers[placeOf(cube)] ?? 0) > 0,
      ),
    what: (_, cube) => ({
      key: 'siberia.stake.cube',
      args: { resource: resourceText(resourceWord(cube % RESOURCES.length)), place: placeText(placeWord(placeOf(cube))) },
    }),
    moveAt: (cube) => EXTRACT[placeOf(cube)]?.id,
  },
  {
    count: ROWS.length,
    there: ({ display }) => [...new Set(display)],
    what: (_, row) => ({ key: 'siberia.stake.tile', args: { row: areaText(rowWord(row)) } }),
    moveAt: (row) => INVEST[row]?.id,
  },
]);
