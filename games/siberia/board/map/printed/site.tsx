import { memo } from 'preact/compat';
import type { PlaceStyle } from '../geometry.ts';

/** What a place looks like: a pit to dig in, the port, or barren ground under snow. */
type SiteKind = 'open' | 'port' | 'depleted';

/** The height of the ribbon with a place's name, in its font size. */
const RIBBON = 1.32;
/** Ore on the land is larger than on a card, which has less room. */
const ORE = 1.32;
/** From so many cubes on a pit has no room for its derrick, nor has one on a small map. */
const CROWDED = 4;

/** How far the glow of a place that may be pressed reaches past its rim, in pixels. */
const GLOW = 11;
/** A derrick against a figure. */
const DERRICK = 1.25;

/** Where pit and ribbon of a place lie in its box, and how large its ore is. */
export function siteOf({ card, font, cube }: PlaceStyle) {
  const ribbon = font * RIBBON;
  const room = card.height - ribbon;
  return {
    ribbon: { y: card.height / 2 - ribbon, height: ribbon },
    pit: { y: -card.height / 2 + room * 0.56, across: card.width * 0.5, down: room * 0.48 },
    cube: Math.min(cube * ORE, room - 4),
  };
}

/** The gradients of places, once on the map: a pit deep at its upper lip, snow, and the glow of what may be pressed. */
export const SiteDefs = memo(() => (
  <defs>
    <linearGradient id="siberia-pit" x2="0" y2="1">
      <stop className="siberia-pit-deep" offset="0.05" />
      <stop className="siberia-pit-floor" offset="0.7" />
    </linearGradient>
    <linearGradient id="siberia-snow" x2="0" y2="1">
      <stop className="siberia-snow-lit" offset="0.2" />
      <stop className="siberia-snow-shade" offset="1" />
    </linearGradient>
    <radialGradient id="siberia-glow">
      <stop offset="0.84" stopColor="#ffcf4d" stopOpacity="0.95" />
      <stop offset="1" stopColor="#ffcf4d" stopOpacity="0" />
    </radialGradient>
  </defs>
));

interface SiteProps {
  readonly style: PlaceStyle;
  readonly kind: SiteKind;
  readonly cubes: number;
  /** The width of the ribbon with its name. */
  readonly named: number;
}

/** A place on the printed land: a pit with a derrick, a quay, or snow; below it a paper ribbon for its name. */
export function Site({ style, kind, cubes, named }: SiteProps) {
  const { pit, ribbon } = siteOf(style);
  const { width } = style.card;
  const wide = Math.min(width, pit.across * 2);
  return (
    <g className={`site site-${kind}`}>
      {kind === 'open' && <ellipse className="site-lamp" cy={pit.y} rx={wide * 0.72} ry={pit.down * 1.9} fill="url(#kit-glow)" />}
      <ellipse className="site-glow" cy={pit.y} rx={wide / 2 + GLOW} ry={pit.down + GLOW * 0.7} />
      <ellipse className="site-shade" cx={2} cy={pit.y + 3} rx={wide / 2 + 1} ry={pit.down} />
      <ellipse className="site-rim" cy={pit.y} rx={wide / 2} ry={pit.down} />
      <ellipse className="site-floor" cy={pit.y + 1.4} rx={wide / 2 - 3} ry={pit.down - 2.4} />
      {kind !== 'port' && <path className="site-gravel" d={gravel(wide / 2 - 6, pit.down - 4)} transform={`translate(0 ${pit.y + 2})`} />}
      {kind === 'open' && cubes < CROWDED && (
        <g transform={`translate(${-wide / 2 + 13 * style.figure} ${pit.y + 4 * style.figure}) scale(${style.figure * DERRICK})`}>
          <circle className="site-window-glow" cx={-4} cy={-1} r={11} fill="url(#kit-glow)" />
          <Derrick />
        </g>
      )}
      {kind === 'depleted' && <Planks y={pit.y} scale={pit.down / 15} />}
      <rect className="site-shade" x={-named / 2 + 1.6} y={ribbon.y + 2} width={named} height={ribbon.height} rx={4} />
      <rect className="site-ribbon" x={-named / 2} y={ribbon.y} width={named} height={ribbon.height} rx={4} />
    </g>
  );
}

/** Stones and ruts on the floor of a pit, the same in each. */
const gravel = (across: number, down: number): string =>
  STONES.map(([x, y, length]) => `M${(x * across).toFixed(1)} ${(y * down).toFixed(1)}h${length}`).join('');

/** Places on a floor in shares of half its size, and lengths in pixels. */
const STONES = [
  [-0.5, 0.62, 5],
  [-0.12, 0.82, 3],
  [0.3, 0.74, 6],
  [0.66, 0.5, 4],
  [0.84, 0.1, 3],
  [0.7, -0.42, 5],
  [0.34, -0.72, 4],
  [-0.06, -0.84, 6],
  [-0.44, -0.6, 3],
] as const;

/** A hut and a derrick; the derrick's foot at 0,0. */
const Derrick = memo(() => (
  <>
    <path className="derrick-hut" d="M-10 3.4V-2.6L-6.4-6L-2.8-2.6V3.4z" />
    <path className="derrick-roof" d="M-11.2-1.8L-6.4-6.4L-1.6-1.8" />
    <path className="derrick-window" d="M-7.8-1.4h2.8v2.6h-2.8z" />
    <path className="derrick-ground" d="M-4 3L.6-17H3.4L8 3M-2.4-4.6H6.4M-.8-11H4.8M-2.4-4.6L4.8-11M6.4-4.6L-.8-11M-4 3L6.4-4.6M8 3L-2.4-4.6" />
    <path className="derrick" d="M-4 3L.6-17H3.4L8 3M-2.4-4.6H6.4M-.8-11H4.8M-2.4-4.6L4.8-11M6.4-4.6L-.8-11M-4 3L6.4-4.6M8 3L-2.4-4.6" />
    <circle className="derrick-lamp" cx={2} cy={-18} r={1.7} />
  </>
));

/** Two planks nailed across a mine that is closed. */
const Planks = ({ y, scale }: { readonly y: number; readonly scale: number }) => (
  <g transform={`translate(0 ${y}) scale(${scale})`}>
    {[18, -18].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <rect className="plank-shade" x={-19} y={-1.2} width={39.5} height={7} rx={1} />
        <rect className="plank" x={-20} y={-3.4} width={40} height={7} rx={1} />
        <path className="plank-grain" d="M-17-1H15M-12 1.6H17" />
      </g>
    ))}
  </g>
);
