import type { FocusEvent, HTMLAttributes, MouseEvent, PointerEvent, ReactNode, Ref } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { aboutWords } from '../ring/words.ts';
import { useChoosing } from './choices.tsx';
import { LONG_PRESS, REST } from './target.ts';

/** What explains itself: by words of its own, by a card, or as an answer. */
const EXPLAINED = '[data-says]:not([data-says=""]), [data-about], [data-lit], [data-way]';
const CONTROLS = ':is(button, a, summary, select, input):not([data-lit], [data-way])';

/** What an element says of itself; null: nothing. */
const saidBy = (element: Element): string | null => element.getAttribute('data-says') || null;

/** The innermost element around a place that says what it is, unless something answers or opens a card there. */
function sayingAt(place: EventTarget | null, root: Element): Element | null {
  const from = place instanceof Element ? place : null;
  if (from?.closest('[data-lit], [data-way]')) return null;
  for (let at = from; at && root.contains(at); at = at.parentElement) {
    if (saidBy(at) !== null) return at;
    if (at.matches('[data-about]')) return null;
  }
  return null;
}

/** All that explains itself in there and is to be seen, in the order of the page; not what the Tab key comes to and names anyway. */
export const explainedIn = (root: ParentNode): readonly (HTMLElement | SVGElement)[] =>
  [...root.querySelectorAll(EXPLAINED)].filter(
    (one): one is HTMLElement | SVGElement =>
      (one instanceof HTMLElement || one instanceof SVGElement) && !one.matches(CONTROLS) && one.getClientRects().length > 0,
  );

interface ExplainedProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A part of a board whose `data-says` are read in the card that explains its pieces: by a mouse at rest, a long press, the keyboard. */
export function Explained({ children, ...attributes }: ExplainedProps) {
  const { open, endReading, leaveReading, keepReading } = useChoosing();
  const timer = useRef(0);
  const isRead = useRef(false);
  const resting = useRef<Element | null>(null);
  const read = (anchor: Element, stays: boolean): void => {
    const about = aboutWords(saidBy(anchor) ?? '');
    open({ anchor, ways: [], menu: false, title: about.title, about, stays });
  };
  const lift = (): void => window.clearTimeout(timer.current);
  const leave = (): void => {
    lift();
    if (resting.current) leaveReading();
    resting.current = null;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears for what it holds, which says what it is
    <div
      {...attributes}
      data-explained
      onPointerMove={({ pointerType, movementX, movementY, target, currentTarget }: PointerEvent<Element>) => {
        if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
        const saying = sayingAt(target, currentTarget);
        if (saying !== resting.current) leave();
        if (!saying) return;
        resting.current = saying;
        keepReading();
        lift();
        timer.current = window.setTimeout(() => read(saying, false), REST);
      }}
      onPointerDown={({ pointerType, target, currentTarget }: PointerEvent<Element>) => {
        lift();
        isRead.current = false;
        const saying = pointerType === 'touch' && sayingAt(target, currentTarget);
        if (!saying) return;
        timer.current = window.setTimeout(() => {
          isRead.current = true;
          read(saying, true);
        }, LONG_PRESS);
      }}
      onClickCapture={(event: MouseEvent<Element>) => {
        // A finger that was held asked what it is; a piece that is taken up by a press stays where it lies.
        if (isRead.current) event.stopPropagation();
        isRead.current = false;
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={leave}
      onFocus={({ target, currentTarget }: FocusEvent<Element>) => {
        if (target instanceof Element && target.matches(':focus-visible') && sayingAt(target, currentTarget) === target) read(target, false);
      }}
      onBlur={({ target, currentTarget }: FocusEvent<Element>) => {
        if (sayingAt(target, currentTarget) === target) endReading();
      }}
    >
      {children}
    </div>
  );
}
