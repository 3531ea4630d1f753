import { BoardMap, BoardPart, MapSheet, Painted, type Size, usePrinted } from '@madang/board-kit';
import type { Pen } from '@madang/board-kit/material';
import { at } from '@madang/kernel';
import { type ComponentProps, type CSSProperties, createContext, Fragment, memo, type ReactNode } from 'preact/compat';
import { useCallback, useContext, useMemo, useState } from 'preact/hooks';
import { BASINS, CONDUIT_SITES, CONDUIT_VALUE, EMPTY, HEADSTREAMS, NEXT, pipeOf } from '../../rules/index.ts';
import { keptPart, useTable } from '../table.tsx';
import { BasinGround, BasinPlate } from './basin.tsx';
import { FlowForecast } from './flow-forecast.tsx';
import { Headstream } from './headstream.tsx';
import { Landscape } from './landscape.tsx';
import { linkedConduits } from './linked.ts';
import { type MapLayout, mapLayout } from './map-layout.ts';
import { paintLand } from './printed/land.ts';
import { PipeOf } from './printed/pipes.tsx';

/** The map: landscape, rivers, conduits, basins. Laid out anew for the pixels there are. */
export const BarrageMap = () => <BoardMap>{(size) => <Sheet size={size} />}</BoardMap>;

/** The map's sheet of that size. */
export const Sheet = memo(function Sheet({ size }: { readonly size: Size }) {
  const layout = useMemo(() => mapLayout(size), [size]);
  const printed = usePrinted();
  const paint = useCallback((pen: Pen) => paintLand(pen, layout), [layout]);
  return (
    <>
      {printed && <Painted size={size} paint={paint} />}
      <LookedAt size={size} unit={layout.unit}>
        {!printed && <PlainLand layout={layout} />}
        <Exits layout={layout} />
        <Conduits layout={layout} />
        {BASINS.map((basin, i) => (
          <BasinPlate key={basin} basin={i} layout={layout} />
        ))}
        <Waypoints layout={layout} />
        {HEADSTREAMS.map((name, i) => (
          <Headstream key={name} headstream={i} layout={layout} />
        ))}
        <BoardPart name="flow" silent>
          <FlowForecast layout={layout} />
        </BoardPart>
      </LookedAt>
    </>
  );
});

/** The piece of the map under the pointer; empty for none. */
const LookedContext = createContext('');

/** Keeps what the pointer looks at: only what asks for it is drawn again. */
function LookedAt({ size, unit, children }: { readonly size: Size; readonly unit: number; readonly children: ReactNode }) {
  const [looked, setLooked] = useState('');
  return (
    <LookedContext value={looked}>
      <MapSheet size={size} style={typeSize(unit)} onPointerOver={(event) => setLooked(pieceAt(event.target))} onPointerLeave={() => setLooked('')}>
        {children}
      </MapSheet>
    </LookedContext>
  );
}

/** The land of the plain look, with its water and its basins. */
const PlainLand = ({ layout }: OnMap) => (
  <>
    <Landscape size={layout.size} unit={layout.unit} horizons={layout.horizons} />
    <Springs layout={layout} />
    <Water d={layout.rivers.join('')} unit={layout.unit} />
    {BASINS.map((basin, i) => (
      <BasinGround key={basin} basin={i} layout={layout} />
    ))}
  </>
);

const pieceAt = (target: EventTarget | null): string =>
  target instanceof Element ? (target.closest('.site')?.getAttribute('data-anchor') ?? '') : '';

/** Figures grow where everything else is small: the smallest, of 14 units, are 12 pixels high as long as that leaves them their place. */
const typeSize = (unit: number): CSSProperties & Readonly<Record<'--type', number>> => ({
  '--type': Math.min(1.36, Math.max(1, 12.2 / (14 * unit))),
});

interface OnMap {
  readonly layout: MapLayout;
}

/** The water from the headstreams into the mountains. */
const Springs = ({ layout }: OnMap) => {
  const d = layout.heads.map(({ x, y }, i) => `M${x} ${y}V${(layout.plates[i]?.middle.y ?? y) - 40 * layout.unit}`).join('');
  return <Water d={d} unit={layout.unit} />;
};

