import type { SoundTable } from '@madang/board-kit';
import type { Told } from '@madang/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { useToasts } from '../../page/toasts/toasts.ts';
import { shake, sound } from '../../settings/sound.ts';
import { useSettings } from '../../settings/store.ts';
import { useWords } from '../../words/useWords.tsx';

/** Seconds between the sounds of one step, and how many of them are heard. */
const APART = 0.16;
const MOST = 3;

/** The sounds of a step, each kind once. */
const soundsOf = (table: SoundTable, told: readonly Told[]) => [...new Set(told.flatMap(({ event }) => table[event] ?? []))].slice(0, MOST);

interface HeardAt {
  readonly sounds: SoundTable | undefined;
  /** What has just happened on the board. */
  readonly events: readonly Told[];
  /** How many moves the reader has tried. */
  readonly tried: number;
  readonly unread: number;
}

/** Lets the reader hear what happens, where they wish it and not at once. */
export function useSounds({ sounds, events, tried, unread }: HeardAt): void {
  const isOn = useSettings((settings) => settings.sound === 'on' && settings.pace !== 'instant');
  const heard = useRef(events);
  const before = useRef({ tried, unread });
  useEffect(() => {
    const isNew = heard.current !== events;
    heard.current = events;
    if (isNew && isOn && sounds && !document.hidden) for (const [i, one] of soundsOf(sounds, events).entries()) sound(one, i * APART);
  }, [events, isOn, sounds]);
  useEffect(() => {
    if (tried > before.current.tried) shake('placed');
    if (unread > before.current.unread && isOn) sound('speak');
    before.current = { tried, unread };
  }, [tried, unread, isOn]);
}

/** Turns the sounds on and off, and says which. */
export function useMute(): () => void {
  const app = useWords();
  const show = useToasts((toasts) => toasts.show);
  return () => {
    const { sound: now, change } = useSettings.getState();
    const next = now === 'on' ? 'off' : 'on';
    change({ sound: next });
    show(app.text(`sound.${next}`));
  };
}
