export { checkGolden, type GoldenPlan, goldenMatch, toldLog } from './golden.ts';
export { heardBy, type Listener } from './hearing.ts';
export { type Law, type LawPlan, laws, lawsOf, takeSample } from './laws.ts';
export { anyOptions, pickOne, playRandomly, randomMove } from './playouts.ts';
export { countLeaves } from './tree.ts';
