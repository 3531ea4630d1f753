import type { BoardLook } from '@madang/board-kit/printed';
import { keep, kept } from '../page/storage.ts';
import { useMedia } from '../page/useMedia.ts';
import { storeHook } from '../store-hook.ts';
import { readSettings, type Settings } from './settings.ts';

const KEY = 'madang.settings';

interface SettingsStore extends Settings {
  change(changes: Partial<Settings>): void;
}

/** The reader's settings, kept in this browser. */
export const useSettings = storeHook<SettingsStore>((set, get) => ({
  ...readSettings(kept(KEY), navigator.languages),
  change(changes) {
    set(changes);
    const { change: _, ...settings } = get();
    keep(KEY, settings);
  },
}));

const asksForLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether nothing may move: the reader or their system asked for less. */
export const useStill = (): boolean => useSettings((settings) => settings.motion === 'none' || (settings.motion === 'system' && asksForLessMotion()));

/** How boards are drawn. Where the reader's system sets all colours a printed board has no meaning: it is plain there. */
export function useBoardLook(): BoardLook {
  const look = useSettings((settings) => settings.look);
  return useMedia('(forced-colors: active)') ? 'plain' : look;
}
