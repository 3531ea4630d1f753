// npm run interleave: plays servers by a seeded scheduler, and says which promises broke with which seed (docs/testing.md).
//   --workload=seats   one of them; --workload=all: all, one after the other      --seed=1 --count=1   the first seed, and how many
//   --database=sqlite|postgres   --nodes=1|2   --trace   what happened, step by step
import { join } from 'node:path';
import { install, mustRun, node, root } from './setup.mjs';

install();
mustRun(node(), ['--disable-warning=ExperimentalWarning', join(root, 'server', 'test', 'interleaver', 'main.ts'), ...process.argv.slice(2)]);
