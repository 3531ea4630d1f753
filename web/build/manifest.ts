import { existsSync, readFileSync } from 'node:fs';
import { SHELF, type Title } from '@madang/games';
import { LANGUAGES, tagOf } from '@madang/text';
import type { Plugin } from 'vite';
import type en from '../text/en/page.json';
import { words } from '../text/sources.ts';

/** Pictures of four tables, drawn by the app itself; the readme shows the same. */
const PICTURES = new URL('../../docs/pictures/', import.meta.url);
const PICTURE_SIZE = '1280x800';
const PAPER = '#f6f1e7';

/** What a device needs to know to install the app, in a language. All manifests are of one app: its id is the same. */
async function manifest(language: string): Promise<string> {
  const texts = await words(language);
  const say = (key: keyof typeof en) => texts[key] ?? '';
  const png = (size: number, kind = '') => ({ src: `./icon-${kind}${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    id: './',
    lang: tagOf(language),
    name: say('brand'),
    short_name: say('brand'),
    description: say('install.about'),
    start_url: './',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games'],
    icons: [{ src: './icon.svg', sizes: 'any', type: 'image/svg+xml' }, png(192), png(512), { ...png(512, 'maskable-'), purpose: 'maskable' }],
    shortcuts: [
      { name: say('lobby.bots'), url: './#/new/offline', icons: [png(192)] },
      { name: say('lobby.mine'), url: './#/', icons: [png(192)] },
    ],
    screenshots: await Promise.all(SHELF.map((title) => picture(title, language))),
  });
}

/** The picture of a game's table, called by the game. */
async function picture({ name, wording }: Title, language: string) {
  const texts = await (await wording()).catalogues(language);
  return { src: `./pictures/${name}.webp`, sizes: PICTURE_SIZE, type: 'image/webp', form_factor: 'wide', label: texts[`${name}.title`] ?? name };
}

/** The page's own link names the first; it turns to the others with its language. */
const fileOf = (language: string): string => (language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`);

/** Writes a manifest for each language (`manifest.ko.webmanifest`) and the pictures that it names. */
export const manifests = (): Plugin => ({
  name: 'madang-manifests',
  apply: 'build',
  async generateBundle() {
    for (const language of LANGUAGES) this.emitFile({ type: 'asset', fileName: fileOf(language), source: await manifest(language) });
    // Those for sharing are shown by chat programs; tools/share-pictures.mjs makes them.
    for (const file of SHELF.flatMap(({ name }) => [`${name}.webp`, `share/${name}.jpg`])) {
      const source = new URL(file, PICTURES);
      if (existsSync(source)) this.emitFile({ type: 'asset', fileName: `pictures/${file}`, source: readFileSync(source) });
    }
  },
});
