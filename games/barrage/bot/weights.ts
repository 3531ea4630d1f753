/**
 * The weights of the features of `features.ts`, in their order, in about victory points. They are fitted by least squares to final
 * leads of bots that sometimes slip. `left`: rounds after this one. `time`: 1 with two rounds or more left, 0 at the end.
 */
export const WEIGHTS: readonly (readonly [feature: string, weight: number])[] = [
  ['points', 1],
  ['points of uncovered incomes to come', 0.299],
  ['goods of uncovered incomes to come', 0.852],
  ['next incomes, by the pieces done towards them', 0.348],
  ['rank by energy in reach', 1.064],
  ['credits and loss by energy in reach', 0.68],
  ['bonus tile by energy now', 0.505],
  ['bonus tile by energy in reach', 0.625],
  ['bonus tiles to come, by own pieces', 0.685],
  ['energy in reach this round', -0.433],
  ['energy in linked dams', 0.307],
  ['energy of the water to come through own systems', 0.886],
  ['energy of systems that lack one piece', 0.221],
  ['powerhouse bonus of rounds to come', 1.486],
  ['company ability of rounds to come', 2.318],
  ['credits, excavators and mixers, fifths', 1.331],
  ['excavators while time is left', 0.95],
  ['mixers while time is left', 1.163],
  ['machinery on the wheel, by nearness', 1.186],
  ['turns that tiles are away', -0.419],
  ['advanced tiles, for the rounds left', 1.311],
  ['engineers', 0.718],
  ['best own contract in reach this round', 0.406],
  ['own contracts by likelihood', 0.252],
  ['best national contract in reach', 0.249],
  ['objective by rank now', 0.786],
  ['objective, lead in count', 0.765],
  ['drops in own dams, the nearer the end', 0.767],
  ['bases, for the rounds left', 1.657],
  ['elevations, for the rounds left', 0.925],
  ['conduits, for the rounds left', 2.119],
  ['powerhouses, for the rounds left', 0.637],
  ['officer, for the rounds left', 1],
];

/** Points that make the odds e to one: at the end of the match, and for each round left. */
export const SPREAD = Object.freeze({ atEnd: 5, perRound: 3 });

/** What an officer is worth in a round, by number: Adler, Del Monte, Fiesler, McDowell, Jordan, Krylov, Sekibo. */
export const OFFICER_WORTH: readonly number[] = Object.freeze([1.68, 1.8, 2.46, 1.82, 0.03, 1.1, 0]);

/** What goods are worth in points: at the end, and while time is left. */
export const WORTH = Object.freeze({
  credit: [0.2, 0.4],
  excavator: [0.2, 0.7],
  mixer: [0.2, 0.9],
  machine: [0.2, 0.9],
  turn: [0, 0.7],
  energy: [0.45, 0.45],
  later: [0.4, 0.8],
  now: [0.7, 1],
  base: [1.5, 5],
  elevation: [1.5, 4.5],
  conduit: [0.4, 1],
  powerhouse: [2, 6],
  tile: [0.5, 3],
} satisfies Record<string, readonly [atEnd: number, withTime: number]>);

/** What playouts go by: points at a glance, of a turn's actions for each engineer. */
export const MERITS = Object.freeze({
  /** A credit to pay. */
  credit: 0.35,
  /** A credit of the bank; the more engineers go there at once the better. */
  bank: 0.3,
  bankTogether: 0.01,
  /** The engineers that a construction without any is judged by. */
  unmanned: 0.7,
  /** Copying an officer while this many engineers are left. */
  copy: 0.8,
  copyFrom: 5,
  /** Energy, and points of the bonus tile that it reaches. */
  energy: 0.35,
  bonusTile: 0.8,
  /** Water where no own dam has room. */
  idleWater: 0.3,
  /** Machines and tiles that come back, and turns that bring nothing. */
  machineBack: 0.7,
  tileBack: 1.2,
  emptyTurn: 0.1,
  /** A new contract; in the last round; and the part that counts without a powerhouse. */
  contract: 1.3,
  lastContract: 0.6,
  darkContract: 0.5,
  /** A tile with an effect of its own more, a wild one less. */
  special: 1.5,
  wild: 0.5,
  /** A piece of any kind, its bonus tiles' points, the rounds that it stands; a powerhouse more. */
  piece: 1,
  pieceBonus: 0.4,
  pieceRounds: 0.4,
  powerhouse: 2,
  redSite: 1,
});
