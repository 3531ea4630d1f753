import type { Size } from '@madang/board-kit/layout';

/** A name broken into lines at a size that fits; both in pixels. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/;

/** Height of a line in its size. */
export const LINE = 1.16;

/** How many times its size a letter is wide, by kinds of letters; the first that fits. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [WIDE, 0.98],
  [/[ijl'’.,:|]/, 0.29],
  [/[ ftr()-]/, 0.38],
  [/[mwMW]/, 0.9],
  [/[A-Z]/, 0.7],
];
const OTHERS = 0.6;

/** How many times its size a text is wide: an estimate that is seldom too small. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS), 0);

/** Where a text may be broken: at spaces, and between Chinese characters. */
const piecesOf = (text: string): readonly string[] => (/[\u4e00-\u9fff]/.test(text) ? [...text] : text.split(' '));

/** Breaks a text into lines no wider than `most` times its size; the lines are wider where a word is. */
function wrap(text: string, most: number): readonly string[] {
  const joint = /[\u4e00-\u9fff]/.test(text) ? '' : ' ';
  const lines: string[] = [];
  for (const piece of piecesOf(text)) {
    const last = lines.at(-1);
    const longer = last === undefined ? piece : `${last}${joint}${piece}`;
    if (last !== undefined && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

const LARGEST = 13;
const SMALLEST = 10;

/** A name as large as a box allows, in up to three lines, on a large room so many times larger; null where it would be too small to read. */
export function fitLabel(text: string, { width, height }: Size, grown = 1): Fitted | null {
  for (let size = LARGEST * grown; size >= SMALLEST; size -= 0.5) {
    const lines = wrap(text, width / size);
    const fits = lines.length <= 3 && lines.length * size * LINE <= height && lines.every((line) => widthOf(line) * size <= width);
    if (fits) return { lines, size };
  }
  return null;
}
