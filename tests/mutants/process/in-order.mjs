// Runs test files in this process in the given order, each after the one before has passed. REST: for each file the seconds after which it
// waits in vain, as JSON. The last line, as JSON: costs, the longest wait, and the processes started.
import diagnostics from 'node:diagnostics_channel';
import { readFileSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv, cpuUsage, env, exit } from 'node:process';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { endOf, now, through } from './progress.mjs';

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

/** Ends the process when it rests for long; gives what tells the longest rest so far, in seconds. */
function watchRest() {
  const limits = JSON.parse(env.REST);
  let last = busy();
  let rested = 0;
  let longest = 0;
  const look = () => {
    const present = busy();
    rested = last !== undefined && present !== undefined && present - last < STIR ? rested + 1 : 0;
    longest = Math.max(longest, rested);
    last = present;
    if (rested <= limits[now.file]) return;
    writeSync(1, `\n${now.file}: waits for what never comes`);
    exit(1);
  };
  setInterval(look, 1000).unref();
  return () => longest;
}

const milliseconds = () => {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
};

const started = [];
diagnostics.subscribe('child_process', ({ process }) => started.push(process));

const longest = watchRest();
const costs = {};
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
  costs[file] = milliseconds() - began;
}
writeSync(1, `\n${JSON.stringify({ costs, rest: longest(), started: started.map(({ pid }) => pid) })}`);
exit(0);
