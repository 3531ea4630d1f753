// Loaded into each process of tests: one that is done and does not end fails after a minute and says what it still holds, instead of holding up the whole run.
import { after } from 'node:test';
import { isMainThread } from 'node:worker_threads';

const PATIENCE_MS = 60_000;

// Workers and processes that a test starts are no tests.
if (isMainThread) {
  process.execArgv.length = 0;
  after(() => {
    const late = setTimeout(() => {
      console.error(`the tests are over, and the process does not end; it holds: ${process.getActiveResourcesInfo().join(', ')}`);
      process.exit(1);
    }, PATIENCE_MS);
    late.unref();
  });
}
