export { type CataloguePlan, catalogueLaws, readTexts, type Texts } from './catalogues.ts';
export { type Setting, type SpokenPlan, spokenMatches } from './matches.ts';
export { asks, type Question } from './questions.ts';
export { type Speech, speech } from './speech.ts';
