import '../access/check.css';
import type { Translator } from '@madang/text';
import type { Clock } from '@madang/wire';
import { useState } from 'preact/hooks';
import { useWords } from '../words/useWords.tsx';
import { BANKS, DAYS, INCREMENT, keyOf, LIVE, MINUTES, OUTS, offered, within } from './wishes.ts';
import './clock.css';

const CUSTOM = 'custom';
const NONE = 'none';

/** A clock with what happens at its end, in words. */
export const clockWish = (words: Translator, clock: Clock): string =>
  words.text('clock.wish', { clock: clockName(words, clock), text: words.text(`clock.out.${clock.out}`) });

/** A clock in words. */
export const clockName = (words: Translator, clock: Clock): string =>
  clock.kind === 'live'
    ? words.text('clock.live', { minutes: clock.minutes, seconds: clock.increment })
    : words.text(clock.bank ? 'clock.daysBank' : 'clock.days', { count: clock.days, bank: clock.bank ?? 0 });

interface ClockFieldProps {
  readonly clock: Clock | null;
  /** There must be one, and what happens at its end is not for choosing. */
  readonly needed?: boolean;
  onClock(clock: Clock | null): void;
}

/** How long players of a new table may think. */
export function ClockField({ clock, needed = false, onClock }: ClockFieldProps) {
  const words = useWords();
  const [custom, setCustom] = useState(false);
  const own: Extract<Clock, { readonly kind: 'live' }> = clock?.kind === 'live' ? clock : LIVE[0];
  const choose = (key: string): void => {
    setCustom(key === CUSTOM);
    const chosen = key === CUSTOM ? own : offered(key);
    const bank = chosen?.kind === 'days' && clock?.kind === 'days' && clock.bank !== undefined ? { bank: clock.bank } : {};
    const gifts = clock?.gifts === undefined ? {} : { gifts: clock.gifts };
    onClock(chosen ? { ...chosen, ...bank, ...gifts, out: clock?.out ?? chosen.out } : null);
  };
  return (
    <fieldset className="clock-field">
      <legend>{words.text('clock.title')}</legend>
      <select
        aria-label={words.text('clock.title')}
        value={custom ? CUSTOM : clock ? keyOf(clock) : NONE}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {needed ? null : <option value={NONE}>{words.text('clock.none')}</option>}
        <optgroup label={words.text('clock.atOnce')}>
          {LIVE.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {clockName(words, one)}
            </option>
          ))}
          <option value={CUSTOM}>{words.text('clock.custom')}</option>
        </optgroup>
        <optgroup label={words.text('clock.overDays')}>
          {DAYS.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {clockName(words, one)}
            </option>
          ))}
        </optgroup>
      </select>
      {custom ? (
        <div className="clock-figures">
          <Figure label={words.text('clock.minutes')} limits={MINUTES} value={own.minutes} onValue={(minutes) => onClock({ ...own, minutes })} />
          <Figure
            label={words.text('clock.increment')}
            limits={INCREMENT}
            value={own.increment}
            onValue={(increment) => onClock({ ...own, increment })}
          />
        </div>
      ) : null}
      {clock?.kind === 'days' ? <BankField clock={clock} onClock={onClock} /> : null}
      {clock && !needed ? <OutField clock={clock} onClock={onClock} /> : null}
      {clock ? <GiftField clock={clock} usual={!needed} onClock={onClock} /> : null}
    </fieldset>
  );
}

/** Whether players may give each other time; `usual`: what holds where nobody says. */
function GiftField({ clock, usual, onClock }: { readonly clock: Clock; readonly usual: boolean; onClock(clock: Clock): void }) {
  const words = useWords();
  return (
    <label className="check">
      <input type="checkbox" checked={clock.gifts ?? usual} onChange={(event) => onClock({ ...clock, gifts: event.currentTarget.checked })} />
      <span>{words.text('clock.gifts')}</span>
    </label>
  );
}

/** How much a slow table has for the whole match beside the days of a decision. */
function BankField({ clock, onClock }: { readonly clock: Extract<Clock, { readonly kind: 'days' }>; onClock(clock: Clock): void }) {
  const words = useWords();
  return (
    <label className="clock-out">
      <span>{words.text('clock.bank')}</span>
      <select value={clock.bank ?? 0} onChange={(event) => onClock({ ...clock, bank: Number(event.currentTarget.value) })}>
        {BANKS.map((days) => (
          <option key={days} value={days}>
            {words.text('clock.bankDays', { count: days })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What happens when time is up, and what the clock means. */
function OutField({ clock, onClock }: { readonly clock: Clock; onClock(clock: Clock): void }) {
  const words = useWords();
  return (
    <>
      <label className="clock-out">
        <span>{words.text('clock.whenOut')}</span>
        <select
          value={clock.out}
          onChange={(event) => onClock({ ...clock, out: OUTS.find((one) => one === event.currentTarget.value) ?? clock.out })}
        >
          {OUTS.map((one) => (
            <option key={one} value={one}>
              {words.text(`clock.out.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="note">
        {words.text(clock.kind === 'live' ? 'clock.liveText' : 'clock.daysText')} {words.text(`clock.outText.${clock.out}`)}
      </p>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly limits: { readonly min: number; readonly max: number };
  readonly value: number;
  onValue(value: number): void;
}

/** A whole number within limits; while it is typed it may be anything. */
function Figure({ label, limits, value, onValue }: FigureProps) {
  const [typed, setTyped] = useState(String(value));
  return (
    <label>
      {label}
      <input
        type="number"
        inputMode="numeric"
        required
        {...limits}
        step={1}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onValue(within(limits, event.currentTarget.value));
        }}
      />
    </label>
  );
}
