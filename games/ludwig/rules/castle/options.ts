/** What may be told differently about castles, default first (RULES.md, "Open questions"). */
export const CASTLE_OPTIONS = {
  externalEntrance: ['openCell', 'unconnected', 'reachable'],
  lastExit: ['anyTile', 'nonCorridor'],
  crossLevelAlignment: ['illegal', 'blocked'],
  stairsFromBelow: ['allowed', 'forbidden'],
  roundedCorners: ['blockCell', 'shareCell'],
  doubleLink: ['once', 'perEntrance'],
} as const;

/** The options that placing and scoring ask for; a match's options have them among others. */
export type CastleOptions = { readonly [K in keyof typeof CASTLE_OPTIONS]: (typeof CASTLE_OPTIONS)[K][number] };
