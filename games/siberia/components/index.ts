export * from './counters.ts';
export * from './exchanges.ts';
export * from './map.ts';
export * from './numbers.ts';
export { type Figures, figuresOf } from './packs/index.ts';
export * from './words.ts';
