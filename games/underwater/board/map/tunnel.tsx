import { usePrinted } from '@madang/board-kit';
import { has, playerOf } from '@madang/kernel';
import type { ComponentProps } from 'preact/compat';
import { type Player, TUNNEL_SITES, type TunnelSite, tunnelsBesideCity, type Underwater } from '../../rules/index.ts';
import { useTunnelAbout } from '../about.ts';
import { tunnelWords } from '../describe.ts';
import { sheetOf } from '../sheet.ts';
import { keptPart, type UnderwaterProps, usePiece, useSay, useTable } from '../table.tsx';
import { TOUCH } from './layout.ts';
import { Tube, TubeSketch } from './light/tube.tsx';
import { playerBefore, type SeaPart } from './part.ts';
import { isPlated, Plate, type Printed, PrintedMarks } from './printed.tsx';

/** All that shows of a tunnel site beside its answer. */
function tunnelLooks(view: Underwater, me: Player, site: TunnelSite, pointed: UnderwaterProps['pointed']): readonly unknown[] {
  const number = TUNNEL_SITES.indexOf(site);
  return [
    ...[me.board, tunnelWords(view, me, site), has(me.tunnels, number), has(me.upgradedTunnels, number), has(tunnelsBesideCity(me), number)],
    pointed !== null && 'site' in pointed && pointed.site === site && pointed,
  ];
}

/** True if the moves that are tried build or upgrade the tunnel. */
function isTried(me: Player, before: Player | null, number: number): boolean {
  return (
    before !== null &&
    (has(before.tunnels, number) !== has(me.tunnels, number) || has(before.upgradedTunnels, number) !== has(me.upgradedTunnels, number))
  );
}

/** A tunnel site: a dotted way, or a tube through which the light goes; an upgraded one is golden. */
export const Tunnel = keptPart(
  ({ view, props }, { site, seat, answers }) => [
    isTried(playerOf(view, seat), playerBefore(props, seat, answers), TUNNEL_SITES.indexOf(site)),
    ...tunnelLooks(view, playerOf(view, seat), site, answers ? props.pointed : null),
  ],
  function Tunnel({ site, seat, layout, answers }: SeaPart & { readonly site: TunnelSite }) {
    const { props, targets, view } = useTable();
    const me = playerOf(view, seat);
    const say = useSay();
    const look = usePrinted();
    const { Way, Sketch } = look ? PRINTED : PLAIN;
    const number = TUNNEL_SITES.indexOf(site);
    const built = has(me.tunnels, number);
    const { pointed } = props;
    const isPointed = answers && pointed !== null && 'site' in pointed && pointed.site === site;
    const ghost = isPointed && pointed.kind === 'tunnel';
    const upgraded = has(me.upgradedTunnels, number) || (isPointed && pointed.kind === 'upgrade');
    const piece = usePiece(`tunnel:${site}`, say(tunnelWords(view, me, site)), answers, useTunnelAbout(me, site));
    const way = layout.tunnels.get(site);
    if (!way) return null;
    const { plot } = layout;
    const printed = sheetOf(me.board).printed[site];
    const plated = look && printed !== undefined && isPlated(printed);
    return (
      <g
        className="tunnel"
        data-built={built}
        data-upgraded={upgraded}
        data-tried={isTried(me, playerBefore(props, seat, answers), number)}
        data-anchor={`tunnel:${site}`}
        {...piece}
      >
        <path d={way.path} className="tunnel-reach" strokeWidth={plot * 0.8} />
        <path d={way.path} className="halo" strokeWidth={plot * 0.62} />
        {built || ghost ? (
          <g className={built ? undefined : 'ghost'} data-anchor={built ? `built:${site}` : undefined}>
            <Way way={way.path} plot={plot} lit={has(tunnelsBesideCity(me), number)} upgraded={upgraded} />
          </g>
        ) : (
          <Sketch way={way.path} />
        )}
        <g transform={`translate(${way.middle.x} ${way.middle.y})`}>
          <Marks printed={printed} built={built} lit={answers && targets.has(`tunnel:${site}`)} plated={plated} plot={plot} />
        </g>
      </g>
    );
  },
);

