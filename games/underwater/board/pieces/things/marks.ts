/*
 * Things of the sea are made of marks: paths in one ink each, in a box of 40 × 40 around 0,0, lit from the upper left.
 */

/** A path and its ink; with a width it is a line, else it is filled. */
export type Mark = readonly [d: string, ink: string, line?: number];

/** Three tones of a body: roof, lit face, shaded face. */
export type Tones = readonly [roof: string, lit: string, shaded: string];

export const DARK = '#10303b';
export const WHITE = '#fdfefb';
export const GOLD = '#f2cf6b';
export const BRASS = '#a67c1f';
export const CORAL = '#e76f51';

type Box = readonly [x: number, y: number, width: number, height: number];

/** An ellipse of these radii. */
export const oval = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;

/** A block seen from above its corner; `depth`: how far the roof rises. */
export function block([x, y, width, height]: Box, depth: number, [roof, lit, shaded]: Tones): readonly Mark[] {
  const half = width / 2;
  return [
    [`M${x} ${y}l${half} ${depth}v${height}l${-half} ${-depth}z`, lit],
    [`M${x + width} ${y}l${-half} ${depth}v${height}l${half} ${-depth}z`, shaded],
    [`M${x} ${y}l${half} ${-depth}l${half} ${depth}l${-half} ${depth}z`, roof],
  ];
}

/** A drum that stands; `down`: half the height of its lid. */
export function drum([x, y, across, height]: Box, down: number, [lid, lit, shaded]: Tones): readonly Mark[] {
  const shade = across * 0.62;
  return [
    [`M${x - across} ${y}v${height}a${across} ${down} 0 0 0 ${2 * across} 0v${-height}z`, lit],
    [`M${x + across - shade} ${y}v${height + down * 0.8}q${shade * 0.9} ${-down * 0.2} ${shade} ${-down * 0.8}v${-height}z`, shaded],
    [oval(x, y, across, down), lid],
  ];
}

/** A ball with a gleam. */
export const ball = (x: number, y: number, radius: number, [gleam, lit, shaded]: Tones): readonly Mark[] => [
  [oval(x, y, radius, radius), shaded],
  [oval(x - radius * 0.16, y - radius * 0.18, radius * 0.78, radius * 0.78), lit],
  [oval(x - radius * 0.34, y - radius * 0.4, radius * 0.28, radius * 0.28), gleam],
];

/** Windows of two by three units at these places. */
export const windows = (...at: readonly (readonly [x: number, y: number])[]): Mark => [
  at.map(([x, y]) => `M${x} ${y}h2.4v3h-2.4z`).join(''),
  '#e0a526',
];
