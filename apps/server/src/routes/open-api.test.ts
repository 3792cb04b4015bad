import { LIMITS } from '@pareo/engine/model';
import { expect, test } from 'vitest';
import { openApi } from './open-api.ts';
import { ROUTES } from './routes.ts';

const KNOWN: ReadonlySet<unknown> = new Set(Object.values(LIMITS));

/** Every value under this keyword, with where it stands. */
function* valuesUnder(
  keyword: string,
  json: unknown,
  at = '',
): Generator<readonly [at: string, value: unknown]> {
  if (typeof json !== 'object' || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    if (key === keyword && typeof value === 'number') yield [`${at}/${key}`, value];
    else yield* valuesUnder(keyword, value, `${at}/${key}`);
  }
}

const document = openApi(ROUTES, 'test');

test.each(['maxLength', 'maxItems'])('every %s of the API stands in the list of limits', keyword => {
  const found = [...valuesUnder(keyword, document)];
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(([, value]) => !KNOWN.has(value))).toEqual([]);
});

test('so does the size of every body', () => {
  const sizes = ROUTES.flatMap(({ path, largest }) =>
    largest === undefined ? [] : [[path, largest] as const],
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.filter(([, largest]) => !KNOWN.has(largest))).toEqual([]);
});

test('the document is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
