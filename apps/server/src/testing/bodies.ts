import { gzipSync } from 'node:zlib';

/* Bodies as nobody should send them: nested, wide, long, of wrong types, with unknown fields, NUL and huge numbers, cut off, packed.
 * All from a seed, so that what was found can be sent again. */

export interface Chance {
  readonly whole: (below: number) => number;
  readonly one: <Value>(of: readonly Value[]) => Value;
}

/** Mulberry32. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return { whole, one: of => of[whole(of.length)] as (typeof of)[number] };
};

export interface SentBody {
  readonly bytes: Buffer;
  readonly type: string;
}

const NUMBERS = [
  '0',
  '-1',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '0.1',
  '-0',
  '1e-400',
  '2147483648',
];
const TEXTS = [
  '""',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"♟ 𝔓 \\u202e"',
  '"__proto__"',
  '"constructor"',
  '"=cmd|\' /C calc\'!A0"',
  '"\\n\\r\\t"',
  '"../../etc/passwd"',
  '"\' OR 1=1 --"',
  '"2026-02-30T99:99:99Z"',
  '"America/Nowhere"',
];

const junk = (chance: Chance, levels = 3): string => {
  switch (chance.whole(levels > 0 ? 9 : 5)) {
    case 0:
      return chance.one(['null', 'true', 'false']);
    case 1:
    case 2:
      return chance.one(NUMBERS);
    case 3:
    case 4:
      return chance.one(TEXTS);
    case 5:
    case 6:
      return `[${Array.from({ length: chance.whole(6) }, () => junk(chance, levels - 1))}]`;
    default:
      return `{${Array.from({ length: chance.whole(6) }, () => `${chance.one(TEXTS)}:${junk(chance, levels - 1)}`)}}`;
  }
};

/** Larger than anything asks for: a few kilobytes mostly, a megabyte seldom. */
const large = (chance: Chance): string => {
  const size = 10 ** (2 + chance.whole(chance.whole(20) === 0 ? 5 : 3));
  switch (chance.whole(6)) {
    case 0:
      return '['.repeat(size) + ']'.repeat(size);
    case 1:
      return `${'{"a":'.repeat(size)}1${'}'.repeat(size)}`;
    case 2:
      return `[${'0,'.repeat(size)}0]`;
    case 3:
      return `[${'{},'.repeat(size)}{}]`;
    case 4:
      return `"${'x'.repeat(size)}"`;
    default:
      return `{${Array.from({ length: Math.min(size, 10_000) }, (_, at) => `"k${at}":${at}`)}}`;
  }
};

/** A sample with one thing in it that is not as it should be. */
const spoilt = (chance: Chance, value: unknown): string => {
  const text = JSON.stringify(value);
  const places = [...text.matchAll(/"(?:[^"\\]|\\.)*"(?=[,}\]])|-?\d+(?=[,}\]])|true|false|null|\[\]|\{\}/g)];
  const place = chance.one(places);
  const put = (start: number, end: number, what: string) => text.slice(0, start) + what + text.slice(end);
  const end = place === undefined ? 0 : place.index + place[0].length;
  switch (chance.whole(7)) {
    case 0:
      return text;
    case 1:
      return text.replace('{', `{${chance.one(TEXTS)}:${junk(chance)},`);
    case 2:
      return place === undefined ? junk(chance) : put(place.index, end, large(chance));
    case 3:
      return text.slice(0, chance.whole(text.length));
    case 4:
      return text.replace(/\}$/, `,${text.slice(1)}`);
    default:
      return place === undefined ? junk(chance) : put(place.index, end, junk(chance));
  }
};

/** One body for a route whose good ones are like the samples. */
export const bodyFor = (chance: Chance, samples: readonly unknown[]): SentBody => {
  const json = (text: string): SentBody => ({ bytes: Buffer.from(text), type: 'application/json' });
  const sample = chance.one(samples);
  const kind = chance.whole(12);
  if (kind < 6 && sample !== undefined)
    return sample instanceof Uint8Array ? spoiltFile(chance, sample) : json(spoilt(chance, sample));
  switch (kind) {
    case 6:
      return json(large(chance));
    case 7:
      return { bytes: gzipSync(Buffer.from(large(chance))), type: 'application/octet-stream' };
    case 8:
      return {
        bytes: Buffer.from(Array.from({ length: chance.whole(300) }, () => chance.whole(256))),
        type: chance.one([
          'application/json',
          'text/plain',
          'application/octet-stream',
          'multipart/form-data',
          '',
        ]),
      };
    case 9:
      return { bytes: gzipSync(Buffer.alloc(10 ** chance.whole(7), 'a')), type: 'application/octet-stream' };
    default:
      return json(junk(chance));
  }
};

const spoiltFile = (chance: Chance, file: Uint8Array): SentBody => {
  const bytes = Buffer.from(file);
  for (let times = chance.whole(4); times > 0; times -= 1)
    bytes[chance.whole(bytes.length)] = chance.whole(256);
  const cut = chance.whole(3) === 0 ? bytes.subarray(0, chance.whole(bytes.length)) : bytes;
  const type = 'application/octet-stream';
  return { bytes: chance.whole(3) === 0 ? gzipSync(cut) : cut, type };
};
