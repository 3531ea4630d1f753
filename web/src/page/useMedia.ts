import { useSyncExternalStore } from 'preact/compat';
import { useCallback } from 'preact/hooks';

/** Where what ends the turn lies under the thumb: on phones and upright tablets. */
export const HAS_BAR = '(max-width: 599px), (max-width: 899px) and (min-height: 900px), (max-width: 1099px) and (max-height: 479px)';

/** Whether the window is as a media query says; follows it. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
