import { range, usePrinted } from '@madang/board-kit';
import { at } from '@madang/kernel';
import { HEADSTREAM_DROPS, HEADSTREAMS } from '../../rules/index.ts';
import { say as how } from '../../text/names.ts';
import { useHow } from '../about.ts';
import { headstreamWords } from '../describe.ts';
import { DropShape } from '../pieces/glyphs.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import type { MapLayout } from './map-layout.ts';

/** A headstream: its letter, the drops that wait, and what its tile brings: past rounds faint, this one ringed, the next underlined. */
export const Headstream = keptPart(
  ({ view }, { headstream }) => [headstreamWords(view, headstream), view.round],
  function Headstream({ headstream, layout }: { readonly headstream: number; readonly layout: MapLayout }) {
    const { view } = useTable();
    const say = useSay();
    const at0 = layout.heads[headstream];
    const letter = HEADSTREAMS[headstream] ?? '';
    const words = say(headstreamWords(view, headstream));
    const printed = usePrinted();
    const piece = usePiece(`headstream:${letter}`, words, true, useHow()(words, [how('barrage.how.headstream')], 'BAR-FLOW-01'));
    if (!at0) return null;
    const { width, height } = layout.measures.head;
    const close = width < 130;
    const pitch = close ? 14 : 17;
    const waiting = at(view.waiting, headstream);
    const drops = HEADSTREAM_DROPS[at(view.headstreams, headstream)] ?? [];
    // where room is short, past rounds are left out
    const rounds = range(drops.length).slice(close ? Math.max(0, view.round - 1) : 0);
    return (
      <g className="site headstream" data-anchor={`headstream:${letter}`} transform={`translate(${at0.x} ${at0.y}) scale(${layout.unit})`} {...piece}>
        <rect className="site-lit" x={-width / 2 - 4} y={-height / 2 - 4} width={width + 8} height={height + 8} rx={14} />
        {printed && <rect x={-width / 2 + 2} y={-height / 2 + 3} width={width} height={height} rx={10} fill="var(--cast)" />}
        <rect className="head-plate" x={-width / 2} y={-height / 2} width={width} height={height} rx={10} />
        <text className="head-letter" x={-width / 2 + (close ? 11 : 13)} y={5.5} textAnchor="middle">
          {letter}
        </text>
        {rounds.map((i, place) => (
          <g
            key={i}
            transform={`translate(${-width / 2 + (close ? 29 : 32) + place * pitch} 0)`}
            className={i + 1 < view.round ? 'head-past' : i + 1 === view.round ? 'head-now' : 'head-next'}
          >
            {i + 1 === view.round && <rect x={-7.5} y={-10.5} width={15} height={21} rx={5} />}
            <text y={5.5} textAnchor="middle">
              {at(drops, i)}
            </text>
            {i === view.round && <path className="head-coming" d="M-5 10.5H5" />}
          </g>
        ))}
        {waiting > 0 && (
          <g transform={`translate(${width / 2 - (close ? 22 : 27)} 0)`}>
            <DropShape scale={1.1} />
            <text className="head-waiting" x={close ? 8 : 10} y={6}>
              {waiting}
            </text>
          </g>
        )}
      </g>
    );
  },
);
