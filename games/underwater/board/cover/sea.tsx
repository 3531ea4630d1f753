import { PrintedCover } from '@madang/board-kit/cover-art';
import type { Pen } from '@madang/board-kit/material';
import type { Building, BuildingSite, CitySite, TunnelSite } from '../../rules/index.ts';
import { seaLayout } from '../map/layout.ts';
import { FreePad, RaisedBuilding } from '../map/light/building.tsx';
import { LightDefs } from '../map/light/defs.tsx';
import { LitDome } from '../map/light/dome.tsx';
import { paintSea } from '../map/light/sea.ts';
import { PrintedTile } from '../map/light/tile.tsx';
import { Tube } from '../map/light/tube.tsx';
import '../styles/tones.css';
import '../styles/pieces.css';
import '../styles/printed/tones.css';
import '../styles/printed/map.css';

/** The printed sea of the first personal board, as large as on a wide screen. */
const SIZE = { width: 730, height: 500 };
const LAYOUT = seaLayout(0, SIZE);
const { cities, harbours, plots, tunnels, plot: PLOT, city: SITE, metropolis: TILE } = LAYOUT;

/** Domes are a little larger than on the board: covers are small. */
const RADIUS = SITE * 1.12;

const VIEW = { x: 78, y: 100, width: 520 };

const CITIES: readonly (readonly [site: CitySite, symbiotic: boolean, lit: boolean])[] = [
  ['C11', false, true],
  ['C12', true, true],
  ['C21', true, true],
  ['C22', false, true],
  ['C13', false, true],
  ['C23', false, true],
];
const TUNNELS: readonly (readonly [site: TunnelSite, upgraded: boolean])[] = [
  ['C11-C12', false],
  ['C11-C21', false],
  ['C12-C13', true],
  ['C21-C22', true],
  ['C13-MU', false],
  ['C22-C23', false],
];
const BUILDINGS: readonly (readonly [site: BuildingSite, kind: Building, upgraded: boolean])[] = [
  ['C11-a', 'farm', true],
  ['C11-b', 'desalination', false],
  ['C12-a', 'laboratory', true],
  ['C12-b', 'farm', false],
  ['C22-a', 'farm', false],
  ['C22-b', 'laboratory', true],
  ['C23-a', 'desalination', false],
  ['C11-c', 'laboratory', false],
  ['C12-c', 'desalination', true],
  ['C21-b', 'farm', true],
  ['C21-c', 'laboratory', false],
  ['C22-c', 'desalination', true],
  ['C23-b', 'farm', true],
  ['C21-a', 'desalination', true],
  ['C13-a', 'desalination', false],
];

const paint = (pen: Pen): void => paintSea(pen, SIZE, LAYOUT);
const moved = (at: { readonly x: number; readonly y: number } | undefined): string => (at ? `translate(${at.x} ${at.y})` : 'scale(0)');

/** A network of lit cities under the sea. */
export const Art = () => (
  <PrintedCover game="underwater" view={VIEW} paint={paint}>
    <LightDefs />
    {TUNNELS.map(([site, upgraded]) => (
      <Tube key={site} way={tunnels.get(site)?.path ?? ''} plot={PLOT} lit upgraded={upgraded} />
    ))}
    <g className="metropolis" data-connected="true" transform={moved(harbours.MU)}>
      <PrintedTile colour="blue" size={TILE} />
    </g>
    {CITIES.map(([site, symbiotic, lit]) => (
      <g key={site} transform={moved(cities[site])}>
        <LitDome symbiotic={symbiotic} lit={lit} radius={RADIUS} />
      </g>
    ))}
    {[...plots].map(([site, at]) => {
      const built = BUILDINGS.find(([where]) => where === site);
      return (
        <g key={site} transform={moved(at)}>
          {built ? <RaisedBuilding kind={built[1]} upgraded={built[2]} size={PLOT} /> : <FreePad size={PLOT} />}
        </g>
      );
    })}
  </PrintedCover>
);
