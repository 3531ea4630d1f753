// A process under watch. Says that it lives, hangs when it is told to, and is busy now and then meanwhile.
import { watchOver } from '../../../core/observability/watchdog.ts';

const LIMIT = 1500;
const BUSY = 100;
watchOver(LIMIT);
const spin = (until: number): void => {
  while (performance.now() < until);
};
setInterval(() => spin(performance.now() + BUSY), BUSY * 2);
process.on('message', (word) => {
  if (word === 'hang') spin(Number.POSITIVE_INFINITY);
  process.send?.('alive');
});
process.send?.('alive');
