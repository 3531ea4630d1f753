/** A process that asks a bot once and says what it hears: of threads that died, and of its answer. */
import { createPool } from '@madang/bots/pool';
import { begin } from '@madang/kernel';
import { nim } from './nim.ts';

const { promise, resolve } = Promise.withResolvers<Error>();
const pool = createPool({ shelf: new URL('./shelf.ts', import.meta.url).href, threads: 1, failed: resolve });
const view = nim.redact(begin(nim, { seats: 2, seed: 'lonely' }), 0);
const asked = pool.ask({ game: 'nim', view, seat: 0, level: 'random', seed: 'lonely' }, { startMs: 500 });
const answer = asked.then(
  () => 'answered',
  (error: unknown) => `refused: ${error instanceof Error ? error.message : String(error)}`,
);
console.log(`told: ${(await promise).message}`);
console.log(await answer);
await pool.close();
