import { expect, test } from 'vitest';
import { checkRounds } from '../../../checker/index.ts';
import { generateTournament } from '../../../generator/index.ts';
import {
  type Colour,
  checkTournament,
  type PlayerRecord,
  type TournamentRecord,
} from '../../../model/index.ts';
import { casesOf } from '../../../testing/cases.ts';
import { accepted } from '../../../testing/index.ts';
import { dutch1998 } from './index.ts';

const TOURNAMENTS = casesOf(30, 300);

const generated = (index: number) => {
  const players = 8 + ((index * 37) % 143);
  const rounds = Math.min(9, Math.floor(players / 2) + 1);
  return accepted(generateTournament({ seed: `dutch-1998 ${index}`, players, rounds }, dutch1998));
};

test(`Seed 001: ${TOURNAMENTS} generated tournaments are paired to the end, legal and checked without a difference`, () => {
  for (let index = 1; index <= TOURNAMENTS; index++) {
    const { record, ended } = generated(index);
    expect({ index, ended }).toEqual({ index, ended: undefined });
    expect({ index, faults: faultsOf(record) }).toEqual({ index, faults: [] });
    const { rounds } = checkRounds(accepted(checkTournament(record)), {
      system: dutch1998.id,
    });
    const differing = rounds.filter(({ kind }) => kind !== 'agrees').map(({ round }) => round);
    expect({ index, differing }).toEqual({ index, differing: [] });
  }
}, 600_000);

/** B1 and B2, told from the record alone: one meeting, one point without playing, colours but in the last round. */
const faultsOf = ({ players, plannedRounds }: TournamentRecord): readonly string[] =>
  players.flatMap(player => [
    ...repeated(player).map(opponent => `${player.id} met ${opponent} twice`),
    ...(hasByeAfterPoint(player) ? [`${player.id} had a bye after a point without playing`] : []),
    ...colourFaults(player, plannedRounds ?? 0),
  ]);

const repeated = ({ turns }: PlayerRecord): readonly number[] => {
  const opponents = turns.flatMap(turn => (turn.kind === 'game' ? [turn.opponent] : []));
  return opponents.filter((opponent, at) => opponents.indexOf(opponent) !== at);
};

const hasByeAfterPoint = ({ turns }: PlayerRecord): boolean => {
  const isPoint = (turn: PlayerRecord['turns'][number]) =>
    turn.kind === 'pairing-bye' ||
    (turn.kind === 'forfeit' && turn.won) ||
    (turn.kind === 'requested-bye' && turn.worth === 'full');
  return turns.some((turn, at) => turn.kind === 'pairing-bye' && turns.slice(0, at).some(isPoint));
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
