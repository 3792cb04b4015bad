import { LANGUAGES, type Language } from '@pareo/texts';
import { describe, expect, test } from 'vitest';
import { type CliFault, type CliFaultData, describeCliFault, textsIn } from './index.ts';

/** Data of the kind each sentence gets: leave a code out and it does not compile. */
type Samples<Data> = { readonly [Code in keyof Data]: readonly Data[Code][] };

const cliFaultSamples: Samples<CliFaultData> = {
  'unknown-command': [{ command: 'par' }, { command: 'par', suggestion: 'pair' }],
  'unknown-option': [{ option: '--sytem', command: 'pareo pair', suggestion: '--system' }],
  'value-missing': [{ option: '--system' }],
  'value-not-wanted': [{ option: '--json' }],
  'option-repeated': [{ option: '--system' }],
  'argument-missing': [{ argument: 'FILE', command: 'pareo pair' }],
  'argument-not-wanted': [{ argument: 'x', command: 'pareo pair' }],
  'option-missing': [{ option: '-o FILE', command: 'pareo new' }],
  'options-exclude': [{ options: ['--table', '--plain'] }],
  'unknown-system': [{ system: 'duch' }, { system: 'duch', suggestion: 'dutch' }],
  'system-of-file-unknown': [{ code: 'CUSTOM_SWISS' }],
  'value-not-allowed': [{ option: '--lang', value: 'fr', allowed: ['en', 'es'] }],
  'number-not-allowed': [{ option: '--round', value: 'x', minimum: 1, maximum: 99 }],
  'setting-without-value': [{ value: 'swap' }],
  'date-not-understood': [{ value: 'tomorrow' }],
  'scoring-not-understood': [{ value: '3-1' }],
  'round-not-there': [
    { round: 3, last: 0 },
    { round: 9, last: 5 },
  ],
  'teams-not-there': [{}],
  'list-not-of-system': [{ list: 'draw' }, { list: 'table' }],
  'list-not-for-teams': [{ list: 'cards' }],
  'list-of-teams': [{ list: 'teams' }],
  'no-open-round': [{ last: 0 }, { last: 3 }],
  'address-for-nobody': [{ value: 'http://localhost:8080/t/cup' }],
  'player-not-there': [{ player: 'Zoe' }, { player: 'Zoe', several: ['3 Zoe', '7 Zoe'] }],
  'player-already-there': [{ player: 'Zoe' }],
  'entry-into-team': [{}],
  'file-without-teams': [{}],
  'team-not-there': [{ team: 'Xalapa' }, { team: 'X', several: ['1 Xalapa', '4 Xico'] }],
  'player-not-in-team': [
    { player: 'Zoe', team: 'Xalapa' },
    { player: 'Zoe', team: 'Xalapa', several: ['3 Zoe', '7 Zoe'] },
  ],
  'team-without-match': [{ team: 'Xalapa', round: 3 }],
  'line-up-after-results': [{ match: '4-2', round: 2, boards: 4 }],
  'boards-unknown': [{}],
  'result-not-understood': [{ value: '3-5' }],
  'result-of-nobody': [{ value: '77:H' }],
  'result-length': [
    { value: '3-5:1', games: 4, found: 1 },
    { value: '3-5:10', games: 1, found: 2 },
  ],
  'meeting-not-in-round': [
    { value: '3-5:1', round: 2, meetings: ['3-4', '5-6'], game: 'chess' },
    { value: '3-5:400-300', round: 2, meetings: ['3-4'], game: 'scrabble', isInRound: 1 },
    { value: '3-5:1', round: 2, meetings: [], game: 'chess' },
  ],
  'match-half-open': [{ value: '3-5:1.' }],
  'nobody-goes-on': [{ value: '3-5:==/4' }],
  'bye-after-pairing': [{ round: 2 }],
  'list-not-for-system': [{ list: 'averages' }],
  'correction-for-report': [{ round: 2, article: 'C.04.2, D.8 (2017)' }],
  'player-named-twice': [{ player: '7' }],
  'format-unknown': [{ file: 'open.xyz', choices: ['.trf', '.json'] }],
  'file-not-found': [{}],
  'folder-not-found': [{ folder: 'nowhere' }],
  'file-is-folder': [{}],
  'file-not-allowed': [{}],
  'file-not-readable': [{ reason: 'EIO' }],
  'file-not-writable': [{ reason: 'ENOSPC' }],
  'share-not-understood': [{ option: '--late', value: 'x' }],
  'no-files': [{}],
  'pipe-without-writer': [{}],
  'output-not-writable': [{ reason: 'ENOSPC' }],
  'output-is-input': [{ force: true }, { force: false }],
  'file-exists': [{}],
  'input-too-large': [{ maximum: 20 }],
  'server-not-built': [{}],
  'internal-error': [{ message: 'Broken invariant' }],
};

const cases = Object.entries(cliFaultSamples).flatMap(([code, list]) =>
  list.map((data: object) => ({ code, data })),
);

describe.each(LANGUAGES)('faults of a call in %s', language => {
  test.each(cases)('$code', sample => {
    const sentence = describeCliFault(sample as CliFault, language);
    expect(sentence).toMatch(/^(--|[\p{Lu}\d"«¿¡])/u);
    expect(sentence).toMatch(/[.?]$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}(?!12)/);
  });
});

test('every word of the command line is written in both languages', () => {
  const leaves = (language: Language) => leavesOf(textsIn(language).cli);
  expect(leaves('es').map(([path]) => path.replace(/\/\d+\/\d$/, ''))).toEqual(
    leaves('en').map(([path]) => path.replace(/\/\d+\/\d$/, '')),
  );
  for (const language of LANGUAGES)
    for (const [path, text] of leaves(language)) expect(text.trim(), path).not.toBe('');
});

const leavesOf = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}/${key}`));
};

/** Every plain text below; sentences that need data are tried above. */
const plainTexts = (texts: unknown): readonly string[] => {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(plainTexts) : [];
};

test('an option that is missing is named as the help of the language names it', () => {
  const { cli } = textsIn('es');
  for (const [option, shown] of [
    ['-o FILE', '-o ARCHIVO'],
    ['-o OUT', '-o SALIDA'],
    ['--players LIST', '--players LISTA'],
    ['--system ID', '--system ID'],
  ] as const)
    expect(cli.faults['option-missing']({ option, command: 'pareo new' })).toBe(
      `«pareo new» necesita ${shown}.`,
    );
});

test('Spanish help and terms have no English word left', () => {
  const { cli, systemOptions, systems } = textsIn('es');
  /* What is typed (commands, options, values, ids, files) is the same in every language; «white (blancas)» explains such a value. */
  const said = (text: string): string =>
    text
      .replace(/pareo [a-z-]+|--by player|\S*[-=/.]\S*|[a-z-]+ \([^)]*\)/g, ' ')
      .replace(/\b(round|board)\b(?= \()/g, ' ');
  const english =
    /\b(the|and|of|with|from|which|first|second|rounds?|players?|boards?|seed|ratings?|note|unless|whoever|colours?|FILE|SEED|PATH|OUT|LIST|MODEL|CONFIG|IN)\b/;
  expect(plainTexts([cli, systemOptions, systems]).filter(text => english.test(said(text)))).toEqual([]);
});
