import { expect, test } from 'vitest';
import { checkRounds } from '../../../checker/index.ts';
import { readTournament } from '../../../formats/index.ts';
import { positionBefore } from '../../../position/index.ts';
import { corpusFiles, smallPositions } from '../../../testing/corpus.ts';
import { accepted, pairedBy } from '../../../testing/index.ts';
import { dubov2026 } from './index.ts';

const tournamentOf = (text: string) => accepted(readTournament(new TextEncoder().encode(text))).tournament;

const { source, files } = corpusFiles('dubov-2026');

test(`every recorded round is paired as recorded (${source})`, () => {
  const differing: string[] = [];
  let rounds = 0;
  for (const { name, text } of files.filter(file => file.name.endsWith('.trf')))
    for (const checked of checkRounds(tournamentOf(text), { system: dubov2026.id }).rounds) {
      rounds += 1;
      if (checked.kind !== 'agrees') differing.push(`${name}, round ${checked.round}`);
    }
  expect(differing).toEqual([]);
  expect(rounds).toBeGreaterThan(source === 'complete' ? 800 : 50);
}, 120_000);

/** White first, `0` for nobody, as the file of small positions writes them. */
const answerTo = (trf: string, round: number): string => {
  const outcome = pairedBy(dubov2026, positionBefore(tournamentOf(trf), round), {});
  if (!outcome.ok) return 'NOPAIR';
  const { boards, byes } = outcome.value;
  return sorted([
    ...boards.map(({ white, black }) => `${white}-${black}`),
    ...byes.map(({ player }) => `${player}-0`),
  ]);
};

const sorted = (pairs: readonly string[]): string => [...pairs].sort().join(' ');

interface Recorded {
  readonly round: number;
  readonly pairs: string;
}

test('every recorded small position is paired as two literal enumerations agree', () => {
  const step = process.env['PAREO_LONG'] === '1' ? 1 : 3;
  const differing = smallPositions()
    .filter((_, index) => index % step === 0)
    .filter(small => {
      const { round, pairs } = small['dubov-2026'] as Recorded;
      return answerTo(small.trf, round) !== sorted(pairs.split(' '));
    });
  expect(differing.map(({ name }) => name)).toEqual([]);
}, 120_000);
