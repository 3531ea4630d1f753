import { FigureShape, type Point, useTarget } from '@madang/board-kit';
import { at as countAt } from '@madang/kernel';
import type { KeyboardEvent, MouseEvent } from 'react';
import { PLACES, type Place, RESOURCES, type Resource } from '../rules/index.ts';
import { placeText } from '../text/names.ts';
import { DepletionShape } from './depletion-counter.tsx';
import { cubesOn, holders, placeWords } from './describe.ts';
import type { PlaceStyle } from './geometry.ts';
import { CubeShape } from './glyphs.tsx';
import { type SiberiaProps, seatInfo, useMovesAt, useTable } from './table.tsx';
import { departures } from './targets.ts';
import { WORDS } from './words.ts';

interface PlaceProps {
  readonly place: Place;
  readonly at: Point;
  readonly style: PlaceStyle;
}

/** A place of the map: its name, its cubes, the figures on its upper edge. */
export function PlaceCard({ place, at, style }: PlaceProps) {
  const { view, props, held, sale } = useTable();
  const words = props.say(placeWords(view, place));
  const target = useTarget(useMovesAt(`place:${place}`), words);
  const departure = useDeparture(place);
  const index = PLACES.indexOf(place);
  const depleted = countAt(view.depleted, index) !== 0;
  const selling = sale?.places.includes(place) ?? false;
  const still = 'role' in target || 'role' in departure ? {} : { role: 'img', 'aria-label': words };
  const kind = depleted ? 'depleted' : place === 'vladivostok' && view.options.startIsMiningRegion === 'no' ? 'port' : 'open';
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      className={`place place-${kind}`}
      data-anchor={`place:${place}`}
      data-held={held.from === place}
      data-selling={selling}
      {...still}
      {...departure}
      {...target}
    >
      {!('role' in target) && <title>{words}</title>}
      <Card style={style} />
      <text className="place-name" y={-style.card.height / 2 + style.font * 1.32} fontSize={style.font} textAnchor="middle">
        {props.say(placeText(place))}
      </text>
      {depleted ? <DepletedMark style={style} /> : <Cubes place={place} style={style} />}
      <Workers place={place} style={style} />
    </g>
  );
}

/** Taking up a worker for a step: this place becomes where it starts. */
function useDeparture(place: Place) {
  const { props, held, hold } = useTable();
  const possible = departures(props.decision?.moves ?? []);
  if (!possible.includes(place) || possible.length === 1) return {};
  const take = () => hold({ counter: null, from: held.from === place ? null : place });
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': props.say({ key: WORDS.stepFrom, args: { place: placeText(place) } }),
    'aria-pressed': held.from === place,
    'data-departure': true,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      take();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      take();
    },
  };
}

const Card = ({ style: { card } }: { readonly style: PlaceStyle }) => (
  <>
    <rect className="place-halo" x={-card.width / 2 - 4} y={-card.height / 2 - 4} width={card.width + 8} height={card.height + 8} rx={13} />
    <rect className="place-card" x={-card.width / 2} y={-card.height / 2} width={card.width} height={card.height} rx={9} />
  </>
);

function Cubes({ place, style }: { readonly place: Place; readonly style: PlaceStyle }) {
  const { view, sale, props } = useTable();
  const lying = cubesOn(view, PLACES.indexOf(place));
  const coming = foundAt(props, place);
  const cubes = coming ? [...lying, coming] : lying;
  const pitch = Math.min(style.cube + 4, (style.card.width - 6) / Math.max(1, cubes.length));
  const y = style.card.height / 2 - style.cube / 2 - style.card.height * 0.11;
  if (place === 'vladivostok' && cubes.length === 0) return <Anchor y={y} size={style.cube} />;
  return cubes.map((resource, i) => (
    <g
      key={resource}
      className={resource === coming ? 'ghost' : undefined}
      data-anchor={`cube:${place}:${resource}`}
      transform={`translate(${(i - (cubes.length - 1) / 2) * pitch} ${y})`}
    >
      {sale?.resource === resource && sale.places.includes(place) && <circle className="cube-lit" r={style.cube * 0.82} />}
      <CubeShape resource={resource} size={style.cube} />
    </g>
  ));
}

/** The cube that the pointed answer would put here. */
function foundAt({ decision, pointed }: SiberiaProps, place: Place): Resource | undefined {
  const task = decision?.task;
  const kind = pointed?.kind === 'deposit' && pointed.place === place && task && 'resource' in task ? task.resource : undefined;
  return typeof kind === 'number' ? RESOURCES[kind] : undefined;
}

const Anchor = ({ y, size }: { readonly y: number; readonly size: number }) => (
  <path
    className="port-anchor"
    transform={`translate(0 ${y}) scale(${size / 17})`}
    d="M0-7.6a2 2 0 1 1 0 4a2 2 0 1 1 0-4M0-3.6V7.4M-3.6-1H3.6M-7 1.6C-6.4 5.6-3.4 7.4 0 7.4S6.4 5.6 7 1.6"
  />
);

function DepletedMark({ style }: { readonly style: PlaceStyle }) {
  return (
    <g transform={`translate(0 ${style.card.height * 0.2}) scale(${style.cube / 17})`}>
      <DepletionShape />
    </g>
  );
}

/** The workers of each seat, grouped and counted, standing on the card's upper edge. */
function Workers({ place, style }: { readonly place: Place; readonly style: PlaceStyle }) {
  const { view, props } = useTable();
  const index = PLACES.indexOf(place);
  const groups = holders(view, (player) => countAt(player.workers, index));
  const pitch = Math.min(29 * style.figure, style.card.width / Math.max(1, groups.length));
  const edge = -style.card.height / 2 + 1.5;
  return groups.map(({ seat, count }, i) => (
    <g
      key={seat}
      data-anchor={`worker:${place}:${seat}`}
      transform={`translate(${(i - (groups.length - 1) / 2) * pitch} ${edge}) scale(${style.figure})`}
    >
      <FigureShape seat={seatInfo(props.seats, seat)} count={count} />
    </g>
  ));
}
