/** What style sheets say of a drawing. */
const DRAWN = [
  'display',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** The drawing's text by itself, with the inks that the page's style sheets give it. */
function textOf(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = document.importNode(drawing, true);
  const copies = copy.querySelectorAll('*');
  for (const [i, part] of drawing.querySelectorAll('*').entries()) {
    const styles = getComputedStyle(part);
    const to = copies[i];
    if (!to) continue;
    to.removeAttribute('style');
    for (const name of DRAWN) to.setAttribute(name, styles.getPropertyValue(name));
  }
  // some browsers do not give a picture back that has HTML in it
  for (const html of copy.querySelectorAll('foreignObject')) html.remove();
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

/** What somebody has built as it stands on the page, twice as large: its painted land and the drawings above it. Null: it has no drawing. */
export async function stillOf(picture: Element): Promise<HTMLCanvasElement | null> {
  const [drawing] = [...picture.querySelectorAll('svg')].toSorted((a, b) => b.clientWidth - a.clientWidth);
  if (!drawing || drawing.clientWidth === 0) return null;
  const canvas = document.createElement('canvas');
  const [width, height] = [drawing.clientWidth * SHARPNESS, drawing.clientHeight * SHARPNESS];
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  const land = picture.querySelector('canvas');
  if (land) pen?.drawImage(land, 0, 0, width, height);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(textOf(drawing, width, height))}`;
  await image.decode();
  pen?.drawImage(image, 0, 0, width, height);
  return canvas;
}

const SHARPNESS = 2;
