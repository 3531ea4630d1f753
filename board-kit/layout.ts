/** The parts of the kit that draw nothing: they run without a browser. */
export * from './camera.ts';
export * from './curve.ts';
export * from './schedule.ts';
export * from './spread.ts';
