import { useSyncExternalStore } from 'preact/compat';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { isMissingPart } from '../reach/parts.ts';
import { useBoardLook, useSettings, useStill } from '../settings/store.ts';
import { hideBoxes } from '../words/glyphs.ts';

const DARK = '(prefers-color-scheme: dark)';

function subscribeToScheme(changed: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Loads the type of Han characters. Where it cannot be fetched the system's own letters serve. */
async function loadHan(): Promise<void> {
  try {
    // Awaited, for the build moves what is chained to an import of mere styles to where its failure is not heard.
    await import('../words/han.ts');
    hideBoxes();
  } catch (error) {
    if (!isMissingPart(error)) throw error;
  }
}

/** Puts theme, the boards' look, text size and motion on the page; Han characters load their type with the first Chinese page. */
export function useAppearance(): void {
  const { theme, textSize, language } = useSettings();
  const look = useBoardLook();
  const dark = useSyncExternalStore(subscribeToScheme, () => window.matchMedia(DARK).matches);
  const still = useStill();
  const shown = theme === 'system' ? (dark ? 'night' : 'paper') : theme;
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme: shown, look, text: textSize, still: String(still) });
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--table').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  }, [shown, look, textSize, still]);
  useEffect(() => {
    if (language !== 'zh') return;
    void loadHan();
  }, [language]);
}