/** Where a tunnel may be built: it lies over the domes at its ends, which would hide it, and is pressed as the tunnel is. */
export const TunnelMark = keptPart(
  ({ view, targets }, { site, seat, answers }) => {
    const me = playerOf(view, seat);
    return [answers && targets.has(`tunnel:${site}`), me.board, tunnelWords(view, me, site), has(me.tunnels, TUNNEL_SITES.indexOf(site))];
  },
  function TunnelMark({ site, seat, layout: { tunnels, plot }, answers }: SeaPart & { readonly site: TunnelSite }) {
    const { targets, view } = useTable();
    const me = playerOf(view, seat);
    const look = usePrinted();
    const say = useSay();
    // The keys and the ear find the tunnel itself.
    const {
      role: _role,
      tabindex: _stop,
      'aria-label': _name,
      ...press
    } = usePiece(`tunnel:${site}`, say(tunnelWords(view, me, site)), answers, useTunnelAbout(me, site));
    const middle = tunnels.get(site)?.middle;
    if (!middle || !answers || !targets.has(`tunnel:${site}`)) return null;
    const printed = sheetOf(me.board).printed[site];
    const isBuilt = has(me.tunnels, TUNNEL_SITES.indexOf(site));
    const shown = printed && !isBuilt && !(look && isPlated(printed)) ? printed : undefined;
    return (
      <g className="tunnel-mark" transform={`translate(${middle.x} ${middle.y})`} {...press}>
        <circle r={Math.max(11, plot * 0.36)} className="tunnel-lit" />
        {shown ? <PrintedMarks printed={shown} size={plot * 0.56} width={plot * 1.2} /> : <path d="M-5 0H5M0-5V5" className="tunnel-plus" />}
      </g>
    );
  },
);

/** What a tunnel costs more or gives, and what lasts of it once it is built, on a plate over all sites; in the printed look. */
export const TunnelPlate = keptPart(
  ({ view }, { site, seat }) => [playerOf(view, seat).board, has(playerOf(view, seat).tunnels, TUNNEL_SITES.indexOf(site))],
  function TunnelPlate({ site, seat, layout }: SeaPart & { readonly site: TunnelSite }) {
    const me = playerOf(useTable().view, seat);
    const look = usePrinted();
    const printed = sheetOf(me.board).printed[site];
    const at = layout.tunnels.get(site)?.label;
    if (!look || !printed || !at) return null;
    const { metropolisYield, multiplier } = printed;
    const lasting = metropolisYield && { metropolisYield };
    const isOpen = isPlated(printed) && !has(me.tunnels, TUNNEL_SITES.indexOf(site));
    return (
      <g transform={`translate(${at.x} ${at.y})`}>
        <Plate printed={isOpen ? printed : lasting} multiplier={multiplier} size={layout.plot * 0.42} stacked={site.includes('M')} />
      </g>
    );
  },
);

const PlainTube = ({ way, plot }: Pick<ComponentProps<typeof Tube>, 'way' | 'plot'>) => (
  <>
    <path d={way} className="tunnel-glow" strokeWidth={plot * 0.66} />
    <path d={way} className="tunnel-tube" strokeWidth={plot * 0.4} />
    <path d={way} className="tunnel-core" strokeWidth={plot * 0.2} />
  </>
);

const PlainSketch = ({ way }: ComponentProps<typeof TubeSketch>) => <path d={way} className="tunnel-site" />;

/** A built tunnel and one that may be built, in both looks. */
const PRINTED = { Way: Tube, Sketch: TubeSketch };
const PLAIN = { Way: PlainTube, Sketch: PlainSketch };

interface MarksProps {
  readonly printed: Printed | undefined;
  /** It stands on a plate elsewhere. */
  readonly plated: boolean;
  readonly built: boolean;
  readonly lit: boolean;
  readonly plot: number;
}

/** What lies in the middle of a tunnel site: its reach, what is printed until something is built, and a multiplier. */
function Marks({ printed, built, lit, plated, plot }: MarksProps) {
  const look = usePrinted();
  const shown = printed && !built && !plated ? printed : undefined;
  return (
    <>
      {lit && <circle r={TOUCH / 2} className="reach" />}
      {shown && !lit && <PrintedMarks printed={shown} size={plot * 0.56} width={plot * 1.2} />}
      {!look && printed?.multiplier && (
        <text y={plot * 0.62} textAnchor="middle" className="multiplier" fontSize={Math.max(11, plot * 0.4)}>
          ×{printed.multiplier}
        </text>
      )}
    </>
  );
}
