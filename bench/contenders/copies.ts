import { diff, fingerprint, type Game, openDocument, seedRandom } from '@madang/kernel';
import { type Batch, inTurn, playDocuments, samplePositions, sampleSteps } from '../matches.ts';

/** Positions that the copying contenders go through; a unit is one position. */
const POSITIONS = 256;
const positions = (game: Game) => samplePositions(game, POSITIONS);

/** Does `work` for every item; what came out last is looked at, so that no work can be left out. */
function each<T>(items: readonly T[], work: (item: T) => unknown): Batch {
  let kept: unknown;
  return () => {
    for (const item of items) kept = work(item);
    if (kept === undefined) throw new Error('no work done');
    return items.length;
  };
}

/** A copy of the state. */
export const clone = (game: Game): Batch => each(positions(game), ({ state }) => game.clone(state));

/** The same copy by the platform's structuredClone. */
export const structured = (game: Game): Batch => each(positions(game), ({ state }) => structuredClone(state));

/** The view of a seat. */
export const redact = (game: Game): Batch => each(positions(game), ({ state, seat }) => game.redact(state, seat));

/** A possible world for a view. */
export const imagine = (game: Game): Batch => {
  const random = seedRandom('imagine');
  return each(
    positions(game).map(({ state, seat }) => game.redact(state, seat)),
    (view) => game.imagine(view, random),
  );
};

/** The fingerprint of a state. */
export const hash = (game: Game): Batch => each(positions(game), ({ state }) => fingerprint(state));

/** What changed in a seat's view by one move, as it is sent to that seat. */
export const viewPatch = (game: Game): Batch => {
  const steps = sampleSteps(game, POSITIONS);
  return each(steps, ({ before, after }) => diff(before, after));
};

/** A whole match opened from its document: parsed, every move checked, the hash compared. A unit is a move. */
export const replay = (game: Game): Batch =>
  inTurn(playDocuments(game, 20), (document) => {
    const opened = openDocument(game, document);
    if (!opened.ok) throw new Error(opened.problem.code);
    return opened.value.log.length;
  });
