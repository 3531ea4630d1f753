import { diff, fingerprint, openDocument, seedRandom } from '@madang/kernel';
import { siberia } from '@madang/siberia';
import { type Batch, inTurn, playDocuments, samplePositions, sampleSteps } from './matches.ts';

/** Positions that the copying contenders go through; a unit is one position. */
const POSITIONS = 256;
const positions = () => samplePositions(siberia, POSITIONS);

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
export const clone = (): Batch => each(positions(), ({ state }) => siberia.clone(state));

/** The same copy by the platform's structuredClone. */
export const structured = (): Batch => each(positions(), ({ state }) => structuredClone(state));

/** The view of a seat. */
export const redact = (): Batch => each(positions(), ({ state, seat }) => siberia.redact(state, seat));

/** A possible world for a view. */
export const imagine = (): Batch => {
  const random = seedRandom('imagine');
  return each(
    positions().map(({ state, seat }) => siberia.redact(state, seat)),
    (view) => siberia.imagine(view, random),
  );
};

/** The fingerprint of a state. */
export const hash = (): Batch => each(positions(), ({ state }) => fingerprint(state));

/** What changed in a seat's view by one move, as it is sent to that seat. */
export const viewPatch = (): Batch => {
  const steps = sampleSteps(siberia, POSITIONS);
  return each(steps, ({ before, after }) => diff(before, after));
};

/** A whole match opened from its document: parsed, every move checked, the hash compared. A unit is a move. */
export const replay = (): Batch =>
  inTurn(playDocuments(siberia, 20), (document) => {
    const opened = openDocument(siberia, document);
    if (!opened.ok) throw new Error(opened.problem.code);
    return opened.value.log.length;
  });
