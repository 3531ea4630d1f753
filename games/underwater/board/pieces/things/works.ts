import { BRASS, ball, block, CORAL, DARK, drum, GOLD, type Mark, oval, type Tones, WHITE, windows } from './marks.ts';

const WALL: Tones = ['#ffffff', '#dcebee', '#9dbec6'];
const BROWN: Tones = ['#f3d0aa', '#c98552', '#8a4c28'];
const BLUE: Tones = ['#e0eefc', '#7aa8dc', '#3a679f'];
const AMBER: Tones = ['#ffe3a0', '#eab34a', '#b9811c'];
const LAB: Tones = ['#f7fbff', '#dbe7f1', '#93b0ca'];

/** A hexagonal pad, of steel, or of gold where what stands on it is upgraded. */
const pad = (gold: boolean): readonly Mark[] => [
  ['M-18 8V12L-9 19H9L18 12V8L9 15H-9z', gold ? BRASS : '#4d7983'],
  ['M-18 8L-9 1H9L18 8L9 15H-9z', gold ? GOLD : '#a5c6cb'],
];

/** Two chevrons at the upper right. */
const CHEVRONS: readonly Mark[] = [
  [oval(13, -12, 7, 7), GOLD],
  ['M9-11L13-15L17-11M9-6.6L13-10.6L17-6.6', '#4a3300', 2.2],
];

const FARM: readonly Mark[] = [
  ['M-14 9V-4Q-14-17 0-17T14-4V9Q0 16-14 9z', '#d8f3dd'],
  ['M-9 10Q-12 4-9 0T-9-9M-3 12Q-6 5-3 0T-3-12M3 12Q0 5 3 0T3-12M9 10Q6 4 9 0T9-9', '#2f8f4e', 2.8],
  ['M-14-2Q0 4 14-2M0-17V12', WHITE, 1.6],
];

const TANKS: readonly Mark[] = [
  ['M-6-13V-18H9V-7', '#8a5f12', 2.4],
  ...drum([-6, -10, 9, 17], 3.6, AMBER),
  ...drum([9, -4, 7, 11], 2.8, AMBER),
  ['M-8.4-4Q-3.4 2.6-8.4 5.4Q-13.4 2.6-8.4-4z', WHITE],
];

const LABORATORY: readonly Mark[] = [
  ...drum([0, -1, 14, 9], 5.4, LAB),
  ['M-12.6-2Q-12.6-16 0-16T12.6-2Q0 4-12.6-2z', '#3f86cc'],
  ['M-8.6-5Q-7.6-11-2.4-13', '#cfe6fb', 2.4],
  ['M0-16V-19', DARK, 1.8],
  [oval(0, -19, 2.2, 2.2), '#ff8a6b'],
  windows([-10, 5.6], [-3, 7.6], [5, 6.6]),
];

const ANYTHING: readonly Mark[] = [...block([-11, -7, 22, 15], 5.6, WALL), ['M-6.4 0.4Q-6.2-2.2-4-1.6T-3.4 2.4V3.8M-3.4 6.6V6.8', DARK, 1.9]];

/** A dome's foot and floor: steel, or grown. */
const foot = (side: string, rim: string, floor: string): readonly Mark[] => [
  ['M-19 8V12A19 7 0 0 0 19 12V8z', side],
  [oval(0, 8, 19, 7), rim],
  [oval(0, 7.6, 16, 5.4), floor],
];

const GLASS: readonly Mark[] = [
  ['M-18.4 8C-18.4-9-9-18 0-18S18.4-9 18.4 8', '#f2fdff', 1.8],
  ['M-14-2C-13-9-9-13-4-15', '#ffffff', 2.4],
];

const AIR: Mark = ['M-18.4 8C-18.4-9-9-18 0-18S18.4-9 18.4 8A18.4 6.6 0 0 1-18.4 8z', '#bfe9ea'];

