/** A box on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels of a mark's side. */
export const MARK = 14;
/** How far a mark may lie over the edge of its own piece. */
const OVER = 3;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const squareAt = (left: number, top: number): Box => ({ left, top, right: left + MARK, bottom: top + MARK });

/** Places along one side, from the far end of `from` … `to` to the near one, at most a mark apart. */
function along(from: number, to: number): readonly number[] {
  const [low, high] = [from - MARK + OVER, to - OVER];
  const steps = Math.max(1, Math.ceil((high - low) / MARK));
  return Array.from({ length: steps + 1 }, (_, i) => high - ((high - low) * i) / steps);
}

/** The places at the edge of a piece, those at its upper right corner first. */
function placesAt({ left, top, right, bottom }: Box): readonly Box[] {
  const rows = [top - MARK + OVER, bottom - OVER].map((y) => along(left, right).map((x) => squareAt(x, y)));
  const columns = [right - OVER, left - MARK + OVER].map((x) =>
    along(top, bottom)
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
