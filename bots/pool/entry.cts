import type { PoolRequest, PoolResponse } from './worker.ts';

/**
 * The first file of a pool's thread. Piscina loads it by `require`. Requiring an ES module can abort the process if the thread ends just then
 * (`CreateRequiredModuleFacade`). So this is CommonJS, and `import` brings the bots.
 */

const worker = import('./worker.ts');
// Where it fails, whoever asks is told.
worker.catch(() => undefined);

/** Answers one request in this thread. */
module.exports = async (request: PoolRequest): Promise<PoolResponse> => (await worker).default(request);
