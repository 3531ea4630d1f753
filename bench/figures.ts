/** A bound that the project sets itself. */
export interface Bar {
  readonly most?: number;
  readonly least?: number;
}

/** One measured figure, with the bar it is held against and what others reach (docs: the issue that set the bars). */
export interface Figure {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: Bar;
  readonly others?: string;
}

/** A chapter of the report: its figures, or why there are none. */
export interface Chapter {
  readonly title: string;
  /** The game that it is about, if one alone. */
  readonly game?: string;
  readonly figures: readonly Figure[];
  /** What is counted, and how. */
  readonly notes: readonly string[];
  /** Why something of this chapter was not measured. */
  readonly skipped: readonly string[];
}

/** The middle of the values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which that share of the values lies, interpolated. NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** Whether a value keeps its bar; undefined where there is none. */
export function keeps(value: number, bar: Bar | undefined): boolean | undefined {
  if (!bar) return undefined;
  return value <= (bar.most ?? Number.POSITIVE_INFINITY) && value >= (bar.least ?? Number.NEGATIVE_INFINITY);
}
