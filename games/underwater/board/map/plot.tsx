import { inSentences, usePrinted } from '@madang/board-kit';
import { at, playerOf } from '@madang/kernel';
import { BUILDING_SITES, BUILDINGS, type BuildingSite, CITY_SITES, type CitySite, PLOTS, type Player, UPGRADED } from '../../rules/index.ts';
import { siteText } from '../../text/names.ts';
import { usePlotAbout } from '../about.ts';
import { plotWords } from '../describe.ts';
import { BuildingShape } from '../pieces/structures.tsx';
import { sheetOf } from '../sheet.ts';
import { keptPart, type UnderwaterProps, usePiece, useSay, useTable } from '../table.tsx';
import { TOUCH } from './layout.ts';
import { FreePad, RaisedBuilding } from './light/building.tsx';
import { playerBefore, type SeaPart } from './part.ts';
import { acrossMap, nearestFirst } from './press.ts';
import { isPlated, Plate, PrintedMarks } from './printed.tsx';

/** All that shows of a building site beside its answer. */
const plotLooks = (me: Player, site: BuildingSite, pointed: UnderwaterProps['pointed']): readonly unknown[] => [
  ...[me.board, plotWords(me, site), at(me.buildings, BUILDING_SITES.indexOf(site))],
  pointed !== null && 'site' in pointed && pointed.site === site && pointed,
];

/**
 * A building site: its building, or what is printed there. An expansion site is dashed. Where it can be chosen its letter stands on its
 * upper edge, as the choices name it. Sites too small for a finger are pressed shelf by shelf (see `Shelf`).
 */
export const Plot = keptPart(
  ({ view, props, targets }, { site, seat, answers }) => [
    answers && targets.has(`plot:${site}`),
    isTried(playerOf(view, seat), playerBefore(props, seat, answers), site),
    ...plotLooks(playerOf(view, seat), site, answers ? props.pointed : null),
  ],
  function Plot({ site, seat, layout, answers }: SeaPart & { readonly site: BuildingSite }) {
    const me = playerOf(useTable().view, seat);
    const { props, targets } = useTable();
    const say = useSay();
    const look = usePrinted();
    const Shape = look ? RaisedBuilding : BuildingShape;
    const piece = usePiece(`plot:${site}`, say(plotWords(me, site)), answers && layout.plot >= PRESSED_ALONE, usePlotAbout(me, site));
    const place = layout.plots.get(site);
    if (!place) return null;
    const { plot } = layout;
    const standing = standingOn(me, site);
    const ghost = answers ? ghostOn(props, site, standing?.kind) : null;
    const shown = ghost ?? standing;
    const printed = sheetOf(me.board).printed[site];
    const half = plot / 2;
    const lit = answers && targets.has(`plot:${site}`);
    return (
      <g
        className="plot"
        transform={`translate(${place.x} ${place.y})`}
        data-expansion={site.endsWith('x')}
        data-anchor={`plot:${site}`}
        data-glows={lit}
        data-tried={isTried(me, playerBefore(props, seat, answers), site)}
        {...piece}
      >
        <rect x={-half - 3} y={-half - 3} width={plot + 6} height={plot + 6} rx={plot * 0.3} className="halo" />
        <rect x={-half} y={-half} width={plot} height={plot} rx={plot * 0.26} className="plot-site" />
        {look && !shown && <FreePad size={plot} expansion={site.endsWith('x')} />}
        {shown && (
          <g className={ghost ? 'ghost' : undefined} data-anchor={ghost ? undefined : `built:${site}`}>
            <Shape kind={shown.kind} upgraded={shown.upgraded} size={plot} />
          </g>
        )}
        {!shown && printed && !(look && isPlated(printed)) && <PrintedMarks printed={printed} size={plot * 0.46} width={plot * 0.7} />}
        {!look && printed?.multiplier && (
          <text y={half + plot * 0.34} textAnchor="middle" className="multiplier" fontSize={Math.max(11, plot * 0.4)}>
            ×{printed.multiplier}
          </text>
        )}
      </g>
    );
  },
);

