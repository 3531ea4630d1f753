import { type FocusEvent, type HTMLAttributes, type PointerEvent, type ReactNode, useRef } from 'react';
import { useChoosing } from './choices.tsx';
import { LONG_PRESS } from './target.ts';

/** What explains itself: by a title of its own, by a card, or as an answer. */
const EXPLAINED = '[title]:not([title=""]), [data-about], [data-lit], [data-way], svg :has(> title)';
/** What a press means something to, so that it is not only read. */
const ANSWERS = '[data-lit], [data-way], [data-about], button, a, summary, select, input';
const CONTROLS = ':is(button, a, summary, select, input):not([data-lit], [data-way])';

/** What an element says of itself where nothing but a resting mouse would show it; null: nothing. */
const titleOf = (element: Element): string | null => element.getAttribute('title') || element.querySelector(':scope > title')?.textContent || null;

/** The innermost element around a place that has a title, unless something answers there. */
function titledAt(place: EventTarget, root: Element): Element | null {
  for (let at = place instanceof Element ? place : null; at && root.contains(at); at = at.parentElement) {
    if (at.matches(ANSWERS)) return null;
    if (titleOf(at) !== null) return at;
  }
  return null;
}

/** All that explains itself in there and is to be seen, in the order of the page; not what the Tab key comes to and names anyway. */
export const explainedIn = (root: ParentNode): readonly (HTMLElement | SVGElement)[] =>
  [...root.querySelectorAll(EXPLAINED)].filter(
    (one): one is HTMLElement | SVGElement =>
      (one instanceof HTMLElement || one instanceof SVGElement) && !one.matches(CONTROLS) && one.getClientRects().length > 0,
  );

/** A part of a board whose titles are read by a long press and by the keyboard too, in the card that explains its pieces. */
export function Explained({ children, ...attributes }: HTMLAttributes<HTMLDivElement> & { readonly children: ReactNode }) {
  const { open, endReading } = useChoosing();
  const press = useRef(0);
  const read = (anchor: Element): void => open({ anchor, ways: [], menu: false, about: { title: titleOf(anchor) ?? '', lines: [], rule: null } });
  const lift = (): void => window.clearTimeout(press.current);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears for what it holds, which says what it is
    <div
      {...attributes}
      data-explained
      onPointerDown={({ pointerType, target, currentTarget }: PointerEvent) => {
        const titled = pointerType === 'touch' && titledAt(target, currentTarget);
        if (titled) press.current = window.setTimeout(() => read(titled), LONG_PRESS);
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
      onFocus={({ target, currentTarget }: FocusEvent) => {
        if (target.matches(':focus-visible') && titledAt(target, currentTarget) === target) read(target);
      }}
      onBlur={({ target, currentTarget }: FocusEvent) => {
        if (titledAt(target, currentTarget) === target) endReading();
      }}
    >
      {children}
    </div>
  );
}
