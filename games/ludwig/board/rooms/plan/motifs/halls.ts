import { CANDLE, GOLD, LINEN, RUNNER, STAIR, STONE, TONE } from '../inks.ts';
import { box, disc, dot, hoop, line, type Motif, moved, pane, patch, ring, times } from '../marks.ts';

/** What lies in corridors and halls. */
export const HALLS = {
  runner: (w, h) => [
    pane(-w / 2, -h / 2 + 1, w, h - 2, 0.6, RUNNER),
    line(`M${-w / 2} ${-h / 2 + 2.6}H${w / 2}M${-w / 2} ${h / 2 - 2.6}H${w / 2}`, GOLD, 0.9),
    times(Math.floor(w / 12), (i) => patch(`M${-w / 2 + 6 + i * 12} -2.4l3.4 2.4-3.4 2.4-3.4-2.4z`, GOLD, 0.55)),
    h > 20 ? ring(2, w / 4, (x) => moved(x, 0, 1, 0, [disc(0, 0, 5, GOLD), ring(6, 4.4, (a, b) => disc(a, b, 1.5, CANDLE))])) : [],
  ],
  columns: (w) => [
    pane(-w / 2, -5, w, 10, 0.6, RUNNER),
    line(`M${-w / 2} -3.8H${w / 2}M${-w / 2} 3.8H${w / 2}`, GOLD, 0.8),
    times(5, (i) =>
      moved(-w / 2 + 13 + (i * (w - 26)) / 4, 0, 1, 0, [
        disc(0, -11, 3.2, STONE),
        dot(-0.6, -11.6, 1.9, '#fff'),
        disc(0, 11, 3.2, STONE),
        dot(-0.6, 10.4, 1.9, '#fff'),
      ]),
    ),
  ],
  steps: (w, h) => [
    times(12, (i) => pane(-w / 2 + (i * w) / 12, -h / 2, w / 12 + 0.2, h, 0, STAIR, 0.74 - i * 0.06)),
    times(11, (i) => line(`M${-w / 2 + ((i + 1) * w) / 12} ${-h / 2}v${h}`, '#000', 0.6, 0.35)),
  ],
  mirrors: (w, h) => [
    pane(-w / 2, -6, w, 12, 1, TONE),
    line(`M${-w / 2} -4.4H${w / 2}M${-w / 2} 4.4H${w / 2}`, GOLD, 0.8),
    times(8, (i) =>
      moved(-w / 2 + 9 + (i * (w - 18)) / 7, 0, 1, 0, [
        box(-5, -h / 2, 10, 4.4, 2, GOLD),
        pane(-4, -h / 2 + 0.9, 8, 2.4, 1.2, '#e6f3f6'),
        box(-5, h / 2 - 4.4, 10, 4.4, 2, GOLD),
        pane(-4, h / 2 - 3.5, 8, 2.4, 1.2, '#cfe6ee'),
      ]),
    ),
    times(3, (i) => moved((i - 1) * 40, 0, 1, 0, [disc(0, 0, 4.5, GOLD), ring(6, 4, (a, b) => dot(a, b, 1.3, CANDLE))])),
  ],
  medallion: [
    44,
    44,
    [
      patch('M0-18L5-5L18 0L5 5L0 18L-5 5L-18 0L-5-5z', RUNNER),
      patch('M0-18L5-5L0 0zM18 0L5 5L0 0zM0 18L-5 5L0 0zM-18 0L-5-5L0 0z', GOLD),
      hoop(0, 0, 19.6, GOLD, 0.9, 1),
      dot(0, 0, 3, LINEN),
    ],
  ],
} as const satisfies Readonly<Record<string, Motif>>;
