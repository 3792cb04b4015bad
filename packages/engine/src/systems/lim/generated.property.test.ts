import { expect, test } from 'vitest';
import { checkRounds } from '../../checker/index.ts';
import { generateTournament } from '../../generator/index.ts';
import { type Colour, checkTournament, type PlayerRecord, type TournamentRecord } from '../../model/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { accepted } from '../../testing/index.ts';
import type { Options } from '../system.ts';
import { lim1999 } from './index.ts';

const TOURNAMENTS = casesOf(30, 300);

const generated = (index: number, options: Options) => {
  const players = 8 + ((index * 37) % 113);
  const rounds = Math.min(players - 3, 5 + (index % 7));
  return accepted(
    generateTournament({ seed: `lim ${index}`, players, rounds: Math.min(rounds, 11) }, lim1999, options),
  );
};

test(`C.04.4.3: ${TOURNAMENTS} generated tournaments are paired to the end, legal and checked without a difference`, () => {
  const kinds = new Set<string>();
  for (let index = 1; index <= TOURNAMENTS; index++) {
    const options: Options = {
      'maxi-tournament': index % 3 === 0 ? 'yes' : 'by-size',
      'no-compatriots': index % 5 === 0,
    };
    const { record, ended } = generated(index, options);
    expect({ index, ended }).toEqual({ index, ended: undefined });
    expect({ index, faults: faultsOf(record) }).toEqual({ index, faults: [] });
    for (const { turns } of record.players) for (const { kind } of turns) kinds.add(kind);
    const tournament = accepted(checkTournament(record));
    const { rounds } = checkRounds(tournament, { system: lim1999.id, options });
    expect({
      index,
      differing: rounds.filter(({ kind }) => kind !== 'agrees').map(({ round }) => round),
    }).toEqual({ index, differing: [] });
  }
  expect([...kinds].sort()).toEqual(['absent', 'forfeit', 'game', 'pairing-bye', 'requested-bye']);
}, 600_000);

/** The absolute rules, told from the record alone: one meeting, one bye, colours but in the last round. */
const faultsOf = ({ players, plannedRounds }: TournamentRecord): readonly string[] =>
  players.flatMap(player => [
    ...repeated(player).map(opponent => `${player.id} met ${opponent} twice`),
    ...(player.turns.filter(({ kind }) => kind === 'pairing-bye').length > 1
      ? [`${player.id} had two byes`]
      : []),
    ...colourFaults(player, plannedRounds ?? 0),
  ]);

const repeated = ({ turns }: PlayerRecord): readonly number[] => {
  const opponents = turns.flatMap(turn => (turn.kind === 'game' ? [turn.opponent] : []));
  return opponents.filter((opponent, at) => opponents.indexOf(opponent) !== at);
};

const colourFaults = ({ id, turns }: PlayerRecord, rounds: number): readonly string[] => {
  const colours = turns
    .slice(0, rounds - 1)
    .flatMap((turn): Colour[] => (turn.kind === 'game' ? [turn.colour] : []));
  const letters = colours.map(colour => (colour === 'white' ? 'W' : 'B')).join('');
  const difference = (past: string) => Math.abs(past.split('W').length - past.split('B').length);
  return [
    ...(/WWW|BBB/.test(letters) ? [`${id}: ${letters}, three in a row`] : []),
    ...colours
      .map((_, at) => letters.slice(0, at + 1))
      .filter(past => difference(past) > 2)
      .map(past => `${id}: ${past}, three more of one colour`),
  ];
};
