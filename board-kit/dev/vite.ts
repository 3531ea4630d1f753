import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** How JSX becomes JavaScript. */
const PREACT = { runtime: 'automatic', importSource: 'preact' } as const;

/** How a game's gallery is served: `npx vite games/<game>/board/dev`, then an address as gallery.tsx reads it. */
export const galleryOf = (folder: string) => defineConfig({ root: folder, oxc: { jsx: PREACT }, cacheDir: join(tmpdir(), 'madang-gallery') });
