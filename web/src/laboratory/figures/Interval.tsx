import type { Compared } from '@madang/bots/laboratory';

/** The drawing's size in its own units, which are about the screen's. */
const WIDTH = 180;
const HEIGHT = 16;
const MARGIN = 5;

interface Props {
  readonly difference: Compared['difference'];
  /** Chance does not explain it. */
  readonly shown: boolean;
  /** What the ends of the drawing stand for. */
  readonly scale: number;
}

/** A difference with its 95 % interval around the line of no difference; the table says it in figures. */
export function Interval({ difference: { value, low, high }, shown, scale }: Props) {
  const x = (at: number): number => WIDTH / 2 + (WIDTH / 2 - MARGIN) * Math.max(-1, Math.min(1, at / scale));
  return (
    <svg className="lab-interval" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" data-shown={shown}>
      <path className="lab-zero" d={`M${WIDTH / 2} 0V${HEIGHT}`} />
      <path className="lab-range" d={`M${x(low)} ${HEIGHT / 2}H${x(high)}`} />
      <circle cx={x(value)} cy={HEIGHT / 2} r={4} />
    </svg>
  );
}
