import type { Point } from '@madang/board-kit/layout';
import { chance } from '@madang/board-kit/material';

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const CORNERS = 18;
/** Between an ellipse (2) and a rectangle. */
const SQUARENESS = 3.6;

const figure = (value: number): string => value.toFixed(1);

/** The outline of a valley in that box, each basin with its own bends. */
export function valleyPath({ x, y, width, height }: Box, basin: number): string {
  const next = chance(91 + basin * 17);
  const points = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = (Math.abs(cos) ** SQUARENESS + Math.abs(sin) ** SQUARENESS) ** (-1 / SQUARENESS) * (0.96 + next() * 0.09);
    return { x: x + (cos * reach * width) / 2, y: y + (sin * reach * height) / 2 };
  });
  const between = (a: Point, b: Point): string => `${figure((a.x + b.x) / 2)} ${figure((a.y + b.y) / 2)}`;
  const at = (i: number): Point => points[i % CORNERS] ?? { x, y };
  const bends = points.map((point, i) => `Q${figure(point.x)} ${figure(point.y)} ${between(point, at(i + 1))}`);
  return `M${between(at(CORNERS - 1), at(0))}${bends.join('')}z`;
}
