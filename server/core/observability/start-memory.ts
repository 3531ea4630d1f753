import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After so many collections V8 has dropped the bytecode of functions that ran at the start alone. */
const COLLECTIONS = 4;

/**
 * Gives the memory back that the start has used and left, which V8 would keep until the machine runs short. Holds the event loop for some tenths of a
 * second, so call it before anybody is told of the server.
 */
export function returnStartMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // The last resort is the only collection that also moves what is left together.
  if (typeof collect !== 'function') return;
  for (let i = 0; i < COLLECTIONS; i++) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
