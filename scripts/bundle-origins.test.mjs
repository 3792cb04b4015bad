import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withOrigins } from './bundle-origins.mjs';
import { root } from './root.mjs';

const importer = join(root, 'apps/cli/src/pairing.ts');
const engine = join(root, 'packages/engine/src');

test('what a door hands on is imported from the file that declares it, under its own name there', () => {
  const text =
    "import { type NoPairing, engineWith } from '@pareo/engine';\nimport { TIEBREAK_CODES } from '@pareo/engine/standings';";
  expect(withOrigins(text, importer)).toBe(
    `import { engineWith } from "${engine}/round/engine.ts";\nimport { BASES as TIEBREAK_CODES } from "${engine}/tiebreaks/code.ts";`,
  );
});

test('types, packages of others and what a file declares itself stay where they are', () => {
  const text =
    "import type { Tournament } from '@pareo/engine';\nimport { join } from 'node:path';\nimport pc from 'picocolors';";
  expect(withOrigins(text, importer)).toBe(text);
  expect(withOrigins("import { callFault } from './answer.ts';", importer)).toContain('answer.ts');
});
