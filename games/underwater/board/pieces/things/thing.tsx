import { Glyph } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { memo } from 'preact/compat';
import type { Mark } from './marks.ts';
import { THINGS, type ThingName } from './things.ts';

/** A rim around all of it, so that it stands out from any ground. */
const RIM = 1.5;

/** Thinner lines lie upon bodies. */
const LEAST_RIMMED = 3;

/** All that is filled of a thing as one path: its rim goes around it. */
const bodyOf = (marks: readonly Mark[]): string => marks.flatMap(([d, , line]) => (line === undefined ? [d] : [])).join('');

/** A thing with volume inside an SVG, in a box of 40 × 40 around 0,0. */
export const Thing = memo(function Thing({ name }: { readonly name: ThingName }) {
  const marks: readonly Mark[] = THINGS[name];
  return (
    <g className="thing">
      {inPlace(
        marks,
        ([d, , line]) => line !== undefined && line > LEAST_RIMMED && <path d={d} className="thing-rim" data-line="true" strokeWidth={line + RIM} />,
      )}
      <path d={bodyOf(marks)} className="thing-rim" strokeWidth={RIM} />
      {inPlace(marks, ([d, ink, line]) =>
        line === undefined ? <path d={d} fill={ink} /> : <path d={d} stroke={ink} strokeWidth={line} className="thing-line" />,
      )}
    </g>
  );
});

/** Things have more to show than flat signs: they are never smaller than this. */
const LEAST_SIZE = 17;

/** The size of a thing that stands where a flat sign of that size would. */
export const thingSize = (size: number): number => Math.max(LEAST_SIZE, Math.round(size * 1.15));

/** A thing in a line of HTML. Decoration: its words stand elsewhere. */
export const ThingSign = memo(({ name, size }: { readonly name: ThingName; readonly size: number }) => (
  <Glyph box={[44, 44]} width={size}>
    <Thing name={name} />
  </Glyph>
));
