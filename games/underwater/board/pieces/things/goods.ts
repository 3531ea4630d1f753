import type { Good } from '../../../rules/index.ts';
import { ball, block, DARK, type Mark, oval, WHITE } from './marks.ts';

const COIN = ['#f0cc66', '#a9781c'] as const;

const coin = (y: number): readonly Mark[] => [
  [`M-15 ${y}v4.6a15 6.4 0 0 0 30 0v-4.6z`, COIN[1]],
  [oval(0, y, 15, 6.4), COIN[0]],
];

const BIO = ['#f6dcff', '#a565c4', '#6f3a8f'] as const;

/** Resources, points and cards as things with volume. */
export const GOODS_THINGS: Readonly<Record<Good, readonly Mark[]>> = {
  credits: [...coin(9), ...coin(2), ...coin(-5), ['M5.6-6.6A6 2.8 0 1 0 5.6-3M0-9.6V-.4', '#6b490c', 2]],
  kelp: [
    ['M-1 18C-3 8 2 2-1-6S0-15 1-19', '#1f6b3b', 3.4],
    ['M-1 14Q-10 14-17 5Q-6 1-1 14zM0 9Q9 9 17 0Q5-3 0 9zM-1 3Q-10 2-15-7Q-4-9-1 3zM0-2Q8-3 13-13Q2-13 0-2zM0-8Q-6-13 1-20Q6-13 0-8z', '#3f9f56'],
    ['M-12 6Q-6 6-3 11M12 1.6Q6 2 3 6M-11-5Q-6-5-3 0M10-10Q5-9 3-4M1-17V-12', '#a9e49c', 1.8],
  ],
  steelplast: [
    ...block([-18, 4, 36, 9], 6, ['#e3e9ee', '#aab6c1', '#6d7a86']),
    ...block([-13, -8, 26, 9], 4.6, ['#f4f7fa', '#bcc7d0', '#7d8a96']),
    ['M-12-5.4L-2-1.9M-16 7L-3 11.4', WHITE, 1.4],
  ],
  science: [
    ['M-5-17H5V-6L15.4 12Q17 18 9.6 18H-9.6Q-17 18-15.4 12L-5-6z', '#e2f2fc'],
    ['M-9.4 1.6H9.4L15.4 12Q17 18 9.6 18H-9.6Q-17 18-15.4 12z', '#3a80cd'],
    ['M3 1.6H9.4L15.4 12Q17 18 9.6 18H2Q9 14 3 1.6z', '#265f9f'],
    ['M-8.4 3.4H8.4', '#9ccbf5', 2.4],
    [`${oval(-4, 11, 2.3, 2.3)}${oval(3, 8, 1.6, 1.6)}${oval(1.4, 14, 1.3, 1.3)}`, '#d3ebff'],
    ['M-7-17.4H7', '#f7fbff', 3.4],
  ],
  biomatter: [['M-10 8L0-9L11 7z', '#e3c2f4', 3.4], ...ball(0, -9, 9, BIO), ...ball(-10, 8.4, 8.4, BIO), ...ball(11, 8, 7.6, BIO)],
  points: [
    ['M0-19L5.7-7L18.6-5.5L9.1 3.4L11.6 16.4L0 10.1L-11.6 16.4L-9.1 3.4L-18.6-5.5L-5.7-7z', '#dd6238'],
    ['M0-19L5.7-7L0 0zM18.6-5.5L9.1 3.4L0 0zM11.6 16.4L0 10.1V0zM-11.6 16.4L-9.1 3.4L0 0zM-18.6-5.5L-5.7-7L0 0z', '#ffb892'],
    [
      `${oval(0, -11, 1.3, 1.3)}${oval(10.6, -2.8, 1.3, 1.3)}${oval(-10.6, -2.8, 1.3, 1.3)}${oval(6.8, 9.4, 1.3, 1.3)}${oval(-6.8, 9.4, 1.3, 1.3)}`,
      '#8d3a22',
    ],
  ],
  cards: [
    ['M-16-12L1-16L7 12L-10 16z', '#2b6a77'],
    ['M-12.6-9.4L-1.6-12M-11.6-4L-8-5', '#bfe3df', 2],
    ['M-2-13L17-10L13 17L-6 14z', WHITE],
    ['M1-9.6L13.6-7.6L12.2 1.8L-.4-.2z', '#3d9c97'],
    ['M-1.4 5L10.4 6.8M-2 9.6L6 10.8', DARK, 1.8],
  ],
};
