import './lately.css';
import type { Seat } from '@madang/kernel';
import { useScene } from '../../board-context/scene.tsx';
import { useWords } from '../../words/useWords.tsx';
import { You } from '../lines/You.tsx';
import { briefOf, dueIn } from './deeds.ts';
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
  const newest = last.findLast(({ by }) => by !== null);
  return (
    <button type="button" className="ticker" onClick={onOpen}>
      <span className="unseen">{words.text('side.lately')}</span>
      {last.map((turn) => (
        <Told key={turn.ofItself ? `${turn.from}+` : turn.from} turn={turn} due={dueIn(turn, eyes)} isNewest={turn === newest} />
      ))}
    </button>
  );
}

interface ToldProps {
  readonly turn: LogTurn;
  readonly due: readonly string[];
  /** The last turn of a player. */
  readonly isNewest: boolean;
}

/** A turn in words: its player's name stands out, what else they did has a line for each sentence. */
function Told({ turn, due, isNewest }: ToldProps) {
  const { name, deed, rest } = briefOf(turn);
  return (
    <span className="ticker-turn" data-newest={isNewest || undefined}>
      <span className="ticker-deed">
        <LogMark by={turn.by} />
        <You due={due} />
        <b>{name}</b>
        {deed}
      </span>
      <span className="ticker-rest">
        {rest.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </span>
    </span>
  );
}
