import type { ReactNode } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { Way } from '../contract.ts';

interface StepperProps {
  readonly ways: readonly Way[];
  /** What the choice before or after is called, for those who listen. */
  label(way: Way): string;
  children(way: Way): ReactNode;
  choose(way: Way): void;
  point(way: Way): void;
}

/** One of many choices: of a growing figure less, this one, more; of ways the one before, this one, the next. */
export function Stepper({ ways, label, children, choose, point }: StepperProps) {
  const [at, setAt] = useState(0);
  const way = ways[at] ?? ways[0];
  if (!way) return null;
  const [less, more] = way.length > 1 ? ['‹', '›'] : ['−', '+'];
  const step = (by: number, sign: string) => {
    const next = ways[at + by];
    const go = () => {
      if (!next) return;
      setAt(at + by);
      point(next);
    };
    return (
      <button type="button" className="step" disabled={!next} aria-label={next ? label(next) : sign} onClick={go}>
        {sign}
      </button>
    );
  };
  return (
    <div className="stepper">
      {step(-1, less)}
      <button type="button" data-first onClick={() => choose(way)} onFocus={() => point(way)} onPointerEnter={() => point(way)}>
        {children(way)}
      </button>
      {step(1, more)}
    </div>
  );
}
