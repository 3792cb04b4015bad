import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './root.mjs';

/* How much a page loads of the engine: printed, never a test. */
const BUNDLES = {
  'everything of @pareo/engine': "export * from '@pareo/engine';",
  'reading, pairing and explaining by the Dutch system alone': `
    import { readTournament } from '@pareo/engine';
    import { engineWith } from '@pareo/engine/round';
    import { dutch2026 } from '@pareo/engine/systems/dutch';
    export const { pairRound, explainRound } = engineWith([dutch2026]);
    export { readTournament };`,
  'pairing by the Dutch system alone': `
    import { checkTournament } from '@pareo/engine/model';
    import { engineWith } from '@pareo/engine/round';
    import { dutch2026 } from '@pareo/engine/systems/dutch';
    export const { pairRound } = engineWith([dutch2026]);
    export { checkTournament };`,
  'the journal': "export * from '@pareo/engine/journal';",
};

for (const [name, contents] of Object.entries(BUNDLES)) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['pareo-source'],
    logLevel: 'error',
  });
  const [{ contents: bytes }] = outputFiles;
  const kB = count => `${(count / 1000).toFixed(1)} kB`;
  console.log(`${name}: ${kB(gzipSync(bytes).length)} compressed, ${kB(bytes.length)} plain`);
}
