import { CELL, DARK, GOLD, GROTTO, IRON, LINEN, PLANK, WOOD } from '../inks.ts';
import { box, disc, dot, each, form, line, type Motif, moved, pane, patch, ring, times } from '../marks.ts';

/** What stands below ground. */
export const BELOW = {
  pit: [
    36,
    34,
    [
      disc(0, 0, 15.5, '#5c6772'),
      ring(14, 14.6, (x, y, i) => dot(x, y, 2.6, i % 2 ? '#7c8893' : '#6a7580')),
      dot(0, 0, 12, '#0c0f13'),
      dot(1, 1.6, 8.4, '#000'),
      line('M-8 4a9 9 0 0 1 3-10', '#39434d', 1.2),
    ],
  ],
  ladder: [14, 30, [line('M-3-14V6M3-14V6', '#c39a63', 1.6), line('M-3-11H3M-3-7H3M-3-3H3M-3 1H3', '#c39a63', 1.3)]],
  mushrooms: [
    34,
    32,
    [
      each(
        [
          [-8, 3, 6, '#c75b4a'],
          [5, -6, 7.6, '#d98a4b'],
          [7, 8, 4.8, '#c75b4a'],
          [-6, -9, 4, '#e2b46a'],
          [-2, 11, 3.4, '#d98a4b'],
        ],
        ([x, y, r, c]) => [
          disc(x, y, r, c),
          dot(x - r * 0.3, y - r * 0.35, r * 0.24, '#fff3df'),
          dot(x + r * 0.35, y + r * 0.1, r * 0.2, '#fff3df'),
          dot(x - r * 0.1, y + r * 0.5, r * 0.16, '#fff3df'),
        ],
      ),
    ],
  ],
  coffin: [
    28,
    26,
    [form('M-5-12H5L8-5L5 12H-5L-8-5z', '#7c8791'), patch('M-3.4-10H3.4L6-5L3.6 10H-3.6L-6-5z', '#97a2ab'), line('M0-7V4M-3-4H3', '#4a545d', 1.4)],
  ],
  candles: [
    30,
    14,
    [
      times(4, (i) => [
        disc(-9 + i * 6, (i % 2) * 2 - 1, 2, '#f3e6c4'),
        dot(-9 + i * 6, (i % 2) * 2 - 1, 0.9, '#ff9c2b'),
        dot(-9 + i * 6, (i % 2) * 2 - 1, 4.4, '#ffc864', 0.3),
      ]),
    ],
  ],
  armor: [
    20,
    28,
    [
      box(-7, -11, 14, 22, 1.5, '#5f6a74'),
      form('M-4-4Q0-8 4-4L5 5Q0 8-5 5z', '#c5ced6'),
      disc(0, -7, 2.8, '#dbe2e8'),
      line('M-1.4-7H1.4', DARK, 0.8),
      line('M7-9V9', '#d9dee3', 1.3),
      line('M5.4-6H8.6', GOLD, 1.2),
    ],
  ],
  swords: [
    26,
    28,
    [
      box(-10, -11, 20, 4, 0.8, WOOD),
      times(4, (i) => [patch(`M${-7 + i * 4.6} -9v16l-1.1 2.4-1.1-2.4v-16z`, '#d3dae0'), line(`M${-10 + i * 4.6} -5.6h4`, GOLD, 1.5)]),
      box(-10, 9, 20, 3, 0.8, WOOD),
    ],
  ],
  shields: [
    46,
    34,
    [
      each(
        [
          [-13, '#a8342e', 'M-13-8V8M-19-2H-7'],
          [0, '#2b4a8b', 'M-5-6L5 6'],
          [13, '#d0a24a', 'M8 2L13-4L18 2'],
        ],
        ([x, c, d]) => [form(`M${x - 6} -10h12v9q0 8-6 11q-6-3-6-11z`, c), line(d, LINEN, 1.6)],
      ),
    ],
  ],
  puddle: [
    26,
    24,
    [
      patch('M-10 0C-10-8 0-9 4-6S12 1 7 6S-10 8-10 0z', GROTTO),
      line('M-4 0q3-2 6 0', '#e8fbff', 1, 0.7),
      disc(8, -8, 2.4, '#6d8a52'),
      disc(5, -9.6, 1.8, '#83a263'),
    ],
  ],
  cells: (w, h) => [
    times(3, (i) =>
      moved(-w / 2 + (i + 0.5) * (w / 3), 0, 1, 0, [
        box(-w / 6 + 2, -h / 2, w / 3 - 4, h * 0.56, 1, CELL),
        times(7, (k) => disc(-w / 6 + 4 + (k * (w / 3 - 8)) / 6, -h / 2 + h * 0.56, 1.2, IRON)),
        box(-8, -h / 2 + 3, 14, 6, 1, WOOD),
        i === 1 ? line(`M-5 ${h * 0.28}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`, IRON, 1.4) : [],
      ]),
    ),
    box(-w / 2 + 8, h / 2 - 10, 16, 7, 1, PLANK),
  ],
  lake: (w, h) => [
    patch(
      `M${-w * 0.4} ${-h * 0.1}C${-w * 0.4} ${-h * 0.4} ${-w * 0.1} ${-h * 0.42} ${w * 0.08} ${-h * 0.36}C${w * 0.42} ${-h * 0.3} ${w * 0.44} ${h * 0.1} ${w * 0.3} ${h * 0.3}C${w * 0.1} ${h * 0.46} ${-w * 0.42} ${h * 0.36} ${-w * 0.4} ${-h * 0.1}Z`,
      GROTTO,
    ),
    line(`M${-w * 0.25} 6q6-4 12 0t12 0M${w * 0.02} -16q6-4 12 0t12 0M-8 24q6-4 12 0t12 0`, '#e8fbff', 1.2, 0.6),
    moved(6, 2, 1, -24, [
      form('M-15 0C-9-8 9-8 16-2C9 8-9 8-15 0z', GOLD),
      patch('M-11 0C-7-5 7-5 12-1.6C7 5-7 5-11 0z', WOOD),
      pane(-3, -5, 2.4, 9, 1, PLANK),
      dot(15, -2, 2, '#fff'),
    ]),
    ring(5, w * 0.46, (x, y, i) => (i % 2 ? [] : [disc(x * 0.86, y * 0.86, 4.6, '#7c8893'), dot(x * 0.86 - 1, y * 0.86 - 1.4, 2.6, '#a2aeb9')])),
  ],
} as const satisfies Readonly<Record<string, Motif>>;
