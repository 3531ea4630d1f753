import { explainedIn } from '@madang/board-kit';

/** Where the parts of a table lie that explain themselves. */
const PLACES = '.board-area, .players';

/** Moves the focus to the next thing of the table that explains itself, or the one before: lit or not, its card is read there. */
export function readNext(step: 1 | -1): void {
  const all = [...document.querySelectorAll(PLACES)].flatMap((place) => explainedIn(place));
  const here = all.findIndex((one) => one.matches(':focus'));
  const next = here < 0 ? nearest(all, step) : all[(here + step + all.length) % all.length];
  if (!next) return;
  // It is no stop of the Tab key unless it answers.
  if (!next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  next.focus();
}

/** The first of them after what has the focus, as an area that was gone to, or the last before it; from nowhere and from the end: anew. */
function nearest<T extends Element>(all: readonly T[], step: 1 | -1): T | undefined {
  const { activeElement } = document;
  const side = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const ahead =
    activeElement === null || activeElement === document.body ? [] : all.filter((one) => (activeElement.compareDocumentPosition(one) & side) !== 0);
  return (step > 0 ? ahead.at(0) : ahead.at(-1)) ?? all.at(step > 0 ? 0 : -1);
}
