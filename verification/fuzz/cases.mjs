import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readTournament, writeRecord } from '@pareo/engine';
import { GROWING } from './growing.mjs';

/* Every case follows from the seed and its number: whatever fails can be run again alone (`--seed S --from N --cases 1`). */

const PACKED = new URL('../../packages/engine/fixtures/corpus.jsonl.gz', import.meta.url);

/** Recorded tournaments, as TRF, JSON and CSV. */
export const fixtures = () => {
  if (!existsSync(PACKED)) throw new Error('the packed fixtures are not there');
  const texts = gunzipSync(readFileSync(PACKED))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
    .filter(({ name, text }) => name.endsWith('.trf') && text.length < 12_000)
    .map(({ text }) => text);
  const others = texts.slice(0, 30).flatMap(text => {
    const read = readTournament(new TextEncoder().encode(text));
    if (!read.ok) return [];
    return ['trf26', 'json', 'csv']
      .map(format => writeRecord(read.value.tournament.record, format))
      .flatMap(written => (written.ok ? [written.value] : []));
  });
  return [...texts, ...others, ...OWN];
};

/** Records that the recorded tournaments have not. */
const OWN = [
  `012 All kinds of records
022 Xalapa
042 2026/03/01
102 Ana
112 Bea
112 Eva
132${' '.repeat(88)}26/03/01  26/03/02
XXR 5
XXC white1
162  W 3.0    D 1.0    L 0.0
192 FIDE_DUTCH_BAKU
202 BH/C1,BH,SB
240 H   2    3
250       1.0   1   2    1    2
260   1   5    1    2
299           1.0     1    1
XXP 3 4
XXA    4  1.0  0.5
BBW  3.0
001    1 m  GM One                               2500 MEX    12345678 1990/01/01  3.0    1     2 w 1
001    2 w WFM Two                               2400 MEX    12345679 1991/00/00  0.0    4     1 b 0
001    3       Three                             2300 ESP                         1.0    2     4 w =
001    4       Four                                                               1.0    3     3 b =
ESP    3       Tres                              2310 MAD
### a comment
### pareo {"player":3,"club":"Sur"}
801 anything
ZZZ what is this
`,
  `013 Team one                           1    2
310   1 Team one                         ONE     2400    2.0    3.5   1     1    2
310   2 Team two                         TWO     2300    0.0    0.5   2     3    4
320  1.0  2.0   2
330 +-   1   1   2
300   1   1   2    1    2
352 WB
362 TW 2.0   TD 1.0   TL 0.0
001    1       One                                                                1.0    1     3 w 1
001    2       Two                                                                1.0    2     4 b 1
001    3       Three                                                              0.0    3     1 b 0
001    4       Four                                                               0.0    4     2 w 0
`,
  'No.;Name;Rating;Birth;Sex\n1;"López, Ana";2100;17/03/1990;f\n2;Bea;1500;05/04/1991;m\n',
];

/** A generator of whole numbers, the same on every machine. */
const numbersFrom = seed => {
  let state = seed >>> 0 || 1;
  return below => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

const LETTERS = [
  ...' 0129wb-+=UFHZDLXR#"{}[],:;.\t\n\ré😀\u202e\u009b\\/~',
  '\r\n',
  '001 ',
  'XXP ',
  '240 ',
  '### pareo {',
  '0000 - Z',
  'null',
  '1e9',
  '-1',
];

const mutations = [
  (text, next) => text.slice(0, next(text.length + 1)),
  (text, next) => {
    const at = next(text.length + 1);
    return text.slice(0, at) + LETTERS[next(LETTERS.length)] + text.slice(at + next(3));
  },
  (text, next) => {
    const [from, length] = [next(text.length + 1), next(60)];
    return text.slice(0, from) + text.slice(from + length);
  },
  (text, next) => {
    const [from, length, to] = [next(text.length + 1), next(200), next(text.length + 1)];
    return text.slice(0, to) + text.slice(from, from + length) + text.slice(to);
  },
  (text, next) => {
    const lines = text.split('\n');
    const [a, b] = [next(lines.length), next(lines.length)];
    [lines[a], lines[b]] = [lines[b], lines[a]];
    return lines.join('\n');
  },
  (text, next) => {
    const lines = text.split('\n');
    const at = next(lines.length);
    lines.splice(at, 0, lines[next(lines.length)]);
    return lines.join('\n');
  },
  (text, next) => text.replace(/\d+/g, digits => (next(40) === 0 ? String(next(20_000)) : digits)),
];

/** Ways to make a text large: a line or a piece of it over and over, or a file made to grow. */
const growths = [
  (text, next, size) => {
    const lines = text.split('\n');
    const at = next(lines.length);
    const line = `${lines[at]}\n`;
    lines[at] = line.repeat(Math.max(1, Math.floor(size / line.length)));
    return lines.join('\n');
  },
  (text, next, size) => {
    const [at, length] = [next(text.length + 1), 1 + next(40)];
    const piece = text.slice(at, at + length) || ' ';
    return text.slice(0, at) + piece.repeat(Math.max(1, Math.floor(size / piece.length))) + text.slice(at);
  },
  (_, next, size) => {
    const names = Object.keys(GROWING);
    return GROWING[names[next(names.length)]](size);
  },
];

/** One in this many cases is grown. */
const GROWN = 12;
const LARGEST = 400_000;

export const caseOf = (texts, seed, number) => {
  const next = numbersFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  for (let warm = 0; warm < 8; warm++) next(2);
  let text = texts[next(texts.length)];
  const isGrown = next(GROWN) === 0;
  if (isGrown)
    text = growths[next(growths.length)](text, next, 1000 + next(next(4) === 0 ? LARGEST : LARGEST / 10));
  for (let count = next(isGrown ? 3 : 6); count > 0; count--)
    text = mutations[next(mutations.length)](text, next);
  const bytes = new TextEncoder().encode(text);
  if (next(30) === 0 && bytes.length > 0) bytes[next(bytes.length)] = next(256);
  return bytes;
};
