import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The shell of the console and its parts, as static files. No request to any other host, nothing inline. */
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ['pareo-source', 'svelte', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The policy of the pages allows files of our own only: nothing becomes a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // How long each plugin takes is no warning.
    rolldownOptions: { checks: { pluginTimings: false } },
    // scripts/build-web.mjs prints what the pages weigh, beside the goal.
    chunkSizeWarningLimit: 800,
  },
  worker: { format: 'es' },
});
