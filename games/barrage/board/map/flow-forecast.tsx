import type { Point } from '@madang/board-kit';
import { useMemo } from 'preact/hooks';
import { type BarrageEvent, DAM_SITES, type DamSite, type Exit, NEXT } from '../../rules/index.ts';
import { foreseeEach } from '../../text/forecast/foresee.ts';
import { endsOf } from '../forecast/prospect.ts';
import { useAimed, useTable } from '../table.tsx';
import { basinsOf, type Flowed } from './flow.ts';
import type { MapLayout } from './map-layout.ts';
import { damAt, plateOf } from './plates.ts';

const isFlowed = (event: BarrageEvent): event is Flowed => event.event === 'flowed';
const damOf = (end: DamSite | Exit): number => DAM_SITES.map(String).indexOf(end);

/** Where the water of what is pointed at would run, and how many drops would end where. */
export function FlowForecast({ layout }: { readonly layout: MapLayout }) {
  const { seat } = useTable().props;
  const aimed = useAimed();
  const flows = useMemo(() => {
    return aimed && seat !== null ? (foreseeEach(aimed.view, seat, aimed.move).at(-1)?.events.filter(isFlowed) ?? []) : [];
  }, [aimed, seat]);
  return (
    <g className="flow-forecast">
      <path d={[...new Set(flows.map((flow) => wayOf(layout, flow)))].join('')} strokeWidth={5.5 * layout.unit} />
      {endsOf(flows).map(({ end, count }) => {
        const { x, y } = endAt(layout, end);
        return (
          <g key={end} className="flow-end" transform={`translate(${x} ${y}) scale(${layout.unit})`}>
            <circle r={12.5} />
            <text y={5} textAnchor="middle">
              {damOf(end) < 0 ? `−${count}` : `+${count}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A drop's way on the sheet: through basins and along rivers, to the dam that holds it or to the sheet's edge. */
function wayOf(layout: MapLayout, flow: Flowed): string {
  const dam = damOf(flow.end);
  const basins = basinsOf(flow);
  return basins
    .map((basin, i) => {
      const { middle, height } = plateOf(layout, basin);
      const half = (height / 2) * layout.unit;
      const holds = dam >= 0 && i === basins.length - 1;
      return holds
        ? `M${middle.x} ${middle.y - half}V${damAt(layout, dam).y}`
        : `M${middle.x} ${middle.y - half}V${middle.y + half}${layout.rivers[basin] ?? ''}`;
    })
    .join('');
}

/** Beside the dam that holds drops, or where they leave the sheet. */
function endAt(layout: MapLayout, end: DamSite | Exit): Point {
  const dam = damOf(end);
  if (dam >= 0) return damAt(layout, dam);
  const last = NEXT.indexOf(end === 'exit-left' ? -1 : -2);
  return { x: plateOf(layout, last).middle.x, y: layout.size.height - 14 * layout.unit };
}
