import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** How a game's gallery is served: `npx vite games/<game>/board/dev`, then an address as gallery.tsx reads it. */
export const galleryOf = (folder: string) => defineConfig({ root: folder, plugins: [react()], cacheDir: join(tmpdir(), 'madang-gallery') });
