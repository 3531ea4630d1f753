export * from './card-effects.ts';
export * from './comparison.ts';
export * from './experiment.ts';
export * from './jobs.ts';
export * from './table.ts';
