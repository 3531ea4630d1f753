import { explainedIn } from '@madang/board-kit';

/** Where the parts of a table lie that explain themselves. */
const PLACES = '.board-area, .players';

/** Moves the focus to the next thing of the table that explains itself, or the one before: lit or not, its card is read there. */
export function readNext(step: 1 | -1): void {
  const all = [...document.querySelectorAll(PLACES)].flatMap((place) => explainedIn(place));
  const here = all.findIndex((one) => one.matches(':focus'));
  const next = here < 0 ? all.at(step > 0 ? 0 : -1) : all[(here + step + all.length) % all.length];
  if (!next) return;
  // It is no stop of the Tab key unless it answers.
  if (!next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  next.focus();
}
