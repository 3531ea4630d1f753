import { memo, type ReactNode } from 'preact/compat';
import type { SeatInfo } from '../contract.ts';
import { SeatShape } from '../shapes/pieces.tsx';
import { seatPaints } from './defs.tsx';

interface EmblemProps {
  readonly seat: SeatInfo;
  readonly radius: number;
}

/** A seat's shape on a dark disc with a pale rim, for pieces of an SVG: an owner is told without colour. Around 0,0. */
export const Emblem = ({ seat, radius }: EmblemProps) => (
  <g>
    <circle r={radius} fill={seatPaints(seat).edge} stroke="#fffdf8" strokeWidth={radius * 0.16} />
    <SeatShape seat={seat} scale={radius * 0.135} fill="#fffdf8" />
  </g>
);

/** A coin of an SVG with what it is worth, around 0,0. `rim`: its edge, where the coin must be paid. */
export const CoinShape = ({
  radius,
  rim = 'var(--coin-3)',
  children,
}: {
  readonly radius: number;
  readonly rim?: string;
  readonly children?: ReactNode;
}) => (
  <g>
    <circle cx={radius * 0.12} cy={radius * 0.22} r={radius} fill="var(--cast)" />
    <circle r={radius} fill="url(#kit-coin)" stroke={rim} strokeWidth={radius * 0.2} />
    {children}
  </g>
);

/** A brass disc of an SVG with a figure on it, around 0,0. */
export const BrassDisc = ({ radius, children }: { readonly radius: number; readonly children: ReactNode }) => (
  <g>
    <circle cx={radius * 0.1} cy={radius * 0.18} r={radius} fill="var(--cast)" />
    <circle r={radius} fill="url(#kit-brass)" />
    <circle r={radius * 0.82} fill="var(--brass-1)" fillOpacity={0.45} stroke="var(--brass-3)" strokeOpacity={0.55} strokeWidth={radius * 0.09} />
    {children}
  </g>
);

interface PawnProps {
  readonly seat: SeatInfo;
  /** In CSS pixels. */
  readonly height: number;
}

/** A wooden figure with a hat, for HTML: in its seat's colour, with the seat's shape on its chest. */
export const Pawn = memo(function Pawn({ seat, height }: PawnProps) {
  const { wall, round, edge } = seatPaints(seat);
  return (
    <svg className="pawn" viewBox="-8.5 -18 18 25" height={height} width={(height * 18) / 25} aria-hidden="true">
      <ellipse cx={2.4} cy={3} rx={7} ry={2.6} fill="var(--cast)" />
      <path d="M-6.6 2.6Q-6.6-5-2.8-7.6H2.8Q6.6-5 6.6 2.6Q0 5.4-6.6 2.6z" fill={wall} stroke={edge} strokeWidth={0.9} />
      <circle cy={-10} r={4.2} fill={round} stroke={edge} strokeWidth={0.8} />
      <path d="M-5.4-10.6Q-5-16 0-16T5.4-10.6Q0-12.4-5.4-10.6z" fill="#ffe08a" stroke="#8a6414" strokeWidth={0.8} />
      <g transform="translate(0 -1.6)">
        <SeatShape seat={seat} scale={0.72} fill="#fffdf8" />
      </g>
    </svg>
  );
});

/** A disc of turned wood in a seat's colour with the seat's shape, for HTML. */
export const Medal = memo(function Medal({ seat, size }: { readonly seat: SeatInfo; readonly size: number }) {
  const { round, edge } = seatPaints(seat);
  return (
    <svg className="medal" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <circle cx={0.8} cy={1.4} r={9.4} fill="var(--cast)" />
      <circle r={9.6} fill={round} stroke={edge} strokeWidth={1.2} />
      <circle r={7.4} fill="none" stroke="#fff" strokeOpacity={0.35} strokeWidth={0.8} />
      <SeatShape seat={seat} scale={1.02} fill="#fffdf8" />
    </svg>
  );
});
