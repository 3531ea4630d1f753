import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { groundFor } from '../database.ts';
import type { play, workloadNamed } from '../run.ts';
import type { Plant } from './plant.ts';

const SERVER = new URL('../../../', import.meta.url).href;
const MARK = '?plant=';

/** Faults by the number under which a server with them is loaded. */
const planted = new Map<string, Plant>();

/** Everything of the server that such a module imports is loaded anew with the same fault; nothing is written into the working tree. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const mark = context.parentURL?.split(MARK)[1];
    return mark !== undefined && found.url.startsWith(SERVER) && !found.url.includes(MARK) ? { ...found, url: `${found.url}${MARK}${mark}` } : found;
  },
  load(url, context, next) {
    const [path = '', mark] = url.split(MARK);
    const loaded = next(url, context);
    const edits = (planted.get(mark ?? '')?.edits ?? []).filter(({ file }) => path === `${SERVER}${file}`);
    if (edits.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
    return { ...loaded, source: edits.reduce(edited, String(loaded.source)) };
  },
});

function edited(text: string, { file, from, to }: Plant['edits'][number]): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`'${from}' stands ${parts.length - 1} times in ${file}: the plant is out of date`);
  return parts.join(to);
}

/** A harness whose server has that fault. */
export interface Harness {
  readonly play: typeof play;
  readonly workloadNamed: typeof workloadNamed;
  readonly groundFor: typeof groundFor;
}

/** Loads the harness, and the whole server, with a fault. */
export async function harnessWith(plant: Plant): Promise<Harness> {
  const mark = String(planted.size + 1);
  planted.set(mark, plant);
  const load = async (file: string) => import(`${fileURLToPath(new URL(file, import.meta.url))}${MARK}${mark}`);
  const { play, workloadNamed } = await load('../run.ts');
  const { groundFor } = await load('../database.ts');
  return { play, workloadNamed, groundFor };
}

/** The first of some seeds with which a fault is found, and what is said of it; undefined: with none. */
export async function search(
  plant: Plant,
  seeds: readonly number[],
): Promise<{ readonly seed: number; readonly findings: readonly string[] } | undefined> {
  const { play, workloadNamed, groundFor } = await harnessWith(plant);
  const ground = plant.database === 'alone' ? await groundFor('sqlite', 1) : await groundFor(plant.database);
  try {
    for (const seed of seeds) {
      const { findings } = await play(workloadNamed(plant.workload), ground, seed);
      if (findings.length > 0) return { seed, findings };
    }
    return undefined;
  } finally {
    await ground.close();
  }
}
