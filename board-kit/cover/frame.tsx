import type { ComponentType, ReactNode } from 'preact/compat';
import { usePrinted } from '../context/printed.ts';
import { lazily } from '../loading/lazily.ts';
import { WhenLoaded } from '../loading/when-loaded.ts';
import '../material/tones.css';
import './cover.css';

interface CoverProps {
  /** The game whose styles reach the drawing. */
  readonly game: string;
  readonly children: ReactNode;
}

/** The frame of a plain cover: 320 × 180, cut at the edges where its place has another shape. Decoration, a title stands beside it. */
export const CoverFrame = ({ game, children }: CoverProps) => (
  <svg className={`cover ${game}`} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
);

interface CoverParts {
  readonly game: string;
  /** The drawing of the plain look, small enough to come with the page. */
  readonly Plain: ComponentType;
  /** Loads the printed board in miniature. */
  art(): Promise<{ readonly Art: ComponentType }>;
}

/** A game's cover: its printed board, loaded when it is first shown, or the plain drawing. Where the board cannot be loaded the drawing stays. */
export function coverOf({ game, Plain, art }: CoverParts): () => ReactNode {
  const Printed = lazily(() =>
    art().then(
      ({ Art }) => Art,
      () => Plain,
    ),
  );
  return function Cover() {
    return usePrinted() ? (
      <WhenLoaded fallback={<div className={`cover cover-ground ${game}`} aria-hidden="true" />}>
        <Printed />
      </WhenLoaded>
    ) : (
      <Plain />
    );
  };
}
