import type { Language } from '@madang/kernel';
import { escaped } from './markup.ts';
import type { Preview } from './preview.ts';

/** The languages of ours as OpenGraph names them. */
const LOCALES: Readonly<Record<string, string>> = { de: 'de_DE', en: 'en_US', ko: 'ko_KR', zh: 'zh_CN' };

/** The size of a game's picture for previews. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** What the head of a page says of a link. */
export interface Head {
  readonly preview: Preview;
  readonly language: Language;
  /** The whole address that the link is known by. */
  readonly address: string;
  /** The whole address of its picture, and the words for it; null: Madang's own square one. */
  readonly picture: { readonly address: string; readonly alt: string } | null;
  /** The whole address of Madang's own picture. */
  readonly icon: string;
  /** Where programs learn how to embed it; null: it cannot be. */
  readonly oembed: string | null;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
}

const meta = (kind: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${kind}="${name}" content="${escaped(`${content}`)}" />`;

/** The tags of OpenGraph, Twitter cards and oEmbed for a page's head. */
function headTags({ preview, language, address, picture, icon, oembed, isListed }: Head): string {
  const { title, text } = preview;
  const images = picture
    ? [
        meta('property', 'og:image', picture.address),
        meta('property', 'og:image:type', 'image/jpeg'),
        meta('property', 'og:image:width', PICTURE.width),
        meta('property', 'og:image:height', PICTURE.height),
        meta('property', 'og:image:alt', picture.alt),
      ]
    : [meta('property', 'og:image', icon)];
  return [
    meta('name', 'description', text),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Madang'),
    meta('property', 'og:locale', LOCALES[language] ?? 'en_US'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', text),
    meta('property', 'og:url', address),
    ...images,
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', text),
    meta('name', 'twitter:image', picture?.address ?? icon),
    ...(oembed === null ? [] : [`<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${escaped(title)}" />`]),
  ].join('');
}

/** The page with those tags, and with the link's title until its script says another. */
export const withHead = (page: string, head: Head): string =>
  page.replace(/<title>[^<]*<\/title>/, '').replace('</head>', () => `<title>${escaped(head.preview.title)}</title>${headTags(head)}</head>`);
