import { DARK, GOLD, IRON, LINEN, PLANK, STONE, TONE, WATER, WOOD } from '../inks.ts';
import { box, disc, dot, each, form, hoop, line, type Motif, moved, pane, pick, seat, times } from '../marks.ts';

/** What stands in kitchens, stores and wash-houses. */
export const SERVICE = {
  shelves: [
    28,
    28,
    [
      box(-13, -13, 26, 6, 1, WOOD),
      times(6, (i) => dot(-10.4 + i * 4.2, -10, 1.7, pick(['#c9783a', '#7a9b5a', '#d9c48a', '#8a4f9e', '#b5423a', '#e8dcc2'], i))),
      box(-13, 6, 26, 6, 1, WOOD),
      times(5, (i) => pane(-11.6 + i * 4.8, 7.2, 3.6, 3.6, 0.6, pick(['#e8dcc2', '#b98352', '#7f8c99', '#e8dcc2', '#c9783a'], i))),
      disc(0, 0, 3.4, PLANK),
    ],
  ],
  crates: [
    28,
    28,
    [
      each(
        [
          [-7, -6],
          [6, -7],
          [-5, 7],
        ],
        ([x, y], i) => [
          box(x - 6, y - 6, 12, 12, 1, i === 1 ? PLANK : WOOD),
          line(`M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x + 5} ${y - 5}L${x - 5} ${y + 5}`, DARK, 0.7, 0.5),
        ],
      ),
      dot(-7, 7, 2, '#c0392b'),
      dot(-2.6, 8, 2, '#d0a24a'),
      dot(-5, 4, 2, '#7a9b5a'),
      disc(8, 7, 4.4, LINEN),
      dot(8, 7, 2.6, '#e3cfa4'),
    ],
  ],
  barrels: [
    28,
    28,
    [
      each(
        [
          [-6, -6],
          [7, -4],
          [0, 7],
        ],
        ([x, y]) => [
          disc(x, y, 6, WOOD),
          dot(x, y, 4.6, PLANK),
          hoop(x, y, 5.4, IRON, 0.9, 1),
          line(`M${x - 3} ${y}h6M${x - 2.4} ${y - 2}h4.8M${x - 2.4} ${y + 2}h4.8`, DARK, 0.5, 0.5),
        ],
      ),
    ],
  ],
  counter: [
    30,
    28,
    [
      box(-14, -13, 28, 9, 1, WOOD),
      pane(-13, -12, 26, 7, 0.6, '#e9dcc3'),
      pane(-10, -11, 8, 5, 0.6, '#c9b48c'),
      line('M-1.6-10l5 3.4', '#b9c2c9', 1.2),
      dot(7, -8.4, 2.2, '#7a9b5a'),
      dot(10.4, -8, 1.6, '#c0392b'),
      box(-6, 3, 12, 9, 1, PLANK),
      dot(-2, 7, 2, LINEN),
      dot(3, 8, 1.4, '#c9783a'),
    ],
  ],
  sideboard: [
    28,
    26,
    [box(-13, -12, 26, 8, 1, WOOD), dot(-8, -8, 2.4, LINEN), dot(0, -8, 2.8, '#c9d5de'), dot(8, -8, 2.4, GOLD), seat(-6, 6, 180), seat(6, 6, 180)],
  ],
  sink: [
    28,
    24,
    [
      box(-13, -11, 26, 12, 1.4, STONE),
      pane(-10.6, -9, 9, 8, 2, WATER),
      pane(1.6, -9, 9, 8, 2, WATER),
      line('M0-11V-6', IRON, 1.6),
      box(-8, 5, 16, 5, 0.8, PLANK),
    ],
  ],
  meat: [
    28,
    28,
    [
      line('M-12-10H12M-12 4H12', IRON, 1.6),
      each(
        [
          [-7, -5],
          [3, -4],
          [-3, 9],
          [8, 9],
        ],
        ([x, y]) => [form(`M${x} ${y - 5}c5 1 6 8 0 10c-6-2-5-9 0-10z`, '#a8463c'), dot(x, y, 1.7, '#f0d5c4')],
      ),
    ],
  ],
  brooms: [
    26,
    26,
    [
      box(-11, -12, 22, 4, 0.8, WOOD),
      each(
        [
          [-6, -8, 8],
          [0, -8, -6],
        ],
        ([x, y, a]) => moved(x, y, 1, a, [box(-0.8, 0, 1.6, 14, 0.6, PLANK), form('M-3 13h6l1.4 6h-8.8z', '#d9b25c')]),
      ),
      disc(7, 4, 4.6, '#7f8c99'),
      dot(7, 4, 3.2, WATER),
    ],
  ],
  coats: [
    26,
    26,
    [
      line('M-11-9H11', WOOD, 2.4),
      each(['#7d2f27', '#2b4a8b', '#4d6b3f'], (c, i) => form(`M${-10 + i * 7.4} -8l3-1.6 3 1.6 1.6 12h-9.2z`, c)),
      box(-9, 8, 7, 4, 1.6, '#5b3a22'),
      box(2, 8, 7, 4, 1.6, '#5b3a22'),
    ],
  ],
  basin: [
    24,
    24,
    [
      box(-9, -11, 18, 11, 4, '#f4f7f6'),
      pane(-6, -8.6, 12, 7.2, 3.6, WATER),
      line('M0-11v3', IRON, 1.6),
      box(-6, 5, 12, 6, 2, LINEN),
      line('M-4 8h8', TONE, 1),
    ],
  ],
  boots: [
    26,
    26,
    [
      box(-11, -11, 22, 8, 1, WOOD),
      times(3, (i) => [pane(-9 + i * 6.6, -9.4, 2.4, 5, 1, DARK), pane(-6 + i * 6.6, -9.4, 2.4, 5, 1, DARK)]),
      disc(-4, 6, 4, '#7f8c99'),
      box(3, 2, 2, 11, 0.8, PLANK),
      box(1.4, 9, 5.2, 4, 0.6, IRON),
    ],
  ],
  stove: [
    26,
    26,
    [
      box(-10, -11, 20, 15, 2, IRON),
      dot(-4.4, -5, 3.4, '#20262b'),
      dot(4.6, -5, 3.4, '#20262b'),
      dot(-4.4, -5, 1.8, '#f08a2c'),
      dot(4.6, -5, 1.2, '#f6b35c'),
      times(4, (i) => disc(-6 + i * 4, 9, 2, pick(['#8b98a5', '#6b7681', '#a2acb6', '#7d8893'], i))),
    ],
  ],
  tub: [
    32,
    26,
    [
      box(-13, -9, 26, 17, 8, '#f4f7f6'),
      pane(-10.6, -6.6, 21.2, 12.2, 6, WATER),
      dot(-3, -1, 2, '#fff'),
      dot(1, 1.4, 1.4, '#fff'),
      dot(4, -2, 1.6, '#fff'),
      line('M12-1h-4', IRON, 1.8),
    ],
  ],
  basket: [
    24,
    24,
    [disc(-3, -2, 7, '#b98352'), dot(-3, -2, 5, '#8d5d35'), dot(-5, -4, 2.6, '#fff'), dot(-1, -2, 2.8, '#dfe8f3'), box(4, 3, 8, 8, 1, LINEN)],
  ],
  washing: [
    34,
    26,
    [
      line('M-15-8H15M-15 5H15', '#c9b48c', 1),
      each(['#fff', '#cfdcef', '#f1d9d0', '#fff'], (c, i) => box(-13 + i * 7, -8.4, 5.6, 7.4, 0.6, c)),
      each(['#e6e0f0', '#fff', '#d9e8dc'], (c, i) => box(-10 + i * 7.6, 4.6, 6, 7, 0.6, c)),
    ],
  ],
  safe: [
    30,
    28,
    [
      box(-12, -12, 24, 22, 2, IRON),
      pane(-9.6, -9.6, 19.2, 17.2, 1, '#8a96a1'),
      disc(0, -1, 5, '#c7d0d8'),
      line('M0-6V4M-5-1H5', DARK, 1),
      dot(0, -1, 1.6, GOLD),
    ],
  ],
  benches: [
    34,
    28,
    [
      times(3, (i) => box(-15, -12 + i * 6, 30, 4.4, 0.6, i % 2 ? PLANK : WOOD)),
      disc(-6, 9, 3.6, WOOD),
      dot(-6, 9, 2.4, WATER),
      box(3, 6, 9, 5, 1, LINEN),
    ],
  ],
} as const satisfies Readonly<Record<string, Motif>>;
