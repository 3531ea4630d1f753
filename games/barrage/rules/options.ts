import type { Options, OptionsOf } from '@madang/kernel';

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
  'contracts.tileVariant': ['bga', 'ew'],
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
} as const;

export type BarrageOptions = OptionsOf<typeof OPTIONS>;

const chosenOf = <V extends string>(values: readonly [V, ...V[]], chosen: string | undefined): V =>
  values.find((value) => value === chosen) ?? values[0];

/** Options that `parseOptions` has checked, with their own types. */
export const barrageOptions = (chosen: Options): BarrageOptions =>
  Object.freeze({
    game: chosenOf(OPTIONS.game, chosen.game),
    automas: chosenOf(OPTIONS.automas, chosen.automas),
    automaLevel: chosenOf(OPTIONS.automaLevel, chosen.automaLevel),
    'ties.energyTrack': chosenOf(OPTIONS['ties.energyTrack'], chosen['ties.energyTrack']),
    'ties.objective': chosenOf(OPTIONS['ties.objective'], chosen['ties.objective']),
    'scoring.rankNeedsEnergy': chosenOf(OPTIONS['scoring.rankNeedsEnergy'], chosen['scoring.rankNeedsEnergy']),
    'energyTrack.creditsAtZero': chosenOf(OPTIONS['energyTrack.creditsAtZero'], chosen['energyTrack.creditsAtZero']),
    'setup.expertDraft': chosenOf(OPTIONS['setup.expertDraft'], chosen['setup.expertDraft']),
    'colours.france': chosenOf(OPTIONS['colours.france'], chosen['colours.france']),
    'water.mayPlaceFewerLaterDrops': chosenOf(OPTIONS['water.mayPlaceFewerLaterDrops'], chosen['water.mayPlaceFewerLaterDrops']),
    'production.minimumOne': chosenOf(OPTIONS['production.minimumOne'], chosen['production.minimumOne']),
    'energyTrack.over30': chosenOf(OPTIONS['energyTrack.over30'], chosen['energyTrack.over30']),
    'contracts.nationalKeptByPlayer': chosenOf(OPTIONS['contracts.nationalKeptByPlayer'], chosen['contracts.nationalKeptByPlayer']),
    'contracts.tileVariant': chosenOf(OPTIONS['contracts.tileVariant'], chosen['contracts.tileVariant']),
    'france.discountOnTileEnergy': chosenOf(OPTIONS['france.discountOnTileEnergy'], chosen['france.discountOnTileEnergy']),
    'nationalContracts.byTileEnergy': chosenOf(OPTIONS['nationalContracts.byTileEnergy'], chosen['nationalContracts.byTileEnergy']),
    'viktor.inGermanExtraProduction': chosenOf(OPTIONS['viktor.inGermanExtraProduction'], chosen['viktor.inGermanExtraProduction']),
    'contractBuild.redSiteFee': chosenOf(OPTIONS['contractBuild.redSiteFee'], chosen['contractBuild.redSiteFee']),
    'contractBuild.revealsIncome': chosenOf(OPTIONS['contractBuild.revealsIncome'], chosen['contractBuild.revealsIncome']),
    'income.order': chosenOf(OPTIONS['income.order'], chosen['income.order']),
    'contracts.emptyPile': chosenOf(OPTIONS['contracts.emptyPile'], chosen['contracts.emptyPile']),
    'score.floorAtZero': chosenOf(OPTIONS['score.floorAtZero'], chosen['score.floorAtZero']),
    'automa.mayFulfilNational': chosenOf(OPTIONS['automa.mayFulfilNational'], chosen['automa.mayFulfilNational']),
    'mahiri.needsEngineerForNormalAction': chosenOf(OPTIONS['mahiri.needsEngineerForNormalAction'], chosen['mahiri.needsEngineerForNormalAction']),
    'production.waterBeforeContract': chosenOf(OPTIONS['production.waterBeforeContract'], chosen['production.waterBeforeContract']),
    'rewards.placementOptional': chosenOf(OPTIONS['rewards.placementOptional'], chosen['rewards.placementOptional']),
  });

/** Automas are played with the expert rules (BAR-AUTOMA-32). */
export const isExpert = (options: BarrageOptions): boolean => options.game === 'expert' || options.automas !== 'none';
