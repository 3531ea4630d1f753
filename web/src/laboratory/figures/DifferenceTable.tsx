import { ARMS, type ArmName, type Compared } from '@madang/bots/laboratory';
import { FigureFrame } from '../../chart/FigureFrame.tsx';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { Interval } from './Interval.tsx';
import { isShown, useTelling } from './telling.ts';

/** A row: what both arms have, and their difference. */
export interface DifferenceRow extends Pick<Compared, 'difference' | 'p'> {
  readonly key: string | number;
  readonly name: string;
  /** A figure and what is said below it. */
  readonly arms: Readonly<Record<ArmName, readonly [figure: string, note: string]>>;
  /** What the ends of the drawn interval stand for. */
  readonly scale: number;
}

interface Props {
  readonly kit: LoadedGame;
  readonly caption: string;
  /** The heading of the names. */
  readonly first: string;
  readonly rows: readonly DifferenceRow[];
}

/** Figures of both arms side by side, with the difference in figures and drawn. */
export function DifferenceTable({ kit, caption, first, rows }: Props) {
  const { app } = useTelling(kit);
  const columns = [first, ...['a', 'b', 'difference'].map((column) => app.text(`lab.column.${column}`))];
  return (
    <FigureFrame className="lab-figures" caption={caption} columns={columns}>
      {rows.map((row) => (
        <Row key={row.key} kit={kit} row={row} />
      ))}
    </FigureFrame>
  );
}

function Row({ kit, row }: { readonly kit: LoadedGame; readonly row: DifferenceRow }) {
  const { half, signed, chance } = useTelling(kit);
  const { name, arms, difference, p, scale } = row;
  return (
    <tr data-shown={isShown(row)}>
      <th scope="row">{name}</th>
      {ARMS.map((arm) => (
        <td key={arm}>
          {arms[arm][0]} <small>{arms[arm][1]}</small>
        </td>
      ))}
      <td>
        <div className="lab-difference">
          <Interval difference={difference} shown={isShown(row)} scale={scale} />
          <span>
            <strong>{signed(difference.value)}</strong>
            <small>{half(difference)}</small>
            <small>{chance(p)}</small>
          </span>
        </div>
      </td>
    </tr>
  );
}
