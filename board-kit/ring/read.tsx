import type { ReactNode } from 'preact/compat';
import { RuleLink } from '../context/rules.tsx';
import type { About, Explanation } from '../contract.ts';
import { Contained } from '../faults/contained.tsx';
import { type Balance, BalanceLine } from './tokens.tsx';

/** A way explained: beside its whole label that of each step. */
export interface ExplainedWay extends Explanation {
  readonly steps: readonly string[];
}

interface ReadProps {
  /** Null: the way is not offered, and nothing can be said of it. */
  readonly explanation: Explanation | null;
  readonly picture: ReactNode;
  /** What it costs and brings: shown where no picture shows it. */
  readonly balance: Balance;
}

/** A choice explained: its label, what it would do, drawn and in words. */
export const Read = ({ explanation, picture, balance }: ReadProps) =>
  explanation && (
    <span className="forecast-lines">
      <strong>{explanation.label}</strong>
      {picture && (
        <span className="forecast-picture" aria-hidden="true">
          <Contained part="picture" position={explanation} fallback={explanation.forecast}>
            {picture}
          </Contained>
        </span>
      )}
      {!picture && <BalanceLine balance={balance} />}
      {explanation.forecast && <span className={picture ? 'words-only' : undefined}>{explanation.forecast}</span>}
    </span>
  );

interface DescribedProps {
  readonly about: About;
  /** Below what the piece would do, its name has been said. */
  readonly alone: boolean;
}

/** What the piece is: its picture, its name, line by line what is to be said of it, the rule. */
export const Described = ({ about: { title, lines, rule, picture }, alone }: DescribedProps) =>
  (alone || lines.length > 0 || rule !== null || picture !== undefined) && (
    <span className="forecast-lines forecast-about">
      {picture && (
        <span className="forecast-portrait" aria-hidden="true">
          <Contained part="portrait" position={picture} fallback={null}>
            {picture}
          </Contained>
        </span>
      )}
      {alone && <strong>{title}</strong>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <RuleLink rule={rule} />
    </span>
  );
