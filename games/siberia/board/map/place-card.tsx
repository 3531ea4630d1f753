import { FigureShape, type Point, seatInfo, usePrinted } from '@madang/board-kit';
import { at as countAt } from '@madang/kernel';
import { figuresOf, PLACES, type Place, RESOURCES, type Resource } from '../../rules/index.ts';
import { say as how, placeText } from '../../text/names.ts';
import { useHow } from '../about.ts';
import { cubesOn, holders, placeWords } from '../describe.ts';
import { DepletionShape } from '../pieces/depletion-counter.tsx';
import { CubeShape } from '../pieces/glyphs.tsx';
import { keptPart, type SiberiaProps, usePiece, useSay, useTable, useTakeUp } from '../table.tsx';
import { headroom, type PlaceStyle, ribbonFor } from './geometry.ts';
import { Site, siteOf } from './printed/site.tsx';

interface PlaceProps {
  readonly place: Place;
  readonly at: Point;
  readonly style: PlaceStyle;
}

/** A place of the map: its name and its cubes. The figures on its upper edge lie over all places (`Workers`). */
export const PlaceCard = keptPart(
  ({ view, sale, props }, { place }) => [
    ...[placeWords(view, place), cubesOn(view, PLACES.indexOf(place)), countAt(view.depleted, PLACES.indexOf(place)), view.options],
    ...[sale?.places.includes(place), sale?.resource, foundAt(props, place), figuresOf(view).names],
  ],
  function PlaceCard({ place, at, style }: PlaceProps) {
    const { view, targets, sale } = useTable();
    const say = useSay();
    const words = say(placeWords(view, place));
    const purpose = place === 'vladivostok' ? how('siberia.how.port') : how('siberia.how.place');
    const rule = place === 'vladivostok' ? 'SIB-WORK-02' : 'SIB-DEPLETE-02';
    const piece = usePiece(`place:${place}`, words, true, useHow()(words, [purpose], rule));
    const departure = useTakeUp(`place:${place}`, say('siberia.board.stepFrom', { place: placeText(place) }));
    const answers = targets.has(`place:${place}`);
    const index = PLACES.indexOf(place);
    const depleted = countAt(view.depleted, index) !== 0;
    const printed = usePrinted();
    const nameY = printed ? siteOf(style).ribbon.y + style.font * 1.02 : -style.card.height / 2 + style.font * 1.32;
    const selling = sale?.places.includes(place) ?? false;
    const kind = depleted ? 'depleted' : place === 'vladivostok' && view.options.startIsMiningRegion === 'no' ? 'port' : 'open';
    return (
      <g
        transform={`translate(${at.x} ${at.y})`}
        className={`place place-${kind}`}
        data-anchor={`place:${place}`}
        data-selling={selling}
        {...(answers ? departure : piece)}
        {...(answers ? piece : departure)}
      >
        <Card style={style} />
        {printed && <Site style={style} kind={kind} cubes={cubesOn(view, index).length} named={ribbonFor(style, say(placeText(place)))} />}
        <text className="place-name" y={nameY} fontSize={style.font} textAnchor="middle">
          {say(placeText(place))}
        </text>
        {depleted ? printed || <DepletedMark style={style} /> : <Cubes place={place} style={style} />}
      </g>
    );
  },
);

const Card = ({ style }: { readonly style: PlaceStyle }) => (
  <>
    <rect
      className="place-hit"
      x={-style.card.width / 2}
      y={-style.card.height / 2 - headroom(style)}
      width={style.card.width}
      height={headroom(style) + 9}
    />
    <rect
      className="place-halo"
      x={-style.card.width / 2 - 4}
      y={-style.card.height / 2 - 4}
      width={style.card.width + 8}
      height={style.card.height + 8}
      rx={13}
    />
    <rect className="place-card" x={-style.card.width / 2} y={-style.card.height / 2} width={style.card.width} height={style.card.height} rx={9} />
  </>
);

/** Where cubes lie in the box of their place, and how large they are. */
function oreIn(style: PlaceStyle, printed: boolean) {
  const { card, cube } = style;
  if (!printed) return { size: cube, y: card.height / 2 - cube / 2 - card.height * 0.11, room: card.width - 6, right: 0 };
  const site = siteOf(style);
  // The derrick stands at the left.
  return { size: site.cube, y: site.pit.y, room: card.width - 8 - 20 * style.figure, right: 12 * style.figure };
}

function Cubes({ place, style }: { readonly place: Place; readonly style: PlaceStyle }) {
  const { view, sale, props } = useTable();
  const lying = cubesOn(view, PLACES.indexOf(place));
  const coming = foundAt(props, place);
  const cubes = coming ? [...lying, coming] : lying;
  const { size, y, room, right } = oreIn(style, usePrinted());
  const pitch = Math.min(size + 4, room / Math.max(1, cubes.length));
  if (place === 'vladivostok' && cubes.length === 0) return <Anchor y={y} size={size} />;
  return cubes.map((resource, i) => (
    <g
      key={resource}
      className={resource === coming ? 'ghost' : undefined}
      data-anchor={`cube:${place}:${resource}`}
      transform={`translate(${(i - (cubes.length - 1) / 2) * pitch + right} ${y})`}
    >
      {sale?.resource === resource && sale.places.includes(place) && <circle className="cube-lit" r={size * 0.82} />}
      <CubeShape resource={resource} size={size} />
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

/** The counter on a depleted place in the plain look; printed, its mine is boarded up. */
const DepletedMark = ({ style }: { readonly style: PlaceStyle }) => (
  <g transform={`translate(0 ${style.card.height * 0.2}) scale(${style.cube / 17})`}>
    <DepletionShape />
  </g>
);

/** How high a figure's number is drawn at least, in pixels; on the smallest maps less, or it would cover its neighbours. */
const LEAST_NUMBER = 11.4;
const LEAST_NUMBER_TINY = 9.6;
const NUMBER_HEIGHT = 12;

/** The workers of each seat, grouped and counted, standing on the card's upper edge. Over all cards, so that none hides them. */
export const Workers = keptPart(
  ({ view }, { place }) => [holders(view, (player) => countAt(player.workers, PLACES.indexOf(place))), figuresOf(view).names],
  function Workers({ place, at, style }: PlaceProps) {
    const { view, props } = useTable();
    const say = useSay();
    const index = PLACES.indexOf(place);
    const groups = holders(view, (player) => countAt(player.workers, index));
    const pitch = Math.min(29 * style.figure, style.card.width / Math.max(1, groups.length));
    const edge = at.y - style.card.height / 2 + 1.5;
    const least = style.name === 'tiny' ? LEAST_NUMBER_TINY : LEAST_NUMBER;
    const badge = Math.max(1, least / NUMBER_HEIGHT / style.figure);
    const standing = groups.map(({ seat, count }, i) => (
      <g
        key={seat}
        data-anchor={`worker:${place}:${seat}`}
        data-says={say('siberia.board.workersAt', { name: seatInfo(props.seats, seat).name, count, place: placeText(place) })}
        transform={`translate(${at.x + (i - (groups.length - 1) / 2) * pitch} ${edge}) scale(${style.figure})`}
      >
        <FigureShape seat={seatInfo(props.seats, seat)} count={count} badge={badge} />
      </g>
    ));
    // from the right, so that no figure covers its left neighbour's number
    return <g className="workers">{standing.toReversed()}</g>;
  },
);
