import './threat-marks.css';
import type { RefObject } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { isSameData } from '../shapes/same-look.ts';

/** Milliseconds after which marks follow what has been scrolled, zoomed or drawn anew. */
const FOLLOW = 120;
/** The part of a piece that must be seen for its mark to be shown. */
const SEEN = 0.4;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly isLikely: boolean;
}

interface ThreatMarksProps {
  readonly root: RefObject<HTMLElement | null>;
  /** Whether any piece is threatened: else nothing is looked for. */
  readonly isAny: boolean;
}

/** An hourglass at the corner of each piece that others may take before the reader's next turn. Pictures only: the piece's card says it in words. */
export function ThreatMarks({ root, isAny }: ThreatMarksProps) {
  const places = usePlaces(root, isAny);
  return (
    <div className="threat-marks" aria-hidden="true">
      {places.map(({ x, y, isLikely }) => (
        <svg
          aria-hidden="true"
          className="threat-mark"
          data-likely={isLikely}
          viewBox="0 0 20 20"
          style={{ translate: `${x}px ${y}px` }}
          key={`${x} ${y}`}
        >
          <circle cx="10" cy="10" r="8.6" />
          <path d="M6.8 5.4h6.4M6.8 14.6h6.4M7.6 5.4c0 3.4 4.8 5.8 4.8 9.2M12.4 5.4c0 3.4-4.8 5.8-4.8 9.2" />
        </svg>
      ))}
    </div>
  );
}

function usePlaces(root: RefObject<HTMLElement | null>, isAny: boolean): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const board = root.current;
    if (!board || !isAny) return setPlaces([]);
    const look = (): void => setPlaces((before) => keepSame(before, placesIn(board)));
    look();
    const timer = window.setInterval(look, FOLLOW);
    return () => window.clearInterval(timer);
  }, [root, isAny]);
  return places;
}

const keepSame = (before: readonly Place[], now: readonly Place[]): readonly Place[] => (isSameData(before, now) ? before : now);

/** The upper right corners of the marked pieces that can be seen, in pixels of the board. */
function placesIn(board: HTMLElement): readonly Place[] {
  const { left, top } = board.getBoundingClientRect();
  return [...board.querySelectorAll('[data-threat]')].flatMap((piece) => {
    const box = piece.getBoundingClientRect();
    if (!isSeen(board, piece, box)) return [];
    return [{ x: Math.round(box.right - left), y: Math.round(box.top - top), isLikely: piece.getAttribute('data-threat') === 'likely' }];
  });
}

/** Whether enough of a piece lies within everything around it that cuts off. */
function isSeen(board: HTMLElement, piece: Element, box: DOMRect): boolean {
  if (box.width === 0 || box.height === 0 || !piece.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (let around = piece.parentElement; around; around = around === board ? null : around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const cut = around.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, cut.left), Math.max(top, cut.top), Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
  }
  return Math.max(0, right - left) * Math.max(0, bottom - top) >= SEEN * box.width * box.height;
}
