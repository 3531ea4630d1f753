const PAPER = '#fffdf6';
/** Two strengths of ink, whatever the theme of the page. */
export const INK = '#22242a';
export const SOFT = '#6b6a66';

/** An empty picture to draw on. */
export interface Sheet {
  readonly pen: CanvasRenderingContext2D;
  /** Writes a line; `at`: its place and its greatest width. */
  write(text: string, ink: string, type: string, at: readonly [x: number, y: number, most: number]): void;
  /** The picture as PNG. Null: the browser cannot make one. */
  picture(): Promise<Blob | null>;
}

/** An empty sheet of that size, made in the page. Null: the browser cannot make one. */
export function sheetOf(width: number, height: number): Sheet | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const font = getComputedStyle(document.body).fontFamily;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  return {
    pen,
    write(text, ink, type, at) {
      pen.fillStyle = ink;
      pen.font = `${type} ${font}`;
      pen.fillText(text, ...at);
    },
    picture: () => new Promise((resolve) => canvas.toBlob(resolve, 'image/png')),
  };
}
