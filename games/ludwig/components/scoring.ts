/** Points for each tile of an empty stack (LUD-END-06). */
export const DEPLETED_POINTS = 2;
/** Marks for a point at the end (LUD-END-08). */
export const MONEY_PER_POINT = 10_000;

/** The titles of the solo game with the fewest points of each; below the second row's one is a jester (LUD-SOLO-10). */
export const SOLO_RANKS = [
  { title: 'jester', from: Number.MIN_SAFE_INTEGER },
  { title: 'court-official', from: 51 },
  { title: 'duke', from: 71 },
  { title: 'crown-prince', from: 86 },
  { title: 'king', from: 101 },
] as const;
/** From so many points on a player alone is a crown prince: the rules name no victory (LUD-SOLO-10), so bots and figures take this for one. */
export const SOLO_GOAL = SOLO_RANKS[3].from;
export type SoloTitle = (typeof SOLO_RANKS)[number]['title'];
