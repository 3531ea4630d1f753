// Loaded into each process of tests: one that is done and does not end fails after a minute and says what it still holds, instead of holding up the whole run.
import { createHook } from 'node:async_hooks';
import { after } from 'node:test';
import { isMainThread } from 'node:worker_threads';

const PATIENCE_MS = 60_000;

/**
 * The test runner follows every promise to say whose error nobody caught: a third of what server tests take. Here such an error fails its file.
 * Where Node.js has no hooks without promises, this does nothing.
 */
function followNoPromises(begin) {
  const hook = createHook({});
  const withoutPromises = Object.getOwnPropertySymbols(hook).find(({ description }) => description === 'kNoPromiseHook');
  const kind = Object.getPrototypeOf(hook);
  const { enable } = kind;
  if (withoutPromises !== undefined)
    kind.enable = function () {
      this[withoutPromises] = true;
      return enable.call(this);
    };
  begin();
  kind.enable = enable;
}

const sayWhatLingers = () =>
  after(() => {
    const late = setTimeout(() => {
      console.error(`the tests are over, and the process does not end; it holds: ${process.getActiveResourcesInfo().join(', ')}`);
      process.exit(1);
    }, PATIENCE_MS);
    late.unref();
  });

// Workers and processes that a test starts are no tests.
if (isMainThread) {
  process.execArgv.length = 0;
  // The runner begins its work with the first word of a file.
  followNoPromises(sayWhatLingers);
}
