import type { RefObject } from 'preact/compat';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { HAS_BAR, useMedia } from '../useMedia.ts';

/** A box of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far apart the places are that are compared, in pixels. */
const STEP = 8;
/** Between what is pressed and a notice. */
const GAP = 4;

/** The area that two boxes share, in square pixels. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** What can be pressed, and how much it counts for each of its square pixels. */
export interface Pressed extends Box {
  readonly weight: number;
}

/** How much of what can be pressed a notice covers, in square pixels by their weight. */
export const covered = (notice: Box, pressed: readonly Pressed[]): number => pressed.reduce((sum, one) => sum + one.weight * shared(notice, one), 0);

/** The top of the place in `room` where a notice covers least of what can be pressed; of several the highest. The notice gives width and height. */
export function clearTop(notice: Box, room: Pick<Box, 'top' | 'bottom'>, pressed: readonly Pressed[]): number {
  const height = notice.bottom - notice.top;
  const first = room.top + GAP;
  let best = first;
  let least = Number.POSITIVE_INFINITY;
  for (let top = first; top === first || top + height + GAP <= room.bottom; top += STEP) {
    const cost = covered({ ...notice, top: top - GAP, bottom: top + height + GAP }, pressed);
    if (cost >= least) continue;
    best = top;
    least = cost;
  }
  return best;
}

/** What is pressed on a board, and other notices over it. */
const PRESSED =
  '.board-area :is([data-lit], [data-way], [data-take], button, a[href], .ghost, .feat, .stage-caption), .choice-list[data-open="true"] button, .toast';

/** A map is moved under a notice, and the boxes of its rivers and roads are larger than what is pressed of them. */
const ON_THE_MAP = 0.1;

/** Where an element is, as a plain box, and how much it counts. */
function pressedBox(one: Element): Pressed {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left, top, right, bottom, weight: one.closest('.pan-zoom-viewport') ? ON_THE_MAP : 1 };
}

/** How often it is looked whether a notice has come to lie over what is pressed, in milliseconds. */
const LOOK_MS = 400;

/** Lays the notices where they cover least of what can be pressed. False: they have no board below them, and lie in their corner. */
function layClear(notices: HTMLElement): boolean {
  const room = document.querySelector('[data-has-board] .board-area')?.getBoundingClientRect();
  if (!room) return false;
  const isPressed = (one: Element): boolean => !notices.contains(one) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const seen = [...document.querySelectorAll(PRESSED)].filter(isPressed);
  const pressed = seen.map(pressedBox);
  const lies = pressedBox(notices);
  // A notice that grows as it comes is as high as it will be.
  const notice = { ...lies, bottom: lies.top + notices.offsetHeight };
  const isIn = notice.top >= room.top && notice.bottom <= room.bottom;
  if (isIn && covered(notice, pressed) === 0) return true;
  const from = getComputedStyle(notices).position === 'fixed' ? 0 : (notices.offsetParent?.getBoundingClientRect().top ?? 0);
  notices.style.top = `${clearTop(notice, room, pressed) - from}px`;
  notices.style.bottom = 'auto';
  return true;
}

/** On phones, where a board has the whole width, keeps notices away from what can be pressed. `count`: how many are shown; 0: they lie as the styles say. */
export function useClearPlace(box: RefObject<HTMLElement | null>, count: number, held: boolean): void {
  const isStacked = useMedia(HAS_BAR);
  const lie = (): void => {
    const notices = box.current;
    if (!notices || held) return;
    if (isStacked && count > 0 && layClear(notices)) return;
    notices.style.removeProperty('top');
    notices.style.removeProperty('bottom');
  };
  useLayoutEffect(lie);
  useEffect(() => {
    if (!isStacked || count === 0 || held) return undefined;
    const timer = setInterval(lie, LOOK_MS);
    return () => clearInterval(timer);
  });
}
