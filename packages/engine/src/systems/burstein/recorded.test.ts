import { describe, expect, test } from 'vitest';
import { readTournament } from '../../formats/index.ts';
import { isFromPairing, type Tournament } from '../../model/index.ts';
import { type Position, positionBefore } from '../../position/index.ts';
import { corpusFiles, smallPositions } from '../../testing/corpus.ts';
import { accepted } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';

const read = (text: string): Tournament =>
  accepted(readTournament(new TextEncoder().encode(text))).tournament;

/** White first, `0` for nobody. */
const recordedIn = (tournament: Tournament, round: number): readonly string[] =>
  tournament.players
    .flatMap(({ id, turns }) => {
      const turn = turns[round - 1];
      if (turn?.kind === 'pairing-bye') return [`${id}-0`];
      const isWhite = turn && isFromPairing(turn) && 'colour' in turn && turn.colour === 'white';
      return isWhite && turn.opponent ? [`${id}-${turn.opponent}`] : [];
    })
    .sort();

const pairedBy = (system: string, position: Position): readonly string[] => {
  const outcome = systemNamed(system)?.workOut(position, {});
  if (!outcome?.ok) return ['NOPAIR'];
  const { boards, byes } = outcome.value.pairing;
  return [
    ...boards.map(({ white, black }) => `${white}-${black}`),
    ...byes.map(({ player }) => `${player}-0`),
  ].sort();
};

const tournamentsIn = (folder: string) =>
  corpusFiles(folder)
    .files.filter(({ name }) => name.endsWith('.trf'))
    .map(({ name, text }) => ({ name, tournament: read(text) }));

describe('recorded answers', () => {
  test('burstein-2026: every recorded round comes out the same, colours and bye included', () => {
    let rounds = 0;
    for (const { name, tournament } of tournamentsIn('burstein-2026'))
      for (let round = 1; round <= tournament.roundsPaired; round++) {
        const paired = pairedBy('burstein-2026', positionBefore(tournament, round));
        expect(paired, `${name}, round ${round}`).toEqual(recordedIn(tournament, round));
        rounds += 1;
      }
    expect(rounds).toBeGreaterThan(0);
  });

  test('burstein-2026: every small position comes out as two enumerations of the articles have it', () => {
    const positions = smallPositions().filter(position => 'burstein-2026' in position);
    expect(positions.length).toBeGreaterThan(0);
    for (const small of positions) {
      const { round, pairs } = small['burstein-2026'] as { readonly round: number; readonly pairs: string };
      const paired = pairedBy('burstein-2026', positionBefore(read(small.trf), round));
      expect(paired, small.name).toEqual(pairs.split(' ').sort());
    }
  });

  test('burstein-2017: three of four rounds of the witness agree; decision 0076 says why the others do not', () => {
    const counts = { same: 0, other: 0 };
    for (const { tournament } of tournamentsIn('burstein-old'))
      for (let round = 1; round <= tournament.roundsPaired; round++) {
        const paired = pairedBy('burstein-2017', positionBefore(tournament, round));
        const recorded = recordedIn(tournament, round);
        counts[paired.join() === recorded.join() ? 'same' : 'other'] += 1;
      }
    expect(counts.same / (counts.same + counts.other)).toBeGreaterThan(0.7);
  });
});
