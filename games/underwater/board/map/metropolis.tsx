import { hexagon } from '@madang/board-kit';
import { at } from '@madang/kernel';
import { type BrownMetropolis, connectedTiles, deckOf, HARBOURS, type Harbour, METROPOLISES } from '../../rules/index.ts';
import { metropolisText } from '../../text/effects/index.ts';
import { useThingAbout } from '../about.ts';
import { scoringSigns, signsOf } from '../pieces/signs.ts';
import { CountGlyph, SignsRow } from '../pieces/signs-row.tsx';
import { usePiece, useSay, useTable } from '../table.tsx';
import { say as message } from '../words.ts';
import type { SeaPart } from './part.ts';

/** A metropolis at the edge of the sea; it glows once it is connected. */
export function MetropolisTile({ harbour, me, layout, answers }: SeaPart & { readonly harbour: Harbour }) {
  const say = useSay();
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
  return (
    <g
      className={`metropolis metropolis-${tile.colour}`}
      transform={`translate(${x} ${y})`}
      data-connected={connected}
      data-anchor={`metropolis:${id}`}
      {...piece}
    >
      <path d={hexagon(size + 5)} className="halo" />
      <path d={hexagon(size)} className="metropolis-tile" />
      <foreignObject x={-size * 0.85} y={-size * 0.95} width={size * 1.7} height={size * 1.9}>
        <div className="metropolis-signs">
          {tile.colour === 'brown' ? (
            <Brown tile={tile} size={size} />
          ) : (
            <SignsRow
              signs={tile.production?.do === 'gain' ? signsOf({ do: 'gain', goods: tile.production.goods }) : signsOf(tile.instant)}
              size={Math.max(12, size * 0.4)}
            />
          )}
          {tile.colour === 'blue' && <span className="metropolis-when" data-each={tile.production !== undefined} />}
        </div>
      </foreignObject>
    </g>
  );
}

/** What a brown metropolis counts at the end. */
function Brown({ tile, size }: { readonly tile: BrownMetropolis; readonly size: number }) {
  const { points, of } = scoringSigns(tile.endScoring);
  return (
    <span className="signs" aria-hidden="true">
      <b style={{ fontSize: Math.max(11, size * 0.36) }}>★{points}</b>
      {of && (
        <>
          <i className="between">/</i>
          <CountGlyph of={of} size={Math.max(12, size * 0.4)} />
        </>
      )}
    </span>
  );
}
