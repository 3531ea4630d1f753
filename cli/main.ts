import { run } from './index.ts';
import { openTerminal } from './terminal.ts';

// A reader of the output may stop reading (madang replay … | head).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const terminal = openTerminal(process.stdin, process.stdout, process.stderr);
try {
  process.exitCode = await run(process.argv.slice(2), terminal, process.env);
} finally {
  terminal.close();
}
