import type { Judged } from '@madang/bots/analysis';
import { useWords } from '../../words/useWords.tsx';
import { points } from '../figures.ts';

/** A verdict, and with it what the choice cost, within its interval. */
export function VerdictTag({ judged: { verdict, loss } }: { readonly judged: Judged }) {
  const words = useWords();
  const name = words.text(`analysis.verdict.${verdict}`);
  return (
    <span className="verdict" data-verdict={verdict}>
      {loss && verdict !== 'fine'
        ? words.text('analysis.cost', { verdict: name, cost: points(loss.value), error: points((loss.high - loss.low) / 2) })
        : name}
    </span>
  );
}
