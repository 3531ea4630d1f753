export * from './catalogues.ts';
export * from './digest.ts';
export * from './frame-words.ts';
export * from './frames.ts';
export * from './lines.ts';
export * from './particles.ts';
export * from './translator.ts';
