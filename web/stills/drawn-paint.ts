import type { Ink, Pen, Tone } from '@madang/board-kit/material';
import { type ComponentChild, Fragment, h, type VNode } from 'preact';

const toneText = (tone: Tone): string => (tone.startsWith('#') ? tone : `var(${tone})`);

/** What a painter does, as parts of an SVG. Its tones stay custom properties. `name`: begins the ids of its gradients, which a picture has once. */
export function drawnPaint(name: string, paint: (pen: Pen) => void): VNode<object> {
  const defs: ComponentChild[] = [];
  let parts: ComponentChild[] = [];
  const define = (make: (id: string) => ComponentChild): string => {
    const id = `${name}-${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const inkText = (ink: Ink): string => {
    if (typeof ink === 'string') return toneText(ink);
    const [[x1, y1], [x2, y2]] = [ink.from, ink.to];
    const stops = ink.stops.map(([offset, tone, alpha = 1]) => h('stop', { offset, 'stop-color': toneText(tone), 'stop-opacity': alpha }));
    return define((id) => h('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, ...stops));
  };
  const line = (cap: 'round' | 'butt'): Pen['line'] =>
    function drawn(d, ink, { width, alpha = 1, dash = [] }) {
      const ends = { 'stroke-linecap': cap, 'stroke-linejoin': 'round' as const, ...(dash.length > 0 && { 'stroke-dasharray': dash.join(' ') }) };
      parts.push(h('path', { d, fill: 'none', stroke: inkText(ink), 'stroke-width': width, 'stroke-opacity': alpha, ...ends }));
    };
  paint({
    line: line('round'),
    sleepers: line('butt'),
    fill: (d, ink, alpha = 1) => void parts.push(h('path', { d, fill: inkText(ink), 'fill-opacity': alpha })),
    inside(d, paintIn) {
      const outside = parts;
      parts = [];
      paintIn();
      outside.push(h('g', { 'clip-path': define((id) => h('clipPath', { id }, h('path', { d }))) }, ...parts));
      parts = outside;
    },
  });
  return h(Fragment, null, h('defs', null, ...defs), ...parts);
}
