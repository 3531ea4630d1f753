import { INK, SOFT, sheetOf } from './sheet-of-paper.ts';

/** A player on a picture of everybody's boards: in words already. */
export interface Built {
  readonly name: string;
  readonly points: string;
  readonly colour: string;
  readonly still: HTMLCanvasElement;
}

const WIDTH = 1600;
const MARGIN = 48;
const HEAD = 150;
const CAPTION = 64;

/** Draws a board into a box, whole and in its middle. */
function drawStill(pen: CanvasRenderingContext2D, still: HTMLCanvasElement, box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): void {
  const scale = Math.min(box.width / still.width, box.height / still.height);
  const [width, height] = [still.width * scale, still.height * scale];
  pen.drawImage(still, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** What everybody has built as a PNG picture, two in a row, with names and points; made in the page. Null: the browser cannot make one. */
export async function boardsPicture(title: string, subtitle: string, built: readonly Built[]): Promise<Blob | null> {
  const columns = Math.min(2, built.length);
  const rows = Math.ceil(built.length / columns);
  const width = (WIDTH - MARGIN * (columns + 1)) / columns;
  const high = Math.max(...built.map(({ still }) => (still.height / still.width) * width));
  const height = Math.min(columns === 1 ? 900 : 620, high);
  const sheet = sheetOf(WIDTH, HEAD + rows * (height + CAPTION + MARGIN));
  if (!sheet) return null;
  const { pen, write } = sheet;
  write(title, INK, '750 54px', [MARGIN, 76, WIDTH - 2 * MARGIN]);
  write(subtitle, SOFT, '500 30px', [MARGIN, 122, WIDTH - 2 * MARGIN]);
  built.forEach(({ name, points, colour, still }, i) => {
    const x = MARGIN + (i % columns) * (width + MARGIN);
    const y = HEAD + Math.floor(i / columns) * (height + CAPTION + MARGIN);
    pen.fillStyle = colour;
    pen.fillRect(x, y + 8, 12, 40);
    write(name, INK, '650 34px', [x + 28, y + 40, width * 0.6]);
    pen.textAlign = 'right';
    write(points, INK, '650 34px', [x + width, y + 40, width * 0.3]);
    pen.textAlign = 'left';
    drawStill(pen, still, { x, y: y + CAPTION, width, height });
  });
  return sheet.picture();
}
