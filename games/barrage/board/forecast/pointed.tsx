import { usePointedElsewhere, useTable } from '../table.tsx';
import { pictureOf } from './picture.tsx';

/** Puts the picture into the corner that is farther from the pieces that are pointed at. */
function awayFromPointed(picture: HTMLElement | null): void {
  const board = picture?.parentElement;
  const piece = board?.querySelector('.map-sheet .site[data-pointed="true"]');
  const sheet = board?.querySelector('.map-sheet');
  if (!picture || !piece || !sheet) return;
  const [at, around] = [piece.getBoundingClientRect(), sheet.getBoundingClientRect()];
  picture.dataset.side = at.left + at.width / 2 < around.left + around.width / 2 ? 'right' : 'left';
}

/** The picture of what is pointed at in the list of choices, in a corner of the map. */
export function PointedPicture() {
  const { view, props } = useTable();
  const pointed = usePointedElsewhere();
  const picture = pointed ? pictureOf(view, props.seat, pointed) : null;
  return picture === null ? null : (
    <div ref={awayFromPointed} className="pointed-picture" aria-hidden="true">
      {picture}
    </div>
  );
}
