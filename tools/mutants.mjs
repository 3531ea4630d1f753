// npm run mutants: small changes of the code, one at a time, to see whether a test notices (docs/testing.md).
//   --src=FOLDER   what is changed   --quick   the quick tests only   --again=FILE   only what that output of a run has as survived
//     --count=100 --seed=1   how many changes, and which   --bar=0.95   fail below this score
import { join } from 'node:path';
import { install, mustRun, node, root } from './setup.mjs';

install();
mustRun(node(), ['--disable-warning=ExperimentalWarning', join(root, 'tests', 'mutants', 'main.ts'), ...process.argv.slice(2)]);
