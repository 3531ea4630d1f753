import type { OptionsOf } from '@madang/kernel';
import { FIGURE_IDS } from '../components/packs/index.ts';

/** The named options of the open questions, default first (RULES.md, "Open questions"). */
export const OPTIONS = {
  figures: FIGURE_IDS,
  firstPlayer: ['random', 'seat0'],
  exchangeTileOrder: ['shuffled', 'fixed'],
  exchangeSides: ['startPlayerChooses', 'random'],
  placementVisibility: ['hiddenUntilAllDone', 'open'],
  rearrangeLeftovers: ['no', 'yes'],
  mustResearchFirst: ['yes', 'no'],
  researchPlacement: ['mandatoryWhenPossible', 'optional'],
  startIsMiningRegion: ['no', 'yes'],
  managerJokerTarget: ['anyRowExceptManager', 'anyRow'],
  emptyActions: ['allowed', 'forbidden'],
  extractAll: ['mandatory', 'chooseSubset'],
  sellSplit: ['oneBestPrice', 'chooseExchange'],
  sellersPerExchange: ['unlimited', 'onePerPlayer'],
  workerSource: ['supplyFirst', 'anyPiece'],
  emptiedAfterLastCounter: ['treatAsDepleted', 'stayOpen'],
  returnToStart: ['allowed', 'forbidden'],
  idleEnd: ['afterThree', 'off'],
  tieBreak: ['shared', 'laterInTurnOrder'],
} as const;

export type SiberiaOptions = OptionsOf<typeof OPTIONS>;
