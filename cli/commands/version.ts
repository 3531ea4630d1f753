import { readFileSync } from 'node:fs';
import { ok } from '@madang/kernel';
import { type Command, DONE } from '../command.ts';

/** Where this package says its version. A release adds the commit that it was made from. */
const PACKAGE = new URL('../package.json', import.meta.url);

const textIn = (json: unknown, name: string): string | undefined => {
  if (typeof json !== 'object' || json === null) return undefined;
  const value: unknown = Object.entries(json).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
};

/** Version, commit of a release, Node.js. */
function versionText(): string {
  const json: unknown = JSON.parse(readFileSync(PACKAGE, 'utf8'));
  const commit = textIn(json, 'commit');
  return `madang ${textIn(json, 'version') ?? '?'}${commit === undefined ? '' : ` (${commit})`}, Node.js ${process.versions.node}`;
}

/** madang version, madang --version. */
export const version: Command = {
  words: 0,
  form: { values: [], switches: [] },
  async run(_typed, { terminal }) {
    terminal.out(versionText());
    return ok(DONE);
  },
};
