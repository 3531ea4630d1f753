import type { ReactNode } from 'react';
import './cover.css';
import './material/tones.css';

export { Fir, Peak, Sky } from './material/scenery.tsx';

interface CoverProps {
  /** The game whose styles reach the drawing. */
  readonly game: string;
  readonly children: ReactNode;
}

/** The frame of a cover: 320 × 180, cut at the edges where its place has another shape. Decoration, a title stands beside it. */
export const CoverFrame = ({ game, children }: CoverProps) => (
  <svg className={`cover ${game}`} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
);
