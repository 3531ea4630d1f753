import type { ReactNode } from 'preact/compat';
import './glyph.css';

interface GlyphProps {
  /** The drawing's width and height in its own units; 0,0 is its middle. */
  readonly box: readonly [width: number, height: number];
  /** Its width in CSS pixels; the height follows. */
  readonly width: number;
  readonly children: ReactNode;
}

/** A small drawing in a line of HTML, around 0,0. Decoration: its words stand elsewhere. */
export const Glyph = ({ box: [across, down], width, children }: GlyphProps) => (
  <svg className="glyph" viewBox={`${-across / 2} ${-down / 2} ${across} ${down}`} width={width} height={(width * down) / across} aria-hidden="true">
    {children}
  </svg>
);
