import { memo } from 'preact/compat';
import type { Building } from '../../../rules/index.ts';

interface PadProps {
  readonly size: number;
  readonly expansion?: boolean;
}

const scaled = (size: number): string => `scale(${size / 36})`;

/** A free building site: a hexagonal pad; that of the expansion is dashed. */
export const FreePad = memo(({ size, expansion = false }: PadProps) => (
  <g transform={scaled(size)} className="pad" data-dashed={expansion}>
    <path d="M-16 5L-8 15H12L20 5L14 14H-10z" fill="var(--cast)" />
    {!expansion && <path d="M-17 1V5L-9 15H9L17 5V1L9 11H-9z" className="pad-side" />}
    <path d="M-17 1L-9-11H9L17 1L9 12H-9z" className="pad-face" />
  </g>
));

interface RaisedProps {
  readonly kind: Building;
  readonly upgraded: boolean;
  readonly size: number;
}

/** A building with volume on its pad; an upgraded one stands on gold and has a badge with a chevron. */
export const RaisedBuilding = memo(function RaisedBuilding({ kind, upgraded, size }: RaisedProps) {
  const Body = BODIES[kind];
  return (
    <g transform={scaled(size)} className="building raised" data-upgraded={upgraded}>
      <ellipse cx={4} cy={13} rx={18} ry={5} fill="var(--cast)" />
      <path d="M-18 5V9L-10 17H10L18 9V5L10 13H-10z" className="raised-side" />
      <path d="M-18 5L-10-3H10L18 5L10 13H-10z" className="raised-pad" />
      <Body />
      {upgraded && (
        <g transform="translate(12.6 -12)">
          <circle r={7.4} className="upgrade-badge" />
          <path d="M-4 0.6L0-3.6L4 0.6M-4 4.6L0 0.4L4 4.6" className="raised-chevron" />
        </g>
      )}
    </g>
  );
});

/** Kelp in rows under a vault of glass. */
const Farm = () => (
  <>
    <path d="M-14 6V-3Q-14-17 0-17T14-3V6Q0 13-14 6z" className="farm-air" />
    <path d="M-9 7Q-12 1-9-3T-9-9M-3 9Q-6 2-3-3T-3-12M3 9Q0 2 3-3T3-12M9 7Q6 1 9-3T9-9" className="farm-kelp" />
    <path d="M-14 6V-3Q-14-17 0-17T14-3V6Q0 13-14 6zM-14-2Q0 4 14-2M0-17V9" className="farm-glass" />
  </>
);

/** Two tanks with a pipe, and a drop on the larger one. */
const Desalination = () => (
  <>
    <path d="M-8-12V-18H8V-9" className="tank-pipe" />
    <path d="M-15-10V5A8 3.4 0 0 0 1 5V-10z" className="tank" />
    <path d="M-4-7V8A8 3.4 0 0 0 1 5V-10z" className="tank-shade" />
    <ellipse cx={-7} cy={-10} rx={8} ry={3.4} className="tank-top" />
    <path d="M2-6V7A6.6 2.8 0 0 0 15 7V-6z" className="tank" />
    <path d="M11-4V9A6.6 2.8 0 0 0 15 7V-6z" className="tank-shade" />
    <ellipse cx={8.5} cy={-6} rx={6.6} ry={2.8} className="tank-top" />
    <path d="M-8-5Q-3 1-8 4Q-13 1-8-5z" className="tank-drop" />
  </>
);

/** A drum with lit windows under a cupola with a mast. */
const Laboratory = () => (
  <>
    <path d="M-13-3V6A13 5.4 0 0 0 13 6V-3z" className="drum" />
    <path d="M4 2V11.4A13 5.4 0 0 0 13 6V-3z" className="drum-shade" />
    <path d="M-12-3Q-12-17 0-17T12-3Q0 3-12-3z" className="cupola" />
    <path d="M-8-6Q-7-12-2-14" className="cupola-gleam" />
    <path d="M0-17V-21" className="drum-mast" />
    <circle cy={-21} r={2.2} className="drum-lamp" />
    <path d="M-9 2.4h4v4h-4zM-2 3.6h4v4h-4zM6 2.4h4v4h-4z" className="drum-window" />
  </>
);

const BODIES: Readonly<Record<Building, () => React.JSX.Element>> = { farm: Farm, desalination: Desalination, laboratory: Laboratory };
