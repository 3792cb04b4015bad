import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workplace } from './testing/built-program.ts';
import { SAMPLE, sampleWith } from './testing/sample.ts';
import { COMMANDS } from './texts/index.ts';

const { pareo, pareoWith, read, write, files, path, remove } = workplace();
beforeAll(() => write('open.trf', SAMPLE));
afterAll(remove);

describe('help', () => {
  test.each(COMMANDS)('%s --help in both languages', command => {
    const [english, spanish] = [pareo(command, '--help'), pareo(command, '--help', '--lang', 'es')];
    expect([english.code, spanish.code]).toEqual([0, 0]);
    expect(english.stdout).toContain(`pareo ${command}`);
    expect(english.stdout).toContain('--lang en|es');
    expect(spanish.stdout).toContain('En todos los comandos');
    for (const { stdout } of [english, spanish]) expect(stdout).not.toMatch(/undefined|\[object/);
  });
  test('nothing, help and --help list every command', () => {
    for (const args of [[], ['help'], ['--help'], ['-h']]) {
      const { stdout } = pareo(...args);
      for (const command of COMMANDS) expect(stdout).toContain(command);
    }
  });
  test('--version', () => {
    expect(pareo('--version').stdout).toMatch(/^pareo \d+\.\d+\.\d+\n$/);
  });
});

describe('language', () => {
  const wrong = (environment: Record<string, string>, ...args: readonly string[]) =>
    pareoWith({ environment: { LC_ALL: '', LC_MESSAGES: '', LANG: '', ...environment } }, 'pear', ...args)
      .stderr;
  test('of the locale: LC_ALL, then LC_MESSAGES, then LANG', () => {
    expect(wrong({ LANG: 'es_MX.UTF-8' })).toContain('No existe el comando');
    expect(wrong({ LANG: 'es_MX.UTF-8', LC_MESSAGES: 'en_US.UTF-8' })).toContain('There is no command');
    expect(wrong({ LC_MESSAGES: 'en_US', LC_ALL: 'es_ES' })).toContain('No existe el comando');
    expect(wrong({ LANG: 'C.UTF-8' })).toContain('There is no command');
  });
  test('--lang decides against the locale, before or after the command', () => {
    expect(wrong({ LANG: 'es_MX.UTF-8' }, '--lang', 'en')).toContain('There is no command');
    expect(pareo('--lang', 'es', 'systems').stdout).toContain('holandés');
    expect(pareo('systems', '--lang=es').stdout).toContain('holandés');
  });
  test('a language that we do not have', () => {
    expect(pareo('systems', '--lang', 'fr')).toEqual({
      code: 3,
      stdout: '',
      stderr: 'pareo: --lang cannot be "fr". Write en or es. [value-not-allowed]\n',
    });
  });
});

describe('a wrong call: exit code 3 and a way out', () => {
  test.each([
    [['pear', 'open.trf'], 'Did you mean "pair"?'],
    [['pair'], 'FILE is missing'],
    [['pair', 'open.trf', 'more.trf'], '"more.trf" is one argument too many'],
    [['pair', 'open.trf', '--sytem', 'dutch'], 'Did you mean "--system"?'],
    [['pair', 'open.trf', '--system', 'duch'], 'Did you mean "dutch"?'],
    [['pair', 'open.trf', '--system'], '--system needs a value'],
    [['pair', 'open.trf', '--system', '--json'], 'needs a value'],
    [['pair', 'open.trf', '--round', 'five'], 'Write a whole number from 1'],
    [['pair', 'open.trf', '--round', '1', '--round', '2'], 'given twice'],
    [['pair', 'open.trf', '--table', '--plain'], 'cannot be used together'],
    [['pair', 'open.trf', '--initial-colour', 'red'], 'Write white or black'],
    [['convert', 'open.trf', 'open.xyz'], 'Write .trf, .trf26, .json or .csv.'],
    [['standings', 'open.trf', '--tiebreaks', 'XX'], '[tiebreak-unknown]'],
    [['standings', 'open.trf', '--why', 'nobody'], '[player-not-there]'],
    [['standings', 'open.trf', '--edition', '1850'], 'cannot be "1850"'],
    [['new', '--system', 'dutch'], 'needs --players'],
    [['serve', '--port', 'eighty'], '--port cannot be "eighty"'],
  ] as const)('%j', (args, words) => {
    const { code, stdout, stderr } = pareo(...args);
    expect(stderr).toContain(words);
    expect([code, stdout]).toEqual([3, '']);
  });
  test('everything that is wrong is told at once', () => {
    const { stderr } = pareo('pair', 'open.trf', '--roud', '1', '--sytem', 'x');
    expect(stderr.trimEnd().split('\n')).toHaveLength(2);
  });
});

describe('files that cannot be used: exit code 5', () => {
  test.each([
    ['no such file', ['pair', 'nowhere.trf'], 'nowhere.trf: There is no such file.'],
    ['a folder', ['pair', '.'], 'This is a folder.'],
    [
      'a folder to write to that is not there',
      ['pair', 'open.trf', '-o', 'no/such.txt'],
      'There is no folder "no"',
    ],
    ['a folder in the place of the output', ['pair', 'open.trf', '-o', 'folder'], 'This is a folder.'],
  ] as const)('%s', (_, args, words) => {
    mkdirSync(path('folder'), { recursive: true });
    const { code, stdout, stderr } = pareo(...args);
    expect(stderr).toContain(words);
    expect([code, stdout]).toEqual([5, '']);
  });
});

const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);

