import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { build, type Plugin } from 'vite';
import { DRAWN, type Rule } from '../stills/cascade.ts';

/** Where the server finds what draws boards: below the page's folder. */
const FOLDER = 'stills';
const ENTRY = fileURLToPath(new URL('../stills/main.tsx', import.meta.url));
/** The oldest browser that the style sheets are written for here: it knows no nested rules, so there are none. */
const FLAT = { chrome: 110 << 16 };

/** The rules that count without a condition, with what an SVG can show. Rules for states and for parts that are no elements are left out. */
function rulesOf(css: string): readonly Rule[] {
  return postcss.parse(css).nodes.flatMap((node): readonly Rule[] => {
    if (node.type !== 'rule') return [];
    const declarations = node.nodes.flatMap((one) =>
      one.type === 'decl' && (one.prop.startsWith('--') || DRAWN.has(one.prop)) ? [[one.prop, one.value] as const] : [],
    );
    const selectors = node.selectors.filter((selector) => !/::?(?:before|after|placeholder|marker|backdrop|-)/.test(selector));
    return declarations.length === 0 ? [] : selectors.map((selector) => [selector, declarations] as const);
  });
}

/** In place of the style sheet of all boards: its rules. */
const rules = (): Plugin => ({
  name: 'madang-still-rules',
  generateBundle: {
    // Vite emits the style sheet first.
    order: 'post',
    handler(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !name.endsWith('.css')) continue;
        delete bundle[name];
        this.emitFile({ type: 'asset', fileName: 'rules.json', source: JSON.stringify(rulesOf(`${file.source}`)) });
      }
      const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
      this.emitFile({ type: 'asset', fileName: 'font.ttf', source: readFileSync(font) });
    },
  },
});

/** Builds what the server draws boards with, beside the page: a module for Node.js, the rules of its styles, and a font. */
export const stills = (): Plugin => {
  let folder = '';
  return {
    name: 'madang-stills',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, FOLDER);
    },
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [rules()],
        define: { ALWAYS_DRAWN: 'false' },
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        css: { transformer: 'lightningcss', lightningcss: { targets: FLAT } },
        build: {
          lib: { entry: ENTRY, formats: ['es'], fileName: 'stills' },
          outDir: folder,
          emptyOutDir: true,
          cssCodeSplit: false,
          reportCompressedSize: false,
          rolldownOptions: { checks: { pluginTimings: false } },
        },
      });
    },
  };
};
