import type { OptionsOf } from '@madang/kernel';

/** The named options of the open questions, default first (RULES.md, "Open questions"). */
export const OPTIONS = {
  favorsTwoPlayers: ['2', '3'],
  soloBonusCards: ['deal2', 'deal3keep2'],
  firstBuilder: ['random', 'firstSeat'],
  initialOrder: ['ascending', 'descending'],
  externalEntrance: ['openCell', 'unconnected', 'reachable'],
  lastExit: ['anyTile', 'nonCorridor'],
  crossLevelAlignment: ['illegal', 'blocked'],
  stairsFromBelow: ['allowed', 'forbidden'],
  roundedCorners: ['blockCell', 'shareCell'],
  doubleLink: ['once', 'perEntrance'],
  negativeScore: ['allowed', 'clampZero'],
  idleEnd: ['on', 'off'],
  corridorLimitCoversDownstairs: ['true', 'false'],
  downstairsPerTurn: ['everySecond', 'oncePerTurn'],
  completedScope: ['allTiles', 'noCorridors'],
  exitsCardCorridors: ['excluded', 'included'],
  sizeCardsCountHallways: ['false', 'true'],
} as const;

export type LudwigOptions = OptionsOf<typeof OPTIONS>;
