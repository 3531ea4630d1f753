import { useSyncExternalStore } from 'preact/compat';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The page's theme, for what is painted and so does not follow style sheets by itself. */
export const useTheme = (): string => useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme ?? '');
