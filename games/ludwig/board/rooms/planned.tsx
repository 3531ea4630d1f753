import { memo, useMemo } from 'react';
import type { Placement } from '../../rules/castle/index.ts';
import { doorStates } from './doors.ts';
import { lyingOf } from './drawing.ts';
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
          <Plan drawing={drawing} unit={CELL} doors={doors[i] ?? []} withWords={false} />
        </g>
      ))}
    </>
  );
});
