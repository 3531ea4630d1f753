import './lately.css';
import type { Seat } from '@madang/kernel';
import { useScene } from '../../board-context/scene.tsx';
import { useWords } from '../../words/useWords.tsx';
import { You } from '../lines/You.tsx';
import { dueIn, partsOf } from './deeds.ts';
import { LogMark } from './LogPanel.tsx';
import type { LogTurn } from './log.ts';

interface LatelyProps {
  readonly turns: readonly LogTurn[];
  readonly eyes: Seat | null;
  onOpen(): void;
}

/** The last turns, about a round of the table, the newest last. They are whole where there is room. A press opens the whole log. */
export function Lately({ turns, eyes, onOpen }: LatelyProps) {
  const words = useWords();
  const { seats } = useScene();
  const last = turns.slice(-Math.max(2, seats.length));
  if (last.length === 0) return null;
  return (
    <button type="button" className="ticker" style={{ '--turns': last.length }} onClick={onOpen}>
      <span className="unseen">{words.text('side.lately')}</span>
      {last.map((turn) => (
        <span key={turn.ofItself ? `${turn.from}+` : turn.from} className="ticker-turn">
          <span>
            <LogMark by={turn.by} />
            <You due={dueIn(turn, eyes)} />
            <Told turn={turn} />
          </span>
        </span>
      ))}
    </button>
  );
}

/** A turn in words: what it is about stands out, what else it brought has a line for each sentence. */
function Told({ turn }: { readonly turn: LogTurn }) {
  const { deed, rest } = partsOf(turn);
  return (
    <>
      <span className="ticker-deed">{deed}</span>
      {rest.map((sentence) => (
        <span key={sentence} className="ticker-line">
          {sentence}
        </span>
      ))}
    </>
  );
}