describe('a broken tournament: exit code 3, every fault with its place, nothing written', () => {
  test.each([
    [
      'an opponent who is not there',
      sampleWith('  13 w 1     8 b 1', '  99 w 1     8 b 1'),
      'unknown-opponent',
    ],
    ['results that disagree', sampleWith('   2 w 0    17 b 1', '   2 w 1    17 b 1'), 'results-disagree'],
    ['points that do not add up', sampleWith(' 3.5    2 ', ' 9.5    2 '), 'points-disagree'],
    [
      'a shifted column',
      sampleWith('Lara Quiroz, Sofía                2010 ', 'Lara Quiroz, Sofía              2010   '),
      '',
    ],
    ['half a line', SAMPLE.slice(0, SAMPLE.indexOf('Zamora') + 4), ''],
    ['a picture', PNG, 'not-a-text-file'],
    ['nothing', '', 'empty-file'],
    ['prose', 'Dear arbiter,\nhere is the file.\n', ''],
  ])('%s', (_, content, wanted) => {
    write('broken.trf', content);
    const before = files();
    for (const args of [
      ['pair', 'broken.trf', '-o', 'never.txt'],
      ['convert', 'broken.trf', 'never.json'],
      ['standings', 'broken.trf'],
    ]) {
      const { code, stdout, stderr } = pareo(...args);
      expect([code, stdout]).toEqual([3, '']);
      expect(stderr).toContain(wanted);
      expect(stderr).not.toMatch(/\bat .*:\d+:\d+|Error:/);
      for (const line of stderr.trimEnd().split('\n'))
        expect(line).toMatch(/^broken\.trf(:\d+:\d+)?: .*[.?] \[[a-z-]+\]$/);
    }
    expect(files()).toEqual(before);
  });
  test('several faults are all told, in the order of the file', () => {
    const twice = sampleWith('   2 w 0    17 b 1', '   2 w 1    17 b 1').replace(' 3.5    2 ', ' 9.5    2 ');
    write('broken.trf', twice);
    const { stderr } = pareo('pair', 'broken.trf');
    expect(stderr).toContain('results-disagree');
    expect(stderr).toContain('points-disagree');
  });
  test('as JSON on standard error', () => {
    write('broken.trf', sampleWith('  13 w 1     8 b 1', '  99 w 1     8 b 1'));
    const { code, stdout, stderr } = pareo('pair', 'broken.trf', '--json', '--lang', 'es');
    expect([code, stdout]).toEqual([3, '']);
    const { errors } = JSON.parse(stderr);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors[0]).toEqual({
      code: 'unknown-opponent',
      file: 'broken.trf',
      line: 9,
      column: expect.any(Number),
      message: expect.stringContaining('que no está inscrito'),
    });
  });
});

test('a file that is written replaces the old one only as a whole', () => {
  write('old.txt', 'as it was');
  expect(pareo('pair', 'nowhere.trf', '-o', 'old.txt').code).toBe(5);
  expect(read('old.txt')).toBe('as it was');
  expect(pareo('pair', 'open.trf', '-o', 'old.txt').code).toBe(0);
  expect(read('old.txt')).toMatch(/^12\n/);
  expect(files().filter(name => name.startsWith('.pareo'))).toEqual([]);
});
