import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useWords } from '../../words/useWords.tsx';
import { sentenceOf } from './log.ts';
import type { Since } from './useTurns.ts';

interface LookingProps {
  readonly step: number;
  readonly since: Since;
  onNow(): void;
}

/** Says that the board shows an earlier step, with the way back; of the others' last turns also whose it was and what was done. */
export function LookingBack({ step, since, onNow }: LookingProps) {
  const app = useWords();
  const turn = since.turns[since.at];
  return (
    <p className="looking">
      {turn && turn.by !== null ? <SeatMark seat={turn.by} size={20} /> : <Icon name="clock" />}
      <span className="looking-text">
        {turn ? app.text('log.sinceAt', { at: since.at + 1, count: since.turns.length, text: sentenceOf(turn) }) : app.text('log.looking', { step })}
      </span>
      {turn && since.at + 1 < since.turns.length ? (
        <button type="button" className="small primary" onClick={since.next} aria-keyshortcuts="n">
          {app.text('log.next')}
        </button>
      ) : null}
      <button type="button" className={turn ? 'small' : 'small primary'} onClick={onNow}>
        {app.text('log.now')}
      </button>
    </p>
  );
}

/** Begins to show the others' turns since one's own last one. */
export function SinceButton({ since }: { readonly since: Since }) {
  const app = useWords();
  if (since.turns.length === 0) return null;
  return (
    <button type="button" className="small since" onClick={since.next} aria-keyshortcuts="n">
      <Icon name="play" />
      <span>{app.text('log.since', { count: since.turns.length })}</span>
      <span className="kbd" aria-hidden="true">
        n
      </span>
    </button>
  );
}
