import { SeatMark, usePrinted } from '@madang/board-kit';
import { at } from '@madang/kernel';
import type { ComponentProps, ReactNode } from 'preact/compat';
import { BASINS, CONDUIT_SITES, CONDUIT_VALUE, DAM_BASINS, POWERHOUSE_SITES, pipeOf, siteFee, stripEnd, stripStart } from '../../rules/index.ts';
import { conduitHow, powerhouseHow, useHow } from '../about.ts';
import { basinText, conduitText, powerhouseText } from '../describe.ts';
import { HouseShape } from '../pieces/glyphs.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { Dam, DamDrops, Fee, type SiteLook } from './dam.tsx';
import type { MapLayout } from './map-layout.ts';
import { damOffset, houseX, type Measures, type Plate } from './plates.ts';
import { BuiltHouse, FreeHouse } from './printed/house.tsx';
import { Valve } from './printed/pipes.tsx';

interface BasinProps {
  readonly basin: number;
  readonly layout: MapLayout;
}

/** The ground of a basin: its plate and its river. Conduits run over it. */
export function BasinGround({ basin, layout }: BasinProps) {
  const plate = layout.plates[basin];
  if (!plate) return null;
  const { x, y } = plate.middle;
  const [halfWidth, halfHeight] = [layout.measures.plate / 2, plate.height / 2];
  const river = `M0 ${-halfHeight}V${halfHeight}`;
  return (
    <g transform={`translate(${x} ${y}) scale(${layout.unit})`} className="basin">
      <rect className="plate" x={-halfWidth} y={-halfHeight} width={2 * halfWidth} height={plate.height} rx={16} />
      <path className="bank" d={river} strokeWidth={15} />
      <path className="river" d={river} strokeWidth={11.5} />
      <path className="ripple" d={river} strokeWidth={2.2} />
    </g>
  );
}

/** What stands in a basin: two dam sites, the ends of two conduits, its strip of powerhouses. */
export const BasinPlate = keptPart(
  () => [],
  function BasinPlate({ basin, layout }: BasinProps) {
    const say = useSay();
    const plate = layout.plates[basin];
    if (!plate) return null;
    const { x, y } = plate.middle;
    const { measures } = layout;
    const words = say(basinText(basin));
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of an SVG is not interactive
      <g
        transform={`translate(${x} ${y}) scale(${layout.unit})`}
        className="basin"
        data-anchor={`basin:${basin + 1}`}
        role="group"
        aria-label={words}
        data-says={words}
      >
        {basin < DAM_BASINS && <Dams basin={basin} plate={plate} measures={measures} />}
        {plate.strip !== undefined && <Strip basin={basin} y={plate.strip} measures={measures} />}
        <BasinNumber x={-measures.plate / 2} y={-plate.height / 2}>
          {BASINS[basin]}
        </BasinNumber>
      </g>
    );
  },
);

/** A basin's number in the corner at `x`, `y`: small on the printed ground, or plain. */
function BasinNumber({ x, y, children }: { readonly x: number; readonly y: number; readonly children: ReactNode }) {
  if (!usePrinted())
    return (
      <text className="basin-number" x={x + 5} y={y + 18}>
        {children}
      </text>
    );
  return (
    <text className="brass-number" x={x + 15} y={y + 15} textAnchor="middle">
      {children}
    </text>
  );
}

/** The powerhouse sites of a basin in their row. */
function Strip({ basin, y, measures }: { readonly basin: number; readonly y: number; readonly measures: Measures }) {
  const sites = POWERHOUSE_SITES.slice(stripStart(basin), stripEnd(basin));
  return (
    <g data-anchor={`strip:${basin + 1}`}>
      {sites.map((site, i) => (
        <g key={site} transform={`translate(${houseX(i, sites.length, measures)} ${y + 1})`}>
          <House site={stripStart(basin) + i} />
        </g>
      ))}
    </g>
  );
}

