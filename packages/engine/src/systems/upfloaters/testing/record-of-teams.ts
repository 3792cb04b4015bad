import {
  type Colour,
  type ForfeitedMatch,
  opposite,
  playerId,
  pointsOf,
  type RequestedByes,
  type TournamentRecord,
  type Turn,
} from '../../../model/index.ts';
import type { Options } from '../../system.ts';
import { forbiddenIn, scoringIn, sideOf } from './record-of-players.ts';
import type { RecordedBye, RecordedMatch, RecordedPosition, RecordedSettings } from './recorded-format.ts';

/* A recorded position of C.04.6 as a record of ours. */

export const recordOfTeams = (position: RecordedPosition): TournamentRecord => {
  const { settings, entrants, history, byesThisRound, round } = position;
  const rosters = new Map(entrants.map(({ tpn, players = [] }) => [tpn, players]));
  const turns = new Map<string, Turn>();
  for (const [index, { matches }] of history.entries())
    for (const match of matches)
      for (const [player, turn] of turnsOfMatch(match, rosters, settings))
        turns.set(`${index + 1} ${player}`, turn);
  const { win, draw, loss } = settings.match_points ?? settings.game_points;
  const [mp, gp] = [...pairOf(settings.bye_points.pab)];
  return {
    header: {},
    system: 'team-swiss-2026',
    options: optionsIn(settings),
    plannedRounds: settings.rounds,
    initialColour: settings.initial_colour === 'W' ? 'white' : 'black',
    scoring: scoringIn({ ...settings, bye_points: { pab: 0, full: 0, half: 0, zero: 0 } }),
    virtualPoints: [],
    forbiddenPairs: forbiddenIn(position),
    requestedByes: [...history.map(({ byes }) => byes), byesThisRound].flatMap((byes, index) =>
      requestedIn(byes, index + 1),
    ),
    abnormalPoints: [],
    tiebreaks: [],
    keptLines: [],
    teamEvent: {
      teams: entrants.map(({ tpn, name, players = [] }) => ({
        number: tpn,
        name,
        players: players.map(playerId),
      })),
      boardColours: settings.board_colours ?? 'W',
      scoring: {
        win: pointsOf(win),
        draw: pointsOf(draw),
        loss: pointsOf(loss),
        pairingBye: pointsOf(mp ?? 0),
        pairingByeGamePoints: pointsOf(gp ?? 0),
      },
      pairingByes: history.map(({ byes }) => byes.find(({ kind }) => kind === 'pab')?.team),
      forfeitedMatches: history.flatMap(({ matches }, index) => forfeitsIn(matches, index + 1)),
      lineUps: [],
    },
    players: entrants
      .flatMap(({ players = [], enters = 1 }) => players.map(id => ({ id, enters })))
      .sort((a, b) => a.id - b.id)
      .map(({ id, enters }) => ({
        id: playerId(id),
        name: `Player ${id}`,
        turns: Array.from(
          { length: round },
          (_, at): Turn => turns.get(`${at + 1} ${id}`) ?? { kind: at + 1 < enters ? 'absent' : 'unpaired' },
        ),
      })),
  };
};

const optionsIn = ({
  colour_preferences = 'A',
  primary,
  secondary_for_colours = true,
}: RecordedSettings): Options => ({
  'colour-preferences': colour_preferences,
  'primary-score': primary === 'GP' ? 'game-points' : 'match-points',
  'secondary-score': secondary_for_colours,
});

const pairOf = (points: number | readonly [number, number]): readonly number[] =>
  typeof points === 'number' ? [points, points] : points;

const requestedIn = (byes: readonly RecordedBye[], round: number): readonly RequestedByes[] =>
  byes.flatMap(({ kind, team = 0 }) =>
    kind === 'pab' ? [] : [{ worth: kind, round, participants: [team] }],
  );

const FORFEITS: Readonly<Record<string, ForfeitedMatch['result']>> = {
  '+:-': '+-',
  '-:+': '-+',
  '-:-': '--',
};

/** All boards of a forfeited match carry the same result. */
const forfeitsIn = (matches: readonly RecordedMatch[], round: number): readonly ForfeitedMatch[] =>
  matches.flatMap(({ white, black, boards = [] }) => {
    const result = boards.every(text => /[+-]/.test(text)) ? FORFEITS[boards[0] ?? ''] : undefined;
    return result ? [{ result, round, white, black }] : [];
  });

const turnsOfMatch = (
  { white, black, boards = [] }: RecordedMatch,
  rosters: ReadonlyMap<number, readonly number[]>,
  { board_colours = '' }: RecordedSettings,
): readonly (readonly [number, Turn])[] =>
  boards.flatMap((text, index) => {
    const [own, its] = [rosters.get(white)?.[index] ?? 0, rosters.get(black)?.[index] ?? 0];
    const colour: Colour = board_colours[index] === 'W' ? 'white' : 'black';
    return [
      [own, turnOf(text, 0, { opponent: its, colour })] as const,
      [its, turnOf(text, 1, { opponent: own, colour: opposite(colour) })] as const,
    ];
  });

const turnOf = (
  text: string,
  side: 0 | 1,
  { opponent, colour }: { readonly opponent: number; readonly colour: Colour },
): Turn => {
  const { result, forfeited } = sideOf(text, side);
  return forfeited
    ? { kind: 'forfeit', opponent: playerId(opponent), colour, won: result === 'win' }
    : { kind: 'game', opponent: playerId(opponent), colour, result };
};
