import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { About, Reason, Way } from '../contract.ts';
import { isPressing } from '../keys.ts';
import { useChoosing } from './choices.tsx';

/** Milliseconds after which a finger asks what something is. */
export const LONG_PRESS = 450;
const HOVER = 200;

/** Makes an element that answers nothing say what it is: hover, a long press and the focus show the card. Nothing to say: no props. */
export function useAbout(about: (() => About) | null) {
  const { open, endReading } = useChoosing();
  const press = useRef(0);
  if (!about) return {};
  const show = (anchor: Element): void => open({ anchor, ways: [], menu: false, about: about() });
  const lift = (): void => {
    window.clearTimeout(press.current);
    press.current = 0;
  };
  const later = (anchor: Element, time: number): void => {
    press.current = window.setTimeout(() => show(anchor), time);
  };
  return {
    // A piece that comes to lie under a resting mouse is not asked about.
    onPointerMove: ({ pointerType, movementX, movementY, currentTarget }: PointerEvent) => {
      if (pointerType === 'mouse' && press.current === 0 && (movementX !== 0 || movementY !== 0)) later(currentTarget, HOVER);
    },
    onPointerLeave: (event: PointerEvent) => {
      lift();
      if (event.pointerType !== 'touch') endReading();
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') later(event.currentTarget, LONG_PRESS);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    // No stop of the Tab key, which goes from answer to answer.
    tabIndex: -1,
    'data-about': true,
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && show(currentTarget),
    onBlur: endReading,
  };
}

/** Makes an element that answers nothing now say why not when it is pressed, with what it is. */
export function useClosed(words: string, about: (() => About) | null, why: () => Reason | null) {
  const { open } = useChoosing();
  return {
    onClick: ({ currentTarget }: MouseEvent) => {
      const reason = why();
      const is = about?.();
      if (reason)
        open({ anchor: currentTarget, ways: [], menu: false, about: { title: is?.title ?? words, lines: [reason.why], rule: reason.rule } });
    },
  };
}

/** The only answer of a piece and the piece, unless the piece says it already. */
const spoken = (label: string, words: string): string => (words.startsWith(label) ? words : `${label}. ${words}`);

/**
 * Makes an element of any kind (HTML or SVG) answer with one of `ways`: lit, focusable, Enter and Space choose, hover,
 * focus and a long press show the card. Several ways open a small list. None: null. `words` describe the piece. A way of several
 * moves is a short cut: it is marked (`data-way`, the number of its moves), but not lit.
 */
export function useTarget(ways: readonly Way[], words: string, about: (() => About) | null = null) {
  const choosing = useChoosing();
  const press = useRef<{ timer: number; long: boolean }>({ timer: 0, long: false });
  const [way] = ways;
  const [first] = way ?? [];
  if (!way || !first) return null;
  const { onPoint, pointed, open, endReading, cardId, aim, answer } = choosing;
  const several = ways.length > 1;
  const steps = Math.max(...ways.map(({ length }) => length));

  const show = (anchor: Element, menu: boolean) => {
    open({ anchor, ways, menu, about: about?.() ?? null });
    aim(!several && steps > 1 ? way : null);
    onPoint(!several && steps === 1 ? first : null);
  };
  const hide = () => {
    endReading();
    aim(null);
    onPoint(null);
  };
  const choose = (anchor: Element) => {
    if (several) {
      show(anchor, true);
      return;
    }
    hide();
    answer(way);
  };
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': several ? words : spoken(choosing.explainWay(way)?.label ?? '', words),
    'aria-describedby': cardId,
    'data-lit': steps === 1 || undefined,
    'data-way': steps > 1 ? steps : undefined,
    'data-pointed': pointed !== null && ways.some(([only]) => only === pointed),
    ...pressing(press, { choose, show: (anchor) => show(anchor, false), hide, hold: (anchor) => show(anchor, several) }),
  };
}

/** What a press, resting on a piece and leaving it do. `hold`: a long press of a finger. */
interface Pressing {
  choose(anchor: Element): void;
  show(anchor: Element): void;
  hide(): void;
  hold(anchor: Element): void;
}

/** The handlers of an element that is pressed by mouse, finger or key. */
function pressing(press: RefObject<{ timer: number; long: boolean }>, { choose, show, hide, hold }: Pressing) {
  return {
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (!press.current.long) choose(event.currentTarget);
      press.current.long = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPressing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      choose(event.currentTarget);
    },
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && show(event.currentTarget),
    onPointerLeave: (event: PointerEvent) => {
      window.clearTimeout(press.current.timer);
      if (event.pointerType !== 'touch') hide();
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      const anchor = event.currentTarget;
      press.current.long = false;
      press.current.timer = window.setTimeout(() => {
        press.current.long = true;
        hold(anchor);
      }, LONG_PRESS);
    },
    onPointerUp: () => window.clearTimeout(press.current.timer),
    onPointerCancel: () => window.clearTimeout(press.current.timer),
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
    onBlur: hide,
  };
}
