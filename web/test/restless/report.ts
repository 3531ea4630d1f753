import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tab } from './people.ts';
import type { Trouble } from './watched.ts';

const PICTURES = fileURLToPath(new URL('../../../.madang/restless', import.meta.url));
/** Acts before a finding that are told. */
const TOLD = 20;

/** Something that must not happen, and how it came to it. */
export interface Finding extends Trouble {
  readonly run: string;
  readonly act: number;
  readonly history: readonly string[];
  readonly picture: string;
}

/** Keeps a picture of the page and what was done before. */
export async function findingOf(trouble: Trouble, run: string, history: readonly string[], { page }: Tab): Promise<Finding> {
  mkdirSync(PICTURES, { recursive: true });
  const picture = join(PICTURES, `${run.replaceAll(/\W+/g, '-')}-${history.length}.png`);
  await page.screenshot({ path: picture, timeout: 5_000 }).catch(() => undefined);
  return { ...trouble, run, act: history.length, history: history.slice(-TOLD), picture };
}

/** A finding as a person reads it. */
export const printFinding = ({ oracle, words, run, act, history, picture }: Finding): string =>
  [`${run}: act ${act}: ${oracle}: ${words}`, ...history.map((line) => `    ${line}`), `    picture: ${picture}`].join('\n');
