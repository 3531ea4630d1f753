import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Contender } from './contenders/index.ts';
import { median } from './figures.ts';

/** How long and how often to measure. */
export interface Pace {
  readonly rounds: number;
  readonly stintSeconds: number;
}

/** What came of a race. */
export interface Outcome<K extends Contender> {
  /** Units of work per CPU second: the median of the rounds. */
  speed(name: K): number;
  /** How many times as fast as `to`: the median of the rounds' ratios. */
  ratio(of: K, to: K): number;
}

/**
 * Races contenders of a game in turns, so that other load on the machine hits all alike. Each runs in a process of its own
 * (lane.ts), so the code that one warms up does not touch another. The first round only warms up.
 */
export async function race<K extends Contender>(game: string, names: readonly K[], pace: Pace): Promise<Outcome<K>> {
  const lanes = new Map(names.map((name) => [name, { child: enter(name, game), speeds: [] as number[] }]));
  for (let round = 0; round <= pace.rounds; round++) {
    for (const { child, speeds } of lanes.values()) {
      const speed = await stint(child, pace.stintSeconds);
      if (round > 0) speeds.push(speed);
    }
  }
  for (const { child } of lanes.values()) child.disconnect();
  const speedsOf = (name: K): readonly number[] => lanes.get(name)?.speeds ?? [];
  return {
    speed: (name) => median(speedsOf(name)),
    ratio: (of, to) => median(speedsOf(of).map((speed, round) => speed / (speedsOf(to)[round] ?? Number.NaN))),
  };
}

const enter = (name: Contender, game: string): ChildProcess => fork(fileURLToPath(new URL('./lane.ts', import.meta.url)), [name, game]);

/** Lets a lane run for so many CPU seconds; its speed in units per CPU second. */
async function stint(child: ChildProcess, seconds: number): Promise<number> {
  const answer = once(child, 'message');
  const end = once(child, 'exit').then(([code]) => {
    throw new Error(`a lane of the race ended with ${code}: ${child.spawnargs.slice(-2).join(', ')}`);
  });
  child.send(seconds);
  const [speed]: readonly unknown[] = await Promise.race([answer, end]);
  if (typeof speed !== 'number') throw new Error(`a lane answered ${JSON.stringify(speed)}`);
  return speed;
}
