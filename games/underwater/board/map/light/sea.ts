import type { Point, Size } from '@madang/board-kit/layout';
import { chance, type Pen, placed, type Tone } from '@madang/board-kit/material';
import type { SeaLayout } from '../layout.ts';

/** What the sea is painted with: `unit` is a building site's 36th. */
interface Water {
  readonly pen: Pen;
  readonly size: Size;
  readonly unit: number;
  readonly next: () => number;
}

/** The sea: light that falls into deepening water, animals between the sites, ridges and plants at the floor. */
export function paintSea(pen: Pen, size: Size, layout: SeaLayout): void {
  const water = { pen, size, unit: layout.plot / 36, next: chance(11) };
  paintDepth(water);
  paintRidges(water);
  paintAnimals(water, layout);
  paintPlants(water, layout);
  paintBubbles(water);
}

const round = (value: number): string => value.toFixed(1);

/** Where shafts of light come in, and how wide they are, as parts of the width. */
const SHAFTS = [
  [0.1, 0.1],
  [0.3, 0.16],
  [0.55, 0.12],
  [0.78, 0.2],
] as const;

function paintDepth({ pen, size: { width, height } }: Water): void {
  pen.fill(`M0 0H${width}V${height}H0z`, {
    from: [0, 0],
    to: [0, height],
    stops: [
      [0, '--water-1'],
      [0.42, '--water-2'],
      [1, '--water-3'],
    ],
  });
  for (const [at, wide] of SHAFTS)
    pen.fill(
      `M${round(width * at)} 0H${round(width * (at + wide * 0.55))}L${round(width * (at - 0.16 + wide))} ${height}H${round(width * (at - 0.24))}z`,
      {
        from: [0, 0],
        to: [0, height],
        stops: [
          [0, '--shaft', 0.2],
          [0.8, '--shaft', 0],
        ],
      },
    );
  pen.fill(`M0 0H${width}V3Q${round(width * 0.75)} 8 ${round(width / 2)} 4T0 5z`, '--shaft', 0.3);
}

/** Three ridges of the floor, the nearest the darkest, each with a lit upper edge. */
function paintRidges({ pen, size: { width, height } }: Water): void {
  for (const [i, [at, bend]] of (
    [
      [0.76, 0.05],
      [0.88, 0.034],
      [0.965, 0.018],
    ] as const
  ).entries()) {
    const [y, step] = [height * at, width / 9];
    const edge = Array.from({ length: 9 }, (_, k) => {
      const swing = (k % 2 === 0 ? -1 : 1) * bend * height * (1 + ((k * 5) % 3) * 0.3);
      return `Q${round((k + 0.5) * step)} ${round(y + swing)} ${round((k + 1) * step)} ${round(y + ((k * 13 + i * 5) % 7) - 3)}`;
    }).join('');
    pen.fill(`M0 ${height}V${round(y)}${edge}V${height}z`, `--ridge-${i + 1}`);
    pen.line(`M0 ${round(y)}${edge}`, '--shaft', { width: 1.2, alpha: 0.1 });
  }
}

const WHALE = 'M-60 2C-52-16-14-22 20-14C38-10 52-4 60-6L82-22C80-12 80-6 84 2C76-2 66-1 58 3C36 16-40 20-60 2z';
const WHALE_FIN = 'M-20 11L-2 28L-6 9z';
const WHALE_BELLY = 'M-56 5C-30 14 10 13 34 7C10 20-40 20-56 5z';
const FISH = 'M0 0Q5-3.4 10 0L14-3V3L10 0Q5 3.4 0 0z';
const BELL = 'M-12 0C-12-16 12-16 12 0Q6 3.4 0 0T-12 0z';
const ARMS = 'M-8 1Q-11 9-7 16M-2 1Q-4 10-1 17M4 1Q7 9 3 16M9 0Q11 7 8 12';
const SHELL = 'M-15 0a15 10 0 1 0 30 0a15 10 0 1 0 -30 0zM14 0a5 4 0 1 0 10 0a5 4 0 1 0 -10 0z';
const FINS = 'M-8-7Q-18-17-22-12T-10-2zM8-8Q17-18 22-13T12-2zM-8 7Q-16 14-20 11T-11 3zM8 7Q15 13 18 9T11 3z';

/** Animals smaller than this would be specks. */
const LEAST_ROOM = 0.3;

