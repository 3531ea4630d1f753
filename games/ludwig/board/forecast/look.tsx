import { Glyph, type RowLook, balanceOf as tokensOf } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';
import { ROOM_TYPES, type RoomType } from '../../components/index.ts';
import type { Ludwig, LudwigMove } from '../../rules/index.ts';
import { Coin } from '../market/coin.tsx';
import { TypeGlyph } from '../rooms/signs.tsx';
import { balanceOf, type Good } from './balance.ts';

/** A shield: points. */
const Points = () => (
  <Glyph box={[14, 14]} width={14}>
    <path className="points-sign" d="M-5.6-6H5.6V-.6C5.6 3.2 2.6 5.2 0 6.4C-2.6 5.2-5.6 3.2-5.6-.6z" />
  </Glyph>
);

const signOf = (good: Good) => (good === 'money' ? <Coin size={14} /> : <Points />);

/** What a move costs and brings: money, points and to whom; of a tile that is placed next the points and rewards of its best place. */
export function lookOf(view: Ludwig, seat: Seat | null, move: LudwigMove): RowLook {
  if (seat === null) return {};
  const { changes, most, completes } = balanceOf(view, seat, move);
  const { tokens, others } = tokensOf(changes, seat, signOf);
  const best = most === null ? [] : [{ good: 'points', sign: <Points />, n: most, most: true } as const];
  return { tokens: [...tokens, ...best], others, ...(completes.length > 0 && { brings: <Completes types={completes} /> }) };
}

/** Rooms that would be completed: by type a sign each. */
const Completes = ({ types }: { readonly types: readonly RoomType[] }) => (
  <span className="token" data-brings="completes">
    ✓
    {ROOM_TYPES.filter((type) => types.includes(type)).map((type) => (
      <span key={type} className={`tone-${type}`}>
        <TypeGlyph type={type} size={14} />
      </span>
    ))}
  </span>
);
