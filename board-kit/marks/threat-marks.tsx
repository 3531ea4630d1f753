import './threat-marks.css';
import type { RefObject } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { Threatened } from '../contract.ts';
import { isSameData } from '../shapes/same-look.ts';
import { type Box, MARK, placeMark, SMALL } from './mark-place.ts';

/** Milliseconds after which marks follow what has been scrolled, zoomed or drawn anew. */
const FOLLOW = 120;
/** The part of a piece that must be seen for its mark to be shown. */
const SEEN = 0.4;
/** What is read or pressed on a board. */
const READ = 'text, img, svg, span, b, strong, small, i, button, [data-piece], [role="img"]';

interface Found {
  readonly box: Box;
  readonly isLikely: boolean;
}

interface Mark extends Found {
  readonly x: number;
  readonly y: number;
}

interface ThreatMarksProps {
  readonly root: RefObject<HTMLElement | null>;
  /** Empty: nothing is looked for. */
  readonly threatened: readonly Threatened[];
}

/** A line around each piece that others may take before the reader's next turn, and an hourglass at its edge. Pictures only: the piece's card says it in words. */
export function ThreatMarks({ root, threatened }: ThreatMarksProps) {
  const marks = useMarks(root, threatened);
  return (
    <div className="threat-marks" aria-hidden="true">
      {marks.map(({ x, y, box: { left, top, right, bottom }, isLikely }) => (
        <div className="threatened" data-likely={isLikely} key={`${left} ${top}`}>
          <i style={{ translate: `${left - 1}px ${top - 1}px`, width: right - left + 2, height: bottom - top + 2 }} />
          <ThreatSign isLikely={isLikely} style={{ translate: `${x}px ${y}px` }} />
        </div>
      ))}
    </div>
  );
}

interface SignProps {
  readonly isLikely: boolean;
  readonly style?: { readonly translate: string };
}

/** The hourglass; filled: what it marks is likely to be gone. */
export const ThreatSign = ({ isLikely, style }: SignProps) => (
  <svg aria-hidden="true" className="threat-mark" data-likely={isLikely} viewBox="0 0 20 20" width={MARK} height={MARK} {...(style && { style })}>
    <circle cx="10" cy="10" r="9" />
    <path d="M6.2 4.8h7.6M6.2 15.2h7.6M7.2 4.8c0 3.8 5.6 6.6 5.6 10.4M12.8 4.8c0 3.8-5.6 6.6-5.6 10.4" />
  </svg>
);

function useMarks(root: RefObject<HTMLElement | null>, threatened: readonly Threatened[]): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const board = root.current;
    if (!board || threatened.length === 0) return setMarks([]);
    // Nothing is known of what is drawn: where none is seen any more, the marks of before go.
    let last: readonly Found[] | null = null;
    const look = (): void => {
      const found = foundIn(board);
      if (isSameData(last, found)) return;
      last = found;
      setMarks(placed(board, found));
    };
    look();
    const timer = window.setInterval(look, FOLLOW);
    return () => window.clearInterval(timer);
  }, [root, threatened]);
  return marks;
}

/** The marked pieces that can be seen, in pixels of the board. */
const foundIn = (board: HTMLElement): readonly Found[] =>
  [...board.querySelectorAll('[data-threat]')].flatMap((piece) => {
    const box = piece.getBoundingClientRect();
    return isSeen(board, piece, box) ? [{ box: within(board, box), isLikely: piece.getAttribute('data-threat') === 'likely' }] : [];
  });

function within(board: HTMLElement, { left, top, right, bottom }: Box): Box {
  const { left: x, top: y } = board.getBoundingClientRect();
  return { left: Math.round(left - x), top: Math.round(top - y), right: Math.round(right - x), bottom: Math.round(bottom - y) };
}

/** Every mark where it hides least; none lies over another. */
function placed(board: HTMLElement, found: readonly Found[]): readonly Mark[] {
  const bounds = { left: 0, top: 0, right: board.clientWidth, bottom: board.clientHeight };
  const taken = [...board.querySelectorAll(READ)].flatMap((read) => (isRead(read) ? [within(board, read.getBoundingClientRect())] : []));
  return found.map((one) => {
    const place = placeMark(one.box, bounds, taken);
    taken.push({ left: place.x, top: place.y, right: place.x + MARK, bottom: place.y + MARK });
    return { ...one, ...place };
  });
}

/** Whether a mark must not lie over an element: words, figures, small pictures and small pieces. What is large is its parts. */
function isRead(one: Element): boolean {
  const { width, height } = one.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  if (one.matches('text')) return true;
  if (one.matches('svg, img, [data-piece], [role="img"]') && Math.min(width, height) <= SMALL) return true;
  return one.childElementCount === 0 && one.textContent.trim() !== '';
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
