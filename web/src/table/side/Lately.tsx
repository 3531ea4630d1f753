import { useScene } from '../../board-context/scene.tsx';
import { useWords } from '../../words/useWords.tsx';
import { LogMark } from './LogPanel.tsx';
import { type LogTurn, sentenceOf } from './log.ts';

interface LatelyProps {
  readonly turns: readonly LogTurn[];
  onOpen(): void;
}

/** The last turns, about a round of the table, the newest last; a press opens the whole log. */
export function Lately({ turns, onOpen }: LatelyProps) {
  const words = useWords();
  const { seats } = useScene();
  const last = turns.slice(-Math.max(2, seats.length));
  if (last.length === 0) return null;
  return (
    <button type="button" className="ticker" onClick={onOpen}>
      <span className="unseen">{words.text('side.lately')}</span>
      {last.map((turn) => (
        <span key={turn.ofItself ? `${turn.from}+` : turn.from} className="ticker-turn">
          <LogMark by={turn.by} />
          <span>{sentenceOf(turn)}</span>
        </span>
      ))}
    </button>
  );
}
