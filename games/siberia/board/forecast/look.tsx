import { Figure, type RowLook, seatInfo, balanceOf as tokensOf } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import type { Seat } from '@madang/kernel';
import { COUNTERS, PLACES, type Resource, ROWS, type Row, type Siberia, type SiberiaMove } from '../../rules/index.ts';
import { isVain } from '../../rules/sense/vain.ts';
import { counterText } from '../../text/names.ts';
import { cubesOn } from '../describe.ts';
import { DepletionCounter } from '../pieces/depletion-counter.tsx';
import { Coin, Counter, Cube, RowGlyph, Tile } from '../pieces/glyphs.tsx';
import { useTable } from '../table.tsx';
import { balanceOf, type Good } from './balance.ts';

const SIZE = 17;

/** What a move costs and brings: money, counters, tiles and pieces of each player, cubes, rows that become ready, depleted regions. */
export function lookOf(view: Siberia, seat: Seat | null, move: SiberiaMove): RowLook {
  if (seat === null) return {};
  const { changes, sold, depleted, ready } = balanceOf(view, seat, move);
  const cubes = [...sold.flatMap(({ resource, cubes }) => Array.from({ length: cubes }, () => resource)), ...cubesOf(view, move)];
  const isForNothing = isVain(view, seat, move);
  return {
    ...signOf(move),
    ...tokensOf(changes, seat, (good, whose) => <GoodSign good={good} seat={whose} row={move.kind === 'invest' ? move.row : null} />),
    ...((cubes.length + depleted + ready.length > 0 || isForNothing) && {
      brings: <Brings cubes={cubes} ready={ready} depleted={depleted} isVain={isForNothing} />,
    }),
  };
}

interface BringsProps {
  readonly cubes: readonly Resource[];
  readonly ready: readonly Row[];
  readonly depleted: number;
  /** The action does nothing. */
  readonly isVain: boolean;
}

/** What a move brings that is no amount. */
const Brings = ({ cubes, ready, depleted, isVain }: BringsProps) => (
  <>
    {cubes.length > 0 && <Cubes cubes={cubes} />}
    {ready.map((row) => (
      <span key={row} className="token" data-brings="ready">
        ✓<RowGlyph row={row} size={SIZE} />
      </span>
    ))}
    {depleted > 0 && (
      <span className="token" data-brings="depleted">
        <DepletionCounter size={SIZE} />
        {depleted > 1 && <b>{depleted}</b>}
      </span>
    )}
    {isVain && (
      <span className="token" data-brings="nothing">
        ✗
      </span>
    )}
  </>
);

/** The counter that is placed; else a row's own sign, for moves that perform or fill it. */
function signOf(move: SiberiaMove): Pick<RowLook, 'sign' | 'name'> {
  if (move.kind === 'place') return { sign: <Counter counter={COUNTERS.indexOf(move.counter)} width={34} />, name: counterText(move.counter) };
  const row = ROWS.find((one) => ('row' in move && one === move.row) || ('area' in move && one === move.area));
  return row ? { sign: <RowGlyph row={row} size={26} /> } : {};
}

/** The cubes that a move is about: of the kind that is placed, or where a worker would stand. */
function cubesOf(view: Siberia, move: SiberiaMove): readonly Resource[] {
  if (move.kind === 'use') return [move.resource];
  return move.kind === 'step' ? cubesOn(view, PLACES.indexOf(move.to)) : [];
}

/** A good as it lies on the table. */
function GoodSign({ good, seat, row }: { readonly good: Good; readonly seat: Seat; readonly row: Row | null }) {
  const { props } = useTable();
  switch (good) {
    case 'money':
      return <Coin size={SIZE} />;
    case 'counters':
      return <Counter counter={-1} width={24} />;
    case 'tiles':
      return <Tile row={row} height={SIZE + 4} />;
    case 'pieces':
      return <Figure seat={seatInfo(props.seats, seat)} size={SIZE + 2} />;
  }
}

const Cubes = ({ cubes }: { readonly cubes: readonly Resource[] }) => (
  <span className="token" data-brings="cubes">
    {inPlace(cubes, (resource) => (
      <Cube resource={resource} size={SIZE} />
    ))}
  </span>
);
