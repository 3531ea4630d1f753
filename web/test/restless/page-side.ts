import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { BrowserContext } from 'playwright-core';

const PARTS = ['hand', 'changes', 'facts', 'line'] as const;

/** The scripts of `page/` as one that a browser takes. */
const script = (): string =>
  PARTS.map((part) => `(() => {${stripTypeScriptTypes(readFileSync(new URL(`page/${part}.ts`, import.meta.url), 'utf8'))}})();`).join('\n');

/** Lets every page of the context be read and pressed by the restless person. */
export const installPageSide = (context: BrowserContext): Promise<unknown> => context.addInitScript(script());
