import { expect, test } from 'vitest';
import { checkRounds } from '../../checker/index.ts';
import { generateTournament } from '../../generator/index.ts';
import { checkTournament, opponentIn, type Tournament } from '../../model/index.ts';
import { systemForRound } from '../../round/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { accepted } from '../../testing/index.ts';
import { kingOfTheHill, scrabbleSwiss } from './index.ts';

/* Whole tournaments as chance makes them: Swiss with one to three rounds of King of the Hill, or the hill alone. */
const TOURNAMENTS = casesOf(12, 300);

type Manner = 'Swiss, then King of the Hill' | 'King of the Hill alone';

const tournamentOf = (seed: number, manner: Manner): Tournament => {
  const players = 8 + ((seed * 37) % 143);
  const rounds = Math.min(16, Math.max(4, Math.floor(players / 2)));
  const hill = { system: 'king-of-the-hill', fromRound: rounds - (seed % 3), toRound: rounds };
  const isAlone = manner === 'King of the Hill alone';
  const request = { seed: `scrabble ${seed}`, players, rounds, schedule: isAlone ? [] : [hill] };
  const generated = generateTournament(request, isAlone ? kingOfTheHill : scrabbleSwiss);
  const { record, ended } = accepted(generated);
  expect(ended, `${seed} is paired to the end`).toBeUndefined();
  return accepted(checkTournament(record));
};

const roundsOfSwiss = (tournament: Tournament): readonly number[] =>
  Array.from({ length: tournament.roundsPaired }, (_, at) => at + 1).filter(
    round => systemForRound(tournament, round)?.system === 'scrabble-swiss',
  );

/** By the record alone: in the Swiss rounds nobody meets a rival again, nor has a second bye. */
const expectLegal = (tournament: Tournament): void => {
  const swiss = roundsOfSwiss(tournament);
  for (const { id, turns } of tournament.players) {
    const played = swiss.map(round => turns[round - 1]).filter(turn => turn?.kind === 'game');
    const rivals = played.map(turn => turn && opponentIn(turn));
    expect(new Set(rivals).size, `rivals of ${id}`).toBe(rivals.length);
    const byes = swiss.filter(round => turns[round - 1]?.kind === 'pairing-bye');
    expect(byes.length, `byes of ${id}`).toBeLessThanOrEqual(1);
  }
};

test.each(['Swiss, then King of the Hill', 'King of the Hill alone'] as const)(
  `${TOURNAMENTS} generated tournaments are paired to the end, are legal and check clean: %s`,
  manner => {
    for (let seed = 1; seed <= TOURNAMENTS; seed++) {
      const tournament = tournamentOf(seed, manner);
      expectLegal(tournament);
      const { rounds } = checkRounds(tournament);
      expect(rounds.filter(({ kind }) => kind !== 'agrees').map(({ round }) => ({ seed, round }))).toEqual(
        [],
      );
    }
  },
  3_600_000,
);
