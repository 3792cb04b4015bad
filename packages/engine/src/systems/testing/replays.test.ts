import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SYSTEMS } from '../catalogue.ts';

const systems = join(import.meta.dirname, '..');
const proofs = readdirSync(systems, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('replay.property.test.ts'))
  .map(path => readFileSync(join(systems, path), 'utf8'))
  .join('\n');

test('every system of the catalogue is proved again', () => {
  expect(SYSTEMS.map(({ id }) => id).filter(id => !proofs.includes(`'${id}'`))).toEqual([]);
});
