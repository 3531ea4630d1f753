import { DARK, GOLD, IRON, LEAF, LEAF2, LINEN, PALE, PLANK, SPINES, STONE, TONE, WOOD } from '../inks.ts';
import { box, disc, dot, frame, hoop, line, type Motif, moved, pane, patch, pick, ring, seat, times } from '../marks.ts';

/** What stands in living rooms and bedrooms. */
export const INDOORS = {
  rugR: (w, h) => [
    pane(-w / 2, -h / 2, w, h, 1.5, TONE),
    frame(-w / 2 + 1.6, -h / 2 + 1.6, w - 3.2, h - 3.2, 0, GOLD, 0.9),
    patch(`M0 ${-h / 4}L${w / 4} 0L0 ${h / 4}L${-w / 4} 0z`, PALE, 0.8),
    line(`M${-w / 2 - 0.8} ${-h / 2 + 1}V${h / 2 - 1}M${w / 2 + 0.8} ${-h / 2 + 1}V${h / 2 - 1}`, GOLD, 0.8, 0.7),
  ],
  rugO: (w, h) => {
    const r = Math.min(w, h) / 2;
    return [dot(0, 0, r, TONE), hoop(0, 0, r - 2, GOLD, 0.9), dot(0, 0, r * 0.62, PALE, 0.8), ring(12, r * 0.8, (x, y) => dot(x, y, 0.9, GOLD))];
  },
  shelf: (w, h) => [
    box(-w / 2, -h / 2, w, h, 1, WOOD),
    times(Math.floor(w / 3), (i) => pane(-w / 2 + 1 + i * 3, -h / 2 + 1, 2, h - 2.6 - (i % 3), 0, pick(SPINES, i * 7))),
  ],
  tapestry: (w, h) => [
    box(-w / 2, -h / 2 + 1, w, h * 0.7, 0.6, TONE),
    times(Math.floor(w / 6), (i) => patch(`M${-w / 2 + 3 + i * 6} ${-h / 2 + 1.8}l2 2.2-2 2.2-2-2.2z`, GOLD)),
  ],
  armchair: [
    14,
    14,
    [
      box(-6, -6, 12, 12, 3, PALE),
      pane(-6, -6, 12, 4, 2, TONE),
      pane(-6, -4, 2.8, 9, 1.4, TONE),
      pane(3.2, -4, 2.8, 9, 1.4, TONE),
      pane(-2.6, -1.6, 5.2, 5.6, 1.4, LINEN),
    ],
  ],
  sofas: [
    36,
    34,
    [
      box(-12, -15, 24, 9, 3, PALE),
      pane(-12, -15, 24, 3.4, 1.6, TONE),
      line('M-4-11V-7M4-11V-7', TONE, 0.8),
      box(-12, 6, 24, 9, 3, PALE),
      pane(-12, 11.6, 24, 3.4, 1.6, TONE),
      box(-8, -3.4, 16, 6.8, 1.2, WOOD),
      pane(-6, -2, 5, 4, 0.4, LINEN),
      dot(4, 0, 1.7, GOLD),
    ],
  ],
  roundtable: [
    30,
    30,
    [
      ring(4, 10.5, (x, y, _, a) => seat(x, y, a + 90), 0.785),
      disc(0, 0, 8, WOOD),
      dot(-0.6, -0.8, 6.6, PLANK),
      ring(4, 4.2, (x, y) => dot(x, y, 1.5, LINEN)),
      dot(0, 0, 1.6, GOLD),
    ],
  ],
  longtable: [
    36,
    26,
    [
      times(4, (i) => [seat(-12 + i * 8, -9.6), seat(-12 + i * 8, 9.6, 180)]),
      box(-16, -6, 32, 12, 1.4, WOOD),
      pane(-15, -5, 30, 10, 1, LINEN),
      times(4, (i) => [dot(-12 + i * 8, -2.8, 1.6, '#c9d5de'), dot(-12 + i * 8, 2.8, 1.6, '#c9d5de')]),
      dot(0, 0, 1.6, '#c0392b'),
      dot(-8, 0, 1.4, GOLD),
      dot(8, 0, 1.4, GOLD),
    ],
  ],
  desk: [
    30,
    26,
    [
      box(-13, -9, 26, 12, 1.4, WOOD),
      pane(-12, -8, 24, 10, 1, PLANK),
      pane(-8, -6.4, 8, 6, 0.4, LINEN),
      line('M-7-5h5M-7-3.4h6', '#8a7d6a', 0.6),
      pane(3, -6, 4, 5, 0.4, '#7d2f27'),
      dot(9.6, -4, 1.5, GOLD),
      seat(0, 7, 180),
    ],
  ],
  bed: [
    30,
    30,
    [
      box(-12, -13, 24, 26, 2, WOOD),
      pane(-11, -11, 22, 23, 1.4, LINEN),
      box(-9.4, -9.6, 8.4, 5.4, 1.8, '#fff'),
      box(1, -9.6, 8.4, 5.4, 1.8, '#fff'),
      patch('M-11-2H11V12H-11z', TONE),
      patch('M-11-2H11V1.6H-11z', PALE),
      line('M-6 5l3 3 3-3 3 3 3-3', GOLD, 0.8, 0.8),
    ],
  ],
  canopy: [
    38,
    36,
    [
      box(-15, -16, 30, 32, 2, WOOD),
      pane(-13, -13, 26, 28, 1.4, LINEN),
      box(-11, -11.6, 10, 6, 2, '#fff'),
      box(1, -11.6, 10, 6, 2, '#fff'),
      patch('M-13-3H13V15H-13z', TONE),
      patch('M-13-3H13V1H-13z', GOLD),
      patch('M0 3l4 4-4 4-4-4z', GOLD),
      ring(4, 21, (x, y) => disc(x * 1, y * 1.04, 2.3, GOLD), 0.785),
    ],
  ],
  beds: [
    50,
    42,
    [
      times(3, (i) =>
        moved(-16 + i * 16, 0, 1, 0, [
          box(-6, -15, 12, 30, 1.4, WOOD),
          pane(-5, -13, 10, 27, 1, LINEN),
          box(-3.6, -12, 7.2, 4.6, 1.6, '#fff'),
          pane(-5, -3, 10, 16, 0.6, TONE),
          pane(-5, -3, 10, 2.6, 0.6, PALE),
        ]),
      ),
    ],
  ],
  divan: [32, 22, [box(-13, -6, 26, 13, 5, PALE), pane(-13, -6, 8, 13, 4, TONE), dot(-8, 0, 3, LINEN), pane(-2, -4, 12, 9, 2, LINEN)]],
  wardrobe: [
    28,
    28,
    [
      box(-12, -13, 24, 9, 1, WOOD),
      line('M0-13V-4', DARK, 0.7),
      dot(-1.6, -5.6, 0.7, GOLD),
      dot(1.6, -5.6, 0.7, GOLD),
      box(-12, 4, 10, 8, 1, PLANK),
      disc(7, 8, 4, LINEN),
    ],
  ],
  vanity: [
    26,
    26,
    [
      box(-11, -11, 22, 7, 1.2, WOOD),
      disc(0, -9, 4, GOLD),
      dot(0, -9, 3, '#e4f1f5'),
      dot(7.4, -7, 1.2, '#d7566a'),
      dot(-7.4, -7, 1.2, '#8fb7d6'),
      disc(0, 2, 4.2, PALE),
      dot(0, 2, 2.6, LINEN),
    ],
  ],
  sun: [26, 26, [patch('M-11-11H11L7 9H-7z', '#fff1bd'), line('M-11-12H11', '#bcdff0', 2.4), disc(0, 2, 5, PALE), dot(0, 2, 3, LINEN)]],
  plant: [
    14,
    14,
    [box(-4.6, -4.6, 9.2, 9.2, 2, '#a4603c'), ring(6, 3.8, (x, y, i) => disc(x, y, 3, i % 2 ? LEAF : LEAF2)), dot(0, 0, 2.2, '#8fbf6e')],
  ],
  hearth: [
    30,
    28,
    [
      box(-13, -14, 26, 8, 1, STONE),
      pane(-8, -13, 16, 6, 0.6, '#2a1c16'),
      patch('M-5-7.4q1-5 3-3 1-4 3-1 2-2 4 4z', '#f08a2c'),
      patch('M-2-7.4q1-3 2.4-1.6 1-1 2 1.6z', '#ffe08a'),
      box(-10, 1, 20, 10, 1.4, WOOD),
      disc(-4, 6, 3, IRON),
      dot(-4, 6, 1.8, '#c9783a'),
      disc(4, 6, 2.2, LINEN),
    ],
  ],
  chest: [
    24,
    18,
    [box(-10, -7, 20, 14, 2, WOOD), pane(-10, -7, 20, 5, 2, PLANK), line('M-6-7V7M6-7V7', GOLD, 1.4), pane(-1.8, -3, 3.6, 4, 0.6, GOLD)],
  ],
  globe: [16, 16, [disc(0, 0, 6.6, WOOD), dot(0, 0, 5, '#5a94b8'), patch('M-3-2q3-3 5 0t-2 4q-4 0-3-4z', '#8fbf6e')]],
  telescope: [
    44,
    42,
    [
      disc(0, 2, 13, WOOD),
      dot(0, 2, 11, '#24365f'),
      ring(7, 7.6, (x, y, i) => dot(x, y + 2, 0.5 + (i % 3) * 0.35, '#fff')),
      moved(0, 0, 1, -38, [box(-5, -3.4, 24, 6.8, 1.4, GOLD), box(16, -4.6, 6, 9.2, 1.2, '#e9cf85'), box(-10, -2, 7, 4, 1, '#8a6516')]),
      disc(0, 2, 2.6, DARK),
    ],
  ],
} as const satisfies Readonly<Record<string, Motif>>;
