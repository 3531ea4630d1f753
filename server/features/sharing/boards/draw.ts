import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { Catalogue, State } from '@madang/kernel';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { encode } from 'jpeg-js';
import { z } from 'zod';

/** A table to be drawn, as everybody may see it. */
export interface Drawing {
  readonly game: string;
  readonly view: State;
  readonly seats: readonly { readonly name: string; readonly kind: 'person' | 'bot' | 'automa' | 'open' }[];
  /** The game's words in English: some boards have names on them. */
  readonly words: Catalogue;
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** A JPEG. */
export type Picture = Uint8Array<ArrayBuffer>;

/** What the build of the page leaves for this thread: draws a board as an SVG, by the rules of its style sheets. */
type StillOf = (table: Omit<Drawing, 'size'>, size: Drawing['size'], rules: unknown) => Promise<string | null>;

/** JPEG's own scale. A board is large and detailed, and some chat programs show no picture above 300 KB. */
const QUALITY = 82;
const FONT = 'DejaVu Sans';

const { folder } = z.object({ folder: z.string() }).parse(workerData);
const module: { readonly stillOf: StillOf } = await import(pathToFileURL(join(folder, 'stills.js')).href);
const rules: unknown = JSON.parse(await readFile(join(folder, 'rules.json'), 'utf8'));
const font = await readFile(join(folder, 'font.ttf'));
await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** Draws a board as JPEG. Null: its game has no such picture. */
export default async function draw({ size, ...table }: Drawing): Promise<Picture | null> {
  const still = await module.stillOf(table, size, rules);
  if (still === null) return null;
  const drawn = new Resvg(still, { font: { fontBuffers: [font], defaultFontFamily: FONT, sansSerifFamily: FONT } }).render();
  try {
    return Uint8Array.from(encode({ ...size, data: drawn.pixels }, QUALITY).data);
  } finally {
    drawn.free();
  }
}
