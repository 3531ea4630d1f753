import type { Move } from '@madang/kernel';
import { type ReactNode, useState } from 'react';

interface StepperProps {
  readonly moves: readonly Move[];
  /** What the choice before or after is called, for those who listen. */
  label(move: Move): string;
  children(move: Move): ReactNode;
  choose(move: Move): void;
  point(move: Move): void;
}

/** One of many choices with a growing figure: less, this one, more. */
export function Stepper({ moves, label, children, choose, point }: StepperProps) {
  const [at, setAt] = useState(0);
  const move = moves[at] ?? moves[0];
  if (!move) return null;
  const step = (by: number, sign: string) => {
    const next = moves[at + by];
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
      {step(-1, '−')}
      <button type="button" data-first onClick={() => choose(move)} onFocus={() => point(move)} onPointerEnter={() => point(move)}>
        {children(move)}
      </button>
      {step(1, '+')}
    </div>
  );
}
