import { type Size, usePrinted } from '@madang/board-kit';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { Placement } from '../../rules/castle/index.ts';
import { doorStates } from './doors.ts';
import { boundsOf, lyingOf } from './drawing.ts';
import { Garden } from './garden/garden.tsx';
import { Miniature } from './miniature.tsx';
import { FloorDefs } from './plan/floors.tsx';
import { Cast, CELL, Plan } from './plan/plan.tsx';

/** A castle as furnished floor plans without words, in the units of plans: 20 are one unit of the grid. The foyer's corner is at 0,0. */
export const PlannedCastle = memo(function PlannedCastle({ tiles }: { readonly tiles: readonly Placement[] }) {
  const lying = useMemo(() => tiles.map(lyingOf), [tiles]);
  const doors = useMemo(() => doorStates(tiles), [tiles]);
  const place = (x: number, y: number): string => `translate(${x * CELL} ${y * CELL})`;
  return (
    <>
      {lying.map(({ drawing, x, y }, i) => (
        <g key={tiles[i]} transform={place(x, y)}>
          <Cast drawing={drawing} unit={CELL} />
        </g>
      ))}
      {lying.map(({ drawing, x, y }, i) => (
        <g key={tiles[i]} transform={place(x, y)}>
          <Plan drawing={drawing} unit={CELL} doors={doors[i] ?? []} />
        </g>
      ))}
    </>
  );
});

/** The lawn around a castle, and the least that a picture shows of it, in the units of plans. */
const LAWN = 24;
const LEAST = { width: 400, height: 240 } as const;

interface CastlePictureProps {
  readonly tiles: readonly Placement[];
  /** The picture's size, where style sheets do not say it. */
  readonly box?: Size;
}

/** A castle on its lawn, as large as it is. Decoration: its words stand elsewhere. */
export function CastlePicture({ tiles, box: sized }: CastlePictureProps) {
  const printed = usePrinted();
  const lying = useMemo(() => tiles.map(lyingOf), [tiles]);
  const box = boundsOf(lying);
  const width = Math.max(LEAST.width, box.width * CELL + 2 * LAWN);
  const height = Math.max(LEAST.height, box.height * CELL + 2 * LAWN);
  const [left, top] = [(box.x + box.width / 2) * CELL - width / 2, (box.y + box.height / 2) * CELL - height / 2];
  if (!printed) return <Miniature tiles={tiles} width={LEAST.width} height={LEAST.height} largest={CELL} />;
  return (
    <svg className="castle-picture own-tones" {...sized} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <FloorDefs />
      <rect x={left - width} y={top - height} width={3 * width} height={3 * height} className="castle-lawn" />
      <Garden lying={lying} unit={CELL} />
      <PlannedCastle tiles={tiles} />
    </svg>
  );
}
