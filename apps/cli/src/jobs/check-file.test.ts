import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemNamed } from '@pareo/engine';
import { writeRecord } from '@pareo/engine/formats';
import { generateTournament } from '@pareo/engine/generator';
import type { TournamentRecord } from '@pareo/engine/model';
import { LANGUAGES, type Language } from '@pareo/texts';
import { afterAll, describe, expect, test } from 'vitest';
import { checkAsJson, remarksIn } from '../check-output.ts';
import type { Context } from '../context.ts';
import { textsIn } from '../texts/index.ts';
import { checkFile } from './check-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'pareo-check-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Four players, so many rounds by a system; what the file says of the tournament besides is added. */
const file = (name: string, id: string, stated: Partial<TournamentRecord>): string => {
  const system = systemNamed(id);
  const made = system && generateTournament({ seed: 'hill', players: 4, rounds: 2 }, system);
  if (!made?.ok) throw new Error(id);
  const written = writeRecord({ ...made.value.record, ...stated }, 'json');
  if (!written.ok) throw new Error(JSON.stringify(written.faults));
  const path = join(folder, name);
  writeFileSync(path, written.value);
  return path;
};

const checked = async (path: string, language: Language) => [
  await checkFile({ kind: 'check', path, system: undefined, origin: 'named', language }),
];

/** The notices of `pareo check`, without the name of the file. */
const saidOf = async (path: string, language: Language = 'en') =>
  remarksIn(await checked(path, language), { texts: textsIn(language) } as Context).map(line =>
    line.replace(path, 'FILE'),
  );

const RULE = {
  en: /In the last rounds of a tournament \(between 1 and 3, .*King of the Hill, 1\)$/,
  es: /En las últimas rondas de un torneo \(entre 1 y 3, .*\)$/,
};

describe('seed 004, Rey de la Colina 1: `check` remarks on the hill outside of the last one to three rounds', () => {
  const alone = file('alone.json', 'king-of-the-hill', { plannedRounds: 5 });

  test('once, with every early round that was played, and the sentence of the text', async () => {
    const said = await saidOf(alone);
    expect(said).toEqual([
      expect.stringContaining('FILE, round 1: King of the Hill is planned for rounds 1 and 2 of 5.'),
    ]);
    expect(said[0]).toMatch(RULE.en);
  });

  test('in a schedule as well, where the first rounds are Swiss', async () => {
    const schedule = [{ system: 'king-of-the-hill', fromRound: 2, toRound: 2 }];
    const path = file('schedule.json', 'scrabble-swiss', { plannedRounds: 5, schedule });
    const said = await saidOf(path, 'es');
    expect(said).toEqual([
      expect.stringContaining('El Rey de la Colina está previsto para la ronda 2 de 5.'),
    ]);
    expect(said[0]).toMatch(RULE.es);
  });

  test.each(LANGUAGES)('the JSON has the same sentence (%s)', async language => {
    const [remark] = checkAsJson(await checked(alone, language)).remarks;
    expect(remark).toMatchObject({ file: alone, round: 1 });
    expect((await saidOf(alone, language))[0]).toContain(remark?.text);
  });

  test('and not in the last three', async () => {
    expect(await saidOf(file('three.json', 'king-of-the-hill', { plannedRounds: 3 }))).toEqual([]);
  });
});
