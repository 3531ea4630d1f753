import { SeatMark } from '@madang/board-kit';
import {
  BASINS,
  CONDUIT_SITES,
  CONDUIT_VALUE,
  DAM_BASINS,
  DAM_SITES,
  EMPTY,
  POWERHOUSE_SITES,
  pipeOf,
  siteFee,
  stripEnd,
  stripStart,
} from '../rules/index.ts';
import { at } from '../rules/tally.ts';
import { basinText, conduitText, damText, powerhouseText } from './describe.ts';
import { DropShape, HouseShape } from './glyphs.tsx';
import { DAMS_HEIGHT, DISC_REACH, HOUSE_PITCH, type MapLayout, PLATE_WIDTH, type Plate } from './map-layout.ts';
import { range } from './range.ts';
import { usePiece, useTable } from './table.tsx';

interface BasinProps {
  readonly basin: number;
  readonly layout: MapLayout;
}

/** A basin: its river, two dam sites, two conduits, its strip of powerhouses. */
export function BasinPlate({ basin, layout }: BasinProps) {
  const { props } = useTable();
  const plate = layout.plates[basin];
  if (!plate) return null;
  const { x, y } = plate.middle;
  const [halfWidth, halfHeight] = [PLATE_WIDTH / 2, plate.height / 2];
  const words = props.say(basinText(basin));
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of an SVG is not interactive
    <g transform={`translate(${x} ${y}) scale(${layout.unit})`} className="basin" data-anchor={`basin:${basin + 1}`} role="group" aria-label={words}>
      <rect className="plate" x={-halfWidth} y={-halfHeight} width={PLATE_WIDTH} height={plate.height} rx={16} />
      <title>{words}</title>
      <path className="bank" d={`M0 ${-halfHeight}V${halfHeight}`} strokeWidth={15} />
      <path className="river" d={`M0 ${-halfHeight}V${halfHeight}`} strokeWidth={11.5} />
      <path className="ripple" d={`M0 ${-halfHeight}V${halfHeight}`} strokeWidth={2.2} />
      <text className="basin-number" x={-halfWidth + 8} y={-halfHeight + 17}>
        {BASINS[basin]}
      </text>
      {plate.strip !== undefined && <Strip basin={basin} y={plate.strip} />}
      {basin < DAM_BASINS && <Dams basin={basin} plate={plate} />}
    </g>
  );
}

/** Across the strip; four stand closer and leave room for the basin's number. */
const houseX = (i: number, count: number): number => (i - (count - 1) / 2) * (count > 3 ? HOUSE_PITCH - 2 : HOUSE_PITCH) + (count > 3 ? 11 : 0);

/** The powerhouse sites of a basin in their row. */
function Strip({ basin, y }: { readonly basin: number; readonly y: number }) {
  const sites = POWERHOUSE_SITES.slice(stripStart(basin), stripEnd(basin));
  return (
    <g data-anchor={`strip:${basin + 1}`}>
      {sites.map((site, i) => (
        <g key={site} transform={`translate(${houseX(i, sites.length)} ${y + 1})`}>
          <House site={stripStart(basin) + i} />
        </g>
      ))}
    </g>
  );
}

function House({ site }: { readonly site: number }) {
  const { view, props } = useTable();
  const name = `site:${POWERHOUSE_SITES[site]}`;
  const words = props.say(powerhouseText(view, site));
  const seat = props.seats[at(view.powerhouses, site)];
  const fee = siteFee(3, site, false);
  return (
    <g className="site" data-anchor={name} {...usePiece(name, words)}>
      <title>{words}</title>
      <rect className="site-lit" x={-14.5} y={-15} width={29} height={30} rx={6} />
      {seat ? (
        <>
          <g style={{ color: seat.colour }}>
            <HouseShape className="house" />
          </g>
          <g transform="translate(-8 -4.6)">
            <SeatMark seat={seat} size={16} />
          </g>
        </>
      ) : (
        <>
          <HouseShape className={fee > 0 ? 'house-free red' : 'house-free'} />
          {fee > 0 && <Fee x={0} y={8} fee={fee} />}
        </>
      )}
    </g>
  );
}

