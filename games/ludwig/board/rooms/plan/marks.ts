import { LINEN, PLANK, WOOD } from './inks.ts';

/*
 * Furniture from above is made of marks: paths in one ink each. Twenty units are one unit of the grid.
 */

/** One path of a drawing. */
export interface Mark {
  readonly d: string;
  readonly ink: string;
  /** The width of a line; none: the path is filled. */
  readonly line?: number;
  readonly alpha?: number;
  /** It stands up, so it throws a shadow. */
  readonly solid?: true;
  /** How it is moved, as in SVG. */
  readonly at?: string;
}

/** Marks, one upon another, and groups of them. */
export type Nest = Mark | readonly Nest[];

/** A piece of furniture around 0,0: with its own width and height, or made for the room that there is. */
export type Motif = readonly [width: number, height: number, marks: Nest] | ((width: number, height: number) => Nest);

type Box = readonly [x: number, y: number, width: number, height: number, corner: number, ink: string, more?: number, alpha?: number];
type Disc = readonly [x: number, y: number, radius: number, ink: string, more?: number, alpha?: number];

const figure = (value: number): number => Math.round(value * 100) / 100;

function boxPath(x: number, y: number, width: number, height: number, corner: number): string {
  const r = Math.min(corner, width / 2, height / 2);
  const [across, down] = [figure(width - 2 * r), figure(height - 2 * r)];
  const turn = (dx: number, dy: number): string => (r > 0 ? `a${figure(r)} ${figure(r)} 0 0 1 ${figure(dx)} ${figure(dy)}` : '');
  return `M${figure(x + r)} ${figure(y)}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
}

const discPath = (x: number, y: number, r: number): string =>
  `M${figure(x - r)} ${figure(y)}a${figure(r)} ${figure(r)} 0 1 0 ${figure(2 * r)} 0a${figure(r)} ${figure(r)} 0 1 0 ${figure(-2 * r)} 0z`;

/** A box that stands up; `pane`: one that lies flat; `frame`: its outline. */
export const box = (...[x, y, width, height, corner, ink]: Box): Mark => ({ d: boxPath(x, y, width, height, corner), ink, solid: true });
export const pane = (...[x, y, width, height, corner, ink, alpha = 1]: Box): Mark => ({ d: boxPath(x, y, width, height, corner), ink, alpha });
export const frame = (...[x, y, width, height, corner, ink, line = 1]: Box): Mark => ({ d: boxPath(x, y, width, height, corner), ink, line });

/** A disc that stands up; `dot`: one that lies flat; `hoop`: its outline. */
export const disc = (x: number, y: number, radius: number, ink: string): Mark => ({ d: discPath(x, y, radius), ink, solid: true });
export const dot = (x: number, y: number, radius: number, ink: string, alpha = 1): Mark => ({ d: discPath(x, y, radius), ink, alpha });
export const hoop = (...[x, y, radius, ink, line = 1, alpha = 1]: Disc): Mark => ({ d: discPath(x, y, radius), ink, line, alpha });

/** A shape that stands up; `patch`: one that lies flat; `line`: a stroke. */
export const form = (d: string, ink: string): Mark => ({ d, ink, solid: true });
export const patch = (d: string, ink: string, alpha = 1): Mark => ({ d, ink, alpha });
export const line = (d: string | readonly string[], ink: string, width = 1, alpha = 1): Mark => ({
  d: typeof d === 'string' ? d : d.join(''),
  ink,
  line: width,
  alpha,
});

/** All marks of a nest, in their order. */
export function flat(nest: Nest): readonly Mark[] {
  return 'd' in nest ? [nest] : nest.flatMap(flat);
}

/** Marks moved, enlarged and turned by so many degrees. */
export function moved(x: number, y: number, scale: number, turn: number, marks: Nest): Nest {
  const at = `translate(${figure(x)} ${figure(y)})${turn ? ` rotate(${figure(turn)})` : ''}${scale === 1 ? '' : ` scale(${figure(scale)})`}`;
  return flat(marks).map((mark) => ({ ...mark, at: mark.at ? `${at} ${mark.at}` : at }));
}

/** So many of the same. */
export const times = <T>(count: number, make: (i: number) => T): readonly T[] => Array.from({ length: count }, (_, i) => make(i));

/** So many on a circle; `make` learns the place, the number and the angle in degrees. */
export const ring = (count: number, radius: number, make: (x: number, y: number, i: number, angle: number) => Nest, from = 0): Nest =>
  times(count, (i) => {
    const angle = (i / count) * 2 * Math.PI + from;
    return make(Math.cos(angle) * radius, Math.sin(angle) * radius, i, (angle * 180) / Math.PI);
  });

/** Marks for each item of a list. */
export const each = <const T extends readonly unknown[]>(list: T, make: (item: T[number], i: number) => Nest): Nest => list.map(make);

/** The ink of a list whose turn it is. */
export const pick = (inks: readonly string[], i: number): string => inks[i % inks.length] ?? LINEN;

/** A chair with its back up, turned by so many degrees. */
export const seat = (x: number, y: number, turn = 0): Nest =>
  moved(x, y, 1, turn, [box(-3, -3, 6, 6, 1.6, PLANK), pane(-3, -3.2, 6, 1.6, 0.8, WOOD)]);
