import type { OptionsOf } from '@madang/kernel';

/** Game, automas, and the named options of the divergences and rulings, default first (RULES.md, "Divergences", "Rulings"). */
export const OPTIONS = {
  game: ['beginner', 'expert'],
  automas: ['none', '1', '2', '3'],
  automaLevel: ['standard', 'low-voltage', 'high-voltage', 'overpowered'],
  'ties.energyTrack': ['up', 'down'],
  'ties.objective': ['up', 'down'],
  'scoring.rankNeedsEnergy': ['true', 'false'],
  'energyTrack.creditsAtZero': ['3', '1'],
  'setup.expertDraft': ['combined', 'twoPass'],
  'colours.france': ['white', 'blue'],
  'water.mayPlaceFewerLaterDrops': ['true', 'false'],
  'production.minimumOne': ['true', 'false'],
  'energyTrack.over30': ['wrap', 'cap'],
  'contracts.nationalKeptByPlayer': ['true', 'false'],
  'contracts.tileVariant': ['bga', 'ew'], // or a pack
  'france.discountOnTileEnergy': ['false', 'true'],
  'nationalContracts.byTileEnergy': ['false', 'true'],
  'viktor.inGermanExtraProduction': ['false', 'true'],
  'contractBuild.redSiteFee': ['true', 'false'],
  'contractBuild.revealsIncome': ['true', 'false'],
  'income.order': ['reverseTurnOrder', 'turnOrder'],
  'contracts.emptyPile': ['reshuffleDiscards', 'leaveEmpty'],
  'score.floorAtZero': ['false', 'true'],
  'automa.mayFulfilNational': ['true', 'false'],
  'mahiri.needsEngineerForNormalAction': ['true', 'false'],
  'production.waterBeforeContract': ['false', 'true'],
  'rewards.placementOptional': ['true', 'false'],
  'baseOne.dropsOptional': ['false', 'true'],
} as const;

export type BarrageOptions = OptionsOf<typeof OPTIONS>;

/** Automas are played with the expert rules (BAR-AUTOMA-32). */
export const isExpert = (options: BarrageOptions): boolean => options.game === 'expert' || options.automas !== 'none';
