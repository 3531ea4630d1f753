import { Emblem, type SeatInfo, seatPaints } from '@madang/board-kit';
import type { ReactNode } from 'preact/compat';

interface PipeProps {
  readonly way: string;
  readonly unit: number;
  readonly seat: SeatInfo;
}

/** A conduit that is built: shadow, casing, body, light, shine and flanges along one way. */
export function PipeOf({ way, unit, seat }: PipeProps) {
  const { edge, light, colour } = seatPaints(seat);
  const line = (
    width: number,
    stroke: string,
    more: { readonly opacity?: number; readonly dash?: string; readonly by?: readonly [number, number] } = {},
  ): ReactNode => (
    <path
      className={more.dash && 'flange'}
      d={way}
      fill="none"
      stroke={stroke}
      strokeWidth={width * unit}
      strokeOpacity={more.opacity}
      strokeDasharray={more.dash}
      transform={more.by && `translate(${more.by[0] * unit} ${more.by[1] * unit})`}
    />
  );
  const flanges = `${3 * unit} ${19 * unit}`;
  return (
    <>
      {line(9.6, 'var(--cast)', { by: [2.4, 4.4] })}
      {line(9.6, edge)}
      {line(7, colour)}
      {line(2.8, light, { by: [-1.1, -0.9] })}
      {line(11.4, edge, { dash: flanges })}
      {line(2.6, light, { dash: flanges, by: [-2, -2] })}
    </>
  );
}

/** A conduit's valve, around 0,0: a pale disc, or its owner's with the owner's shape. `children`: its value. */
export const Valve = ({
  seat,
  pipe,
  left,
  children,
}: {
  readonly seat: SeatInfo | undefined;
  readonly pipe: string;
  readonly left: boolean;
  readonly children: ReactNode;
}) => {
  const paints = seat && seatPaints(seat);
  return (
    <>
      <ellipse cx={1.8} cy={2.8} rx={14} ry={13.4} fill="var(--cast)" />
      {paints && <circle r={14.4} fill={paints.edge} />}
      <circle className={`disc disc-${pipe}`} r={13} style={paints && { fill: paints.round, stroke: '#fffdf8', strokeWidth: 2 }} />
      {children}
      {seat && (
        <g transform={`translate(${left ? -11 : 11} -11)`}>
          <Emblem seat={seat} radius={6.6} />
        </g>
      )}
    </>
  );
};
