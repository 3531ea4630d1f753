/** A page that is covered by fewer pixels is covered by a browser's bar, not by a keyboard. */
const LEAST_KEYBOARD = 100;
const WRITTEN_IN = 'input, textarea';

/** How many pixels of the page's foot lie under the soft keyboard. A page that is zoomed by fingers tells nothing of it. */
function covered(view: VisualViewport): number {
  // The focus is asked first: to tell the sizes a browser lays the whole page out, in the middle of a press.
  if (document.activeElement?.matches(WRITTEN_IN) !== true) return 0;
  const { height, offsetTop, scale } = view;
  if (scale > 1.01) return 0;
  const hidden = Math.round(window.innerHeight - height - offsetTop);
  return hidden < LEAST_KEYBOARD ? 0 : hidden;
}

/** Tells the styles how much the soft keyboard covers (`--keyboard`): browsers lay a keyboard over a page without making it smaller. */
export function watchKeyboard(): void {
  const view = window.visualViewport;
  if (!view) return;
  const root = document.documentElement;
  let last = 0;
  const onChange = (): void => {
    const pixels = covered(view);
    if (pixels === last) return;
    last = pixels;
    root.style.setProperty('--keyboard', `${pixels}px`);
    root.toggleAttribute('data-keyboard', pixels > 0);
  };
  view.addEventListener('resize', onChange);
  view.addEventListener('scroll', onChange);
  document.addEventListener('focusout', onChange);
}
