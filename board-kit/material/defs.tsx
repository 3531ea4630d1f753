import { memo, type ReactNode } from 'preact/compat';
import type { SeatInfo } from '../contract.ts';
import './painted.css';
import './surfaces.css';
import './tones.css';

type Stop = readonly [at: number, colour: string, alpha?: number];

const stopsOf = (stops: readonly Stop[]): ReactNode =>
  stops.map(([at, stopColor, stopOpacity]) => <stop key={at} offset={at} style={{ stopColor, stopOpacity }} />);

/** From the upper to the lower edge; `across`: from left to right; `slant`: from the upper left. */
const Linear = ({ id, stops, run }: { readonly id: string; readonly stops: readonly Stop[]; readonly run?: 'across' | 'slant' }) => (
  <linearGradient id={id} x1={0} y1={0} x2={run ? 1 : 0} y2={run === 'across' ? 0 : 1}>
    {stopsOf(stops)}
  </linearGradient>
);

/** A ball lit from the upper left. */
const Round = ({ id, stops }: { readonly id: string; readonly stops: readonly Stop[] }) => (
  <radialGradient id={id} cx={0.35} cy={0.28} r={0.85}>
    {stopsOf(stops)}
  </radialGradient>
);

const lighter = (colour: string, by: number): string => `color-mix(in srgb, ${colour}, white ${by}%)`;
const darker = (colour: string, by: number): string => `color-mix(in srgb, ${colour}, #0a0d14 ${by}%)`;

/** The paints of a seat's pieces: `wall` for flat faces, `round` for balls and discs, `edge` and `light` for their rims. */
export const seatPaints = ({ seat, colour }: SeatInfo) => ({
  wall: `url(#kit-wall-${seat})`,
  round: `url(#kit-seat-${seat})`,
  colour,
  edge: darker(colour, 50),
  shade: darker(colour, 28),
  light: lighter(colour, 48),
});

/** The same for pieces that belong to nobody: grey stone. */
export const STONE_PAINTS: ReturnType<typeof seatPaints> = {
  wall: 'url(#kit-wall-stone)',
  round: 'url(#kit-wall-stone)',
  colour: 'var(--stone-2)',
  edge: darker('var(--stone-3)', 40),
  shade: 'var(--stone-3)',
  light: lighter('var(--stone-1)', 35),
};

/**
 * The gradients that live pieces are filled with, once on a board: `url(#kit-…)` of brass, coin, drop, glow, lake, bed, fall, face
 * (light over a wall), wood, paper, wall-stone, and wall and seat for each seat.
 */
export const MaterialDefs = memo(({ seats }: { readonly seats: readonly SeatInfo[] }) => (
  <svg className="material-defs" width={0} height={0} aria-hidden="true">
    <defs>
      <Linear
        id="kit-brass"
        run="slant"
        stops={[
          [0, 'var(--brass-1)'],
          [0.45, 'var(--brass-2)'],
          [1, 'var(--brass-3)'],
        ]}
      />
      <Linear
        id="kit-wood"
        run="slant"
        stops={[
          [0, 'var(--wood-1)'],
          [1, 'var(--wood-3)'],
        ]}
      />
      <Linear
        id="kit-lake"
        stops={[
          [0, 'var(--lake-1)'],
          [0.55, 'var(--lake-2)'],
          [1, 'var(--lake-3)'],
        ]}
      />
      <Linear
        id="kit-bed"
        stops={[
          [0, 'var(--bed-1)'],
          [1, 'var(--bed-2)'],
        ]}
      />
      <Linear
        id="kit-fall"
        stops={[
          [0, 'var(--stream-light)'],
          [0.5, '#fff'],
          [1, 'var(--foam)'],
        ]}
      />
      <Linear
        id="kit-face"
        stops={[
          [0, '#fff', 0.3],
          [0.35, '#fff', 0],
          [1, '#000', 0.3],
        ]}
      />
      <Linear
        id="kit-wall-stone"
        run="across"
        stops={[
          [0, 'var(--stone-1)'],
          [0.45, 'var(--stone-2)'],
          [1, 'var(--stone-3)'],
        ]}
      />
      <Round
        id="kit-coin"
        stops={[
          [0, 'var(--coin-1)'],
          [0.5, 'var(--coin-2)'],
          [1, 'var(--coin-3)'],
        ]}
      />
      <Linear
        id="kit-point"
        run="slant"
        stops={[
          [0, '#b5754d'],
          [1, '#6b3a20'],
        ]}
      />
      <radialGradient id="kit-segment" gradientUnits="userSpaceOnUse" cx={0} cy={0} r={100}>
        {stopsOf([
          [0.2, 'var(--wood-3)'],
          [1, 'var(--wood-1)'],
        ])}
      </radialGradient>
      <Round
        id="kit-drop"
        stops={[
          [0, '#e4f8ff'],
          [0.35, '#5fc0e8'],
          [1, '#0f5f95'],
        ]}
      />
      <radialGradient id="kit-glow">
        {stopsOf([
          [0, '#ffd66b', 0.75],
          [0.4, '#ffc04a', 0.28],
          [1, '#ffb030', 0],
        ])}
      </radialGradient>
      {seats.map(({ seat, colour }) => (
        <Linear
          key={seat}
          id={`kit-wall-${seat}`}
          run="across"
          stops={[
            [0, lighter(colour, 28)],
            [0.45, colour],
            [1, darker(colour, 30)],
          ]}
        />
      ))}
      {seats.map(({ seat, colour }) => (
        <Round
          key={seat}
          id={`kit-seat-${seat}`}
          stops={[
            [0, lighter(colour, 36)],
            [0.5, colour],
            [1, darker(colour, 22)],
          ]}
        />
      ))}
    </defs>
  </svg>
));
