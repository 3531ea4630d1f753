import type { Point } from '../map/camera.ts';
import { smoothPath } from '../shapes/curve.ts';
import type { Pen } from './pen.ts';

/*
 * Land under a sun at the upper left: every piece has a lit left face, a dark right face and a shadow to the lower right. Lengths are
 * pixels; `unit` is the board's unit.
 */

type Chance = () => number;

const figure = (value: number): string => value.toFixed(1);
const at = (...points: readonly (readonly [number, number])[]): string => points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L');

/** A path through points with straight lines, closed. */
export const facet = (...points: readonly (readonly [number, number])[]): string => `M${at(...points)}z`;

/** A rock summit: its foot's middle at `foot`, two faces of rock with ledges, and snow with a torn hem. */
export function paintPeak(pen: Pen, { x, y }: Point, { width, height }: { readonly width: number; readonly height: number }, next: Chance): void {
  const top = x + (next() - 0.35) * width * 0.12;
  const ridge = [0, 1, 2, 3, 4].map(
    (i) => [top + (i === 0 ? 0 : (next() - 0.45) * width * 0.16 + (i / 4) * width * 0.05), y - height + (height * i) / 4] as const,
  );
  const left = (t: number) => [top - (width / 2) * t, y - height + height * t] as const;
  const right = (t: number) => [top + (width / 2) * t, y - height + height * t] as const;
  const foot = (across: number, down: number) => [top + across * width, y + down * height] as const;
  const snow = 0.3 + next() * 0.14;
  const peak = [top, y - height] as const;
  const waist = ridge[1] ?? peak;
  pen.fill(facet(foot(0.1, 0.06), foot(0.56, 0.02), right(0.8), foot(0.66, 0.12)), '#06101a', 0.16);
  pen.fill(facet(left(1), ...ridge, foot(-0.1, 0.1), foot(-0.22, 0.03), foot(-0.36, 0.09)), '--rock-lit');
  pen.fill(facet(right(1), ...ridge, foot(0.14, 0.11), foot(0.25, 0.02), foot(0.37, 0.07)), '--rock-dark');
  const [ledge, gully] = [left(0.62), right(0.55)];
  pen.fill(facet(ledge, [ledge[0] + width * 0.1, ledge[1] - height * 0.1], [ledge[0] + width * 0.12, ledge[1] + height * 0.1]), '--rock');
  pen.fill(facet(gully, [gully[0] - width * 0.12, gully[1] - height * 0.02], [gully[0] - width * 0.05, gully[1] + height * 0.24]), '--rock-deep');
  const [lit, shaded] = [left(snow), right(snow * 0.9)];
  const hem = ([from, y0]: readonly [number, number], steps: readonly (readonly [number, number])[]) =>
    steps.map(([across, down]) => [from + across * width, y0 + down * height] as const);
  pen.fill(
    facet(
      peak,
      lit,
      ...hem(lit, [
        [0.05, -0.05],
        [0.08, 0.04],
        [0.13, -0.03],
      ]),
      waist,
    ),
    '--snow-lit',
  );
  pen.fill(
    facet(
      peak,
      shaded,
      ...hem(shaded, [
        [-0.05, -0.03],
        [-0.08, 0.05],
      ]),
      waist,
    ),
    '--snow-dark',
  );
}

/** A fir of that size, its foot at a point. */
export function paintFir(pen: Pen, { x, y }: Point, size: number): void {
  pen.fill(facet([x + size * 0.2, y], [x + size * 2.4, y + size * 0.7], [x + size * 0.8, y - size * 0.4]), '#06101a', 0.2);
  pen.fill(facet([x, y - size * 4.2], [x + size * 1.5, y - size * 0.2], [x, y - size * 0.2]), '--fir-dark');
  pen.fill(facet([x, y - size * 4.2], [x - size * 1.5, y - size * 0.2], [x, y - size * 0.2]), '--fir-lit');
}

const disc = (x: number, y: number, across: number, down = across): string =>
  `M${figure(x - across)} ${figure(y)}a${figure(across)} ${figure(down)} 0 1 0 ${figure(2 * across)} 0a${figure(across)} ${figure(down)} 0 1 0 ${figure(-2 * across)} 0z`;

/** A leafy tree of that size, its foot at a point. */
export function paintBush(pen: Pen, { x, y }: Point, size: number): void {
  pen.fill(disc(x + size * 0.7, y + size * 0.5, size * 1.3, size * 0.6), '#06101a', 0.2);
  pen.fill(disc(x, y - size * 0.5, size * 1.15), '--leaf-dark');
  pen.fill(disc(x - size * 0.28, y - size * 0.8, size * 0.8), '--leaf-lit');
}

/** A rounded hill: its middle, its width and its height. */
export function paintMound(pen: Pen, { x, y }: Point, width: number, height: number): void {
  const [l, r, up, down] = [x - width / 2, x + width / 2, y - height * 0.95, y + height * 0.5];
  const outline = `M${figure(l)} ${figure(down)}Q${figure(x - width * 0.16)} ${figure(up)} ${figure(r)} ${figure(down)}Q${figure(x)} ${figure(y + height * 0.9)} ${figure(l)} ${figure(down)}z`;
  pen.fill(outline, {
    from: [l, up],
    to: [r, down],
    stops: [
      [0.1, '--mound-lit', 0.95],
      [0.5, '--mound-lit', 0.25],
      [0.75, '--mound-dark', 0.75],
    ],
  });
}

