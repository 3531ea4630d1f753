import { BoardMap, FigureShape, MapSheet, Painted, type Point, type Size, seatInfo, usePrinted } from '@madang/board-kit';
import type { Pen } from '@madang/board-kit/material';
import { memo } from 'preact/compat';
import { useCallback, useMemo } from 'preact/hooks';
import { figuresOf, PLACES, type Place } from '../../rules/index.ts';
import { placeText } from '../../text/names.ts';
import { useSay, useTable } from '../table.tsx';
import { cardFor, isCompact, type PlaceStyle, perPlace, placeMap, placeStyle } from './geometry.ts';
import { Landscape } from './landscape.tsx';
import { PlaceCard, Workers } from './place-card.tsx';
import { paintSiberia } from './printed/land.ts';
import { railsBetween } from './printed/rails.ts';
import { SiteDefs } from './printed/site.tsx';
import { routeOf } from './route.ts';
import { SaleLines } from './sale-lines.tsx';

/** The map: landscape, railways, places. Looks best at any size: places are laid out anew for the pixels there are. */
export const SiberiaMap = () => <BoardMap>{(size) => <Sheet size={size} />}</BoardMap>;

/** The map's sheet of that size. */
export const Sheet = memo(function Sheet({ size }: { readonly size: Size }) {
  const say = useSay();
  const { view } = useTable();
  const { borders } = figuresOf(view);
  const style = placeStyle(size);
  const { cards, places } = useMemo(() => {
    const wide = perPlace((place) => cardFor(style, say(placeText(place))));
    return { cards: wide, places: placeMap(size, style, wide) };
  }, [size, style, say]);
  const printed = usePrinted();
  const paint = useCallback(
    (pen: Pen) =>
      paintSiberia(pen, {
        size,
        clearings: PLACES.map((place) => ({ ...places[place], ...cards[place] })),
        rails: railsBetween(borders, places),
      }),
    [size, cards, places, borders],
  );
  return (
    <>
      {printed && <Painted size={size} paint={paint} />}
      <MapSheet size={size}>
        {printed && <SiteDefs />}
        {!printed && <Landscape width={size.width} height={size.height} />}
        {!printed && borders.map(([a, b]) => <Railway key={`${a}-${b}`} from={places[a]} to={places[b]} />)}
        {!isCompact(style) && <SaleLines places={places} size={size} />}
        <PointedStep places={places} place={style} />
        {PLACES.map((place) => (
          <PlaceCard key={place} place={place} at={places[place]} style={{ ...style, card: cards[place] }} />
        ))}
        {PLACES.map((place) => (
          <Workers key={place} place={place} at={places[place]} style={{ ...style, card: cards[place] }} />
        ))}
        <PointedWorker places={places} place={style} />
      </MapSheet>
    </>
  );
});

const Railway = ({ from, to }: { readonly from: Point; readonly to: Point }) => (
  <>
    <path className="railway" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    <path className="railway-ties" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
  </>
);

interface Pointing {
  readonly places: Readonly<Record<Place, Point>>;
  readonly place: PlaceStyle;
}

/** The step that is pointed at, as a lit line. */
function PointedStep({ places }: Pointing) {
  const { view, props } = useTable();
  const { pointed } = props;
  if (pointed?.kind !== 'step') return null;
  const way = routeOf(view, pointed.from, pointed.to).map((place) => `${places[place].x} ${places[place].y}`);
  return <path className="pointed-step" d={`M${way.join('L')}`} />;
}

/** The worker that would stand there after the pointed step. */
function PointedWorker({ places, place }: Pointing) {
  const { props } = useTable();
  const { pointed, decision } = props;
  if (pointed?.kind !== 'step' || !decision) return null;
  const to = places[pointed.to];
  return (
    <g
      className="ghost"
      transform={`translate(${to.x + place.card.width / 2 - 10 * place.figure} ${to.y - place.card.height / 2 + 4}) scale(${place.figure})`}
    >
      <FigureShape seat={seatInfo(props.seats, decision.seat)} />
    </g>
  );
}
