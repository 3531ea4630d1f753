import { has } from '@madang/kernel';
import { CITY_SITES, type CitySite, connectedCities, type Player } from '../../../rules/index.ts';
import { DomeShape } from '../../pieces/structures.tsx';

interface DomeProps {
  readonly symbiotic: boolean;
  /** Whether the network brings it light. */
  readonly lit: boolean;
  readonly radius: number;
}

/** Domes are drawn 68 wide on a foot at 0,4; this stands them on the lower half of a circle around 0,0, over whose top they rise. */
const fit = (radius: number): string => `translate(0 ${radius * 0.24}) scale(${radius / 28})`;

const ROUND = 'M-33 4C-33-26-15-40 0-40S33-26 33 4A33 11.6 0 0 1-33 4z';
const BUD = 'M-33 4C-39-20-17-31 0-44C17-31 39-20 33 4A33 11.6 0 0 1-33 4z';

/** A city under glass: towers, or grown pods under a bud with leaves at its foot. It shines once the network brings it light. */
export function LitDome({ symbiotic, lit, radius }: DomeProps) {
  const kind = symbiotic ? 'grown' : 'lit';
  return (
    <g className="lit-dome" data-lit-dome={lit} data-grown={symbiotic} transform={fit(radius)}>
      {lit && <ellipse cy={-8} rx={54} ry={48} fill={`url(#sea-shine${symbiotic ? '-grown' : ''})`} className="dome-light" />}
      <ellipse cx={5} cy={14} rx={37} ry={10} fill="var(--cast)" />
      <path d="M-35 4V10A35 12.4 0 0 0 35 10V4z" className="dome-foot" />
      <ellipse cy={4} rx={35} ry={12.4} className="dome-rim" />
      <path d={symbiotic ? BUD : ROUND} fill={`url(#sea-air-${lit ? kind : 'dark'})`} />
      {symbiotic ? <Pods /> : <Towers />}
      <path d={symbiotic ? BUD : ROUND} fill="url(#sea-glass)" className="dome-glass" />
      <path d="M-26-6C-25-21-17-29-8-33" className="dome-gleam" />
      {symbiotic && <path d="M-35 10Q-46 4-45-8Q-36-5-33 6zM35 10Q46 4 45-8Q36-5 33 6zM-29 13Q-40 17-46 11Q-38 7-30 10z" className="dome-leaf" />}
    </g>
  );
}

const Towers = () => (
  <>
    <path d="M-24 8V-8L-17-11L-10-8V10zM10 10V-12L17-15L24-12V8zM-9 12V-24L0-29L9-24V12z" className="tower-left" />
    <path d="M-17 9V-5L-10-8V10zM17 10V-9L24-12V8zM0 13V-20L9-24V12z" className="tower-right" />
    <path d="M-24-8L-17-11L-10-8L-17-5zM10-12L17-15L24-12L17-9zM-9-24L0-29L9-24L0-20z" className="tower-roof" />
    <path d="M0-26V-36" className="tower-mast" />
    <path
      d="M-7-17h4.4v5h-4.4zM-7-8h4.4v5h-4.4zM-7 1h4.4v5h-4.4zM2.6-14h4.2v5h-4.2zM2.6 4h4.2v5h-4.2zM-22-3h3.6v4.4h-3.6zM-15 0h3.4v4.4h-3.4zM12-7h3.6v4.4h-3.6zM12 1h3.6v4.4h-3.6zM18.6-4h3.6v4.4h-3.6z"
      className="tower-window"
    />
  </>
);

const Pods = () => (
  <>
    <path
      d="M-27 8C-28-6-22-14-17-14S-6-8-7 8zM-11 11C-13-14-5-30 0-30S13-14 11 11zM7 8C6-9 12-18 17-18S28-8 27 8z"
      fill="url(#sea-pod)"
      className="pod"
    />
    <path d="M0-29Q-7-33-5-38M0-29Q7-33 6-37" className="pod-feeler" />
    {[
      [-17, -5, 2.8],
      [-17, 3, 2.8],
      [0, -19, 3],
      [-3, -9, 3],
      [3.4, 0, 3],
      [17, -8, 2.8],
      [18, 1, 2.8],
    ].map(([cx, cy, r]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} className="pod-window" />
    ))}
  </>
);

/** Where a city may be built: a round bed carved into the ground, as wide as a dome's foot. */
export const DomeSketch = ({ radius }: { readonly radius: number }) => (
  <g className="dome-sketch" transform={`translate(0 ${radius * SKETCH_LOW}) scale(${radius / 35})`}>
    <ellipse rx={35} ry={17.5} className="sketch-bed" />
    <path d="M-35 0A35 17.5 0 0 1 35 0A35 13 0 0 0-35 0z" className="sketch-lip" />
    <ellipse rx={35} ry={17.5} className="sketch-rim" />
  </g>
);

/** The bed of a city lies below the middle of its circle by so much of the radius. */
export const SKETCH_LOW = 0.2;

interface StandingProps {
  readonly me: Player;
  readonly site: CitySite;
  readonly radius: number;
  readonly printed: boolean;
}

/** The city that stands on a site. */
export function StandingDome({ me, site, radius, printed }: StandingProps) {
  const number = CITY_SITES.indexOf(site);
  const symbiotic = has(me.symbiotic, number);
  if (!printed) return <DomeShape symbiotic={symbiotic} size={radius * 2} />;
  return <LitDome symbiotic={symbiotic} lit={has(connectedCities(me), number)} radius={radius} />;
}
