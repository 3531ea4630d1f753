interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Pixels between a finger's press and the mouse that a browser imagines there. */
const NEAR = 2;

let last: Place | null = null;
let byKeys = true;
const note = ({ clientX, clientY }: Place): void => {
  last = { clientX, clientY };
};
if (typeof window !== 'undefined') {
  for (const type of ['pointermove', 'pointerdown'] as const) window.addEventListener(type, note, { capture: true, passive: true });
  for (const type of ['keydown', 'pointerdown'] as const)
    window.addEventListener(type, () => (byKeys = type === 'keydown'), { capture: true, passive: true });
}

/** Whether what was pressed last was a key. The focus that a page moves after a finger's press is nobody's question. */
export const isByKeys = (): boolean => byKeys;

/**
 * True for a mouse that has not moved to what it enters: the page was drawn anew or scrolled under it, or under the place of a
 * finger's last press, where browsers imagine a mouse.
 */
export const isResting = ({ clientX, clientY }: Place): boolean =>
  last !== null && Math.abs(clientX - last.clientX) <= NEAR && Math.abs(clientY - last.clientY) <= NEAR;

/** Where the pointer was last; null: it was nowhere yet. */
export const lastPlace = (): Place | null => last;

let isReturning = false;

/** Brings the focus back to what had it before something lay over the page. A piece of a board does not explain itself then. */
export function giveFocusBack(element: HTMLElement | SVGElement): void {
  isReturning = true;
  try {
    element.focus({ preventScroll: true });
  } finally {
    isReturning = false;
  }
}

/** True while the focus comes back by itself: nobody went there. */
export const isGivenBack = (): boolean => isReturning;
