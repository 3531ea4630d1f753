import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { inSentences } from '../context/sentences.ts';
import type { About, Reason, Way } from '../contract.ts';
import { isPressing } from '../keys.ts';
import type { Refusal } from '../ring/ring.tsx';
import { useActing } from './choices.tsx';
import { isByKeys, isGivenBack, isResting } from './resting.ts';

/** Milliseconds after which a finger asks what something is. */
export const LONG_PRESS = 450;
/** Milliseconds for which a mouse rests where it asks what something is. */
export const REST = 400;

/** Makes an element that answers nothing say what it is: a mouse at rest, a long press and the focus show the card. */
export function useAbout(about: () => About) {
  const acting = useActing();
  const timer = useRef(0);
  const isRead = useRef(false);
  const show = (anchor: Element, stays: boolean): void => {
    const said = about();
    isRead.current = stays;
    acting.current.open({ anchor, ways: [], menu: false, title: said.title, about: said, stays });
  };
  const lift = (): void => window.clearTimeout(timer.current);
  const later = (anchor: Element, time: number, stays: boolean): void => {
    lift();
    timer.current = window.setTimeout(() => show(anchor, stays), time);
  };
  return {
    // A piece that comes to lie under a resting mouse is not asked about.
    onPointerMove: (event: PointerEvent<Element>) => {
      if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0) || isInner(event)) return;
      acting.current.keepReading();
      later(event.currentTarget, REST, false);
    },
    onPointerLeave: (event: PointerEvent<Element>) => {
      lift();
      if (event.pointerType !== 'touch') acting.current.leaveReading();
    },
    onPointerDown: (event: PointerEvent<Element>) => {
      lift();
      isRead.current = false;
      if (event.pointerType === 'touch' && !isInner(event)) later(event.currentTarget, LONG_PRESS, true);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    // A finger that was held on it asked what it is: what a press does here besides is not meant.
    onClickCapture: (event: MouseEvent<Element>) => {
      if (!isRead.current) return;
      isRead.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // No stop of the Tab key, which goes from answer to answer.
    tabindex: -1,
    'data-about': true,
    onFocus: (event: FocusEvent<Element>) =>
      isByKeys() && !isGivenBack() && !isInner(event) && event.currentTarget.matches(':focus-visible') && show(event.currentTarget, false),
    onBlur: () => acting.current.endReading(),
  };
}

/** True if what was pointed at lies in another thing, inside of this one, that says itself what it is. */
const isInner = ({ target, currentTarget }: { readonly target: EventTarget | null; readonly currentTarget: Element }): boolean =>
  target instanceof Element && target.closest('[data-about], [data-says], [data-lit], [data-way], [data-take]') !== currentTarget;

/** Makes an element that answers nothing now say why not when it is pressed; where nothing is asked, what it is. */
export function useClosed(words: string, about: () => About, why: () => Reason | null) {
  const acting = useActing();
  return {
    onClick: ({ currentTarget }: MouseEvent<Element>) => {
      const { open, decision } = acting.current;
      const reason = why();
      if (!reason && decision) return;
      const is = about();
      const told = reason ? { ...is, title: is.title || words, lines: [reason.why, ...is.lines], rule: reason.rule } : is;
      open({ anchor: currentTarget, ways: [], menu: false, title: told.title, about: told, stays: true });
    },
  };
}

/** The only answer of a piece and the piece, unless the piece says it already. */
const spoken = (label: string, words: string): string => (words.startsWith(label) ? words : inSentences([label, words]));

/** Where on the screen a piece was pressed. */
export interface PressPoint {
  readonly anchor: Element;
  readonly x: number;
  readonly y: number;
}

/** Puts the ways of a piece that is many things into the order in which a press there means them. */
export type OrderWays = (ways: readonly Way[], at: PressPoint) => readonly Way[];

interface TargetSaid {
  /** Describes the piece. */
  readonly words: string;
  /** Absent: the order is the same wherever the piece is pressed. */
  readonly order?: OrderWays | undefined;
  about(): About;
  /** What the piece would answer with, but cannot now. */
  refusals(): readonly Refusal[];
  /** True if the ways are short cuts: they are marked (`data-way`), not lit. */
  readonly isShortCut: boolean;
  /** Is told the way that is answered with, just before. */
  onAnswer(way: Way): void;
}

/**
 * Makes an HTML or SVG element answer with one of `ways`: lit, focusable, pressed by Enter and Space, explained by a card. Several
 * ways open the ring; null: none.
 */
