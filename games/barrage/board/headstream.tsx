import { HEADSTREAM_DROPS, HEADSTREAMS } from '../rules/index.ts';
import { at } from '../rules/tally.ts';
import { headstreamWords } from './describe.ts';
import { DropShape } from './glyphs.tsx';
import type { MapLayout } from './map-layout.ts';
import { range } from './range.ts';
import { usePiece, useTable } from './table.tsx';

/** A headstream: its letter, the drops that wait, and what its tile brings: past rounds faint, this one ringed. */
export function Headstream({ headstream, layout }: { readonly headstream: number; readonly layout: MapLayout }) {
  const { view, props } = useTable();
  const at0 = layout.heads[headstream];
  const letter = HEADSTREAMS[headstream] ?? '';
  const words = props.say(headstreamWords(view, headstream));
  const piece = usePiece(`headstream:${letter}`, words);
  if (!at0) return null;
  const waiting = at(view.waiting, headstream);
  const drops = HEADSTREAM_DROPS[at(view.headstreams, headstream)] ?? [];
  return (
    <g className="site headstream" data-anchor={`headstream:${letter}`} transform={`translate(${at0.x} ${at0.y}) scale(${layout.unit})`} {...piece}>
      <title>{words}</title>
      <rect className="site-lit" x={-77} y={-18} width={154} height={36} rx={14} />
      <rect className="head-plate" x={-73} y={-14} width={146} height={28} rx={10} />
      <text className="head-letter" x={-58} y={5.5} textAnchor="middle">
        {letter}
      </text>
      {range(drops.length).map((i) => (
        <g
          key={i}
          transform={`translate(${-36 + i * 17} 0)`}
          className={i + 1 < view.round ? 'head-past' : i + 1 === view.round ? 'head-now' : 'head-next'}
        >
          {i + 1 === view.round && <rect x={-8} y={-10.5} width={16} height={21} rx={5} />}
          <text y={5.5} textAnchor="middle">
            {at(drops, i)}
          </text>
        </g>
      ))}
      {waiting > 0 && (
        <g transform="translate(44 0)">
          <DropShape scale={1.1} />
          <text className="head-waiting" x={10} y={6}>
            {waiting}
          </text>
        </g>
      )}
    </g>
  );
}
