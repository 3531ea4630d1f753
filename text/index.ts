export * from './catalogues.ts';
export * from './digest.ts';
export * from './frames/frames.ts';
export * from './languages.ts';
export * from './lines.ts';
export * from './mentions.ts';
export * from './particles.ts';
export * from './translator.ts';
