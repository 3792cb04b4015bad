/*
 * Files that grow: each of a given size in bytes or so, each leaning on one part of one reader. The bench prints what
 * they cost at doubling sizes; the tests compare two sizes.
 */

const player = (id, cells = '') =>
  `001 ${String(id).padStart(4)}      Player ${String(id).padStart(5)}`.padEnd(91) + cells;
const times = (bytes, piece) => piece.repeat(Math.max(1, Math.ceil(bytes / piece.length)));
const numbered = (bytes, line) => {
  const lines = [];
  let size = 0;
  for (let index = 1; size < bytes; index++) {
    const next = line(index);
    lines.push(next);
    size += next.length + 1;
  }
  return lines.join('\n');
};
const HEAD = `012 Open\nXXR 9\n${player(1)}\n${player(2)}\n`;
const DOCUMENT = '{"format":"pareo-tournament","version":1,"players":[{"id":1,"name":"Ana"}]';

/** By name: the text of a file of about so many bytes. */
export const GROWING = {
  'TRF: players': bytes => `XXR 9\n${numbered(bytes, index => player(index))}`,
  'TRF: rounds of one line': bytes => `${player(1, times(bytes, '   2 w 1  '))}\n${player(2)}`,
  'TRF: one long round for many': bytes =>
    `${player(1, times(Math.min(bytes / 4, 9000), '   2 w 1  '))}\n${numbered((bytes * 3) / 4, index => player(index + 1))}`,
  'TRF: deputies': bytes => `${HEAD}${times(bytes, '112 Deputy\n')}`,
  'TRF: national records': bytes => `${HEAD}${times(bytes, 'ESP    1      Ana\n')}`,
  'TRF: national records of nobody': bytes => `${HEAD}${times(bytes, 'ESP   77      Ana\n')}`,
  'TRF: forbidden in one list': bytes => `${HEAD}XXP ${times(bytes, '1 2 ')}`,
  'TRF: lists of forbidden': bytes => `${HEAD}${times(bytes, 'XXP 1 2\n')}`,
  'TRF: virtual points': bytes => `${HEAD}${times(bytes, '250       1.0   1   9    1    2\n')}`,
  'TRF: byes': bytes => `${HEAD}${times(bytes, '240 Z   1    1    2\n')}`,
  'TRF: abnormal points': bytes => `${HEAD}${times(bytes, '299 W         1.0    1    1\n')}`,
  'TRF: tie-breaks': bytes => `${HEAD}202 ${times(bytes, 'BH,')}`,
  'TRF: comments': bytes => `${HEAD}${times(bytes, '### a line to keep\n')}`,
  'TRF: our comments': bytes => `${HEAD}${times(bytes, '### pareo {"player":1,"club":"Sur"}\n')}`,
  'TRF: unknown records': bytes => `${HEAD}${times(bytes, 'ZZ9 what is this\n')}`,
  'TRF: shifted lines': bytes => `${HEAD}${times(bytes, '001x\n')}`,
  'TRF: header said again': bytes => `${HEAD}${numbered(bytes, index => `012 Open ${index}`)}`,
  'TRF: teams': bytes =>
    `${HEAD}${times(bytes, '310   1 Team                                                             1    2\n')}`,
  'TRF: old and new teams': bytes =>
    `${HEAD}${numbered(bytes / 2, index => `310 ${String((index % 999) + 1).padStart(3)} Team ${index}`)}\n${numbered(bytes / 2, index => `013 Other ${index}`)}`,
  'TRF: scoring': bytes => `${HEAD}XXS ${times(bytes, 'W=3 ')}`,
  'TRF: contradictions': bytes => `XXR 9\n${numbered(bytes, index => player(index, '9999 w 1'))}`,
  'TRF: blank lines': bytes => `${HEAD}${'\n'.repeat(bytes)}`,
  'TRF: wide letters': bytes => `${HEAD}XXP ${times(bytes, '😀 ')}`,
  'JSON: players': bytes =>
    `{"format":"pareo-tournament","version":1,"players":[${numbered(bytes, index => `{"id":${index},"name":"Ana","turns":[{"kind":"absent"}]},`)}{"id":9999,"name":"Eva"}]}`,
  'JSON: the same key': bytes => `{${times(bytes, '"a":1,')}"b":1}`,
  'JSON: the same long key': bytes => `{"${'k'.repeat(bytes / 4)}":[${times(bytes / 2, '{"a":1,"a":2},')}1]}`,
  'JSON: faults on one line': bytes =>
    `{"format":"pareo-tournament","version":1,"players":[${times(bytes, '{"id":0},')}1]}`,
  'JSON: unknown fields': bytes => `${DOCUMENT},${numbered(bytes, index => `"x${index}":1,`)}"y":1}`,
  'JSON: a long list': bytes => `${DOCUMENT},"tiebreaks":[${times(bytes, '"BH",')}"SB"]}`,
  'JSON: a long text': bytes => `${DOCUMENT},"header":{"name":"${'x'.repeat(bytes)}"}}`,
  'JSON: faults of meaning': bytes =>
    `{"format":"pareo-tournament","version":1,"players":[${numbered(bytes, index => `{"id":${index},"name":"A","turns":[{"kind":"game","opponent":9999,"colour":"white","result":"win"}]},`)}{"id":9999,"name":"Eva"}]}`,
  'JSON: brackets': bytes => '['.repeat(bytes),
  'JSON: kept lines': bytes =>
    `${DOCUMENT},"keptLines":[${times(bytes, '{"prefix":"ESP","text":"    7"},')}{"prefix":"###","text":" x"}]}`,
  'CSV: players': bytes => `name;rating\n${numbered(bytes, index => `Player ${index};2000`)}`,
  'CSV: columns': bytes => `name${times(bytes, ';rating')}\nAna`,
  'CSV: a quote left open': bytes => `name;rating\n"${'x'.repeat(bytes)}`,
  'CSV: quotes': bytes => `name;rating\n${'"'.repeat(bytes)}`,
  'CSV: blanks in quotes': bytes => `name\n"a${' '.repeat(bytes)}\nb"`,
  'CSV: wrong values': bytes => `name;rating\n${times(bytes, 'Ana;much\n')}`,
  'CSV: empty rows': bytes => `name;rating\n${times(bytes, ';\n')}`,
  'text: one line': bytes => 'x'.repeat(bytes),
};
