import { DARK, GOLD, IRON, LANE, LAWN, LINEN, PALE, PLANK, STONE, TONE, WOOD } from '../inks.ts';
import { box, disc, dot, each, form, frame, hoop, line, type Mark, type Motif, moved, pane, patch, ring, seat, times } from '../marks.ts';

/** What stands where one plays, prays and listens. */
export const LEISURE = {
  piano: [
    30,
    26,
    [
      form('M-11-10H11V0C11 8 4 5 1 9C-3 13-11 10-11 3z', '#231d1a'),
      box(-11, -11.6, 22, 4, 0.8, LINEN),
      times(9, (i) => pane(-9.8 + i * 2.4, -11.6, 1, 2.4, 0, '#111')),
      line('M-7-4C-6 4-2 6 2 3', '#d6b25e', 0.8, 0.9),
      box(-4, -17, 8, 3.6, 1, TONE),
    ],
  ],
  organ: [
    32,
    28,
    [
      box(-14, -12, 28, 10, 1.2, WOOD),
      times(11, (i) => dot(-12 + i * 2.4, -7 - (i % 2), 1.1 + Math.abs(5 - i) * 0.12, GOLD)),
      box(-9, -2, 18, 5, 0.8, LINEN),
      times(7, (i) => pane(-7.6 + i * 2.4, -2, 1, 2.4, 0, '#111')),
      box(-6, 6, 12, 4, 1, TONE),
    ],
  ],
  flutes: [
    28,
    26,
    [
      ring(3, 8, (x, y, _, a) => moved(x, y, 1, a + 40, [box(-6, -1, 12, 2, 1, GOLD), times(4, (k) => dot(-3 + k * 2.2, 0, 0.5, DARK))])),
      box(-4, -3, 8, 6, 0.6, LINEN),
      line('M-2.6-1H2.6M-2.6 1H2.6', '#777', 0.6),
    ],
  ],
  billiard: [
    34,
    22,
    [
      box(-16, -9, 32, 18, 2.4, WOOD),
      pane(-13.4, -6.6, 26.8, 13.2, 1, '#2f7a4a'),
      ring(2, 13.4, (x) => [dot(x, -6.6, 1.3, DARK), dot(x, 6.6, 1.3, DARK)]),
      dot(0, -6.8, 1.2, DARK),
      dot(0, 6.8, 1.2, DARK),
      dot(-6, 1, 1.2, '#fff'),
      dot(4, -2, 1.2, '#c0392b'),
      dot(7, 1.6, 1.2, '#f2c14e'),
      line('M-15 9L-7.4 2', '#e9d3a8', 0.9),
    ],
  ],
  cues: [
    22,
    26,
    [box(-8, -10, 16, 5, 1, WOOD), times(4, (i) => line(`M${-5 + i * 3.4} -10v13`, '#e9d3a8')), disc(-3, 8, 3.4, PLANK), disc(5, 8, 3.4, PLANK)],
  ],
  altar: [
    26,
    28,
    [
      box(-9, -11, 14, 22, 1, STONE),
      pane(-7, -9, 10, 18, 0.6, LINEN),
      line('M-2-6V6M-5-2H1', GOLD, 1.6),
      disc(8, -8, 1.8, '#ffdf8a'),
      disc(8, 8, 1.8, '#ffdf8a'),
    ],
  ],
  sewing: [
    28,
    24,
    [box(-12, -8, 24, 14, 1.4, WOOD), box(-9, -5, 10, 5, 1.4, DARK), dot(3, -2.4, 1.8, GOLD), form('M-2 1h11l3 7h-12z', PALE), seat(-4, 10, 180)],
  ],
  cloth: [
    24,
    26,
    [box(-10, -11, 20, 5, 2.4, '#a8423a'), box(-10, -4.6, 20, 5, 2.4, '#3d6ea0'), box(-10, 1.8, 20, 5, 2.4, '#d0a24a'), disc(0, 11, 2.6, LINEN)],
  ],
  choir: [
    56,
    50,
    [
      each([22, 16.5], (r, k) =>
        times(9 - k * 2, (i) => {
          const a = Math.PI + ((i + 0.5) * Math.PI) / (9 - k * 2);
          return [
            disc(Math.cos(a) * r, Math.sin(a) * r + 6, 2.5, k ? '#2b4a8b' : '#a8342e'),
            dot(Math.cos(a) * r, Math.sin(a) * r + 6, 1.2, '#f0d7b6'),
          ];
        }),
      ),
      box(-6, 6, 12, 7, 1, WOOD),
      pane(-4, 7, 8, 4, 0.4, LINEN),
      disc(0, 18, 2.6, DARK),
    ],
  ],
  throne: [
    44,
    40,
    [
      box(-16, -17, 32, 15, 1.5, STONE),
      pane(-13, -15, 26, 11, 1, LINEN),
      box(-6, -16, 12, 11, 2, GOLD),
      pane(-4, -13, 8, 7.4, 1.4, TONE),
      form('M-5-16.6l2.4-3 2.6 2.6L2.6-19.6 5-16.6z', GOLD),
      box(-3.6, -2, 7.2, 22, 0.4, TONE),
      line('M-2.4-2V20M2.4-2V20', GOLD, 0.7),
    ],
  ],
  pews: (w, h) => [
    times(4, (i) => [box(-w / 2, -h / 2 + (i * h) / 4 + 1, w, h / 4 - 3.4, 0.8, WOOD), pane(-w / 2, -h / 2 + (i * h) / 4 + 1, w, 1.2, 0.4, PLANK)]),
  ],
  lane: (w) => [
    times(2, (k) =>
      moved(4, k * 13 - 6.5, 1, 0, [
        box(-w / 2 + 8, -5.4, w - 14, 10.8, 1, LANE),
        line(`M${-w / 2 + 10} -1.8H${w / 2 - 8}M${-w / 2 + 10} 1.8H${w / 2 - 8}`, WOOD, 0.5, 0.5),
        times(9, (i) => disc(w / 2 - 22 + (i % 3) * 5 + Math.floor(i / 3) * 0.8, (Math.floor(i / 3) - 1) * 3.2, 1.4, LINEN)),
        disc(-w / 2 + 22 + k * 34, 0, 2.7, k ? '#7d2f27' : '#2b4a8b'),
      ]),
    ),
  ],
  track: (w, h) => {
    const rails = (ink: string, width: number): Mark => frame(-w / 2 + 8, -h / 2 + 5, w - 16, h - 10, 9, ink, width);
    return [
      pane(-w / 2 + 4, -h / 2 + 2, w - 8, h - 4, 11, LAWN, 0.6),
      rails(WOOD, 4.4),
      rails(IRON, 2.6),
      rails('#efe3cb', 1.3),
      box(-20, -h / 2 + 2, 12, 6, 1.5, '#9c3a30'),
      box(-6, -h / 2 + 2.4, 9, 5.2, 1, '#2b4a8b'),
      box(5, -h / 2 + 2.4, 9, 5.2, 1, '#47803f'),
      dot(-18, -h / 2 + 5, 1.6, DARK),
      box(-12, -3, 24, 6, 1, STONE),
      pane(-8, -2, 16, 4, 0.6, '#8d5d35'),
    ];
  },
  forum: (w) => [
    each([0.5, 0.41, 0.32], (k, i) => [dot(0, 0, w * k, i % 2 ? LANE : STONE), hoop(0, 0, w * k, '#000', 0.8, 0.18)]),
    ring(26, w * 0.455, (x, y, i) => (i % 13 === 6 ? [] : disc(x, y, 1.5, i % 3 ? '#a8423a' : '#2b4a8b'))),
    ring(20, w * 0.365, (x, y, i) => (i % 4 === 1 ? [] : disc(x, y, 1.5, i % 2 ? '#d0a24a' : '#5c7f4c'))),
    disc(0, 0, w * 0.17, LINEN),
    patch('M0-8L2-2.4 8-2 3.4 1.6 5 7.4 0 4.2-5 7.4-3.4 1.6-8-2-2-2.4z', GOLD),
  ],
  theatre: (w, h) => [
    form(`M${-w * 0.34} ${h * 0.12}H${w * 0.34}L${w * 0.26} ${h * 0.4}H${-w * 0.26}Z`, LANE),
    box(-w * 0.36, h * 0.08, w * 0.72, 4, 1.6, '#8d2f2a'),
    form(`M${-w * 0.34} ${h * 0.12}q5 8 1 18l-6-4zM${w * 0.34} ${h * 0.12}q-5 8-1 18l6-4z`, '#a8342e'),
    box(-7, h * 0.22, 14, 7, 1, '#47803f'),
    each([20, 28, 36], (r, k) =>
      times(7 + k * 2, (i) => {
        const a = Math.PI + ((i + 0.5) * Math.PI) / (7 + k * 2);
        return moved(Math.cos(a) * r, Math.sin(a) * r + 4, 1, (a * 180) / Math.PI + 90, [
          box(-2.2, -2, 4.4, 4.2, 1.4, k % 2 ? '#a8423a' : '#b9584f'),
        ]);
      }),
    ),
  ],
} as const satisfies Readonly<Record<string, Motif>>;
