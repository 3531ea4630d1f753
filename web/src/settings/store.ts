import { create } from 'zustand';
import { keep, kept } from '../page/storage.ts';
import { readSettings, type Settings } from './settings.ts';

const KEY = 'madang.settings';

interface SettingsStore extends Settings {
  change(changes: Partial<Settings>): void;
}

/** The reader's settings, kept in this browser. */
export const useSettings = create<SettingsStore>()((set, get) => ({
  ...readSettings(kept(KEY), navigator.languages),
  change(changes) {
    set(changes);
    const { change: _, ...settings } = get();
    keep(KEY, settings);
  },
}));

export const asksForLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether nothing may move: the reader or their system asked for less. */
export const useStill = (): boolean => useSettings((settings) => settings.motion === 'none' || (settings.motion === 'system' && asksForLessMotion()));
