import { Glyph } from '@madang/board-kit';
import { memo } from 'preact/compat';
import type { Face, RoomType, SymbolMode } from '../../components/index.ts';

/** The signs of the eight types in a box of 10 × 10 around 0,0: a sign each, so that no type is told by its colour alone. */
const TYPE_SIGNS: Readonly<Record<RoomType, string>> = {
  living: 'M0-5L5 0L0 5L-5 0z',
  activity: 'M0-5.2L1.5-1.7L5.2-1.4L2.4 1.1L3.2 4.8L0 2.8L-3.2 4.8L-2.4 1.1L-5.2-1.4L-1.5-1.7z',
  sleeping: 'M1.6-5A5 5 0 1 0 5 1.9A4.3 4.3 0 0 1 1.6-5z',
  outdoor:
    'M0-.6C-2.2-2.2-2.4-4.9 0-4.9S2.2-2.2 0-.6zM.6 0C2.2-2.2 4.9-2.4 4.9 0S2.2 2.2 .6 0zM-.6 0C-2.2 2.2-4.9 2.4-4.9 0S-2.2-2.2-.6 0zM-.7 .6H.7L1 5H-1z',
  utility:
    'M-1-5.1H1L1.3-3.6L2.7-3L4-3.8L5-2.2L4-1.1V1.1L5 2.2L4 3.8L2.7 3L1.3 3.6L1 5.1H-1L-1.3 3.6L-2.7 3L-4 3.8L-5 2.2L-4 1.1V-1.1L-5-2.2L-4-3.8L-2.7-3L-1.3-3.6zM0-1.7A1.7 1.7 0 1 0 0 1.7A1.7 1.7 0 1 0 0-1.7z',
  food: 'M-3.8-5H3.8C3.8-1.6 2.6.2 .8.6V3.2C2.2 3.3 2.9 3.8 2.9 5H-2.9C-2.9 3.8-2.2 3.3-.8 3.2V.6C-2.6.2-3.8-1.6-3.8-5z',
  corridor: 'M-5 0L-2.2-3.2V-1.2H2.2V-3.2L5 0L2.2 3.2V1.2H-2.2V3.2z',
  downstairs: 'M-5-4.6H-1.7V-1.5H1.6V1.6H4.9V4.8H-5z',
};

/** How a symbol finds its rooms: door to door, wall by wall, in the whole castle. */
const MODE_SIGNS: Readonly<Record<SymbolMode, string>> = {
  connected: 'M-5-3.6L-.4 0L-5 3.6zM5-3.6L.4 0L5 3.6z',
  adjacent: 'M-5-4H-.5V-1.7H-5zM.5-4H5V-1.7H.5zM-2.7-1.1H2.7V1.1H-2.7zM-5-1.1H-3.5V1.1H-5zM3.5-1.1H5V1.1H3.5zM-5 1.7H-.5V4H-5zM.5 1.7H5V4H.5z',
  castle: 'M-5 4.8V-4.6H-2.7V-2.6H-1.2V-4.6H1.2V-2.6H2.7V-4.6H5V4.8H1.4V2.2A1.4 1.4 0 0 0-1.4 2.2V4.8z',
};

/** What is counted in a castle: rooms, completed ones, external entrances, and points if the game ended now. */
const COUNT_SIGNS = {
  rooms: 'M-5-5H5V5H1.4V3.2H3.2V-3.2H-3.2V3.2H-1.4V5H-5z',
  completed: 'M0-5.4L5.4 0L0 5.4L-5.4 0zM-2.6-.2L-1.4-1.4L-.4-.4L1.8-2.6L3-1.4L-.4 2z',
  exits: 'M-4 5V-1A4 4 0 0 1 4-1V5H1.9V-.9A1.9 1.9 0 0 0-1.9-.9V5z',
  endNow: 'M-4-5.4H-2.7V-4.8H4.8L2.8-2L4.8.8H-2.7V5.4H-4z',
} as const;

interface SignProps {
  /** Its width in pixels. */
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}

/** A type's sign inside an SVG, in the colour of the text around it. */
export const TypeSign = ({ type, size, x = 0, y = 0 }: SignProps & { readonly type: RoomType }) => (
  <path className={`type-sign tone-${type}`} d={TYPE_SIGNS[type]} transform={`translate(${x} ${y}) scale(${size / 10})`} fillRule="evenodd" />
);

/** The sign of a symbol's way to count, inside an SVG. */
export const ModeSign = ({ mode, size, x = 0, y = 0 }: SignProps & { readonly mode: SymbolMode }) => (
  <path className="mode-sign" d={MODE_SIGNS[mode]} transform={`translate(${x} ${y}) scale(${size / 10})`} />
);

/** A type's sign in a line of HTML, in the type's tone. */
export const TypeGlyph = memo(({ type, size = 13 }: { readonly type: RoomType; readonly size?: number }) => (
  <Glyph box={[11, 11]} width={size}>
    <TypeSign type={type} size={10} />
  </Glyph>
));

/** The sign of a symbol's way to count in a line of HTML. */
export const ModeGlyph = memo(({ mode, size = 12 }: { readonly mode: SymbolMode; readonly size?: number }) => (
  <Glyph box={[11, 11]} width={size}>
    <ModeSign mode={mode} size={10} />
  </Glyph>
));

/** From so many types on a symbol's signs are drawn smaller. */
const MANY = 5;

/** The sign of what is counted in a castle, in a line of HTML. */
export const CountGlyph = memo(({ of, size = 13 }: { readonly of: keyof typeof COUNT_SIGNS; readonly size?: number }) => (
  <Glyph box={[11, 11]} width={size}>
    <path d={COUNT_SIGNS[of]} fill="currentColor" fillRule="evenodd" />
  </Glyph>
));

/** What a tile scores for other rooms, in a line of HTML: how they are found, points for each, of which types. */
export const SymbolLine = memo(function SymbolLine({ face: { symbol } }: { readonly face: Face }) {
  const many = (symbol?.types.length ?? 0) >= MANY;
  const size = many ? 9.5 : 11;
  return (
    <span className="symbol-line" aria-hidden="true" data-many={many}>
      {symbol && (
        <>
          <ModeGlyph mode={symbol.mode} size={size} />
          <b>{symbol.points > 0 ? `+${symbol.points}` : `−${-symbol.points}`}</b>
          {symbol.types.map((type) => (
            <span key={type} className={`tone-${type}`}>
              <TypeGlyph type={type} size={size} />
            </span>
          ))}
        </>
      )}
    </span>
  );
});
