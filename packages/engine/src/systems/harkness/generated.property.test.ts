import { expect, test } from 'vitest';
import { checkRounds } from '../../checker/index.ts';
import { generateTournament } from '../../generator/index.ts';
import { checkTournament, type PlayerRecord, type TournamentRecord } from '../../model/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { accepted } from '../../testing/index.ts';
import type { Options } from '../system.ts';
import { harkness } from './index.ts';

const TOURNAMENTS = casesOf(30, 300);

const MANNERS: readonly Options[] = [{}, { 'odd-groups': 'drop' }, { 'group-order': 'practical' }];

const generated = (index: number, options: Options) => {
  const players = 8 + ((index * 37) % 143);
  // Half as many rounds as players: with withdrawals, eight players who play five may really have nobody left to meet.
  const rounds = Math.min(9, Math.floor(players / 2));
  return accepted(generateTournament({ seed: `harkness ${index}`, players, rounds }, harkness, options));
};

test(`Seed 002: ${TOURNAMENTS} generated tournaments are paired to the end, legal and checked without a difference`, () => {
  for (let index = 1; index <= TOURNAMENTS; index++) {
    const options = MANNERS[index % MANNERS.length] ?? {};
    const { record, ended } = generated(index, options);
    expect({ index, ended }).toEqual({ index, ended: undefined });
    expect({ index, faults: faultsOf(record) }).toEqual({ index, faults: [] });
    const { rounds } = checkRounds(accepted(checkTournament(record)), { system: harkness.id, options });
    const differing = rounds.filter(({ kind }) => kind !== 'agrees').map(({ round }) => round);
    expect({ index, differing }).toEqual({ index, differing: [] });
  }
}, 600_000);

/** The basic rules, told from the record alone: one meeting, one bye, nobody after two absences. */
const faultsOf = ({ players }: TournamentRecord): readonly string[] =>
  players.flatMap(player => [
    ...repeated(player).map(opponent => `${player.id} met ${opponent} twice`),
    ...(player.turns.filter(({ kind }) => kind === 'pairing-bye').length > 1
      ? [`${player.id} had two byes`]
      : []),
    ...(playsAfterAbsence(player) ? [`${player.id} was paired after not coming`] : []),
  ]);

const repeated = ({ turns }: PlayerRecord): readonly number[] => {
  const opponents = turns.flatMap(turn => (turn.kind === 'game' ? [turn.opponent] : []));
  return opponents.filter((opponent, at) => opponents.indexOf(opponent) !== at);
};

const playsAfterAbsence = ({ turns }: PlayerRecord): boolean => {
  const missed = turns.findIndex(turn => turn.kind === 'forfeit' && !turn.won);
  return missed >= 0 && turns.slice(missed + 1).some(({ kind }) => kind === 'game' || kind === 'forfeit');
};
