import { useEffect, useRef } from 'preact/hooks';

/**
 * Layers are things over the page that a reader opens and closes: dialogs, drawers, sheets. The browser's Back closes the top one.
 * An open layer has its own entry in the history. A layer that is closed otherwise leaves its entry, which Back skips later.
 */

// To go back at the moment of closing could undo a link that the reader follows in the same moment.
const open: (() => void)[] = [];

/** The entry of the history that the reader is at. `depth`: how many layers it stands for; null: none was ever opened there. */
interface Entry {
  readonly depth: number | null;
  readonly address: string;
}

const depthOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'layers' in state && typeof state.layers === 'number' ? state.layers : null;

const entryNow = (): Entry => ({ depth: depthOf(window.history.state), address: window.location.href });

let here: Entry | undefined;

/** Follows the reader through the history; a page calls it once as it starts, for a reload keeps entries that layers have left. */
export function watchLayers(): void {
  if (here) return;
  here = entryNow();
  window.addEventListener('hashchange', () => {
    here = entryNow();
  });
  window.addEventListener('popstate', () => {
    const was = here;
    here = entryNow();
    if (!was || was.address !== here.address || was.depth === null || here.depth === null || here.depth >= was.depth) return;
    const close = open.at(-1);
    if (close) close();
    else window.history.back();
  });
}

function enter(close: () => void): () => void {
  watchLayers();
  open.push(close);
  const depth = depthOf(window.history.state) ?? 0;
  if (depth < open.length) {
    if (depth === 0) window.history.replaceState({ layers: 0 }, '');
    window.history.pushState({ layers: open.length }, '');
    here = entryNow();
  }
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Makes Back close this layer while it is open. `close` must lead to `isOpen` being false, or to the component being gone. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? enter(() => latest.current()) : undefined), [isOpen]);
}
