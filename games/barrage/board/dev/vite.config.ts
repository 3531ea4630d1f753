import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery: `npx vite games/barrage/board/dev`, then /?task=turn&language=ko&theme=night. */
export default defineConfig({ root: import.meta.dirname, plugins: [react()], cacheDir: join(tmpdir(), 'madang-gallery') });
