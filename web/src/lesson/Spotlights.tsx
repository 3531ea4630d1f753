import { useEffect, useState } from 'react';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ROOM = 5;

/** Where a place of the board is on the screen; undefined while it is not shown. */
function boxOf(place: string): Box | undefined {
  for (const piece of document.querySelectorAll(`.table [data-anchor="${CSS.escape(place)}"]`)) {
    const { left, top, width, height } = piece.getBoundingClientRect();
    if (width > 0 && height > 0) return { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
  }
  return undefined;
}

/** Rings around what a chapter points out. They follow the board as it is moved and turned. */
export function Spotlights({ places }: { readonly places: readonly string[] }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let shown = '';
    let frame = 0;
    const look = (): void => {
      const found = places.map(boxOf).filter((box) => box !== undefined);
      const now = JSON.stringify(found);
      if (now !== shown) setBoxes(found);
      shown = now;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      setBoxes([]);
    };
  }, [places]);
  return (
    <div className="spotlights" aria-hidden="true">
      {boxes.map((box, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place in the list
        <span key={i} className="spotlight" style={box} />
      ))}
    </div>
  );
}