const Fee = ({ x, y, fee }: { readonly x: number; readonly y: number; readonly fee: number }) => (
  <text className="fee" x={x} y={y} textAnchor="middle">
    {fee}
  </text>
);

function Dams({ basin, plate }: { readonly basin: number; readonly plate: Plate }) {
  const y = plate.dams ?? 0;
  return (
    <>
      {[0, 1].map((lower) => (
        <g key={lower} transform={`translate(0 ${y + (lower ? DAMS_HEIGHT / 2 - 15 : -5)})`}>
          <Dam dam={2 * basin + lower} />
        </g>
      ))}
      {[0, 1].map((right) => (
        <g key={right} transform={`translate(${right ? DISC_REACH : -DISC_REACH} ${y})`}>
          <Intake conduit={2 * basin + right} />
        </g>
      ))}
    </>
  );
}

const WALL = 'M-35-7Q0 11 35-7';
const STEP = 7;

/** A dam site: walls one on another, the water behind them, the drops it holds. */
function Dam({ dam }: { readonly dam: number }) {
  const { view, props } = useTable();
  const name = `site:${DAM_SITES[dam]}`;
  const words = props.say(damText(view, dam));
  const owner = at(view.damOwner, dam);
  const height = at(view.damHeight, dam);
  const drops = at(view.drops, dam);
  const seat = props.seats[owner];
  const fee = siteFee(0, dam, false);
  return (
    <g className="site" data-anchor={name} {...usePiece(name, words)}>
      <title>{words}</title>
      <rect className="site-lit" x={-41} y={-25} width={82} height={34} rx={9} />
      {owner === EMPTY ? (
        <>
          <path className={fee > 0 ? 'wall-free red' : 'wall-free'} d={WALL} />
          {fee > 0 && <Fee x={0} y={-3.5} fee={fee} />}
        </>
      ) : (
        <>
          {drops > 0 && (
            <path
              className="lake"
              d={`M-31 ${-5 - (height - 1) * STEP}Q0 ${10 - (height - 1) * STEP} 31 ${-5 - (height - 1) * STEP}Q26 ${-19 - (height - 1) * 3} 0 ${-19 - (height - 1) * 3}Q-26 ${-19 - (height - 1) * 3} -31 ${-5 - (height - 1) * STEP}z`}
            />
          )}
          {range(height).map((i) => (
            <g key={i} transform={`translate(0 ${-i * STEP})`} data-anchor={i === height - 1 ? `top:${DAM_SITES[dam]}` : undefined}>
              <path className="wall-edge" d={WALL} />
              <path className="wall" d={WALL} style={{ stroke: seat?.colour ?? 'var(--dam-neutral)' }} />
            </g>
          ))}
          {range(drops).map((i) => (
            <g
              key={i}
              data-anchor={`drop:${DAM_SITES[dam]}:${i + 1}`}
              transform={`translate(${(i - (drops - 1) / 2) * 14} ${-9 - (height - 1) * STEP * 0.75})`}
            >
              <DropShape scale={1.05} />
            </g>
          ))}
          {seat && (
            <g transform="translate(-41 -13)">
              <SeatMark seat={seat} size={13} />
            </g>
          )}
        </>
      )}
    </g>
  );
}

/** Where a conduit begins: its value, ringed in the colour of its value or filled with its owner's. */
function Intake({ conduit }: { readonly conduit: number }) {
  const { view, props } = useTable();
  const name = `site:${CONDUIT_SITES[conduit]}`;
  const words = props.say(conduitText(view, conduit));
  const seat = props.seats[at(view.conduits, conduit)];
  return (
    <g className="site intake" data-anchor={name} {...usePiece(name, words)}>
      <title>{words}</title>
      <circle className="site-lit" r={17.5} />
      <circle className={`disc disc-${pipeOf(conduit)}`} r={13} style={seat ? { fill: seat.colour } : undefined} />
      <text className={seat ? 'disc-value built' : 'disc-value'} y={6.2} textAnchor="middle">
        {CONDUIT_VALUE[conduit]}
      </text>
      {seat && (
        <g transform={`translate(${conduit % 2 === 0 ? -17 : 5} -18)`}>
          <SeatMark seat={seat} size={12} />
        </g>
      )}
    </g>
  );
}