const House = keptPart(
  ({ view }, { site }) => [at(view.powerhouses, site)],
  function House({ site }: { readonly site: number }) {
    const { view, props, owner: me } = useTable();
    const say = useSay();
    const name = `site:${POWERHOUSE_SITES[site]}`;
    const words = say(powerhouseText(view, site));
    const seat = props.seats[at(view.powerhouses, site)];
    const piece = usePiece(name, words, true, useHow()(words, powerhouseHow(view, me, site), 'BAR-PROD-01'));
    return (
      <g className="site" data-anchor={name} data-free={!seat} {...piece}>
        <rect className="site-lit" x={-14.5} y={-15} width={29} height={30} rx={6} />
        <HouseLook seat={seat} fee={siteFee(3, site, false)} />
      </g>
    );
  },
);

function HouseLook({ seat, fee }: SiteLook) {
  if (usePrinted()) return seat ? <BuiltHouse seat={seat} /> : <FreeHouse fee={fee} />;
  if (!seat)
    return (
      <>
        <HouseShape className={fee > 0 ? 'house-free red' : 'house-free'} />
        {fee > 0 && <Fee x={0} y={8} fee={fee} />}
      </>
    );
  return (
    <>
      <g style={{ color: seat.colour }}>
        <HouseShape className="house" />
      </g>
      <g transform="translate(-8 -4.6)">
        <SeatMark seat={seat} size={16} />
      </g>
    </>
  );
}

function Dams({ basin, plate, measures }: { readonly basin: number; readonly plate: Plate; readonly measures: Measures }) {
  const { reach } = measures;
  return (
    <>
      {[0, 1].map((lower) => (
        <g key={lower} transform={`translate(0 ${damOffset(measures, plate, lower)})`}>
          <Dam dam={2 * basin + lower} measures={measures} />
        </g>
      ))}
      {[0, 1].map((lower) => (
        <g key={lower} transform={`translate(0 ${damOffset(measures, plate, lower)})`}>
          <DamDrops dam={2 * basin + lower} measures={measures} />
        </g>
      ))}
      {[0, 1].map((right) => (
        <g key={right} transform={`translate(${right ? reach : -reach} ${plate.dams ?? 0})`}>
          <Intake conduit={2 * basin + right} />
        </g>
      ))}
    </>
  );
}

/** Where a conduit begins: its value, ringed in the colour of its value or filled with its owner's. */
const Intake = keptPart(
  ({ view }, { conduit }) => [at(view.conduits, conduit)],
  function Intake({ conduit }: { readonly conduit: number }) {
    const { view, props, owner: me } = useTable();
    const say = useSay();
    const name = `site:${CONDUIT_SITES[conduit]}`;
    const words = say(conduitText(view, conduit));
    const seat = props.seats[at(view.conduits, conduit)];
    const Look = usePrinted() ? Valve : PlainDisc;
    const piece = usePiece(name, words, true, useHow()(words, conduitHow(view, me, conduit), 'BAR-PROD-05'));
    return (
      <g className="site intake" data-anchor={name} {...piece}>
        <circle className="site-lit" r={17.5} />
        <Look seat={seat} pipe={pipeOf(conduit)} left={conduit % 2 === 0}>
          <text className={seat ? 'disc-value built' : 'disc-value'} style={{ color: seat?.colour }} y={6.8} textAnchor="middle">
            {CONDUIT_VALUE[conduit]}
          </text>
        </Look>
      </g>
    );
  },
);

/** The disc of a conduit in the plain look. */
const PlainDisc = ({ seat, pipe, left, children }: ComponentProps<typeof Valve>) => (
  <>
    <circle className={`disc disc-${pipe}`} r={13} style={seat ? { fill: seat.colour } : undefined} />
    {children}
    {seat && (
      <g transform={`translate(${left ? -17 : 5} -18)`}>
        <SeatMark seat={seat} size={12} />
      </g>
    )}
  </>
);
