import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How often a stretch of a file ran; stretches lie within one another. */
interface Stretch {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** What processes ran of each file of the project: for each process that loaded it, its stretches. */
export type Ran = ReadonlyMap<string, readonly (readonly Stretch[])[]>;

/** What Node.js writes with NODE_V8_COVERAGE, as far as it is read here. */
interface Written {
  readonly result: readonly { readonly url: string; readonly functions: readonly { readonly ranges: readonly Stretch[] }[] }[];
}

/**
 * What the processes ran that wrote into that folder, of files below `src` of the project. Undefined: one of `started` wrote nothing, for it
 * was killed or is no Node.js, so nobody knows what ran in it.
 */
export function ranIn(folder: string, { root, src, started }: { root: string; src: string; started: readonly number[] }): Ran | undefined {
  const names = readdirSync(folder);
  // coverage-<process>-<time>-<thread>.json
  if (started.some((process) => !names.some((name) => name.startsWith(`coverage-${process}-`)))) return undefined;
  const ran = new Map<string, (readonly Stretch[])[]>();
  for (const name of names) {
    const { result }: Written = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const { url, functions } of result) {
      const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : '';
      if (!file.startsWith(src)) continue;
      const all = ran.get(file) ?? [];
      all.push(functions.flatMap(({ ranges }) => ranges));
      ran.set(file, all);
    }
  }
  return ran;
}

/** Whether the code at that offset of a file ran: the smallest stretch around it tells. */
export function hasRun(ran: Ran, file: string, offset: number): boolean {
  return (ran.get(file) ?? []).some((stretches) => {
    const around = stretches.filter((one) => one.startOffset <= offset && offset < one.endOffset);
    const smallest = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0];
    return (smallest?.count ?? 0) > 0;
  });
}

/** Share of a file's stretches that ran: whoever runs all of it tests it, whoever runs a little comes by. */
export function shareRun(ran: Ran, file: string): number {
  const all = ran.get(file) ?? [];
  const shares = all.map((stretches) => stretches.filter(({ count }) => count > 0).length / Math.max(1, stretches.length));
  return Math.max(0, ...shares);
}