/** What a building site costs more or gives, and what it counts times, on a plate below it; in the printed look. */
export const SitePlate = keptPart(
  ({ view }, { site, seat }) => plotLooks(playerOf(view, seat), site, null),
  function SitePlate({ site, seat, layout: { cities, plots, plot } }: SeaPart & { readonly site: BuildingSite }) {
    const me = playerOf(useTable().view, seat);
    const look = usePrinted();
    const place = plots.get(site);
    const printed = sheetOf(me.board).printed[site];
    if (!look || !place || !printed) return null;
    const open = !standingOn(me, site) && isPlated(printed);
    // Two such sites side by side share the room: two short rows on a large sea, a column each on a small one.
    const paired = printed.multiplier !== undefined && besideOf(site).some((one) => sheetOf(me.board).printed[one]?.multiplier);
    const stacked = paired && plot < PRESSED_ALONE;
    const side = PLOTS.findIndex((one) => site.endsWith(one)) % 2 === 0 ? -1 : 1;
    // Off the tunnel below their city.
    const city = CITY_SITES.find((one) => site.startsWith(one));
    const off = paired && city ? Math.sign(place.x - cities[city].x) * OFF_TUNNEL : 0;
    const aside = paired ? side * Math.max(0, ((stacked ? STACK : PAIR) - plot) / 2) + off : 0;
    const y = place.y + plot * 0.42 + (stacked && open ? STACK * 0.6 : 9);
    return (
      <g transform={`translate(${place.x + aside} ${Math.max(y, place.y + plot * 0.7)})`}>
        <Plate printed={open ? printed : undefined} multiplier={printed.multiplier} size={plot * 0.4} stacked={stacked} />
      </g>
    );
  },
);

/** The width of a column of marks, and of a row of two. */
const STACK = 30;
const PAIR = 52;

/** How far a pair stands from the tunnel beside it. */
const OFF_TUNNEL = 11;

/** The building sites on both sides of one. */
function besideOf(site: BuildingSite): readonly BuildingSite[] {
  const number = BUILDING_SITES.indexOf(site);
  return [BUILDING_SITES[number - 1], BUILDING_SITES[number + 1]].flatMap((one) => (one?.slice(0, 3) === site.slice(0, 3) ? [one] : []));
}

/** The letter of a site that can be chosen: over whatever is printed or lit beside it. */
export function SiteLetter({ site, seat, layout, answers }: SeaPart & { readonly site: BuildingSite }) {
  const me = playerOf(useTable().view, seat);
  const { targets } = useTable();
  const look = usePrinted();
  const place = layout.plots.get(site);
  if (!place || !answers || site.endsWith('x') || !targets.has(`plot:${site}`)) return null;
  const size = Math.max(11, layout.plot * 0.34);
  // Figures of what is printed begin at the upper edge.
  const lift = !look && !standingOn(me, site) && sheetOf(me.board).printed[site] ? size * 0.6 : 0;
  return <Letter site={site} x={place.x} y={place.y - layout.plot / 2 - lift} size={size} />;
}

/** From this width on building sites are pressed one by one. */
const PRESSED_ALONE = 26;

