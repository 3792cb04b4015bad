import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/* visual.md, sections 3 and 12: any text may stand on any background, edges and the focus ring can be seen, and the five hues
 * stay apart for people who do not see all colours. Computed from the file that the pages use. */

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

const tokens: Readonly<Record<Theme, ReadonlyMap<string, string>>> = (() => {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, name = '', one = '', two = ''] of css.matchAll(
    /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
  )) {
    light.set(name, one);
    dark.set(name, two);
  }
  return { light, dark };
})();

const colour = (theme: Theme, name: string): string => {
  const found = tokens[theme].get(name);
  if (found === undefined) throw new Error(`no token ${name}`);
  return found;
};

type Linear = readonly [number, number, number];
const linearOf = (hex: string): Linear => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};
const luminance = (hex: string): number => {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const BACKGROUNDS = ['surface', 'ground', 'sunken', 'hover', 'selected'];
const TINTS = ['tint-accent', 'tint-danger', 'tint-warn', 'tint-live', 'tint-forfeit'];
const TEXTS = ['ink', 'ink-2', 'ink-3', 'accent', 'danger', 'warn', 'live', 'forfeit'];

describe.each(THEMES)('%s theme', theme => {
  test.each(TEXTS)('%s can be read on every background and tint: 4.5 or more', text => {
    const worst = Math.min(
      ...[...BACKGROUNDS, ...TINTS].map(under => contrast(colour(theme, text), colour(theme, under))),
    );
    expect(worst).toBeGreaterThanOrEqual(4.5);
  });
  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['on-danger', 'danger'],
  ])('%s on %s: 4.5 or more', (text, under) => {
    expect(contrast(colour(theme, text), colour(theme, under))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(['line-strong', 'focus'])('%s is seen on every background and tint: 3 or more', edge => {
    const worst = Math.min(
      ...[...BACKGROUNDS, ...TINTS].map(under => contrast(colour(theme, edge), colour(theme, under))),
    );
    expect(worst).toBeGreaterThanOrEqual(3);
  });
  test('a white and a black disc are told apart, and each from the row it stands on', () => {
    expect(contrast(colour(theme, 'piece-white'), colour(theme, 'piece-black'))).toBeGreaterThan(15);
    for (const under of BACKGROUNDS) {
      const seen = (piece: string) =>
        Math.max(
          contrast(colour(theme, piece), colour(theme, under)),
          contrast(colour(theme, `${piece}-edge`), colour(theme, under)),
        );
      expect(Math.min(seen('piece-white'), seen('piece-black'))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/* Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB. */
const SEEING: Readonly<Record<string, readonly (readonly number[])[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const HUES = ['accent', 'danger', 'warn', 'live', 'forfeit'];

const oklab = ([r, g, b]: Linear): Linear => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const seenAs = (hex: string, matrix: readonly (readonly number[])[]): Linear => {
  const rgb = linearOf(hex);
  const row = (at: number) =>
    Math.min(
      1,
      Math.max(
        0,
        (matrix[at] ?? []).reduce((sum, part, index) => sum + part * (rgb[index] ?? 0), 0),
      ),
    );
  return oklab([row(0), row(1), row(2)]);
};

describe.each(THEMES)('the five hues in the %s theme', theme => {
  test.each(Object.keys(SEEING))('stay apart for %s eyes: 0.05 or more', eyes => {
    const points = HUES.map(name => seenAs(colour(theme, name), SEEING[eyes] ?? []));
    const distances = points.flatMap((a, at) =>
      points.slice(at + 1).map(b => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.05);
  });
});

test('no colour is written outside tokens.css', () => {
  const src = join(import.meta.dirname, '..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    path => /\.(svelte|css)$/.test(path) && !path.endsWith('tokens.css'),
  );
  expect(files.length).toBeGreaterThan(10);
  const faults = files.flatMap(path =>
    (
      readFileSync(join(src, path), 'utf8').match(/#[0-9a-fA-F]{3,8}\b(?=[;,)\s"'])|\b(?:rgb|hsl)a?\(/g) ?? []
    ).map(found => `${path}: ${found}`),
  );
  expect(faults).toEqual([]);
});
