/**
 * Where the focus goes when its control is gone: the first of these that is there. The question is not among them but its section: its
 * words are announced already, and would be read twice.
 */
const HOMES = ['dialog:modal h2', '.over h2', '.curtain button', '.lesson-card', '.line', '.prompt', '.page-main h1'] as const;

/** What is shown of these, likeliest first. A dialog that opened later lies above, and what lies below it takes no focus. */
const homes = (): HTMLElement[] =>
  HOMES.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)].reverse()).filter((one) => one.checkVisibility());

/** Returns true if no control has the focus: it is nowhere, or where it goes when a control has gone. */
export function isAtHome(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === homes()[0];
}

/** True if an element that had the focus cannot have it any longer. */
function isGone(element: Element): boolean {
  if (!element.isConnected || element.matches(':disabled')) return true;
  // A piece of a board is a stop of the keys while it answers only.
  return element instanceof SVGElement && element.tabIndex < 0 && !element.hasAttribute('tabindex');
}

/** Brings the focus to the first home that takes it. It is no stop of the Tab key. */
function goHome(): void {
  for (const found of homes()) {
    // Written once: every change of the page asks here again, so one at each question would ask without end.
    if (found.tabIndex < 0 && !found.hasAttribute('tabindex')) found.setAttribute('tabindex', '-1');
    found.focus({ preventScroll: true });
    if (document.activeElement === found) return;
  }
}

/**
 * Keeps the focus on the page: where its control goes away or can no longer be pressed, it goes home and not to the body. A press beside
 * everything moves nothing. Call the result to end.
 */
export function keepFocus(): () => void {
  // Held weakly: a control that is kept keeps the whole page that it was drawn on.
  let last: WeakRef<Element> | null = null;
  const onFocusIn = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? new WeakRef(target) : null;
  };
  const check = (): void => {
    const { activeElement } = document;
    const held = last?.deref();
    const nowhere = activeElement === null || activeElement === document.body || activeElement === held;
    const gone = last !== null && (held === undefined || isGone(held));
    if (gone && nowhere) goHome();
  };
  const watched = new MutationObserver(check);
  document.addEventListener('focusin', onFocusIn);
  watched.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'tabindex'] });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    watched.disconnect();
  };
}
