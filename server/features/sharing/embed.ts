import { createHash } from 'node:crypto';
import type { Translator } from '@madang/text';
import { tagOf } from '@madang/text';
import type { TableRecord } from '../../matches/model/table.ts';
import { namesAt } from '../notifications/templates.ts';
import { escaped } from './markup.ts';
import type { Preview } from './preview.ts';

/** True for a table that other sites may show: everybody may find it, and watch it. */
export const isEmbeddable = ({ access, watchers }: TableRecord): boolean => access === 'open' && watchers;

/** The size of a frame that shows a table, where its site does not ask for less. */
export const FRAME = { width: 480, height: 400 } as const;

/** Seconds after which a frame of a table that goes on asks again. */
const AGAIN = 60;

const STYLE = `:root{color-scheme:light dark;--paper:#f6f1e7;--ink:#22242a;--soft:#6b6a66}
@media(prefers-color-scheme:dark){:root{--paper:#22242a;--ink:#f6f1e7;--soft:#b9b4a8}}
body{margin:0;font:15px/1.4 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
a{display:block;height:100vh;color:inherit;text-decoration:none;overflow:auto}
img{display:block;width:100%;height:auto}h1{margin:.6rem .8rem 0;font-size:1.05rem}
p,ul{margin:.3rem .8rem;padding:0;color:var(--soft)}li{display:inline-block;margin:0 .8rem 0 0;color:var(--ink)}li[aria-current]{font-weight:700}
strong{color:var(--ink)}`;

/**
 * What a browser lets the frame do: nothing but show its picture and style, on any site. It has no script, so nobody's session is used there.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** What the frame of a table is made of. */
export interface Frame {
  readonly record: TableRecord;
  readonly preview: Preview;
  readonly words: Translator;
  /** The whole address of the table. */
  readonly address: string;
  /** The path of the game's picture, seen from the frame's host; undefined: there is none. */
  readonly picture: string | undefined;
}

/** The page in a frame: the game's picture, who plays, whose turn it is or how it ended, and a link to the table. */
export function framePage({ record, preview, words, address, picture }: Frame): string {
  const isOver = record.status !== 'waiting' && record.status !== 'running';
  const seats = namesAt(record, words).map((name, seat) => {
    const current = record.waitingFor.includes(seat) ? ' aria-current="step"' : '';
    return `<li${current}>${escaped(name)}</li>`;
  });
  const moving = namesAt(record, words).filter((_, seat) => record.waitingFor.includes(seat));
  const turn = record.status === 'running' && moving.length > 0 ? words.text('share.toMove', { names: words.list(moving) }) : preview.text;
  return [
    `<!doctype html><html lang="${tagOf(words.language)}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    '<meta name="viewport" content="width=device-width">',
    isOver ? '' : `<meta http-equiv="refresh" content="${AGAIN}">`,
    `<title>${escaped(preview.title)}</title><style>${STYLE}</style></head><body>`,
    `<a href="${escaped(address)}" target="_blank" rel="noopener">`,
    picture === undefined ? '' : `<img src="${escaped(picture)}" width="1200" height="630" alt="">`,
    `<h1>${escaped(preview.title)}</h1><p>${escaped(turn)}</p>`,
    record.status === 'running' ? `<ul>${seats.join('')}</ul>` : '',
    `<p><strong>${escaped(words.text(record.status === 'running' ? 'share.watch' : 'share.replay'))}</strong></p></a></body></html>`,
  ].join('');
}

/**
 * What a site pastes to show a table, in a frame of that size. A sandboxed page asks again by itself only where it might run scripts; its own policy
 * allows none.
 */
export const frameCode = (source: string, title: string, { width, height }: { readonly width: number; readonly height: number }): string =>
  `<iframe src="${escaped(source)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" style="border:0" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`;
