import './why.css';
import { inPlace } from '@madang/board-kit/in-place';
import type { LineReason } from '@madang/bots/analysis';

interface WhyProps {
  /** What the reasons are reasons for. */
  readonly head: string;
  readonly reasons: readonly LineReason[];
  /** The same in words. */
  readonly said: readonly string[];
}

/** Why a line is better, point by point, then what it costs; nothing where no reason is known. */
export function Why({ head, reasons, said }: WhyProps) {
  if (reasons.length === 0) return null;
  return (
    <div className="why-better">
      <p>{head}</p>
      <ul>
        {inPlace(said, (reason, i) => {
          const one = reasons[i];
          return <li data-price={one?.kind === 'count' && one.gain < 0}>{reason}</li>;
        })}
      </ul>
    </div>
  );
}
