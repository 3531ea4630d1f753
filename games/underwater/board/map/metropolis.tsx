import { hexagon, usePrinted } from '@madang/board-kit';
import { at, playerOf } from '@madang/kernel';
import { type BlueMetropolis, type BrownMetropolis, connectedTiles, deckOf, HARBOURS, type Harbour, METROPOLISES } from '../../rules/index.ts';
import { metropolisText } from '../../text/effects/index.ts';
import { useThingAbout } from '../about.ts';
import { signsOf } from '../pieces/effects/drawn.ts';
import { scoringSigns } from '../pieces/effects/signs.ts';
import { CountGlyph, SignsRow } from '../pieces/effects/signs-row.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { say as message } from '../words.ts';
import { FRAMED, type SeaLayout } from './layout.ts';
import { PrintedTile } from './light/tile.tsx';
import type { SeaPart } from './part.ts';

/** From this radius on a printed tile has room for larger signs. */
const WIDE_TILE = 26;

/** A metropolis at the edge of the sea; it glows once it is connected. */
export const MetropolisTile = keptPart(
  ({ view }, { harbour, seat }) => [at(playerOf(view, seat).metropolises, HARBOURS.indexOf(harbour)), connectedTiles(playerOf(view, seat))],
  function MetropolisTile({ harbour, seat, layout, answers }: SeaPart & { readonly harbour: Harbour }) {
    const me = playerOf(useTable().view, seat);
    const say = useSay();
    const look = usePrinted();
    const number = at(me.metropolises, HARBOURS.indexOf(harbour));
    const id = METROPOLISES[number];
    const { view } = useTable();
    const tile = deckOf(view).metropolises[number];
    const connected = connectedTiles(me).includes(number);
    const words =
      id && tile
        ? say('underwater.board.metropolis', {
            title: message(`underwater.metropolis.${id}`),
            effect: metropolisText(tile),
            state: message(connected ? 'underwater.board.connected' : 'underwater.board.notConnected'),
          })
        : '';
    const about = useThingAbout(
      message(`underwater.metropolis.${id ?? 'blue-1'}`),
      () => [
        message(connected ? 'underwater.board.connected' : 'underwater.board.notConnected'),
        ...(tile ? [metropolisText(tile)] : []),
        message(harbour === 'MB' ? 'underwater.board.needsTwo' : 'underwater.board.needsOne'),
      ],
      'UWC-NET-08',
    );
    const piece = usePiece(`harbour:${harbour}`, words, answers, about);
    if (!tile) return null;
    const { x, y } = layout.harbours[harbour];
    const size = layout.metropolis;
    const sign = Math.max(look && size > WIDE_TILE ? 16 : 12, size * 0.4);
    return (
      <g
        className={`metropolis metropolis-${tile.colour}`}
        transform={`translate(${x} ${y})`}
        data-connected={connected}
        data-side={harbour === 'MU' ? 'right' : 'left'}
        data-anchor={`metropolis:${id}`}
        {...piece}
      >
        <path d={hexagon(size + 5)} className="halo" />
        <path d={hexagon(size)} className="metropolis-tile" />
        {look && <PrintedTile colour={tile.colour} {...belowPill(size)} />}
        <foreignObject {...(look ? onFoot(layout, harbour) : overTile(size))}>
          <div className="metropolis-signs" data-wide={size > WIDE_TILE}>
            {tile.colour === 'brown' ? <Brown tile={tile} size={sign} /> : <Blue tile={tile} size={sign} />}
          </div>
        </foreignObject>
      </g>
    );
  },
);

/** Where the signs of a plain tile stand. */
const overTile = (size: number) => ({ x: -size * 0.85, y: -size * 0.95, width: size * 1.7, height: size * 1.9 });

/** A small dome is lower and stands below its place, so that its pill has room above it. */
const belowPill = (size: number) => (size > WIDE_TILE ? { size, y: 0 } : { size: size * 0.82, y: size * 0.5 });

/** The rim of a row of signs, in pixels. */
const RIM = 4;

/** Where those of a printed one stand: in one row below its dome; over a small one at the upper edge, which has sites beside its foot. */
function onFoot({ metropolis: size, harbours }: SeaLayout, harbour: Harbour) {
  const box = { width: size * 3, height: size * 0.8 };
  if (size > WIDE_TILE) return { x: -size * 1.5, y: size * 0.54, ...box };
  // They begin at the edge and are whole inside of a frame, below which only the rim of the lower one reaches: a city lies close beside it.
  const aside = FRAMED - harbours.MB.x;
  if (harbour === 'ML') return { x: aside - RIM, y: size * 0.76, ...box };
  return { x: harbour === 'MU' ? -aside - box.width : aside, y: FRAMED - harbours[harbour].y, ...box };
}

/** UWC-NET-10, -11: what a blue metropolis gives once it is connected, and in each production, underlined. */
const Blue = ({ tile: { instant, production }, size }: { readonly tile: BlueMetropolis; readonly size: number }) => (
  <span className="metropolis-gives" aria-hidden="true">
    <SignsRow signs={signsOf(instant)} size={size} />
    {production && (
      <span className="metropolis-each">
        <SignsRow signs={signsOf(production)} size={size} />
      </span>
    )}
  </span>
);

/** What a brown metropolis counts at the end. */
function Brown({ tile, size }: { readonly tile: BrownMetropolis; readonly size: number }) {
  const { points, of } = scoringSigns(tile.endScoring);
  return (
    <span className="signs" aria-hidden="true">
      <b style={{ fontSize: Math.max(11, size * 0.8) }}>★{points}</b>
      {of && (
        <>
          <i className="between">/</i>
          <CountGlyph of={of} size={size} />
        </>
      )}
    </span>
  );
}
