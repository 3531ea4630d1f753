/** One lane of a race: runs the contender and game that it is started with for as long as it is told, and says how fast that was. */
import { findTitle } from '@madang/games';
import { CONTENDERS, isContender } from './contenders/index.ts';

const [name = '', game = ''] = process.argv.slice(2);
if (!isContender(name)) throw new Error(`no contender '${name}'`);
const title = findTitle(game);
if (!title) throw new Error(`no game '${game}'`);
/** Batches between two looks at the clock, which costs as much as a dozen decisions. */
const TOGETHER = 4;

const batch = await CONTENDERS[name](title);

process.on('message', (seconds: unknown) => {
  if (typeof seconds !== 'number') throw new Error(`not a number of seconds: ${JSON.stringify(seconds)}`);
  const start = process.cpuUsage();
  let units = 0;
  let spent = 0;
  while (spent < seconds) {
    for (let i = 0; i < TOGETHER; i++) units += batch();
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1e6;
  }
  process.send?.(units / spent);
});
