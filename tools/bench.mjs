// npm run bench: figures, side by side with peers.
import { join } from 'node:path';
import { browser, build, install, mustRun, node, root } from './setup.mjs';

install();
build();
mustRun(node(), [join(root, 'bench', 'main.ts'), ...process.argv.slice(2)], { env: { ...process.env, NODE_ENV: 'production', CHROMIUM: browser() } });
