import { createContext } from 'preact/compat';
import { useContext } from 'preact/hooks';

/** Receives faults of single parts. The page around a board provides it. */
export interface Faults {
  /** Reports an error of one part. It never throws. */
  report(part: string, error: unknown): void;
  /** The sentence that takes the place of a part that cannot be drawn. */
  readonly sentence: string;
}

/** Reports faults to the console alone, where no page provides more. */
const TO_THE_CONSOLE: Faults = { report: (part, error) => console.error(part, error), sentence: '…' };

export const FaultsContext = createContext<Faults>(TO_THE_CONSOLE);

/** The receiver of faults around this component. */
export const useFaults = (): Faults => useContext(FaultsContext);

/** Derives something that a part can do without. A fault of it is reported, and `instead` takes its place. */
export function attempt<T>({ report }: Faults, part: string, derive: () => T, instead: T): T {
  try {
    return derive();
  } catch (error) {
    report(part, error);
    return instead;
  }
}
