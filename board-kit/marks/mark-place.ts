/** A box on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels of a mark's side. */
export const MARK = 14;
/** Pieces of at most so many pixels are small: a mark over them hides what they are. Of larger ones it hides what is written on them. */
export const SMALL = 36;
/** How far a mark lies over the edge of its own piece: half of it over a large one, so that it is nobody else's. */
const overOf = ({ left, top, right, bottom }: Box): number => (Math.min(right - left, bottom - top) > SMALL ? MARK / 2 : 3);

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const squareAt = (left: number, top: number): Box => ({ left, top, right: left + MARK, bottom: top + MARK });

/** Places along one side, from the far end of `from` … `to` to the near one, at most a mark apart. */
function along(from: number, to: number, over: number): readonly number[] {
  const [low, high] = [from - MARK + over, to - over];
  const steps = Math.max(1, Math.ceil((high - low) / MARK));
  return Array.from({ length: steps + 1 }, (_, i) => high - ((high - low) * i) / steps);
}

/** The places at the edge of a piece, those at its upper right corner first. */
function placesAt(piece: Box): readonly Box[] {
  const { left, top, right, bottom } = piece;
  const over = overOf(piece);
  const rows = [top - MARK + over, bottom - over].map((y) => along(left, right, over).map((x) => squareAt(x, y)));
  const columns = [right - over, left - MARK + over].map((x) =>
    along(top, bottom, over)
      .toReversed()
      .map((y) => squareAt(x, y)),
  );
  return [...(rows[0] ?? []), ...columns.flat(), ...(rows[1] ?? [])];
}

/** Where the mark of a piece hides least of what is read or pressed (`taken`), within `bounds`: its left upper corner. Of equals the first. */
export function placeMark(piece: Box, bounds: Box, taken: readonly Box[]): { readonly x: number; readonly y: number } {
  const places = placesAt(piece).map((place) =>
    squareAt(Math.min(Math.max(place.left, bounds.left), bounds.right - MARK), Math.min(Math.max(place.top, bounds.top), bounds.bottom - MARK)),
  );
  const hidden = places.map((place) => taken.reduce((sum, box) => sum + overlap(place, box), 0));
  const { left: x, top: y } = places[hidden.indexOf(Math.min(...hidden))] ?? squareAt(piece.right, piece.top);
  return { x: Math.round(x), y: Math.round(y) };
}
