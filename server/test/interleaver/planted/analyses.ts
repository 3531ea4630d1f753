import { type Plants, plant } from './plant.ts';

/** Faults of analyses. */
export const ANALYSES: Pick<Plants, 'madeUp'> = {
  madeUp: [
    plant(
      'an analysis is of a match whose end was not heard yet',
      'analyses',
      ['sqlite', 70],
      [
        'features/analysis/request.ts',
        "if (!fold || !(fold.match.state.over || fold.abandoned)) return fail({ code: 'not-over' });",
        "if (!fold) return fail({ code: 'not-over' });",
      ],
    ),
    plant(
      'a claim of an analysis is never given up',
      'analyses',
      ['sqlite', 3],
      ['features/analysis/worker.ts', '.set({ claimed_until: now + CLAIM })', '.set({ claimed_until: now + CLAIM * 1000 })'],
    ),
    plant(
      'an analysis begins anew where its node died, and counts what it had',
      'analyses',
      ['sqlite', 9],
      ['features/analysis/worker.ts', 'let done = 0;', 'let done = row.done;'],
    ),
  ],
};
