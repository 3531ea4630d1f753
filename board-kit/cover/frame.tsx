import type { ComponentType, ReactNode } from 'preact/compat';
import { useState } from 'preact/hooks';
import { usePrinted } from '../context/printed.ts';
import { useTheme } from '../material/theme.ts';
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

/** A picture of a cover, 720 and 1,280 pixels wide. */
type Widths = readonly [small: URL, large: URL];

interface CoverParts {
  readonly game: string;
  /** The drawing of the plain look, small enough to come with the page. */
  readonly Plain: ComponentType;
  /** Its printed board in miniature, by theme; web/test/e2e/covers.ts takes them. */
  readonly pictures: Readonly<Record<'paper' | 'night', Widths>>;
}

/** A game's cover: a picture of its printed board, or the plain drawing. Where the picture cannot be loaded there is the drawing. */
export function coverOf({ game, Plain, pictures }: CoverParts): () => ReactNode {
  return function Cover() {
    const isPrinted = usePrinted();
    const [small, large] = pictures[useTheme() === 'night' ? 'night' : 'paper'];
    const [missing, setMissing] = useState('');
    if (!isPrinted || missing === small.href) return <Plain />;
    return (
      <div className={`cover cover-picture ${game}`} aria-hidden="true">
        <img
          key={small.href}
          src={small.href}
          srcSet={`${small.href} 720w, ${large.href} 1280w`}
          sizes="(max-width: 720px) 100vw, 580px"
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(small.href)}
        />
      </div>
    );
  };
}
