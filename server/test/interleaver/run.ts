import { audit } from './auditor/audit.ts';
import { holdsTogether } from './machine/consistency.ts';
import type { Ground } from './machine/ground.ts';
import { inPlace } from './machine/patches.ts';
import { World } from './machine/world.ts';
import { beginCommands } from './people/table.ts';
import { WORKLOADS } from './workloads/index.ts';
import type { Workload } from './workloads/workload.ts';

/** What became of one schedule. */
export interface Played {
  readonly seed: string;
  /** Promises that were broken, in words. */
  readonly findings: readonly string[];
  /** What happened, in order. */
  readonly trace: readonly string[];
  readonly steps: number;
}

/** Names of nodes; a world has the first ones. */
export const NODES = ['A', 'B'] as const;

export function workloadNamed(name: string): Workload {
  const found = WORKLOADS.find((one) => one.name === name);
  if (!found) throw new Error(`no workload '${name}'; there are ${WORKLOADS.map((one) => one.name).join(', ')}`);
  return found;
}

/** Plays one schedule of a workload on a database: the same for the same seed. */
export async function play(workload: Workload, ground: Ground, seed: number): Promise<Played> {
  const nodes = NODES.slice(0, ground.nodes);
  const world = new World(`${workload.name} ${seed}`, ground, { ...workload, nodes });
  const { scheduler } = world;
  const name = `${workload.name} ${seed} (${ground.kind}, ${ground.nodes === 1 ? 'alone' : 'two nodes'})`;
  beginCommands();
  try {
    await ground.begin(scheduler);
    const acts = await inOrder(world, async () => {
      for (const node of nodes) await world.open(node);
      return workload.prepare(world);
    });
    world.trouble(world.random.below(4));
    await together(world, acts);
    world.calm();
    scheduler.say('calm');
    await scheduler.until(scheduler.now + workload.rest);
    const apart = await inOrder(world, () => holdsTogether(world));
    const findings = [...world.errors, ...apart, ...(await audit(ground.raw, world.course()))];
    return { seed: name, findings, trace: scheduler.trace, steps: scheduler.taken };
  } catch (error) {
    const findings = [...world.errors, error instanceof Error ? `${error.name}: ${error.message}` : String(error)];
    return { seed: name, findings, trace: scheduler.trace, steps: scheduler.taken };
  } finally {
    for (const node of world.alive) await world.kill(node);
  }
}

/** Does work whose steps come in the order in which they are asked for. */
async function inOrder<T>(world: World, work: () => Promise<T>): Promise<T> {
  const { result, ended } = watched(inPlace(world.place('setup', undefined), work));
  await world.scheduler.inOrder(ended);
  return result;
}

/** Plays all scripts at once, in an order that the seed gives. */
async function together(world: World, acts: readonly (() => Promise<void>)[]): Promise<void> {
  const { result, ended } = watched(Promise.all(acts.map((act) => inPlace(world.place('people', undefined), act))));
  await world.scheduler.inAnyOrder(ended);
  await result;
}

function watched<T>(result: Promise<T>): { readonly result: Promise<T>; readonly ended: () => boolean } {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  result.then(end, end);
  return { result, ended: () => isOver };
}
