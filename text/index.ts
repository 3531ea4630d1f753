export * from './catalogues.ts';
export * from './particles.ts';
export * from './translator.ts';
