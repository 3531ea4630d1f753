import type { Seat } from '@madang/kernel';
import './looking.css';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useSaid } from '../../assist/useSay.ts';
import { useMark } from '../../page/marks/useMark.ts';
import { useWords } from '../../words/useWords.tsx';
import { You } from '../lines/You.tsx';
import { dueIn, sentenceOf } from '../log/deeds.ts';
import type { Since } from '../log/useTurns.ts';
import { Key, useKey } from '../prompt/buttons/buttons.tsx';

interface LookingProps {
  readonly step: number;
  readonly eyes: Seat | null;
  readonly since: Since;
  onNow(): void;
}

/** Says that the board shows an earlier step, with the way back; of the others' last turns also whose it was and what was done. */
export function LookingBack({ step, eyes, since, onNow }: LookingProps) {
  const app = useWords();
  const key = useKey('since');
  const turn = since.turns[since.at];
  const text = turn
    ? app.text('log.sinceAt', { at: since.at + 1, count: since.turns.length, text: sentenceOf(turn) })
    : app.text('log.looking', { step });
  useSaid(text);
  useMark('caption');
  return (
    <p className="looking looking-back">
      {turn && turn.by !== null ? <SeatMark seat={turn.by} size={20} /> : <Icon name="clock" />}
      <span className="looking-text">
        <You due={turn ? dueIn(turn, eyes) : []} />
        {text}
      </span>
      {turn && since.at + 1 < since.turns.length ? (
        <button type="button" className="small primary" onClick={since.next} aria-keyshortcuts={key}>
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
  const key = useKey('since');
  if (since.turns.length === 0) return null;
  return (
    <button type="button" className="small since" onClick={since.next} aria-keyshortcuts={key}>
      <Icon name="play" />
      <span>{app.text('log.since', { count: since.turns.length })}</span>
      <Key of={key} />
    </button>
  );
}
