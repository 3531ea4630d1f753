import { defineConfig } from 'vite';
import { askedAgain } from './build/asked-again.ts';
import { compressed } from './build/compressed.ts';
import { manifests } from './build/manifest.ts';
import { offlinePage } from './build/offline-page.ts';
import { startPage } from './build/start-page.ts';
import { stills } from './build/stills.ts';

const SERVER = process.env.MADANG_SERVER ?? 'http://localhost:8080';

/** The web app: built into dist, or served while developing with /api handed on to a running server. */
export default defineConfig({
  plugins: [startPage(), manifests(), askedAgain(), offlinePage(), compressed(), stills()],
  // A test builds a page whose board keeps no drawing, and compares it with this one.
  define: { ALWAYS_DRAWN: String(process.env.ALWAYS_DRAWN === 'yes') },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    // Compressing takes most of a build, as it should: no warning for whoever starts a server.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Scripts and styles find each other wherever they lie, so the app may live below a path; the server puts that path before what the page names.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
