import { INK, type Sheet, SOFT, sheetOf } from './sheet-of-paper.ts';

/** What a picture of a result shows, in words already. */
export interface ResultPicture {
  readonly title: string;
  readonly subtitle: string;
  /** The players, the first first. `course`: their points after each step. */
  readonly rows: readonly { readonly name: string; readonly points: string; readonly colour: string; readonly course: readonly number[] }[];
}

const WIDTH = 1200;
const HEIGHT = 630;

/** The chart's place: right of the standings. */
const CHART = { left: 660, top: 190, width: 480, height: 360 } as const;

/** Draws the course of the points. */
function drawCourse(pen: CanvasRenderingContext2D, rows: ResultPicture['rows']): void {
  const all = rows.flatMap(({ course }) => course);
  const most = Math.max(1, ...all);
  const least = Math.min(0, ...all);
  pen.strokeStyle = '#d8d3c6';
  pen.lineWidth = 2;
  pen.strokeRect(CHART.left, CHART.top, CHART.width, CHART.height);
  for (const { course, colour } of rows) {
    pen.strokeStyle = colour;
    pen.lineWidth = 5;
    pen.beginPath();
    course.forEach((points, step) => {
      const x = CHART.left + (CHART.width * step) / Math.max(1, course.length - 1);
      const y = CHART.top + CHART.height * (1 - (points - least) / (most - least));
      if (step === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    });
    pen.stroke();
  }
}

function drawRows({ pen, write }: Sheet, rows: ResultPicture['rows']): void {
  rows.forEach(({ name, points, colour }, i) => {
    const y = 240 + i * 92;
    pen.fillStyle = colour;
    pen.fillRect(60, y - 40, 14, 56);
    const type = `${i === 0 ? 700 : 500} 36px`;
    write(name, INK, type, [96, y, 330]);
    pen.textAlign = 'right';
    write(points, INK, type, [620, y, 190]);
    pen.textAlign = 'left';
  });
}

/** A result as a PNG picture, made in the page. Null: the browser cannot make one. */
export async function resultPicture(result: ResultPicture): Promise<Blob | null> {
  const sheet = sheetOf(WIDTH, HEIGHT);
  if (!sheet) return null;
  sheet.write(result.title, INK, '750 54px', [60, 96, WIDTH - 120]);
  sheet.write(result.subtitle, SOFT, '500 30px', [60, 146, WIDTH - 120]);
  drawRows(sheet, result.rows);
  drawCourse(sheet.pen, result.rows);
  return sheet.picture();
}

/** Hands a picture to the phone's own sheet where there is one, else saves it. */
export async function keepPicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) && navigator.maxTouchPoints > 0) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
