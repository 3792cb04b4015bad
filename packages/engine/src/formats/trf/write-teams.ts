import type { MatchScoring, Points, Team, TeamEvent } from '../../model/index.ts';
import {
  FORFEITED_MATCH,
  LINE_UP,
  LINE_UP_PLAYERS,
  TEAM,
  TEAM_2016,
  TEAM_2016_PLAYERS,
  TEAM_BYES,
  TEAM_BYES_TEAMS,
  TEAM_PLAYERS,
} from './columns.ts';
import { TEAM_READERS } from './read-teams.ts';
import { entriesOf, entriesOfSeries, pointsText, type Sheet, writeFixed, writeText } from './sheet.ts';
import { scoreEntries } from './write-scoring.ts';

/** A line that shows that the tournament is one of teams. */
export const isOfTeams = (line: string): boolean => Object.hasOwn(TEAM_READERS, line.slice(0, 3));

/** 352 and 362: they stand among the records of the tournament. */
export const writeTeamSettings = (sheet: Sheet, event: TeamEvent): void => {
  if (event.boardColours) writeText(sheet, '352', 'teamEvent/boardColours', event.boardColours);
  if (event.scoring) writeFixed(sheet, '362', scoreEntries('teamEvent/scoring', matchScores(event.scoring)));
};

const matchScores = ({ win, draw, loss }: MatchScoring): ReadonlyMap<string, Points> =>
  new Map([
    ['TW', win],
    ['TD', draw],
    ['TL', loss],
  ]);

/** TRF26: 310. TRF16: 013, and 310 as well where it says more than 013 can. */
export const writeTeams = (sheet: Sheet, { teams }: TeamEvent): void => {
  if (sheet.format === 'trf16') for (const team of teams) writeTeam2016(sheet, team);
  if (sheet.format === 'trf26' || !teams.every(saysNoMoreThan2016))
    for (const team of teams) writeTeam(sheet, team);
};

const saysNoMoreThan2016 = (team: Team, index: number): boolean => {
  const { number, name: _name, players: _players, ...more } = team;
  return number === index + 1 && Object.keys(more).length === 0;
};

const writeTeam2016 = (sheet: Sheet, team: Team): void => {
  const path = `teamEvent/teams/${team.number}`;
  writeFixed(sheet, '013', [
    ...entriesOf(TEAM_2016, path, { name: team.name }),
    ...entriesOfSeries(TEAM_2016_PLAYERS, `${path}/players`, team.players),
  ]);
};

const writeTeam = (sheet: Sheet, team: Team): void => {
  const path = `teamEvent/teams/${team.number}`;
  writeFixed(sheet, '310', [
    ...entriesOf(TEAM, path, {
      number: team.number,
      name: team.name,
      nickname: team.nickname,
      strength: team.strength,
      matchPoints: pointsText(team.statedMatchPoints),
      gamePoints: pointsText(team.statedGamePoints),
      rank: team.statedRank,
    }),
    ...entriesOfSeries(TEAM_PLAYERS, `${path}/players`, team.players),
  ]);
};

/** 320, 330 and 300. */
export const writeTeamRounds = (sheet: Sheet, event: TeamEvent): void => {
  writeTeamByes(sheet, event);
  for (const [index, match] of event.forfeitedMatches.entries())
    writeFixed(sheet, '330', entriesOf(FORFEITED_MATCH, `teamEvent/forfeitedMatches/${index}`, { ...match }));
  for (const [index, { round, team, opponent, players }] of event.lineUps.entries()) {
    const path = `teamEvent/lineUps/${index}`;
    writeFixed(sheet, '300', [
      ...entriesOf(LINE_UP, path, { round, team, opponent }),
      ...entriesOfSeries(LINE_UP_PLAYERS, `${path}/players`, players),
    ]);
  }
};

const writeTeamByes = (sheet: Sheet, { pairingByes, scoring }: TeamEvent): void => {
  const { pairingBye, pairingByeGamePoints } = scoring ?? {};
  if (pairingByes.length === 0 && pairingBye === undefined && pairingByeGamePoints === undefined) return;
  writeFixed(sheet, '320', [
    ...entriesOf(TEAM_BYES, 'teamEvent/scoring', {
      matchPoints: pointsText(pairingBye),
      gamePoints: pointsText(pairingByeGamePoints),
    }),
    ...entriesOfSeries(
      TEAM_BYES_TEAMS,
      'teamEvent/pairingByes',
      pairingByes.map(team => team ?? '000'),
    ),
  ]);
};
