import type { RefObject } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** A smaller difference is rounding. */
const LEAST_PIXELS = 1;

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/**
 * The map of the board, and the panel at the foot of what lies below it. A board whose parts lie beside the map has no such panel, and one
 * that keeps its map in place by itself needs none (`data-map="held"`).
 */
function partsOf(area: HTMLElement | null): { readonly map: HTMLElement; readonly foot: HTMLElement | undefined } | null {
  const map = area?.querySelector<HTMLElement>('.board .pan-zoom');
  const parts = map?.closest('[class$="-parts"]');
  if (!map || !(parts instanceof HTMLElement) || parts.dataset.map === 'held') return null;
  const { bottom } = map.getBoundingClientRect();
  const below = [...parts.children].filter((one) => one instanceof HTMLElement && heightOf(one) > 0 && one.getBoundingClientRect().top >= bottom - 2);
  const foot = below.toSorted((a, b) => b.getBoundingClientRect().bottom - a.getBoundingClientRect().bottom)[0];
  return { map, foot: foot instanceof HTMLElement ? foot : undefined };
}

/**
 * Where map and panels share the height, the map keeps its own while moves are tried: the lowest panel is made higher or lower instead.
 * So nothing moves under a finger. `drawn`: another object with each board that is drawn.
 */
export function useHeldMap(area: RefObject<HTMLElement | null>, isTrying: boolean, drawn: object): void {
  const rest = useRef<Rest>(null);
  const held = useRef<HTMLElement>(null);
  const isTryingNow = useRef(isTrying);
  const measured = useRef<object>(null);
  const watched = useRef<HTMLElement>(null);
  const observer = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    if (measured.current === drawn && isTryingNow.current === isTrying) return;
    measured.current = drawn;
    isTryingNow.current = isTrying;
    const map = hold(area.current, isTrying, rest, held);
    if (map === watched.current) return;
    watched.current = map;
    // Another tab of the board, or another size of the window.
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() => hold(area.current, isTryingNow.current, rest, held));
    if (map) observer.current.observe(map);
  });
  useEffect(() => () => observer.current?.disconnect(), []);
}

/** A board on which no moves are tried: how high its map is, and the panel below it. */
interface Rest {
  readonly height: number;
  readonly tab: string | undefined;
}

/** Gives the map its height again, and answers with it; null: nothing is below it. A panel that comes in place of another has what it needs. */
function hold(area: HTMLElement | null, isTrying: boolean, rest: RefObject<Rest | null>, held: RefObject<HTMLElement | null>): HTMLElement | null {
  if (held.current) held.current.style.blockSize = '';
  held.current = null;
  const parts = partsOf(area);
  if (!parts) return null;
  const now = { height: heightOf(parts.map), tab: parts.foot?.dataset.tab };
  if (!isTrying) rest.current = now;
  const { height, tab } = rest.current ?? now;
  const grown = now.height - height;
  if (Math.abs(grown) < LEAST_PIXELS || !parts.foot || (grown < 0 && now.tab !== tab)) return parts.map;
  parts.foot.style.blockSize = `${heightOf(parts.foot) + grown}px`;
  held.current = parts.foot;
  return parts.map;
}
