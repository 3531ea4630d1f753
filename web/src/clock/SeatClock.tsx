import type { Seat } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { use } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { useToasts } from '../page/toasts/toasts.ts';
import { shake, sound } from '../settings/sound.ts';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/useWords.tsx';
import { digits, shownTime } from './clocks.ts';
import { TimesContext } from './giving.ts';
import { useClocks, useLeft } from './useLeft.ts';
import { type Limits, limitsOf, limitText, urgency } from './warnings.ts';
import './clock.css';

/** What a clock shows, in short. */
export function face(words: Translator, left: number): string {
  const shown = shownTime(left);
  if (left === 0) return words.text('clock.out');
  return shown.days > 0 ? words.text('clock.longFace', { days: shown.days, hours: shown.hours }) : digits(shown);
}

const NEVER: Limits = [0, 0];

/** When the reader wishes to be warned at this table. */
function useLimits(): Limits {
  const wish = useSettings(({ warnings }) => warnings);
  const clock = use(TimesContext)?.clock;
  return clock ? limitsOf(wish, clock) : NEVER;
}

/** When somebody is back, in short. */
const MOMENT = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** A seat's time; nothing where it has no clock. A timer tells nothing by itself: `OwnTime` speaks when it matters. */
export function SeatClock({ seat, name }: { readonly seat: Seat | null; readonly name: string }) {
  const words = useWords();
  const time = useLeft(seat);
  const limits = useLimits();
  if (!time) return null;
  const { left, running, rests } = time;
  const ticks = running && rests === null;
  const urgent = ticks ? urgency(left, limits) : 'calm';
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

/** Warns the player of the seat by voice, sound and a shake, only twice. */
export function OwnTime({ seat }: { readonly seat: Seat | null }) {
  const words = useWords();
  const time = useLeft(seat);
  const limits = useLimits();
  const audible = useSettings((settings) => settings.sound === 'on');
  const urgent = time?.running && time.rests === null ? urgency(time.left, limits) : 'calm';
  const { key, count } = limitText(limits[urgent === 'last' ? 1 : 0]);
  const called = urgent === 'calm' || time?.left === 0 ? '' : words.text(key, { count });
  useEffect(() => {
    if (called === '') return;
    if (audible) sound('warn');
    shake('turn');
  }, [called, audible]);
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
