import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, lstatSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workplace } from './testing/built-program.ts';
import { SAMPLE, sampleWith } from './testing/sample.ts';

const { pareo, pareoWith, read, write, files, path, remove } = workplace();
const PROGRAM = fileURLToPath(new URL('../bin/pareo.mjs', import.meta.url));
/** What the shells of Unix have: devices, pipes, modes. */
const onUnix = describe.skipIf(platform() === 'win32');

const shell = (command: string) =>
  spawnSync('bash', ['-c', command], {
    cwd: path('.'),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8', NODE: process.execPath, PAREO: PROGRAM },
  });

beforeAll(() => {
  write('open.trf', SAMPLE);
  write('wrong.trf', sampleWith('XXR 7', 'XXR 1'));
});
afterAll(remove);

describe('1. memory', () => {
  test('a line of 20,000 rounds with 2,000 players is refused with its line and column, in little memory', () => {
    const player = (id: number) => `001 ${String(id).padStart(4)}      Player ${id}`;
    const lines = Array.from({ length: 2000 }, (_, at) => player(at + 1));
    lines[0] = `${player(1).padEnd(91)}${' '.repeat(90_000)}`.padEnd(91_000, '2');
    lines[1] = `${player(2).padEnd(91)}${'   1 w 1  '.repeat(1200)}`;
    write('long.trf', lines.join('\n'));
    const { code, stderr } = pareoWith(
      { environment: { NODE_OPTIONS: '--max-old-space-size=64' } },
      'pair',
      'long.trf',
    );
    expect(stderr).toMatch(/long\.trf:\d+:10082: 1,?200 rounds: 999 are the most that is read/);
    expect(code).toBe(4);
  });
});

describe('3. many faults', () => {
  beforeAll(() => {
    mkdirSync(path('many'));
    write('many/bad.trf', '001 x\n'.repeat(200_000));
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) write(`many/${name}.trf`, SAMPLE);
  });
  test('ten are told, those up to the hundredth by their codes, the others counted', () => {
    const { code, stderr } = pareo('pair', 'many/bad.trf');
    expect(code).toBe(3);
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[10]).toMatch(/^pareo: And 90 more: 90 [\w-]+\./);
    expect(stderr).toContain('… and 199,900 more.');
  });
  test.each(['1', '3'])('they cost no other file its result, with --jobs %s', jobs => {
    const { code, stdout, stderr } = pareo('check', 'many', '--jobs', jobs);
    expect(stdout).toContain(
      '8 files, 32 rounds: all agree. 200 ranks: all agree. 1 file could not be checked.',
    );
    expect(stderr).toContain('… and 199,900 more.');
    expect(code).toBe(3);
  });
  test('a wrong value is repeated up to eighty characters', () => {
    write('value.trf', `142 ${'9'.repeat(5000)}\n${SAMPLE}`);
    expect(pareo('pair', 'value.trf').stderr).toContain(`"${'9'.repeat(79)}…"`);
  });
});

describe('5. beyond the last round', () => {
  test.each([
    ['pair', ['pair', 'last.trf', '--rounds', '4']],
    ['the drop-in call', ['--dutch', 'four.trf', '-p']],
    ['the drop-in call without a system', ['four.trf', '-p']],
  ])('%s is refused with 3', (_, args) => {
    write('last.trf', SAMPLE);
    write('four.trf', sampleWith('XXR 7', 'XXR 4'));
    const { code, stdout } = pareo(...args);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  });
});

describe('6. check of a folder', () => {
  test('empty and binary files under the name of a tournament are named, and nothing checked is no success', () => {
    mkdirSync(path('empty'));
    write('empty/nothing.trf', '');
    write('empty/picture.trf', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1));
    const { code, stderr } = pareo('check', 'empty');
    expect(stderr).toMatch(/nothing\.trf:1:1: The file is empty.*\[empty-file\]/);
    expect(stderr).toMatch(/picture\.trf:1:1: This is a picture \(PNG\).*\[not-a-text-file\]/);
    expect(code).toBe(3);
  });
  test('other JSON is passed over and named', () => {
    mkdirSync(path('other'));
    write('other/package.json', '{"name":"x"}');
    const { code, stderr } = pareo('check', 'other');
    expect(stderr).toContain('package.json: not a tournament; passed over.');
    expect(code).toBe(3);
    write('other/open.trf', SAMPLE);
    expect(pareo('check', 'other').code).toBe(0);
    expect(JSON.parse(pareo('check', 'other', '--json').stdout).passedOver).toEqual([
      join('other', 'package.json'),
    ]);
  });
});

