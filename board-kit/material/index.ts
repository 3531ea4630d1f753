export * from './chance.ts';
export * from './land.ts';
export { type Ink, type Pen, placed, type Shade, type Tone } from './pen.ts';