/** Animals, pale and in the open water between rows and columns: none lies under a site. */
function paintAnimals({ pen, unit, next }: Water, { cities, plot, city }: SeaLayout): void {
  const open = (left: Point, right: Point, below: Point): Point => ({
    x: (left.x + right.x) / 2,
    y: (left.y + city + plot + 6 + below.y - plot * 0.25) / 2,
  });
  const room = Math.min(unit, (cities.C21.y - cities.C11.y - city - plot) / 62, (cities.C12.x - cities.C11.x) / 210);
  if (room < LEAST_ROOM) return;
  const whale = open(cities.C12, cities.C13, cities.C22);
  for (const [path, tone, alpha] of [
    [WHALE, '--life', 0.75],
    [WHALE_FIN, '--life', 0.75],
    [WHALE_BELLY, '--shaft', 0.12],
  ] as const)
    pen.fill(placed(path, whale, room), tone, alpha);
  const shoal = open(cities.C11, cities.C12, cities.C21);
  for (let i = 0; i < 17; i++) {
    const [x, y] = [((i * 29) % 96) - 48, ((i * 17) % 44) - 22];
    pen.fill(placed(FISH, { x: shoal.x + x * room, y: shoal.y + (y + x * 0.12 + next() * 3) * room * 0.8 }, room), '--life-2', 0.7);
  }
  const turtle = open(cities.C21, cities.C22, cities.C31);
  pen.fill(placed(FINS, turtle, room), '--life', 0.7);
  pen.fill(placed(SHELL, turtle, room), '--life', 0.85);
  const jelly = open(cities.C22, cities.C23, cities.C32);
  for (const [dx, dy, scale] of [
    [-16, -4, 1],
    [14, 6, 0.7],
  ] as const) {
    const at = { x: jelly.x + dx * room, y: jelly.y + dy * room };
    pen.fill(placed(BELL, at, room * scale), '--jelly', 0.5);
    pen.line(placed(ARMS, at, room * scale), '--jelly', { width: 1.3 * room, alpha: 0.5 });
  }
}

const CORAL = 'M0 0V-14M0-5Q-9-6-9-17M0-9Q8-10 9-20M-9-13Q-14-14-15-19M9-17Q13-19 13-24';
const STONE = 'M-22 6L-16-10L-2-15L12-9L22 6z';
const STONE_LIT = 'M-16-10L-2-15L2-3L-8 0z';

/** Kelp in the lower corners, corals and stones between the shelves. */
function paintPlants(water: Water, { cities }: SeaLayout): void {
  const { pen, size, unit } = water;
  const between = [(cities.C31.x + cities.C32.x) / 2, (cities.C32.x + cities.C33.x) / 2];
  paintKelp(water, 5 * unit, 4);
  paintKelp(water, size.width - 46 * unit, 4);
  for (const [i, x] of between.entries()) {
    const stone = { x: x + (i === 0 ? 17 : -19) * unit, y: size.height };
    pen.fill(placed(STONE, stone, unit * 1.1), '--ridge-3');
    pen.fill(placed(STONE_LIT, stone, unit * 1.1), '--shaft', 0.12);
    const tone: Tone = i === 0 ? '--coral-1' : '--coral-2';
    pen.line(placed(CORAL, { x: x - 6 * unit, y: size.height }, unit * 1.15), tone, { width: 4.2 * unit });
    pen.line(placed(CORAL, { x: x - 30 * unit, y: size.height }, unit * 0.75), '--coral-2', { width: 3 * unit });
  }
}

function paintKelp({ pen, size: { height }, unit, next }: Water, from: number, stems: number): void {
  for (let i = 0; i < stems; i++) {
    const x = from + i * 11 * unit;
    const high = height * 0.16 * (0.6 + next() * 0.5);
    const tone: Tone = i % 2 === 0 ? '--kelp-1' : '--kelp-2';
    pen.line(`M${round(x)} ${height}q${round(-9 * unit)} ${round(-high / 4)} 0 ${round(-high / 2)}t0 ${round(-high / 2)}`, tone, {
      width: 4.6 * unit,
    });
    for (let leaf = 1; leaf < 4; leaf++) {
      const side = leaf % 2 === 0 ? 1 : -1;
      pen.fill(placed(`M0 0Q${side * 4}-9 ${side * 13}-9Q${side * 10}-1 0 0z`, { x, y: height - (high * leaf) / 4 }, unit), tone);
    }
  }
}

function paintBubbles({ pen, size, unit, next }: Water): void {
  for (let i = 0; i < 18; i++)
    pen.line(
      placed('M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z', { x: next() * size.width, y: next() * size.height * 0.9 }, (1.2 + (i % 3)) * unit),
      '--shaft',
      {
        width: 0.8,
        alpha: 0.3,
      },
    );
}
