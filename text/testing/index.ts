export { type Advised, advisedMoves } from './advised.ts';
export { type CataloguePlan, catalogueLaws } from './catalogues.ts';
export { type ExamplesPlan, exampleLaws } from './examples.ts';
export { type LessonPlan, lessonLaws } from './lessons.ts';
export { type Setting, type SpokenPlan, spokenMatches } from './matches.ts';
export { type PrimerPlan, primerLaws } from './primers.ts';
export { asks, type Question } from './questions.ts';
export { particleProblem, type Speech, speech } from './speech.ts';
export { readTexts, type Texts, WHOLE, type Whole } from './whole.ts';