interface LetterProps {
  readonly site: BuildingSite;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The letter by which the choices name a site. Decoration: the site's words say it. */
const Letter = ({ site, x, y, size }: LetterProps) => (
  <g transform={`translate(${x} ${y})`} className="plot-letter" data-of={site}>
    <circle r={size * 0.72} />
    <text y={size * 0.34} fontSize={size} textAnchor="middle">
      {site.slice(-1)}
    </text>
  </g>
);

/** What a tunnel's middle keeps of the room around it. */
const TUNNEL_ROOM = 12;

/** Where building sites are too small for a finger: all of a city's as one piece, which lists what can be chosen there, first of all at the site nearest to the press. */
export const Shelf = keptPart(
  ({ view, targets }, { city, seat, answers, layout }) =>
    answers && targets.has(`shelf:${city}`)
      ? [playerOf(view, seat).buildings, [...layout.tunnels.keys()].filter((site) => targets.has(`tunnel:${site}`))]
      : [],
  function Shelf({ city, seat, layout, answers }: SeaPart & { readonly city: CitySite }) {
    const me = playerOf(useTable().view, seat);
    const say = useSay();
    const sites = [...layout.plots].filter(([site]) => site.startsWith(city));
    const words = sites.map(([site]) => say(plotWords(me, site)));
    const about = () => ({ title: say(siteText(city)), lines: words, rule: null });
    const piece = usePiece(`shelf:${city}`, inSentences(words), answers, about, (ways, at) => nearestFirst(layout.plots, ways, acrossMap(at)));
    const { targets } = useTable();
    if (!answers || layout.plot >= PRESSED_ALONE || !targets.has(`shelf:${city}`)) return null;
    const xs = sites.map(([, { x }]) => x);
    const y = sites[0]?.[1].y ?? 0;
    const left = Math.min(...xs) - layout.plot / 2 - 4;
    const width = Math.max(...xs) + layout.plot / 2 + 4 - left;
    // A finger's room, but for the middle of a tunnel that may be built.
    const middles = [...layout.tunnels].flatMap(([site, { middle }]) =>
      targets.has(`tunnel:${site}`) && middle.x > left && middle.x < left + width ? [middle.y] : [],
    );
    const top = Math.max(y - TOUCH / 2 + 5, ...middles.filter((middle) => middle < y).map((middle) => middle + TUNNEL_ROOM));
    const bottom = Math.min(y + TOUCH / 2 + 5, ...middles.filter((middle) => middle > y).map((middle) => middle - TUNNEL_ROOM));
    const { printed } = sheetOf(me.board);
    const below = sites.some(([site]) => printed[site]?.multiplier) ? layout.plot * 0.4 : 0;
    return (
      <g className="shelf" {...piece}>
        <rect x={left} y={top} width={width} height={bottom - top} rx={9} className="reach" />
        <rect x={left} y={y - layout.plot / 2 - 4} width={width} height={layout.plot + 8 + below} rx={8} className="halo" />
      </g>
    );
  },
);

/** The bank on which the building sites of a city lie together. */
export function ShelfBed({ city, layout: { plots, plot } }: Pick<SeaPart, 'layout'> & { readonly city: CitySite }) {
  const places = [...plots].flatMap(([site, place]) => (site.startsWith(city) ? [place] : []));
  const [first] = places;
  if (!first) return null;
  const xs = places.map(({ x }) => x);
  const left = Math.min(...xs) - plot * 0.62;
  const right = Math.max(...xs) + plot * 0.62;
  return <rect x={left} y={first.y - plot * 0.42} width={right - left} height={plot * 0.98} rx={plot * 0.46} className="shelf-bed" />;
}

/** True if the moves that are tried build or upgrade there. */
function isTried(me: Player, before: Player | null, site: BuildingSite): boolean {
  const number = BUILDING_SITES.indexOf(site);
  return before !== null && at(before.buildings, number) !== at(me.buildings, number);
}

/** The building on a site. */
function standingOn(me: Player, site: BuildingSite) {
  const building = at(me.buildings, BUILDING_SITES.indexOf(site));
  const upgraded = building > UPGRADED;
  const kind = BUILDINGS[building - 1 - (upgraded ? UPGRADED : 0)];
  return kind ? { kind, upgraded } : null;
}

/** The building as the pointed answer would leave it. */
function ghostOn({ pointed }: UnderwaterProps, site: BuildingSite, kind: (typeof BUILDINGS)[number] | undefined) {
  if (pointed?.kind === 'building' && pointed.site === site) return { kind: pointed.building, upgraded: false };
  return pointed?.kind === 'upgrade' && pointed.site === site && kind ? { kind, upgraded: true } : null;
}