/** Where water leaves the sheet: unseen points for its animation. */
const Exits = ({ layout }: OnMap) =>
  NEXT.map((next, basin) => {
    const plate = layout.plates[basin];
    if (next >= 0 || !plate) return null;
    return (
      <circle key={next} data-anchor={next === -1 ? 'exit:left' : 'exit:right'} cx={plate.middle.x} cy={layout.size.height - 4} r={2} fill="none" />
    );
  });

const Water = ({ d, unit }: { readonly d: string; readonly unit: number }) => (
  <>
    <path className="bank" d={d} strokeWidth={15 * unit} />
    <path className="river" d={d} strokeWidth={11.5 * unit} />
    <path className="ripple" d={d} strokeWidth={2.2 * unit} />
  </>
);

/** Unseen points along rivers and conduits, which the water's animation runs through. */
const Waypoints = memo(function Waypoints({ layout }: OnMap) {
  return (
    <g className="waypoints">
      {layout.ways.map((points, i) =>
        points
          .slice(1)
          .map(({ x, y }, k) => (
            <circle key={`${CONDUIT_SITES[i]}:${x}:${y}`} data-anchor={`way:${CONDUIT_SITES[i]}:${k + 1}`} cx={x} cy={y} r={1} />
          )),
      )}
      {NEXT.map((next, basin) => {
        const [from, to] = [layout.plates[basin], layout.plates[next]];
        if (!from || !to) return null;
        const x = (from.middle.x + to.middle.x) / 2;
        const y = (from.middle.y + (from.height / 2) * layout.unit + to.middle.y - (to.height / 2) * layout.unit) / 2;
        return <circle key={BASINS[basin]} data-anchor={`river:${basin + 1}`} cx={x} cy={y} r={1} />;
      })}
    </g>
  );
});

/** Every conduit's way: dashed in the colour of its value while it is free, a pipe in its owner's colour when built. */
const Conduits = keptPart(
  ({ view, pointed, targets }) => [view.conduits, pointed, CONDUIT_SITES.filter((site) => targets.has(`site:${site}`))],
  function Conduits({ layout }: OnMap) {
    const looked = useContext(LookedContext);
    const { view, props, pointed, targets } = useTable();
    const printed = usePrinted();
    const linked = linkedConduits(looked);
    const built = (i: number): boolean => at(view.conduits, i) !== EMPTY;
    const order = CONDUIT_SITES.map((_, i) => i).toSorted((a, b) => Number(built(a)) - Number(built(b)));
    return order.map((i) => {
      const site = CONDUIT_SITES[i] ?? '';
      const d = layout.conduits[i] ?? '';
      const seat = props.seats[at(view.conduits, i)];
      const piece = `site:${site}`;
      const shared = {
        'data-conduit': i,
        'data-lit-way': targets.has(piece),
        'data-pointed-way': pointed.includes(piece),
        'data-linked': linked.includes(i),
      };
      if (!seat)
        return (
          <Fragment key={site}>
            {printed && <path className="way-edge" d={d} />}
            <path className={`way way-${pipeOf(i)}`} d={d} strokeWidth={(1.4 + at(CONDUIT_VALUE, i) * 0.16) * layout.unit} {...shared} />
          </Fragment>
        );
      return (
        <g key={site} className="pipe" {...shared}>
          {printed ? <PipeOf way={d} unit={layout.unit} seat={seat} /> : <PlainPipe way={d} unit={layout.unit} seat={seat} />}
        </g>
      );
    });
  },
);

const PlainPipe = ({ way, unit, seat }: ComponentProps<typeof PipeOf>) => (
  <>
    <path className="pipe-edge" d={way} strokeWidth={8.6 * unit} />
    <path className="pipe-wall" d={way} stroke={seat.colour} strokeWidth={6 * unit} />
    <path className="pipe-shine" d={way} strokeWidth={1.5 * unit} />
  </>
);
