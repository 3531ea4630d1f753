import './frame.css';
import './slate.css';
import './rail.css';
import type { ReactNode, RefObject } from 'preact/compat';
import { useMark } from '../../page/marks/useMark.ts';
import { useWords } from '../../words/useWords.tsx';

interface FrameProps {
  /** `replay`: nobody is asked. `board`, `list`: where the choices of a table stand that is played. */
  readonly kind: 'replay' | 'board' | 'list';
  /** The thin line above. */
  readonly bar: ReactNode;
  /** What is asked, or the controls of a replay. */
  readonly prompt: ReactNode;
  readonly board: ReactNode;
  /** Players and log. */
  readonly side: ReactNode;
  /** Over all that: a dialog. */
  readonly over: ReactNode;
  /** Is told where the board stands. */
  readonly area?: RefObject<HTMLElement | null>;
}

/** The frame of a table that is played or looked back at: the places of its parts on wide, narrow and low screens. */
export function Frame({ kind, bar, prompt, board, side, over, area }: FrameProps) {
  const app = useWords();
  const isReplay = kind === 'replay';
  useMark('board', kind === 'board');
  return (
    <div className={isReplay ? 'table replay' : 'table'} data-choices={isReplay ? undefined : kind}>
      {bar}
      {prompt}
      <main {...(area && { ref: area })} className="board-area" aria-label={app.text('board.label')}>
        <h2 className="unseen">{app.text('board.label')}</h2>
        {board}
      </main>
      {side}
      {over}
    </div>
  );
}
