import { range } from '@madang/board-kit';
import { at } from '@madang/kernel';
import { type Player, SEGMENTS, tileIn, turnsUntilBack } from '../../rules/index.ts';
import { SegmentThings } from '../mat/wheel.tsx';
import { MIDDLE, onRim, SEGMENT_PATH, SEGMENT_TURN } from '../mat/wheel-geometry.ts';

/** A wheel as it will stand: the segment that is filled stands out, and the rim tells how many turns bring it back. */
export function MiniWheel({ player, filled }: { readonly player: Player; readonly filled: number }) {
  const turns = turnsUntilBack(player, filled) % SEGMENTS;
  const rim = onRim(turns);
  return (
    <svg className="mini-wheel own-tones" viewBox="-110 -114 220 224" aria-hidden="true">
      <circle className="wheel-rim" r={106} />
      {range(SEGMENTS).map((segment) => {
        const turn = (segment - player.open) * SEGMENT_TURN;
        return (
          <g key={segment} className="segment" data-filled={segment === filled} transform={`rotate(${turn})`}>
            <path d={SEGMENT_PATH} />
            <g transform={`translate(0 ${-MIDDLE}) rotate(${-turn})`}>
              <SegmentThings tile={tileIn(player, segment)} machines={[at(player.wheel, 3 * segment + 1), at(player.wheel, 3 * segment + 2)]} />
            </g>
          </g>
        );
      })}
      <path className="wheel-gate" d="M-13-110H13L0-92Z" />
      <circle className="wheel-back" cx={rim.x} cy={rim.y} r={15} />
      <text className="wheel-back-turns" {...rim} textAnchor="middle" dominantBaseline="central">
        {turns}
      </text>
    </svg>
  );
}
