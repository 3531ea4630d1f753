import { memo } from 'preact/compat';
import type { Building } from '../../rules/index.ts';

/** What stands on a building site, in a box of 20 × 20 around 0,0. */
const SIGNS: Readonly<Record<Building, string>> = {
  farm: 'M0 7V-3M0 4C-4.6 3.4-6.4.4-5.8-3.4C-2-3 0-.6 0 2.6M0 1.4C4.6.8 6.4-2.2 5.8-6C2-5.6 0-3.2 0 0',
  desalination: 'M0-7C3.6-2.4 5.2 0 5.2 2.6A5.2 5.2 0 0 1-5.2 2.6C-5.2 0-3.6-2.4 0-7zM-2.2 3.4C-1.8 4.8-.8 5.4.6 5.4',
  laboratory: 'M-2.6-7H2.6M-1.6-7V-2L-5.8 4.8C-6.4 6.2-5.8 7-4.4 7H4.4C5.8 7 6.4 6.2 5.8 4.8L1.6-2V-7M-4 3H4',
};

interface BuildingProps {
  readonly kind: Building;
  readonly upgraded: boolean;
  readonly size: number;
}

/** A building: the kind's sign on its colour; an upgraded one has a golden edge and a chevron. */
export const BuildingShape = memo(({ kind, upgraded, size }: BuildingProps) => (
  <g className={`building building-${kind}`} data-upgraded={upgraded} transform={`scale(${size / 20})`}>
    <rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="5" className="building-body" />
    <path d={SIGNS[kind]} className="building-sign" />
    {upgraded && (
      <g transform="translate(7.4 -7.4)">
        <circle r="4.8" className="upgrade-badge" />
        <path d="M-2.4 1.6L0-1.8L2.4 1.6" className="upgrade-chevron" />
      </g>
    )}
  </g>
));

/** A dome: a skyline under glass; a symbiotic one is grown over. In a box of 40 × 40 around 0,0. */
export const DomeShape = memo(({ symbiotic, size }: { readonly symbiotic: boolean; readonly size: number }) => (
  <g className="dome" data-symbiotic={symbiotic} transform={`scale(${size / 40})`}>
    <circle r="19" className="dome-base" />
    <path d="M-13.5 8.5V-1H-9V-6.5H-3.6V-12H2V-4H6.4V1.5H13.5V8.5z" className="dome-city" />
    {symbiotic && (
      <path d="M-14 9C-9 2-12-4-7-9M0 9C-2 2 3-2 .6-9.4M12 9C7 4 11 0 7.6-5M-9.6 0C-6-.4-5-3-5.4-5M1 0C4.4-.6 5-3 4.4-5" className="dome-growth" />
    )}
    <path d="M-16.5 9.5H16.5" className="dome-ground" />
    <path d="M-13-8A15.5 15.5 0 0 1-3-15" className="dome-shine" />
  </g>
));
