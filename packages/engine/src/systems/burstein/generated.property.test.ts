import { expect, test } from 'vitest';
import { checkRounds } from '../../checker/index.ts';
import { generateTournament } from '../../generator/index.ts';
import {
  type Acceleration,
  checkTournament,
  type PlayerRecord,
  pointsFor,
  pointsOfWin,
  type TournamentRecord,
  type Turn,
} from '../../model/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { accepted } from '../../testing/index.ts';
import { systemNamed } from '../catalogue.ts';

const TOURNAMENTS = casesOf(30, 300);

const EDITIONS: Readonly<Record<string, Acceleration>> = {
  'burstein-2026': 'baku-2026',
  'burstein-2017': 'baku-2017',
};

for (const [id, baku] of Object.entries(EDITIONS))
  test(`${id}: ${TOURNAMENTS} generated tournaments are paired to the end, legal, and check clean`, () => {
    const system = systemNamed(id);
    if (!system) throw new Error(`${id} is in the catalogue`);
    for (let index = 1; index <= TOURNAMENTS; index++) {
      const players = 8 + ((index * 37) % 113);
      const rounds = Math.min(Math.floor(players / 2), 5 + (index % 7));
      const request = { seed: `${id} ${index}`, players, rounds };
      const accelerated = index % 5 === 0 ? { ...request, acceleration: baku } : request;
      const { record, ended } = accepted(generateTournament(accelerated, system));
      expect({ index, ended }).toEqual({ index, ended: undefined });
      expect({ index, faults: faultsOf(record) }).toEqual({ index, faults: [] });
      const checked = checkRounds(accepted(checkTournament(record)), { system: system.id });
      const differing = checked.rounds.filter(({ kind }) => kind !== 'agrees').map(({ round }) => round);
      expect({ index, differing }).toEqual({ index, differing: [] });
    }
  }, 900_000);

/** The absolute rules, told from the record alone: one meeting, no bye after a point without playing, colours. */
const faultsOf = ({ players, scoring }: TournamentRecord): readonly string[] =>
  players.flatMap(player => [
    ...repeated(player).map(opponent => `${player.id} met ${opponent} twice`),
    ...player.turns
      .map((turn, at) => ({ turn, past: player.turns.slice(0, at) }))
      .filter(({ turn, past }) => turn.kind === 'pairing-bye' && past.some(isPointWithoutPlaying(scoring)))
      .map(() => `${player.id} may not have the bye`),
    ...colourFaults(player),
  ]);

const isPointWithoutPlaying = (scoring: TournamentRecord['scoring']) => (turn: Turn) =>
  turn.kind !== 'game' && pointsFor(turn, scoring) >= pointsOfWin(scoring);

const repeated = ({ turns }: PlayerRecord): readonly number[] => {
  const opponents = turns.flatMap(turn => (turn.kind === 'game' ? [turn.opponent] : []));
  return opponents.filter((opponent, at) => opponents.indexOf(opponent) !== at);
};

const colourFaults = ({ id, turns }: PlayerRecord): readonly string[] => {
  const letters = turns
    .flatMap(turn => (turn.kind === 'game' ? [turn.colour === 'white' ? 'W' : 'B'] : []))
    .join('');
  const difference = (past: string) => Math.abs(past.split('W').length - past.split('B').length);
  const isTooWide = [...letters].some((_, at) => difference(letters.slice(0, at + 1)) > 2);
  return /WWW|BBB/.test(letters) || isTooWide ? [`${id}: ${letters}`] : [];
};
