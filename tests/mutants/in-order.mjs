// Runs test files one after the other in this process, in the order in which they are named, each loaded when the one before has passed.
// The last line: how many milliseconds the processor worked for each, as JSON.
import { readFileSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv, cpuUsage, exit } from 'node:process';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { endOf, now, through } from './progress.mjs';

/** Seconds in which tests that wait for nothing but the processor do something; who rests longer waits for what never comes. */
const REST = 30;
/** Milliseconds of a second in which somebody who rests may still look around. */
const STIR = 50;

/** Milliseconds that this process has worked or stood in line for the processor; another machine than Linux tells none. */
function busy() {
  try {
    const [worked, stood] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return (Number(worked) + Number(stood)) / 1e6;
  } catch {
    return undefined;
  }
}

/** Ends the process when it rests for long. */
function watchRest() {
  let last = busy();
  let rested = 0;
  const look = () => {
    const present = busy();
    rested = last !== undefined && present !== undefined && present - last < STIR ? rested + 1 : 0;
    last = present;
    if (rested <= REST) return;
    writeSync(1, `\n${now.file}: waits for what never comes`);
    exit(1);
  };
  setInterval(look, 1000).unref();
}

const milliseconds = () => {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
};

watchRest();
const times = {};
for (const file of argv.slice(2)) {
  const began = milliseconds();
  now.file = file;
  const done = through(file);
  try {
    await import(pathToFileURL(resolve(file)));
  } catch (error) {
    writeSync(1, `\n${file}: does not load (${String(error).split('\n')[0]})`);
    exit(1);
  }
  test(endOf(file), () => undefined);
  await done;
  times[file] = milliseconds() - began;
}
writeSync(1, `\n${JSON.stringify(times)}`);
exit(0);
