import type { Plugin } from 'vite';

/** A part that a built script loads when it is needed: `import("./Part-hash.js")`. */
const PART = /\bimport\((["'`])(\.\/[\w.-]+\.js)\1\)/g;

/** Browsers keep a failed import for as long as a page lives. The page names another address where a part has failed: see src/reach/parts.ts. */
export const askedAgain = (): Plugin => ({
  name: 'madang-asked-again',
  apply: 'build',
  generateBundle: {
    // Vite finds the styles of each part by these words first.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replaceAll(PART, (_all, _quote, part) => `import(globalThis.partAddress?.("${part}")??"${part}")`);
    },
  },
});