export function useTarget(ways: readonly Way[], { words, about, order, refusals, isShortCut, onAnswer }: TargetSaid) {
  const acting = useActing();
  const press = useRef<Press>({ timer: 0, rest: 0, long: false, over: false });
  const [way] = ways;
  const [first] = way ?? [];
  if (!way || !first) return null;
  const { pointed, cardId, dock, explainWay } = acting.current;
  const several = ways.length > 1;
  const steps = Math.max(...ways.map(({ length }) => length));

  const show = (anchor: Element, menu: boolean, stays = false, listed = ways) => {
    const is = about();
    acting.current.open({ anchor, ways: listed, menu, title: is.title, about: is, stays, ...(menu && { refusals: refusals(), onAnswer }) });
  };
  const point = () => {
    acting.current.aim(!several && steps > 1 ? way : null);
    acting.current.onPoint(!several && steps === 1 ? first : null);
  };
  const hide = () => {
    acting.current.aim(null);
    acting.current.onPoint(null);
  };
  const choose = (anchor: Element, at?: PressPoint) => {
    if (several) {
      show(anchor, true, false, at && order?.(ways, at));
      point();
      return;
    }
    acting.current.endReading();
    hide();
    onAnswer(way);
    acting.current.answer(way);
  };
  return {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': several ? words : spoken(explainWay(way)?.label ?? '', words),
    'aria-describedby': cardId,
    'data-lit': !isShortCut || undefined,
    'data-way': isShortCut ? steps : undefined,
    'data-pointed': pointed !== null && ways.some(([only]) => only === pointed),
    ...pressing(press, {
      choose,
      point,
      // The dock lies beside the board and says at once what would come; a card waits for the mouse to rest.
      wait: dock ? 0 : REST,
      show: (anchor) => show(anchor, false),
      leave() {
        acting.current.leaveReading();
        hide();
      },
      blur() {
        acting.current.endReading();
        hide();
      },
      // Asked for by a long press: it stays, so that its link can be pressed.
      hold(anchor) {
        show(anchor, several, true);
        point();
      },
    }),
  };
}

interface Press {
  timer: number;
  rest: number;
  long: boolean;
  /** The mouse has moved over the piece since it came to it. */
  over: boolean;
}

/** What a press, resting on a piece and leaving it do. `hold`: a long press of a finger. */
interface Pressing {
  /** `at`: absent for keys. */
  choose(anchor: Element, at?: PressPoint): void;
  point(): void;
  /** Milliseconds until `show`. */
  readonly wait: number;
  show(anchor: Element): void;
  leave(): void;
  blur(): void;
  hold(anchor: Element): void;
}

/** Where a press was; undefined: a key pressed. */
const pointOf = ({ currentTarget: anchor, clientX: x, clientY: y, detail }: MouseEvent<Element>): PressPoint | undefined =>
  detail === 0 ? undefined : { anchor, x, y };

/** The handlers of an element that is pressed by mouse, finger or key. */
function pressing(press: RefObject<Press>, { choose, point, wait, show, leave, blur, hold }: Pressing) {
  const lift = (): void => {
    window.clearTimeout(press.current.timer);
    window.clearTimeout(press.current.rest);
  };
  const showLater = (anchor: Element): void => {
    lift();
    press.current.rest = window.setTimeout(() => show(anchor), wait);
  };
  const come = (anchor: Element): void => {
    press.current.over = true;
    point();
    if (wait === 0) show(anchor);
    else showLater(anchor);
  };
  return {
    onClick: (event: MouseEvent<Element>) => {
      event.stopPropagation();
      lift();
      if (!press.current.long) choose(event.currentTarget, pointOf(event));
      press.current.long = false;
    },
    onKeyDown: (event: KeyboardEvent<Element>) => {
      if (!isPressing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      choose(event.currentTarget);
    },
    // A piece that comes to lie under a resting mouse is not pointed at until the mouse moves.
    onPointerEnter: (event: PointerEvent<Element>) => {
      if (event.pointerType !== 'touch' && !isResting(event)) come(event.currentTarget);
    },
    onPointerMove: ({ pointerType, movementX, movementY, currentTarget, buttons }: PointerEvent<Element>) => {
      if (pointerType !== 'mouse' || buttons !== 0 || (movementX === 0 && movementY === 0)) return;
      if (!press.current.over) come(currentTarget);
      else if (wait !== 0) showLater(currentTarget);
    },
    onPointerLeave: (event: PointerEvent<Element>) => {
      lift();
      press.current.over = false;
      if (event.pointerType !== 'touch') leave();
    },
    onPointerDown: (event: PointerEvent<Element>) => {
      if (event.pointerType !== 'touch') return;
      const anchor = event.currentTarget;
      press.current.long = false;
      press.current.timer = window.setTimeout(() => {
        press.current.long = true;
        hold(anchor);
      }, LONG_PRESS);
    },
    onPointerUp: () => window.clearTimeout(press.current.timer),
    onPointerCancel: lift,
    onFocus: (event: FocusEvent<Element>) => {
      if (!isByKeys() || isGivenBack() || !event.currentTarget.matches(':focus-visible')) return;
      point();
      show(event.currentTarget);
    },
    onBlur: blur,
  };
}
