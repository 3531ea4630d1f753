import { inPlace } from '@madang/board-kit/in-place';
import { useEffect, useState } from 'preact/hooks';
import { openTabOf, reveal } from './reveal.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ROOM = 5;

const piecesOf = (place: string): readonly Element[] => [...document.querySelectorAll(`.table [data-anchor="${CSS.escape(place)}"]`)];

const isSeen = (piece: Element): boolean => {
  const { width, height } = piece.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Less of a piece than this is not ringed, in pixels. */
const LEAST = 8;

/** Where a place of the board is on the screen; undefined while it is not shown, or scrolled out of sight. */
function boxOf(place: string): Box | undefined {
  const piece = piecesOf(place).find(isSeen);
  if (!piece) return undefined;
  let { left, top, right, bottom } = piece.getBoundingClientRect();
  const [most, highest] = [Math.min(LEAST, right - left), Math.min(LEAST, bottom - top)];
  for (let list = piece.parentElement; list !== null && !list.matches('.table'); list = list.parentElement) {
    if (list.scrollHeight <= list.clientHeight || getComputedStyle(list).overflowY === 'visible') continue;
    const seen = list.getBoundingClientRect();
    [left, right] = [Math.max(left, seen.left), Math.min(right, seen.right)];
    [top, bottom] = [Math.max(top, seen.top), Math.min(bottom, seen.bottom)];
  }
  if (right - left < most || bottom - top < highest) return undefined;
  return { left: left - ROOM, top: top - ROOM, width: right - left + 2 * ROOM, height: bottom - top + 2 * ROOM };
}

/** Brings places into sight, look by look: the first tab that is needed is opened, then the lists are scrolled. */
function bringing(places: readonly string[], opens: boolean): () => void {
  let next: 'open' | 'scroll' | 'done' = opens ? 'open' : 'scroll';
  return () => {
    if (next === 'done') return;
    const pieces = places.map(piecesOf);
    // the board is not there yet
    if (pieces.some((found) => found.length === 0)) return;
    const hidden = next === 'open' ? pieces.find((found) => !found.some(isSeen))?.[0] : undefined;
    if (hidden) openTabOf(hidden);
    else for (const seen of pieces.flatMap((found) => found.find(isSeen) ?? [])) reveal(seen);
    next = hidden ? 'scroll' : 'done';
  };
}

/** The pieces of the board that are to be pressed now. */
const litPieces = (): readonly Element[] => [...document.querySelectorAll('.board-area [role="button"][data-lit="true"]')].filter(isSeen);

/** Looks each time that something is drawn; call the result to stop. */
function eachFrame(look: () => void): () => void {
  let frame = 0;
  const again = (): void => {
    look();
    frame = requestAnimationFrame(again);
  };
  again();
  return () => cancelAnimationFrame(frame);
}

interface SpotlightsProps {
  readonly places: readonly string[];
  /** Nothing is to be pressed on the board: the tab may be opened behind which the first place lies that is not seen. */
  readonly opens: boolean;
}

/** Rings around what a chapter points out. They follow the board as it is moved and turned; what is to be pressed is scrolled into sight. */
export function Spotlights({ places, opens }: SpotlightsProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let shown = '';
    let lit: Element | undefined;
    const bring = bringing(places, opens);
    const stop = eachFrame(() => {
      bring();
      const [first] = litPieces();
      if (first && first !== lit) reveal(first);
      lit = first;
      const found = places.map(boxOf).filter((box) => box !== undefined);
      const now = JSON.stringify(found);
      if (now !== shown) setBoxes(found);
      shown = now;
    });
    return () => {
      stop();
      setBoxes([]);
    };
  }, [places, opens]);
  return (
    <div className="spotlights" aria-hidden="true">
      {inPlace(boxes, (box) => (
        <span className="spotlight" style={{ ...box }} />
      ))}
    </div>
  );
}
