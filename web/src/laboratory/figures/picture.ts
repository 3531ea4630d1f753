import type { Compared, Comparison } from '@madang/bots/laboratory';
import { isShown, scaleOf, type Telling } from './telling.ts';

/** The words above a picture of a comparison. */
export interface PictureHead {
  readonly title: string;
  /** The arms, a line each. */
  readonly lines: readonly string[];
  readonly deals: string;
}

const WIDTH = 1200;
const HEAD = 240;
const ROW = 44;
const FOOT = 40;
const PAPER = '#fffdf6';
const INK = '#22242a';
const SOFT = '#6b6a66';
const LINE = '#d8d3c6';
const LIT = '#b3402a';

/** Most figures of a picture: all of points, victories and length, then those that are surest to differ. */
const MOST_ROWS = 22;

/** Where the columns begin or end. */
const NAME = 60;
const ARM_ENDS = [640, 760] as const;
const DIFFERENCE_END = 890;
const CHART = { left: 920, right: 1140 } as const;

/** The figures that a picture has room for. */
export function picturedFigures({ figures }: Comparison): readonly Compared[] {
  const first = figures.filter(({ measure }) => measure !== 'had' && measure !== 'kinds');
  const others = figures.filter((figure) => !first.includes(figure)).toSorted((one, two) => one.p - two.p);
  return [...first, ...others].slice(0, Math.max(first.length, MOST_ROWS));
}

/** A comparison as a PNG picture, made in the page. Null: the browser cannot make one. */
export async function labPicture(head: PictureHead, comparison: Comparison, telling: Telling): Promise<Blob | null> {
  const rows = picturedFigures(comparison);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEAD + rows.length * ROW + FOOT });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const font = getComputedStyle(document.body).fontFamily;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  drawHead(pen, head, font);
  rows.forEach((figure, i) => {
    drawRow(pen, { figure, telling, font, y: HEAD + i * ROW + ROW / 2, scale: scaleOf(figure, comparison.figures) });
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawHead(pen: CanvasRenderingContext2D, { title, lines, deals }: PictureHead, font: string): void {
  pen.fillStyle = INK;
  pen.font = `750 44px ${font}`;
  pen.fillText(title, NAME, 80, WIDTH - 2 * NAME);
  pen.fillStyle = SOFT;
  pen.font = `500 24px ${font}`;
  for (const [i, line] of [...lines, deals].entries()) pen.fillText(line, NAME, 126 + i * 34, WIDTH - 2 * NAME);
}

interface Row {
  readonly figure: Compared;
  readonly telling: Telling;
  readonly font: string;
  readonly y: number;
  readonly scale: number;
}

function drawRow(pen: CanvasRenderingContext2D, { figure, telling, font, y, scale }: Row): void {
  const { measure, a, b, difference } = figure;
  const ink = isShown(figure) ? LIT : INK;
  const sort = measure === 'length' ? '' : `${telling.app.text(`lab.measure.${measure}`)}: `;
  pen.textBaseline = 'middle';
  pen.fillStyle = INK;
  pen.font = `500 20px ${font}`;
  pen.fillText(`${sort}${telling.name(figure)}`, NAME, y, 470);
  pen.textAlign = 'right';
  pen.fillText(telling.value(a.value), ARM_ENDS[0], y, 100);
  pen.fillText(telling.value(b.value), ARM_ENDS[1], y, 110);
  pen.fillStyle = ink;
  pen.font = `700 20px ${font}`;
  pen.fillText(telling.signed(difference.value), DIFFERENCE_END, y, 120);
  pen.textAlign = 'left';
  const middle = (CHART.left + CHART.right) / 2;
  const x = (at: number): number => middle + ((CHART.right - CHART.left) / 2) * Math.max(-1, Math.min(1, at / scale));
  pen.fillStyle = LINE;
  pen.fillRect(middle - 1, y - ROW / 2, 2, ROW);
  pen.fillStyle = ink;
  pen.fillRect(x(difference.low), y - 2, Math.max(2, x(difference.high) - x(difference.low)), 4);
  pen.beginPath();
  pen.arc(x(difference.value), y, 7, 0, 2 * Math.PI);
  pen.fill();
}
