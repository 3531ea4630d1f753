export * from './ask.ts';
export * from './contract.ts';
export * from './levels.ts';
export * from './plans.ts';
export * from './policies.ts';
export * from './search/merge.ts';
export * from './search/search.ts';
export { valued } from './values/valued.ts';
export * from './worker-protocol.ts';