/** A farm: white walls, a red roof, a window that is lit at night. */
export function paintFarm(pen: Pen, { x, y }: Point, unit: number): void {
  const u = unit;
  pen.fill(facet([x, y], [x + 7 * u, y], [x + 11 * u, y + 2 * u], [x + 5 * u, y + 2 * u]), '#06101a', 0.22);
  pen.fill(facet([x, y], [x + 7 * u, y], [x + 7 * u, y - 4 * u], [x, y - 4 * u]), '--farm-wall');
  pen.fill(facet([x - u, y - 4 * u], [x + 1.6 * u, y - 7.4 * u], [x + 6.6 * u, y - 7.4 * u], [x + 8.2 * u, y - 4 * u]), '--farm-roof');
  pen.fill(disc(x + 3.5 * u, y - 2 * u, 5 * u), '--window', 0.12);
  pen.fill(facet([x + 2.6 * u, y - u], [x + 4.4 * u, y - u], [x + 4.4 * u, y - 3 * u], [x + 2.6 * u, y - 3 * u]), '--window');
}

/** A line across the land that wavers by `swell` around a height. */
export const wavy = (width: number, y: number, swell: number, count: number, next: Chance): readonly Point[] =>
  Array.from({ length: count + 1 }, (_, i) => ({ x: (i * width) / count, y: y + (next() - 0.5) * 2 * swell }));

/** The height of such a line at a place. */
export function heightAt(line: readonly Point[], x: number): number {
  const i = Math.max(
    1,
    line.findIndex((point) => point.x >= x),
  );
  const [a, b] = [line[i - 1], line[i]];
  if (!a || !b) return line.at(-1)?.y ?? 0;
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x || 1);
}

/** A step of rock along a line, that high: the land below lies lower than the land above. */
export function paintCliff(pen: Pen, line: readonly Point[], height: number, next: Chance): void {
  const edge = smoothPath(line);
  const foot = line.map(({ x, y }) => ({ x, y: y + height * (0.7 + next() * 0.6) }));
  const [low, high] = [Math.min(...line.map(({ y }) => y)), Math.max(...foot.map(({ y }) => y))];
  pen.line(smoothPath(line.map(({ x, y }) => ({ x: x + 3, y: y + height * 1.5 }))), '#06101a', { width: height * 0.8, alpha: 0.16 });
  pen.fill(`${edge}L${at(...foot.toReversed().map(({ x, y }) => [x, y] as const))}z`, {
    from: [0, low],
    to: [0, high],
    stops: [
      [0, '--cliff-lit'],
      [1, '--cliff-dark'],
    ],
  });
  for (const [i, from] of line.slice(0, -1).entries()) {
    const to = line[i + 1] ?? from;
    for (let k = 0; k < 5; k++) {
      const t = k / 5 + next() * 0.12;
      const [x, y] = [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t];
      const crack = `M${figure(x)} ${figure(y + height * 0.12)}l${figure((next() - 0.3) * 3)} ${figure(height * (0.35 + next() * 0.45))}`;
      pen.line(crack, next() > 0.45 ? '--cliff-dark' : '--cliff-lit', { width: height * (0.06 + next() * 0.1) });
    }
  }
  pen.line(edge, '--cliff-top', { width: height * 0.16 });
}

/** The light over finished land: bright at the upper left, darker at the lower right. It ties all of it together. */
export function paintSun(pen: Pen, width: number, height: number): void {
  pen.fill(`M0 0H${width}V${height}H0z`, {
    from: [0, 0],
    to: [width, height],
    stops: [
      [0, '--sun', 0.22],
      [0.5, '--sun', 0],
      [1, '#08121c', 0.22],
    ],
  });
}

/** A floor cut into the land: dark lip at the upper left, light lip at the lower right. */
export function paintCarved(
  pen: Pen,
  outline: string,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  floor: { readonly tone: `--${string}`; readonly lip: number },
): void {
  const [left, top, right, bottom] = [box.x - box.width / 2, box.y - box.height / 2, box.x + box.width / 2, box.y + box.height / 2];
  pen.fill(outline, floor.tone, 0.86);
  pen.fill(outline, {
    from: [left, top],
    to: [left + box.width * 0.3, bottom],
    stops: [
      [0, '#06101a', 0.26],
      [0.28, '#06101a', 0],
      [0.6, '#ffffff', 0],
      [1, '#ffffff', 0.16],
    ],
  });
  pen.line(
    outline,
    {
      from: [left, top],
      to: [right, bottom],
      stops: [
        [0, '#06101a', 0.5],
        [0.5, '#06101a', 0.05],
        [0.55, '#ffffff', 0.05],
        [1, '#ffffff', 0.65],
      ],
    },
    { width: floor.lip },
  );
}
