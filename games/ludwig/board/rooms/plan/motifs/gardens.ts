import { DARK, GOLD, GRAVEL, LAWN, LEAF, LEAF2, LINEN, PLANK, SOIL, STONE, STRAW, WATER, WOOD } from '../inks.ts';
import { box, disc, dot, each, form, frame, hoop, line, type Motif, moved, pane, patch, pick, ring, times } from '../marks.ts';

/** What stands and grows outdoors. */
export const GARDENS = {
  trees: [
    18,
    26,
    [
      each(
        [
          [0, -6, 7],
          [-3, 6, 5.4],
          [5, 5, 4],
        ],
        ([x, y, r]) => [disc(x, y, r, LEAF2), dot(x - r * 0.25, y - r * 0.3, r * 0.62, LEAF), dot(x - r * 0.35, y - r * 0.4, r * 0.25, '#c7dd9a')],
      ),
    ],
  ],
  bed4: [
    30,
    14,
    [
      pane(-13, -4.6, 26, 9.2, 4, SOIL),
      times(6, (i) => disc(-10 + i * 4, (i % 2) * 2.4 - 1.2, 2.1, pick(['#d7566a', '#f2d36b', '#fff', '#c58ad0'], i))),
    ],
  ],
  gate: [
    32,
    30,
    [
      pane(-15, -6, 30, 20, 0, GRAVEL),
      box(-14, -11, 28, 9, 1, STONE),
      times(6, (i) => pane(-13 + i * 4.6, -12.4, 2.6, 3.4, 0.3, STONE)),
      box(-7, -9, 14, 7, 0.6, WOOD),
      line('M0-9V-2', DARK, 0.8),
    ],
  ],
  tower: [
    26,
    26,
    [
      disc(0, 0, 10.5, STONE),
      ring(10, 10, (x, y, _, a) => moved(x, y, 1, a, [pane(-1.6, -1.6, 3.2, 3.2, 0.3, STONE)])),
      disc(0, 0, 7.6, '#a14b3c'),
      line('M0 0L5.4-5.4M0 0L-5.4-5.4M0 0L-5.4 5.4M0 0L5.4 5.4M0 0V-7.6M0 0V7.6M0 0H7.6M0 0H-7.6', '#6f2f25', 0.7, 0.7),
      dot(0, 0, 1.4, GOLD),
    ],
  ],
  deck: [
    30,
    28,
    [
      box(-14, -12, 28, 22, 1, PLANK),
      line('M-14-6.6H14M-14-1.2H14M-14 4.4H14', WOOD, 0.7, 0.7),
      box(-8, -8, 7, 7, 2.4, LINEN),
      box(2, -8, 7, 7, 2.4, LINEN),
      disc(0, 5, 2.6, WOOD),
    ],
  ],
  shed: [
    30,
    28,
    [box(-13, -11, 26, 22, 1, '#8d5d35'), line('M-13 0H13', '#5b3a22', 1.6), line('M-9-11V11M-4.4-11V11M0-11V11M4.4-11V11M9-11V11', '#6d4526', 0.7)],
  ],
  crops: [
    26,
    26,
    [
      times(3, (i) => [
        pane(-11, -10 + i * 8, 22, 4.6, 2, SOIL),
        times(5, (k) => disc(-9 + k * 4.4, -7.8 + i * 8, 1.9, pick([LEAF, '#a7c66b', LEAF2], i))),
      ]),
    ],
  ],
  gazebo: [
    44,
    42,
    [
      form('M-8-19H8L19-8V8L8 19H-8L-19 8V-8z', LINEN),
      patch('M-6.4-15.6H6.4L15.6-6.4V6.4L6.4 15.6H-6.4L-15.6 6.4V-6.4z', '#3f7f8a'),
      line('M0 0L-6.4-15.6M0 0L6.4-15.6M0 0L15.6-6.4M0 0L15.6 6.4M0 0L6.4 15.6M0 0L-6.4 15.6M0 0L-15.6 6.4M0 0L-15.6-6.4', '#d9eef0', 0.9),
      patch('M0 0L15.6-6.4V6.4L6.4 15.6z', '#20505a', 0.28),
      disc(0, 0, 2.6, GOLD),
    ],
  ],
  coach: [
    44,
    36,
    [
      box(-13, -7, 22, 14, 3, '#7d2f27'),
      pane(-9, -4.6, 13, 9.2, 2, '#a8423a'),
      each(
        [
          [-9, -10],
          [6, -10],
          [-9, 10],
          [6, 10],
        ],
        ([x, y]) => box(x - 4, y - 1.4, 8, 2.8, 1.2, DARK),
      ),
      line('M9 0H20', WOOD, 1.8),
      form('M13-5h7v2.6h-7zM13 2.4h7v2.6h-7z', '#c9b28c'),
    ],
  ],
  fountain: [
    44,
    42,
    [
      dot(0, 0, 17, GRAVEL),
      disc(0, 0, 13.5, STONE),
      dot(0, 0, 11, WATER),
      hoop(0, 0, 7, '#fff', 0.9, 0.7),
      hoop(0, 0, 9.4, '#fff', 0.6, 0.5),
      disc(0, 0, 4, STONE),
      dot(-0.5, -0.7, 2.2, '#f6fdff'),
      ring(4, 18.6, (x, y) => [disc(x, y, 3, LEAF2), dot(x - 0.6, y - 0.8, 1.6, LEAF)], 0.785),
    ],
  ],
  hut: [
    50,
    50,
    [
      disc(0, 0, 20, '#b99254'),
      ring(26, 1, (x, y) => line(`M${x * 12} ${y * 12}L${x * 17} ${y * 17}`, '#7c5a28', 0.8, 0.7)),
      hoop(0, 0, 13.4, '#8f6a31', 1, 0.6),
      disc(0, 0, 5, '#7c4f2b'),
      dot(-1, -1.4, 3.2, LEAF),
    ],
  ],
  glasshouse: (w) => [
    dot(0, 0, w * 0.44, LAWN),
    ring(8, w * 0.3, (x, y, i) => [disc(x, y, 6, i % 2 ? LEAF : LEAF2), dot(x - 1, y - 1.4, 2.4, i % 2 ? '#e08a6a' : '#f2d36b')]),
    disc(0, 0, 9, LEAF2),
    ring(6, 5, (x, y) => dot(x, y, 2.4, LEAF)),
    dot(0, 0, w * 0.44, '#dff3f2', 0.34),
    each([0.44, 0.29, 0.14], (k) => hoop(0, 0, w * k, '#fff', 1.1, 0.85)),
    ring(12, w, (x, y) => line(`M${x * 0.14} ${y * 0.14}L${x * 0.44} ${y * 0.44}`, '#fff', 1.1, 0.85)),
  ],
  pumpkins: (w, h) => [
    times(4, (r) => [
      pane(-w / 2, -h / 2 + 5 + r * h * 0.25, w, 7, 3.5, SOIL),
      line(`M${-w / 2 + 3} ${-h / 2 + 8.5 + r * h * 0.25}q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0`, LEAF2, 1.6),
    ]),
    times(9, (i) => {
      const [x, y] = [-w / 2 + 9 + ((i * 23) % (w - 14)), -h / 2 + 8 + (i % 4) * h * 0.25];
      return [
        disc(x, y, 4.6, '#dd7a25'),
        line(`M${x} ${y - 4}v8M${x - 2.4} ${y - 3.4}q-1.4 3.4 0 6.8M${x + 2.4} ${y - 3.4}q1.4 3.4 0 6.8`, '#9a4a10', 0.7, 0.8),
        dot(x, y, 1, '#3f6b2f'),
      ];
    }),
  ],
  stalls: (w, h) => [
    times(3, (i) =>
      moved(0, -h / 2 + (i + 0.5) * (h / 3), 1, 0, [
        box(-w / 2, -h / 6 + 0.8, w, h / 3 - 1.6, 1, STRAW),
        box(-w / 2, -h / 6, w, 1.6, 0.6, WOOD),
        moved(1, 0, 0.8, 0, [
          form('M-9-2.6C-6-4.6 4-4.6 8-2.4L12-1.6V1.6L8 2.4C4 4.6-6 4.6-9 2.6z', pick(['#6d4326', '#3b3029', '#c9b28c'], i)),
          dot(12, 0, 1.8, pick(['#5a361d', '#2d2520', '#b89f76'], i)),
        ]),
      ]),
    ),
    box(-w / 2, h / 2 - 1, w, 1.6, 0.6, WOOD),
  ],
  parterre: (w, h) => [
    pane(-w / 2, -h / 2, w, h, 2, GRAVEL),
    frame(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, 2, LEAF2, 2.6),
    line(`M${-w / 2 + 3} ${-h / 2 + 3}L${w / 2 - 3} ${h / 2 - 3}M${w / 2 - 3} ${-h / 2 + 3}L${-w / 2 + 3} ${h / 2 - 3}`, LEAF, 2.4),
    disc(0, 0, 4.6, LEAF),
    ring(4, Math.min(w, h) * 0.27, (x, y, i) => dot(x * 1.2, y * 1.2, 2.6, i % 2 ? '#d7566a' : '#f2d36b'), 0.785),
    ring(4, Math.min(w, h) * 0.3, (x, y) => dot(x, y, 2.2, '#f4f0e2')),
  ],
} as const satisfies Readonly<Record<string, Motif>>;
