import { inPlace } from '@madang/board-kit/in-place';
import type { Seat } from '@madang/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { colourOf } from '../../art/seats.ts';
import { useMark } from '../../page/marks/useMark.ts';
import { useClearPlace } from '../../page/toasts/clear-place.ts';
import type { Staged } from '../../play/director.ts';
import type { TableStore } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import { dueIn, glanceAt } from '../log/deeds.ts';
import type { LogTurn } from '../log/log.ts';
import { Sentences } from './Sentences.tsx';

interface CaptionProps {
  readonly seat: Seat;
  readonly eyes: Seat | null;
  /** Null: the last act stays a little while after it was shown. */
  readonly staged: Staged | null;
  /** The turns that are on the screen. */
  readonly turns: readonly LogTurn[];
  readonly stage: TableStore['stage'];
}

/** Milliseconds after which a press holds. */
const HOLD_MS = 250;

/** What another player does: the deed of their turn so far, and how. A press skips to the reader's turn, holding shows it faster. */
export function Caption({ seat, eyes, staged, turns, stage }: CaptionProps) {
  const app = useWords();
  const held = useHold(stage);
  useMark('caption');
  const box = useRef<HTMLDivElement>(null);
  useClearPlace(box, staged === null ? 1 : 0, false);
  const turn = turns.findLast(({ by }) => by === seat);
  const glance = glanceAt(turn);
  if (!turn || !glance) return null;
  const due = dueIn(turn, eyes);
  return (
    <div ref={box} className="stage-caption" data-over={staged === null} aria-hidden="true" style={{ borderColor: colourOf(seat) }}>
      <SeatMark seat={seat} size={30} />
      <button type="button" tabindex={-1} className="stage-text" {...held}>
        <Sentences glance={glance} mine={due.length === 0 ? null : app.text('log.you', { what: app.list(due) })} />
      </button>
      {staged ? (
        <>
          {staged.acts > 1 ? <Dots {...staged} /> : null}
          <button type="button" tabindex={-1} className="small stage-skip" onClick={() => stage.skip()}>
            <span>{app.text('stage.skip')}</span>
            <Icon name="last" />
          </button>
        </>
      ) : null}
    </div>
  );
}

const Dots = ({ act, acts }: Pick<Staged, 'act' | 'acts'>) => (
  <span className="stage-dots">
    {inPlace(Array.from({ length: Math.min(acts, MOST_DOTS) }), (_, i) => (
      <i data-done={i < act} />
    ))}
  </span>
);

const MOST_DOTS = 8;

/** A short press skips, a long one hurries for as long as it lasts. */
function useHold(stage: TableStore['stage']) {
  const timer = useRef(0);
  const isHeld = useRef(false);
  const lift = (): void => {
    window.clearTimeout(timer.current);
    if (isHeld.current) stage.hurry(false);
  };
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      stage.hurry(false);
    },
    [stage],
  );
  return {
    onPointerDown: () => {
      isHeld.current = false;
      timer.current = window.setTimeout(() => {
        isHeld.current = true;
        stage.hurry(true);
      }, HOLD_MS);
    },
    onPointerUp: lift,
    onPointerLeave: lift,
    onPointerCancel: lift,
    onClick: () => {
      if (!isHeld.current) stage.skip();
    },
  };
}
