import { watchLayers } from '@madang/board-kit/layers';
import { options } from 'preact';
import { createRoot } from 'preact/compat/client';
import { App } from './app/App.tsx';
import { watchKeyboard } from './app/keyboard.ts';
import { serveOffline } from './app/offline.ts';
import { watchFaults } from './faults/faults.ts';
import { watchInstalling } from './reach/installing.ts';
import { isMissingPart, watchParts } from './reach/parts.ts';
import { useSettings } from './settings/store.ts';
import { hideBoxes } from './words/glyphs.ts';
import { appCatalogue } from './words/words.ts';

// Effects follow their commit at once, and not after the next frame: two keys pressed within a frame both meet handlers that know the page as it is.
options.requestAnimationFrame = queueMicrotask;

/** Shows the app in the page, once its texts are here. */
export async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  watchParts();
  watchFaults((error) => !isMissingPart(error));
  watchLayers();
  watchKeyboard();
  watchInstalling();
  const { language } = useSettings.getState();
  const catalogue = await appCatalogue(language);
  hideBoxes();
  createRoot(root).render(<App first={{ language, catalogue }} />);
  serveOffline();
}
