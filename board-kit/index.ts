export * from './choices.tsx';
export type * from './contract.ts';
export * from './layout.ts';
export * from './pan-zoom.tsx';
export * from './pieces.tsx';
export * from './stage.tsx';
export * from './use-size.ts';