const CITY: readonly Mark[] = [
  ...foot('#6f8d95', '#c9dadc', '#f6e7b8'),
  AIR,
  ...block([-13, -1, 9, 8], 2, WALL),
  ...block([5, -3, 9, 10], 2, WALL),
  ...block([-5, -11, 10, 19], 2.4, WALL),
  windows([-3.6, -6], [-3.6, -1], [-3.6, 4], [1.4, -3.6], [1.4, 2], [-11, 2.6], [7, 0], [7, 4.6]),
  ...GLASS,
];

const PODS: readonly Mark[] = [
  ...foot('#553377', '#8f63b5', '#d7b7ea'),
  ['M-18.4 8C-18.4-9-9-18 0-18S18.4-9 18.4 8A18.4 6.6 0 0 1-18.4 8z', '#d4efcf'],
  ['M-14 8C-15-4-11-8-8.6-8S-2-4-3 8zM3 8C2-6 6-10 9-10S15-5 14 8z', '#9a5fc0'],
  ['M-6 10C-7-8-3-14 0-14S7-8 6 10z', '#b57cd8'],
  ['M1 11Q6 4 3-12Q7-8 6 10z', '#6f3f96'],
  [
    `${oval(-1.6, -6, 1.8, 1.8)}${oval(-1.6, 0, 1.8, 1.8)}${oval(-8.6, -2, 1.6, 1.6)}${oval(-8.6, 3, 1.6, 1.6)}${oval(9, -4, 1.6, 1.6)}${oval(9, 1.6, 1.6, 1.6)}`,
    '#ffe07a',
  ],
  ...GLASS,
];

const towers = (tones: Tones): readonly Mark[] => [
  ...block([-15, 0, 8, 7], 1.8, tones),
  ...block([7, -2, 8, 9], 1.8, tones),
  ...block([-8, -8, 8, 15], 1.8, tones),
  ...block([-1, -14, 8, 22], 1.8, tones),
];

const METROPOLIS: readonly Mark[] = [
  ['M0-20L17-10V10L0 20L-17 10V-10z', '#1d4674'],
  ['M0-17L14.4-8.4V8.4L0 17L-14.4 8.4V-8.4z', '#2f679f'],
  ...towers(BLUE).slice(3),
  ['M-1-14L3-19.6L7-14zM-8-8L-4-13L0-8zM7-2L11-7L15-2z', '#e0eefc'],
];

const BROWN_METROPOLIS: readonly Mark[] = [
  ['M0-20L17-10V10L0 20L-17 10V-10z', '#5f351d'],
  ['M0-17L14.4-8.4V8.4L0 17L-14.4 8.4V-8.4z', '#84502f'],
  ...block([-13, 3, 26, 5], 5, BROWN),
  ...block([-9, -3, 18, 6], 3.6, BROWN),
  ...block([-5, -9, 10, 6], 2.2, BROWN),
];

const WAY = 'M-19 8Q0-10 19 8';

const tube = (wall: string, rib: string): readonly Mark[] => [
  [WAY, '#38606b', 15],
  [WAY, wall, 12],
  [WAY, '#b4761a', 7.6],
  [WAY, '#ffd873', 4],
  ['M-13.6-4L-9.4 7.4M-5-7.6L-3 4.6M13.6-4L9.4 7.4M5-7.6L3 4.6', rib, 2.2],
];

const TUNNEL = tube('#dcecee', WHITE);

const ARROW: readonly Mark[] = [
  ['M-11 18V3H-18L0-18L18 3H11V18z', GOLD],
  ['M0-18L18 3H11V18H0z', '#cf9f35'],
  ['M-6 12L0 7L6 12M-6 5L0 0L6 5', '#5d4310', 2.6],
];

