import type { Options, OptionsOf } from '@madang/kernel';

/** The named options of the open questions, default first (RULES.md, "Open questions"). */
export const OPTIONS = {
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

const chosenOf = <V extends string>(values: readonly [V, ...V[]], chosen: string | undefined): V =>
  values.find((value) => value === chosen) ?? values[0];

/** Options that `parseOptions` has checked, with their own types. */
export const siberiaOptions = (chosen: Options): SiberiaOptions =>
  Object.freeze({
    firstPlayer: chosenOf(OPTIONS.firstPlayer, chosen.firstPlayer),
    exchangeTileOrder: chosenOf(OPTIONS.exchangeTileOrder, chosen.exchangeTileOrder),
    exchangeSides: chosenOf(OPTIONS.exchangeSides, chosen.exchangeSides),
    placementVisibility: chosenOf(OPTIONS.placementVisibility, chosen.placementVisibility),
    rearrangeLeftovers: chosenOf(OPTIONS.rearrangeLeftovers, chosen.rearrangeLeftovers),
    mustResearchFirst: chosenOf(OPTIONS.mustResearchFirst, chosen.mustResearchFirst),
    researchPlacement: chosenOf(OPTIONS.researchPlacement, chosen.researchPlacement),
    startIsMiningRegion: chosenOf(OPTIONS.startIsMiningRegion, chosen.startIsMiningRegion),
    managerJokerTarget: chosenOf(OPTIONS.managerJokerTarget, chosen.managerJokerTarget),
    emptyActions: chosenOf(OPTIONS.emptyActions, chosen.emptyActions),
    extractAll: chosenOf(OPTIONS.extractAll, chosen.extractAll),
    sellSplit: chosenOf(OPTIONS.sellSplit, chosen.sellSplit),
    sellersPerExchange: chosenOf(OPTIONS.sellersPerExchange, chosen.sellersPerExchange),
    workerSource: chosenOf(OPTIONS.workerSource, chosen.workerSource),
    emptiedAfterLastCounter: chosenOf(OPTIONS.emptiedAfterLastCounter, chosen.emptiedAfterLastCounter),
    returnToStart: chosenOf(OPTIONS.returnToStart, chosen.returnToStart),
    idleEnd: chosenOf(OPTIONS.idleEnd, chosen.idleEnd),
    tieBreak: chosenOf(OPTIONS.tieBreak, chosen.tieBreak),
  });
