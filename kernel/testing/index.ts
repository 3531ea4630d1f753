export { type Chances, deviationOf, imaginesEvenly } from './chances.ts';
export { type ExpertisePlan, expertiseLaws, playThrough } from './expertiseLaws.ts';
export { checkGolden, type GoldenPlan, goldenMatch, toldLog } from './golden.ts';
export { heardBy, type Listener } from './hearing.ts';
export { type Law, type LawPlan, laws, lawsOf, takeSample } from './laws/laws.ts';
export { type Examples, idsIn, idsOf, type Ledger, ledgerLaws } from './ledger.ts';
export { anyOptions, type Policy, pickOne, playRandomly, randomMove } from './playouts.ts';
export { reluctant, weighted } from './policies.ts';
export { countLeaves } from './tree.ts';
