import type { Ink, Pen, Tone } from '@madang/board-kit/material';

const toneText = (tone: Tone): string => (tone.startsWith('#') ? tone : `var(${tone})`);

/** What a painter does, as the text of an SVG. Its tones stay custom properties. `name`: begins the ids of its gradients, which a picture has once. */
export function painted(name: string, paint: (pen: Pen) => void): string {
  const defs: string[] = [];
  let parts: string[] = [];
  const define = (element: string, rest: string): string => {
    const id = `${name}-${defs.length}`;
    defs.push(`<${element} id="${id}"${rest}</${element}>`);
    return `url(#${id})`;
  };
  const inkText = (ink: Ink): string => {
    if (typeof ink === 'string') return toneText(ink);
    const [[x1, y1], [x2, y2]] = [ink.from, ink.to];
    const stops = ink.stops.map(([at, tone, alpha = 1]) => `<stop offset="${at}" stop-color="${toneText(tone)}" stop-opacity="${alpha}"/>`);
    return define('linearGradient', ` gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}`);
  };
  const line = (cap: string): Pen['line'] =>
    function drawn(path, ink, { width, alpha = 1, dash = [] }) {
      const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.join(' ')}"` : '';
      const ends = `stroke-linecap="${cap}" stroke-linejoin="round"${dashes}`;
      parts.push(`<path d="${path}" fill="none" stroke="${inkText(ink)}" stroke-width="${width}" stroke-opacity="${alpha}" ${ends}/>`);
    };
  paint({
    line: line('round'),
    sleepers: line('butt'),
    fill: (path, ink, alpha = 1) => void parts.push(`<path d="${path}" fill="${inkText(ink)}" fill-opacity="${alpha}"/>`),
    inside(path, paintIn) {
      const outside = parts;
      parts = [];
      paintIn();
      outside.push(`<g clip-path="${define('clipPath', `><path d="${path}"/>`)}">${parts.join('')}</g>`);
      parts = outside;
    },
  });
  return `<defs>${defs.join('')}</defs>${parts.join('')}`;
}
