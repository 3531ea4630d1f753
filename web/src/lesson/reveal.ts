/** What is left free around a piece that is brought into sight: its ring. */
const ROOM = 8;

/** How far a list is scrolled for what lies from `from` to `to` to be seen between `first` and `last`; where it is larger, its beginning. */
const beyond = (from: number, to: number, first: number, last: number): number =>
  from < first ? from - first : Math.max(0, Math.min(to - last, from - first));

/** Scrolls the lists that a piece lies in, as far as is needed to see it; of a piece on a map, to see the map. Nothing else moves: neither the page nor a map. */
export function reveal(piece: Element): void {
  let wanted = piece;
  for (let list = piece.parentElement; list !== null && !list.matches('.table'); list = list.parentElement) {
    if (list.matches('.pan-zoom')) {
      wanted = list;
      continue;
    }
    const { overflowX, overflowY } = getComputedStyle(list);
    if (![overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) continue;
    const box = wanted.getBoundingClientRect();
    const seen = list.getBoundingClientRect();
    list.scrollBy({
      left: beyond(box.left - ROOM, box.right + ROOM, seen.left, seen.right),
      top: beyond(box.top - ROOM, box.bottom + ROOM, seen.top, seen.bottom),
      behavior: 'instant',
    });
  }
}

/** Opens the tab that a piece lies behind. */
export function openTabOf(piece: Element): void {
  const tab = piece.closest<HTMLElement>('.panel[data-away="true"]')?.dataset.tab;
  if (tab !== undefined) document.querySelector<HTMLElement>(`.board-tab[data-tab="${CSS.escape(tab)}"]`)?.click();
}