onUnix('7. exits', () => {
  test.each([
    ['0', 'systems'],
    ['3', 'pair wrong.trf'],
    ['1', 'check differs.trf'],
  ])('a reader that stops reading leaves %s as it is', async (code, call) => {
    write('differs.trf', differing());
    const child = spawn(process.execPath, [PROGRAM, ...call.split(' ')], {
      cwd: path('.'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    child.stderr.destroy();
    const [ended] = await once(child, 'exit');
    expect(ended).toBe(Number(code));
  });
  test('a full disk is told in a sentence and ends with 5', () => {
    const { status, stderr } = shell('"$NODE" "$PAREO" systems > /dev/full');
    expect(stderr).toBe(
      'pareo: The output cannot be written (ENOSPC). What was printed is not complete. [output-not-writable]\n',
    );
    expect(status).toBe(5);
  });
  test('a folder that may not be read ends with 5', () => {
    mkdirSync(path('secret'));
    chmodSync(path('secret'), 0);
    const { status, stderr } = spawnSync(process.execPath, [withoutRights(), 'check', 'secret'], {
      cwd: path('.'),
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'en_GB.UTF-8', NODE_COMPILE_CACHE: '' },
    });
    chmodSync(path('secret'), 0o700);
    expect(stderr).toContain('[file-not-allowed]');
    expect(status).toBe(5);
  });
  test('a file whose name leads round in a circle ends with 5', () => {
    symlinkSync('circle', path('circle'));
    expect(pareo('check', 'circle').code).toBe(5);
  });
  test('--as-thread alone is a wrong call', () => {
    expect(pareo('--as-thread').code).toBe(3);
  });
  test('an internal error is one sentence and ends with 2', () => {
    mkdirSync(path('broken'));
    cpSync(fileURLToPath(new URL('../dist', import.meta.url)), path('broken/dist'), { recursive: true });
    cpSync(fileURLToPath(new URL('../bin', import.meta.url)), path('broken/bin'), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [path('broken/bin/pareo.mjs'), '--version'], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^pareo: .*\[internal-error\]\n$/);
    expect(status).toBe(2);
  });
});

onUnix('8. devices', () => {
  test('bytes are counted as they are read', () => {
    const { code, stderr } = pareo('pair', '/dev/zero');
    expect(stderr).toBe(
      '/dev/zero: The input has more than 20 MB, and no more is read. Is it really a tournament? [input-too-large]\n',
    );
    expect(code).toBe(4);
    expect(shell('"$NODE" "$PAREO" pair - < /dev/zero').status).toBe(4);
  });
  test('a pipe that nobody writes into is told', () => {
    shell('mkfifo quiet');
    const { code, stderr } = pareo('pair', 'quiet');
    expect(stderr).toContain('[pipe-without-writer]');
    expect(code).toBe(5);
  });
  test('a pipe with a writer, slow or not yet there, is read', () => {
    const { status, stdout } = shell(
      'mkfifo busy; (sleep 0.5; head -c 1000 open.trf; sleep 0.5; tail -c +1001 open.trf) > busy & "$NODE" "$PAREO" pair busy --plain; ',
    );
    expect(status).toBe(0);
    expect(stdout).toBe(pareo('pair', 'open.trf', '--plain').stdout);
  });
});

describe('9. writing', () => {
  test.each([
    ['pair', ['pair', 'own.trf', '-o', 'own.trf']],
    ['pair, by another name', ['pair', 'own.trf', '-o', './own.trf']],
    ['convert', ['convert', 'own.trf', 'own.trf', '--to', 'trf26']],
    ['the drop-in call', ['--dutch', 'own.trf', '-p', 'own.trf']],
    ['its checklist', ['--dutch', 'own.trf', '-p', 'pairs.txt', '-l', 'own.trf']],
    ['the checklist of a check', ['--dutch', 'own.trf', '-c', '-l', 'own.trf']],
    ['the checklists of a random tournament', ['--dutch', 'own.trf', '-g', '-o', 'any.trf', '-l', 'own.trf']],
  ])('%s does not replace what it has read', (_, args) => {
    write('own.trf', SAMPLE);
    const { code, stderr } = pareo(...args);
    expect(stderr).toContain('[output-is-input]');
    expect(code).toBe(3);
    expect(read('own.trf')).toBe(SAMPLE);
  });
  test.each([
    ['pair', ['pair', 'own.trf', '--table', '-o', 'own.trf', '--force']],
    ['print', ['print', 'own.trf', '-o', 'own.trf', '--force']],
  ])('%s keeps the tournament it lists, whatever it is told', (_, args) => {
    write('own.trf', SAMPLE);
    const { code, stderr } = pareo(...args);
    expect(stderr).toBe(
      'own.trf: This is the file that was read, and it would be replaced. Write elsewhere. [output-is-input]\n',
    );
    expect(code).toBe(3);
    expect(read('own.trf')).toBe(SAMPLE);
  });
  test('unless it is told to', () => {
    write('own.trf', SAMPLE);
    expect(pareo('convert', 'own.trf', 'own.trf', '--to', 'trf26', '--force').code).toBe(0);
    expect(read('own.trf')).toContain('142 7');
  });
  test('generate replaces no file unless it is told to', () => {
    const call = ['generate', '--players', '6', '--rounds', '3', '--seed', '1', '-o', 'made.trf'];
    expect(pareo(...call).code).toBe(0);
    const again = pareo(...call);
    expect([again.code, again.stderr]).toEqual([
      3,
      'made.trf: This file is already there. Write elsewhere, or say --force. [file-exists]\n',
    ]);
    expect(pareo(...call, '--force').code).toBe(0);
    const many = [...call.slice(0, -1), 'made', '--count', '5'];
    expect([pareo(...many).code, pareo(...many).code, pareo(...many, '--force').code]).toEqual([0, 3, 0]);
  });
  test.skipIf(platform() === 'win32')('the mode of a replaced file is kept, and links are followed', () => {
    write('target.txt', 'old');
    chmodSync(path('target.txt'), 0o640);
    symlinkSync('target.txt', path('link.txt'));
    symlinkSync('later.txt', path('dangling.txt'));
    pareo('pair', 'open.trf', '-o', 'link.txt', '--force');
    pareo('pair', 'open.trf', '-o', 'dangling.txt');
    expect(statSync(path('target.txt')).mode & 0o777).toBe(0o640);
    expect(read('target.txt')).toBe(read('later.txt'));
    expect(['link.txt', 'dangling.txt'].map(name => lstatSync(path(name)).isSymbolicLink())).toEqual([
      true,
      true,
    ]);
    expect(files().filter(name => name.startsWith('.pareo'))).toEqual([]);
  });
});

describe('10. the screen', () => {
  const [CSI, OVERRIDE] = ['\u009b', '\u202e'];
  const NAME = 'Aguirre';
  const marked = `${CSI}${OVERRIDE}${NAME.slice(2)}`;
  const isRaw = (text: string) => /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u.test(text);
  test('names, keys and values reach it spelt out', () => {
    write('marks.trf', sampleWith(NAME, marked));
    for (const args of [
      ['standings', 'marks.trf'],
      ['pair', 'marks.trf', '--table'],
      ['pair', 'marks.trf', '--json'],
      ['explain', 'marks.trf'],
    ]) {
      const { stdout, stderr } = pareo(...args);
      expect(isRaw(stdout + stderr), args.join(' ')).toBe(false);
    }
    write('keys.json', '{"format":"pareo-tournament","version":1,"\\u001b[2J\\u202e":1,"players":[]}');
    const { stderr } = pareo('pair', 'keys.json');
    expect(stderr).toContain('\\u001b[2J\\u202e');
    expect(isRaw(stderr)).toBe(false);
    expect(isRaw(pareo('pair', `no${OVERRIDE}\u001b[2J.trf`).stderr)).toBe(false);
  });
  test('a file that goes to a pipe stays what it is', () => {
    expect(pareo('convert', 'marks.trf', '-', '--to', 'trf16').stdout).toContain(marked);
  });
});

test('13. a tournament that ended early is told of each file', () => {
  const { stderr } = pareo(
    ...['generate', '--players', '4', '--rounds', '6', '--seed', 'x', '--count', '3', '-o', 'early'],
  );
  expect(stderr.match(/ended before round \d/g)).toHaveLength(3);
});

test('13. every command knows the same last round', () => {
  for (const call of [
    ['pair', 'open.trf', '--round', '1000'],
    ['generate', '--rounds', '1000', '-o', 'x.trf'],
    ['standings', 'open.trf', '--after', '1000'],
  ])
    expect(pareo(...call).stderr).toContain('999');
});

/** The sample with one game's colours exchanged, so that `check` finds a difference. */
const differing = (): string => {
  const lines = SAMPLE.split('\n');
  const own = lines.findIndex(line => /^001 +1 /.test(line));
  const opponent = Number(lines[own]?.slice(91, 95));
  for (const [index, line] of lines.entries())
    if (line.startsWith('001') && [1, opponent].includes(Number(line.slice(4, 8))))
      lines[index] = `${line.slice(0, 96)}${line[96] === 'w' ? 'b' : 'w'}${line.slice(97)}`;
  return lines.join('\n');
};

/**
 * The program for whoever may not read everything. The administrator may, and becomes nobody; nobody may read neither the
 * clone, where it is in a private folder, nor Node, so the program is a copy, and Node runs already.
 */
const withoutRights = (): string => {
  if (process.getuid?.() !== 0) return PROGRAM;
  chmodSync(path('.'), 0o755);
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), path('public/dist'), { recursive: true });
  write('public/nobody.mjs', 'process.setgroups([]); process.setgid(65534); process.setuid(65534);');
  write('public/pareo.mjs', "import './nobody.mjs';\nimport './dist/pareo.mjs';\n");
  return path('public/pareo.mjs');
};
