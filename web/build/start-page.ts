import { LANGUAGES, tagOf } from '@madang/text';
import type { Plugin } from 'vite';
import type en from '../text/en/page.json';
import { words } from '../text/sources.ts';

/** Where it stands in index.html, inside of what the app replaces. */
const PLACE = '<!-- start -->';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What the page says before its script: it is hidden for some seconds, and all there is if the script never comes. */
async function firstWords(): Promise<string> {
  const catalogues = await Promise.all(LANGUAGES.map(async (language) => [tagOf(language), await words(language)] as const));
  const sections = catalogues.map(([lang, texts]) => {
    const say = (key: keyof typeof en) => escaped(texts[key] ?? '');
    const line = (key: keyof typeof en, when = '') => `<p${when}>${say(key)}</p>`;
    return [
      `<section lang="${lang}">`,
      `<p class="start-title">${say('start.title')}</p>`,
      `<noscript>${line('start.noScript')}</noscript>`,
      line('start.text'),
      line('start.again', ' data-when="late" hidden'),
      line('start.old', ' data-when="old" hidden'),
      '</section>',
    ].join('');
  });
  return `<div class="start">${sections.join('')}</div>`;
}

/** Puts into the page what it says while its script is not here, and lets that script's main part load beside it. */
export const startPage = (): Plugin => ({
  name: 'madang-start-page',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const main = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/main.tsx'));
      const wanted = new Set(main ? [main.fileName] : []);
      for (const name of wanted) {
        const chunk = bundle?.[name];
        if (chunk?.type === 'chunk') for (const imported of chunk.imports) wanted.add(imported);
      }
      const preload = (file: string) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      });
      return { html: html.replace(PLACE, await firstWords()), tags: [...wanted].filter((file) => !html.includes(file)).map(preload) };
    },
  },
});
