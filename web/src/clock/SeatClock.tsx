import type { Seat } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useToasts } from '../page/toasts.ts';
import { useWords } from '../words/useWords.tsx';
import { digits, shownTime, urgency } from './clocks.ts';
import { useClocks, useLeft } from './useLeft.ts';
import './clock.css';

/** What a clock shows, in short. */
export function face(words: Translator, left: number): string {
  const shown = shownTime(left);
  if (left === 0) return words.text('clock.out');
  return shown.days > 0 ? words.text('clock.longFace', { days: shown.days, hours: shown.hours }) : digits(shown);
}

/** When somebody is back, in short. */
const MOMENT = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** A seat's time; nothing where it has no clock. A timer tells nothing by itself: `OwnTime` speaks when it matters. */
export function SeatClock({ seat, name }: { readonly seat: Seat | null; readonly name: string }) {
  const words = useWords();
  const time = useLeft(seat);
  if (!time) return null;
  const { left, running, rests } = time;
  const ticks = running && rests === null;
  const urgent = ticks ? urgency(left) : 'calm';
  const text = face(words, left);
  const until = rests === null ? undefined : words.text('clock.rests', { time: new Intl.DateTimeFormat(words.language, MOMENT).format(rests) });
  return (
    <span
      className="seat-clock"
      role="timer"
      data-running={ticks}
      title={until}
      data-urgency={urgent}
      aria-label={[words.text('clock.left', { name, time: text }), ...(until === undefined ? [] : [until])].join(' ')}
    >
      <Icon name={rests !== null ? 'moon' : running ? 'clock' : 'pause'} />
      <span>{text}</span>
      {urgent === 'calm' ? null : <strong aria-hidden="true">!</strong>}
    </span>
  );
}

/** Tells whoever plays the seat, by voice and only twice, when a minute and ten seconds are left. */
export function OwnTime({ seat }: { readonly seat: Seat | null }) {
  const words = useWords();
  const time = useLeft(seat);
  const urgent = time?.running && time.rests === null ? urgency(time.left) : 'calm';
  const called = urgent === 'calm' || time?.left === 0 ? '' : words.text(urgent === 'low' ? 'clock.minuteLeft' : 'clock.secondsLeft');
  return (
    <p className="unseen" role="status">
      {called}
    </p>
  );
}

/** Shows a notice when a move was played for one of these seats; what was played before the page was opened is history. */
export function useForcedNotice(mine: readonly Seat[]): void {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const forced = useClocks()?.forced;
  const known = useRef<ReadonlyMap<number, Seat> | undefined>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = forced;
    if (!before || !forced) return;
    if ([...forced].some(([seq, seat]) => !before.has(seq) && mine.includes(seat))) show(words.text('clock.playedForYou'));
  }, [forced, mine, show, words]);
}
