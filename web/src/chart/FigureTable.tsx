import type { ComponentChildren } from 'preact';
import { FigureFrame } from './FigureFrame.tsx';

interface FigureRow {
  readonly key: string | number;
  readonly cells: readonly ComponentChildren[];
  /** The row is the reader's own. */
  readonly own?: boolean;
}

interface Props {
  readonly className: string;
  readonly caption?: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  /** The first column has places, so the names stand in the second. */
  readonly placed?: boolean;
}

/** A table of figures with a name in each row. */
export function FigureTable({ rows, ...frame }: Props) {
  const { columns, placed = false } = frame;
  const named = placed ? 1 : 0;
  return (
    <FigureFrame {...frame}>
      {rows.map(({ key, cells, own = false }) => (
        <tr key={key} aria-current={own ? 'true' : undefined}>
          {cells.map((cell, i) =>
            i === named ? (
              <th key={columns[i]} scope="row">
                {cell}
              </th>
            ) : (
              <td key={columns[i]}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </FigureFrame>
  );
}
