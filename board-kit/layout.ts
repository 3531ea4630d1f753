/** The parts of the kit that draw nothing: they run without a browser. */

export * from './answering.ts';
export * from './map/camera.ts';
export * from './motion/schedule.ts';
export * from './shapes/curve.ts';
export * from './shapes/range.ts';
export * from './shapes/spread.ts';
export { pickedWays } from './table/picked-ways.ts';
