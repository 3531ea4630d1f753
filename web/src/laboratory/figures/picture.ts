import type { Compared, Comparison } from '@madang/bots/laboratory';
import { INK, type Sheet, SOFT, sheetOf } from '../../table/over/sheet-of-paper.ts';
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
function picturedFigures({ figures }: Comparison): readonly Compared[] {
  const first = figures.filter(({ measure }) => measure !== 'had' && measure !== 'kinds');
  const others = figures.filter((figure) => !first.includes(figure)).toSorted((one, two) => one.p - two.p);
  return [...first, ...others].slice(0, Math.max(first.length, MOST_ROWS));
}

/** A comparison as a PNG picture, made in the page. Null: the browser cannot make one. */
export async function labPicture(head: PictureHead, comparison: Comparison, telling: Telling): Promise<Blob | null> {
  const rows = picturedFigures(comparison);
  const sheet = sheetOf(WIDTH, HEAD + rows.length * ROW + FOOT);
  if (!sheet) return null;
  drawHead(sheet, head);
  rows.forEach((figure, i) => {
    drawRow(sheet, { figure, telling, y: HEAD + i * ROW + ROW / 2, scale: scaleOf(figure, comparison.figures) });
  });
  return sheet.picture();
}

function drawHead({ write }: Sheet, { title, lines, deals }: PictureHead): void {
  write(title, INK, '750 44px', [NAME, 80, WIDTH - 2 * NAME]);
  for (const [i, line] of [...lines, deals].entries()) write(line, SOFT, '500 24px', [NAME, 126 + i * 34, WIDTH - 2 * NAME]);
}

interface Row {
  readonly figure: Compared;
  readonly telling: Telling;
  readonly y: number;
  readonly scale: number;
}

function drawRow({ pen, write }: Sheet, { figure, telling, y, scale }: Row): void {
  const { measure, a, b, difference } = figure;
  const ink = isShown(figure) ? LIT : INK;
  const sort = measure === 'length' ? '' : `${telling.app.text(`lab.measure.${measure}`)}: `;
  pen.textBaseline = 'middle';
  write(`${sort}${telling.name(figure)}`, INK, '500 20px', [NAME, y, 470]);
  pen.textAlign = 'right';
  write(telling.value(a.value), INK, '500 20px', [ARM_ENDS[0], y, 100]);
  write(telling.value(b.value), INK, '500 20px', [ARM_ENDS[1], y, 110]);
  write(telling.signed(difference.value), ink, '700 20px', [DIFFERENCE_END, y, 120]);
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
