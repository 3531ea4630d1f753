import type { PlaceStyle } from '../geometry.ts';

/** What a place looks like: a pit to dig in, the port, or barren ground under snow. */
type SiteKind = 'open' | 'port' | 'depleted';

/** The height of the ribbon with a place's name, in its font size. */
const RIBBON = 1.32;
/** Ore on the land is larger than on a card, which has less room. */
const ORE = 1.18;
/** From so many cubes on a pit has no room for its derrick, nor has one on a small map. */
const CROWDED = 4;

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

interface SiteProps {
  readonly style: PlaceStyle;
  readonly kind: SiteKind;
  readonly cubes: number;
}

/** A place on the printed land: a pit with a derrick, a quay, or snow; below it a paper ribbon for its name. */
export function Site({ style, kind, cubes }: SiteProps) {
  const { pit, ribbon } = siteOf(style);
  const { width } = style.card;
  const wide = Math.min(width, pit.across * 2);
  return (
    <g className={`site site-${kind}`}>
      <ellipse className="site-shade" cx={2} cy={pit.y + 3} rx={wide / 2 + 1} ry={pit.down} />
      <ellipse className="site-rim" cy={pit.y} rx={wide / 2} ry={pit.down} />
      <ellipse className="site-floor" cy={pit.y + 1.4} rx={wide / 2 - 3} ry={pit.down - 2.4} />
      {kind === 'open' && cubes < CROWDED && (
        <g transform={`translate(${-wide / 2 + 11 * style.figure} ${pit.y + 2}) scale(${style.figure})`}>
          <circle className="site-lamp" cx={2} cy={0} r={20} fill="url(#kit-glow)" />
          <Derrick />
        </g>
      )}
      <rect className="site-shade" x={-width / 2 + 1.6} y={ribbon.y + 2} width={width} height={ribbon.height} rx={4} />
      <rect className="site-ribbon" x={-width / 2} y={ribbon.y} width={width} height={ribbon.height} rx={4} />
    </g>
  );
}

/** A derrick with a hut, its foot at 0,0. */
const Derrick = () => (
  <>
    <path className="derrick-hut" d="M3 2V-4L7-7L11-4V2z" />
    <path className="derrick-roof" d="M2-3.4L7-7.6L12-3.4" />
    <path className="derrick-ground" d="M-7 2L-2.4-20H1.4L6 2M-5.4-6H4.2M-4-13H2.8M-5.4-6L2.8-13M4.2-6L-4-13M-7 2L4.2-6M6 2L-5.4-6" />
    <path className="derrick" d="M-7 2L-2.4-20H1.4L6 2M-5.4-6H4.2M-4-13H2.8M-5.4-6L2.8-13M4.2-6L-4-13M-7 2L4.2-6M6 2L-5.4-6" />
  </>
);
