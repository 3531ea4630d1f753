export * from './acts.ts';
export * from './clock.ts';
export * from './level.ts';
export * from './people.ts';
export * from './results.ts';
export * from './session.ts';
export * from './socket.ts';
export * from './table.ts';
