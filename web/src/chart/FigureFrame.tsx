import type { ComponentChildren } from 'preact';

interface Props {
  readonly className: string;
  readonly caption?: string;
  readonly columns: readonly string[];
  /** The first column has places, so the names stand in the second. */
  readonly placed?: boolean;
  readonly children: ComponentChildren;
}

/** The frame of a table of figures, with its caption and the heads of its columns. */
export function FigureFrame({ className, caption, columns, placed = false, children }: Props) {
  return (
    <div className={`figures ${className}`} data-placed={placed ? 'true' : undefined}>
      <table>
        {caption === undefined ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