/** Everything else that effects speak of. */
export const WORKS = {
  farm: [...pad(false), ...FARM],
  farmUp: [...pad(true), ...FARM, ...CHEVRONS],
  desalination: [...pad(false), ...TANKS],
  desalinationUp: [...pad(true), ...TANKS, ...CHEVRONS],
  laboratory: [...pad(false), ...LABORATORY],
  laboratoryUp: [...pad(true), ...LABORATORY, ...CHEVRONS],
  building: [...pad(false), ...ANYTHING],
  buildingUp: [...pad(true), ...ANYTHING, ...CHEVRONS],
  tunnel: TUNNEL,
  tunnelUp: [...tube(GOLD, '#fff3c9'), ...CHEVRONS],
  structure: [['M-20 4H20', '#38606b', 12], ['M-20 4H20', '#dcecee', 9.4], ['M-20 4H20', '#f2b945', 4.6], ...ANYTHING],
  structureUp: [['M-20 4H20', '#7c5a12', 12], ['M-20 4H20', GOLD, 9.4], ['M-20 4H20', '#fff0b4', 4.6], ...ANYTHING, ...CHEVRONS],
  city: CITY,
  symbioticCity: PODS,
  nonsymbioticCity: [...CITY, [oval(13, -12, 6.4, 6.4), WHITE], ['M10-12H16', DARK, 2.4]],
  metropolis: METROPOLIS,
  brownMetropolis: BROWN_METROPOLIS,
  anyMetropolis: [...BROWN_METROPOLIS.slice(0, 1), ['M0-17L14.4-8.4V8.4L0 17z', '#2f679f'], ['M0-17V17L-14.4 8.4V-8.4z', '#84502f'], ...towers(WALL)],
  upgrade: ARROW,
  step: [
    ['M-19 16V10H-10V3H-1V-4H8V-11H19V16z', '#dfeaec'],
    ['M-10 3V16H-1V-4zM8-11V16H19V-11z', '#b3cdd3'],
    ['M-19 10H-10V3H-1V-4H8V-11H19', '#2a9d8f', 3],
    ['M13-11V-20', '#5d4310', 2],
    ['M13-20L4-17L13-14z', CORAL],
  ],
  special: [
    ['M-10-18L13-16L10 18L-13 16z', DARK],
    ['M-7.6-15L10.4-13.4L8 15L-10 13.4z', '#1d4c5b'],
    ['M0-11L3.4-4L11-2.8L5.2 2.2L6.4 9.6L0 5.8L-7 9L-5.2 1.8L-10.4-3.6L-3-4.4z', GOLD],
  ],
  action: [
    [oval(0, 0, 17, 17), GOLD],
    [oval(0, 0, 14.4, 14.4), '#14424f'],
    ['M3.4-13L-9 2.4H-1.2L-3.4 13L9-2.4H1.2z', '#ffd873'],
  ],
  refresh: [
    ['M14-5A14 14 0 1 0 14 6', '#2f8f86', 6],
    ['M14-5A14 14 0 1 0 14 6', '#8fdacd', 2.6],
    ['M4-5H19V-19z', '#2f8f86'],
  ],
  slot: [
    ['M-17-12H17V12H-17z', WHITE],
    ['M-17 12V16H17V12z', '#8a9aa0'],
    ['M-14-9H14V1H-14z', '#7cc4b8'],
    ['M-10 6.6H10', DARK, 2.2],
    [oval(0, -4, 3.6, 3.6), CORAL],
  ],
  takenSlot: [
    ['M-17-12H17V12H-17z', '#d8dfe1'],
    ['M-17 12V16H17V12z', '#77868c'],
    ['M-9-16H9V4H-9z', '#4d6f9f'],
    [oval(0, -6, 5, 5), WHITE],
  ],
  convert: [
    ['M-19 12V6C-19-8-9-14-2-14V12z', '#cfe3e6'],
    ['M-2-14C9-14 19-8 19 6V12H-2z', '#a974d4'],
    ['M-13 12V0H-6V12zM5 12C4-2 14-2 13 12z', WHITE],
    ['M-10-2H8M3-7L8-2L3 3', '#7c4d0a', 3.4],
  ],
  any: [
    [oval(0, 0, 17, 17), WHITE],
    ['M0 0V-15A15 15 0 0 1 14.3-4.6z', '#e0aa3c'],
    ['M0 0L14.3-4.6A15 15 0 0 1 8.8 12.1z', '#49ad60'],
    ['M0 0L8.8 12.1A15 15 0 0 1-8.8 12.1z', '#8f9ca8'],
    ['M0 0L-8.8 12.1A15 15 0 0 1-14.3-4.6z', '#3f86d2'],
    ['M0 0L-14.3-4.6A15 15 0 0 1 0-15z', '#9a5bb4'],
    [oval(0, 0, 6, 6), WHITE],
  ],
  production: [
    ['M-18 17V0L-8 6V0L2 6V0L10 5V-15H18V17z', '#5c7c88'],
    ['M10 17V-15H18V17z', '#87a5ae'],
    windows([-14, 9], [-6, 9], [2, 9]),
    [oval(14, -18, 3, 2), WHITE],
  ],
  end: [
    ['M-12 19V-18', '#6b490c', 3.2],
    ['M-12-17C-4-22 5-12 17-16V3C5 7-4-3-12 2z', CORAL],
    ['M2-13L4.2-8.4L9.2-7.8L5.6-4.4L6.4 .6L2-1.8L-2.4 .6L-1.6-4.4L-5.2-7.8L-.2-8.4z', WHITE],
  ],
  less: [
    ['M-18-6L-2-17H16V1L0 17z', '#f8efd9'],
    [oval(9.6, -10.6, 2.8, 2.8), DARK],
    ['M-7 1L3 1', '#a3261c', 3.8],
  ],
  swap: [
    ['M-17-7H8V-15L20-4L8 6V-1H-17z', '#58b5aa'],
    ['M17 13H-8V19L-20 10L-8 0V6H17z', '#e08a4c'],
  ],
  food: [
    [oval(0, 9, 19, 8.4), '#bfb193'],
    [oval(0, 6.6, 19, 8.4), WHITE],
    ['M-6 7Q-9-3 0-13Q9-3 6 7Q0 11-6 7z', '#49ad60'],
    ['M0 7V-7', '#1f6b3b', 2],
  ],
  hand: [
    ['M-17-6L-6-13L5 10L-6 17z', '#2b6a77'],
    ['M-7-15H7V14H-7z', WHITE],
    ['M6-13L17-6L6 17L-5 10z', '#3d9c97'],
    ...ball(12, -13, 6, ['#fff', GOLD, BRASS]),
    ['M9.4-13H14.6M12-15.6V-10.4', DARK, 2],
  ],
  matching: [
    ['M-18-14H2V12H-18z', '#2c7a4b'],
    ['M-2-9H18V16H-2z', '#2c7a4b'],
    ['M-15-11H-1V-2H-15zM1-6H15V3H1z', '#cfe8d2'],
    ['M-6 3H8', WHITE, 2.6],
  ],
  other: [
    ['M-18-14H2V12H-18z', '#2c7a4b'],
    ['M-2-9H18V16H-2z', '#b53a2e'],
    ['M-15-11H-1V-2H-15z', '#cfe8d2'],
    ['M1-6H15V3H1z', '#f6cfc4'],
  ],
  site: [
    ['M-19 2L-9-11H9L19 2L9 15H-9z', '#1d5362'],
    ['M-14 2L-6.6-7.6H6.6L14 2L6.6 11.6H-6.6z', '#a5c6cb'],
    ['M0-6L2.4-.8L8-.2L3.8 3.6L5 9L0 6.2L-5 9L-3.8 3.6L-8-.2L-2.4-.8z', '#e2a93a'],
  ],
  lasting: [
    ['M0 0C-5-11-18-9-18 0S-5 11 0 0S18-9 18 0S5 11 0 0z', '#2f8f86', 7],
    ['M0 0C-5-11-18-9-18 0S-5 11 0 0S18-9 18 0S5 11 0 0z', '#9be0d4', 2.6],
  ],
  link: [
    ['M-16 6H16', '#38606b', 10],
    ['M-16 6H16', '#ffd873', 5],
    [oval(-14, 0, 7, 9), '#dcecee'],
    [oval(14, 0, 7, 9), '#dcecee'],
    ['M0-4L2.6-14H-2L1-20L-6-11H-2z', '#e0a526'],
  ],
} as const satisfies Readonly<Record<string, readonly Mark[]>>;
