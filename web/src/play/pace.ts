import type { Around, Moment, Told, Wording } from '@madang/kernel';
import { contain } from '../faults/faults.ts';
import { useSettings } from '../settings/store.ts';
import type { Pace } from './director.ts';
import type { TablePace } from './table.ts';

/** Milliseconds for an act of another player: long enough to see it and to read its line. */
export const ACT_MS = { calm: 2400, brisk: 1100, instant: 0 } as const;

/** The pace of this screen: nothing is staged for a page that nobody looks at. */
export const screenPace: Pace = {
  rest: () => (document.hidden ? 0 : ACT_MS[useSettings.getState().pace]),
  later: (callback, milliseconds) => {
    setTimeout(callback, milliseconds);
  },
};

/** The same for a game: what its words tell of is an act, and its great moments wait for the reader. */
export const paceOf = (wording: Wording): TablePace => ({
  ...screenPace,
  hasWords: (told, view) => contain('log-line', () => told.some((event) => wording.logLine(event, view) !== undefined), true),
  momentOf: (told, around, isOver) =>
    contain('moment', () => (isOver ? endOf(wording, told, around) : (wording.moment?.(told, around) ?? null)), null),
});

/** The end of a match: all points by their sources, and what brought the end about. */
function endOf(wording: Wording, told: readonly Told[], { after, earlier }: Around): Moment {
  const view = after();
  const parts = wording.parts(view, [...earlier(), ...told]);
  const nothing = (parts[0]?.points ?? []).map(() => 0);
  const end = told.find(({ event }) => event === 'game-over');
  const line = end && wording.logLine(end, view);
  return {
    title: { key: 'moment.over' },
    before: nothing,
    rows: parts.map(({ name, points }) => ({ source: name, points, notes: points.map(() => null) })),
    means: line ? [line.text] : [],
    ends: true,
  };
}
