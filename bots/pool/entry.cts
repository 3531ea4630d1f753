import type { PoolRequest, PoolResponse } from './worker.ts';

/*
 * What a thread of the pool loads first. Piscina loads it by `require`; if that were an ES module, Node.js would abort the
 * whole process when the thread is ended in the moment in which the module becomes one of CommonJS's (an assertion in
 * `CreateRequiredModuleFacade`). So this file is CommonJS, and the bots come by `import`, which may end at any moment.
 */

const worker = import('./worker.ts');
// Where it fails, whoever asks is told.
worker.catch(() => undefined);

/** Answers one request in this thread. */
module.exports = async (request: PoolRequest): Promise<PoolResponse> => (await worker).default(request);
