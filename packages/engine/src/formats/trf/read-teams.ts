import { echoed, type ForfeitedMatch, playerId } from '../../model/index.ts';
import { given } from '../given.ts';
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
import { add, type Draft, fault, sayOnce } from './draft.ts';
import { fixedRecord, numbersIn, participantsIn } from './fields.ts';
import { pointsIn } from './numbers.ts';
import { lineUpKey, matchKey } from './places.ts';
import type { ReadRow } from './read-header.ts';
import { scoresIn } from './read-scoring.ts';
import { placeIn, type Row, restOf } from './row.ts';

const team = fixedRecord(TEAM, TEAM_PLAYERS);
const team2016 = fixedRecord(TEAM_2016, TEAM_2016_PLAYERS);
const teamByes = fixedRecord(TEAM_BYES, TEAM_BYES_TEAMS);
const forfeitedMatch = fixedRecord(FORFEITED_MATCH);
const lineUp = fixedRecord(LINE_UP, LINE_UP_PLAYERS);

const rememberPlayers = (draft: Draft, row: Row, players: readonly number[]): void => {
  for (const player of players) draft.places.named.set(`teams:${player}`, placeIn(row, 5));
};

/** Under the name by which `unknown-team-named` calls the list. */
const rememberTeams = (draft: Draft, row: Row, list: string, teams: readonly number[]): void => {
  for (const number of teams) draft.places.named.set(`${list}:${number}`, placeIn(row, 5));
};

const readTeam: ReadRow = (row, draft) => {
  const fields = team(row, draft);
  const number = fields?.required('number');
  if (!fields || number === undefined) return;
  const players = participantsIn(row, draft, TEAM_PLAYERS);
  rememberPlayers(draft, row, players);
  const lines = draft.places.teams.get(number);
  if (lines) lines.push(row.line);
  else draft.places.teams.set(number, [row.line]);
  const rank = fields.whole('rank');
  add(draft, row, draft.teams, {
    number,
    name: fields.text('name') ?? '',
    ...given({
      nickname: fields.text('nickname'),
      strength: fields.whole('strength'),
      statedMatchPoints: fields.points('matchPoints'),
      statedGamePoints: fields.points('gamePoints'),
      statedRank: rank === 0 ? undefined : rank,
    }),
    players: players.map(playerId),
  });
};

const readTeam2016: ReadRow = (row, draft) => {
  const fields = team2016(row, draft);
  if (!fields) return;
  const players = participantsIn(row, draft, TEAM_2016_PLAYERS);
  rememberPlayers(draft, row, players);
  add(draft, row, draft.oldTeams, { row, name: fields.text('name') ?? '', players: players.map(playerId) });
};

/** One record for the tournament: what the bye is worth, then the team that had it, round by round. */
const readTeamByes: ReadRow = (row, draft) => {
  const fields = teamByes(row, draft);
  if (!fields || !sayOnce(draft, row, 'teamByes', restOf(row))) return;
  const matchPoints = fields.points('matchPoints');
  if (matchPoints !== undefined && sayOnce(draft, row, 'teamBye', String(matchPoints)))
    draft.matchScores.set('P', matchPoints);
  const gamePoints = fields.points('gamePoints');
  if (gamePoints !== undefined) draft.matchScores.set('G', gamePoints);
  const byes = numbersIn(row, draft, TEAM_BYES_TEAMS, { name: 'team' }).map(number => number || undefined);
  while (byes.length > 0 && byes.at(-1) === undefined) byes.pop();
  rememberTeams(
    draft,
    row,
    'byes of teams',
    byes.flatMap(number => number ?? []),
  );
  draft.pairingByes = byes;
};

const FORFEITS: readonly ForfeitedMatch['result'][] = ['+-', '-+', '--'];

const readForfeitedMatch: ReadRow = (row, draft) => {
  const fields = forfeitedMatch(row, draft);
  if (!fields) return;
  const result = FORFEITS.find(known => known === fields.text('result'));
  const round = fields.required('round');
  const [white, black] = [fields.required('white'), fields.required('black')];
  if (!result) return fields.unreadable('result');
  if (round === undefined || white === undefined || black === undefined) return;
  draft.places.named.set(matchKey(round, [white, black]), placeIn(row, 5));
  rememberTeams(draft, row, 'forfeited matches', [white, black]);
  add(draft, row, draft.forfeitedMatches, { result, round, white, black });
};

const readLineUp: ReadRow = (row, draft) => {
  const fields = lineUp(row, draft);
  if (!fields) return;
  const round = fields.required('round');
  const [number, opponent] = [fields.required('team'), fields.required('opponent')];
  const players = numbersIn(row, draft, LINE_UP_PLAYERS, { name: 'player' }).map(player => player ?? 0);
  if (round === undefined || number === undefined || opponent === undefined) return;
  draft.places.named.set(lineUpKey(round, number), placeIn(row, 5));
  rememberTeams(draft, row, 'line-ups', [number, opponent]);
  add(draft, row, draft.lineUps, { round, team: number, opponent, players });
};

const readBoardColours: ReadRow = (row, draft) => {
  const text = restOf(row).toUpperCase();
  if ([...text].some(colour => colour !== 'W' && colour !== 'B'))
    fault(
      draft,
      'field-unreadable',
      { record: row.record, field: 'colour', text: echoed(text) },
      placeIn(row, 5),
    );
  else if (text !== '') sayOnce(draft, row, 'boardColours', text);
};

/** `TW TD TL` by the text; `W D L P` in files of the reference program, `P` the pairing-allocated bye. */
const MATCH_SYMBOLS: Readonly<Record<string, 'W' | 'D' | 'L' | 'P'>> = {
  TW: 'W',
  TD: 'D',
  TL: 'L',
  TP: 'P',
  W: 'W',
  D: 'D',
  L: 'L',
  P: 'P',
};

const readMatchScoring: ReadRow = (row, draft) => {
  for (const { symbol, text, column } of scoresIn(row, draft)) {
    const known = Object.hasOwn(MATCH_SYMBOLS, symbol) ? MATCH_SYMBOLS[symbol] : undefined;
    const points = pointsIn(text);
    if (!known || points === undefined) {
      const data = { record: row.record, field: 'scoring', text: `${symbol} ${text}`.trim() };
      fault(draft, 'field-unreadable', data, placeIn(row, column));
    } else if (known !== 'P' || sayOnce(draft, row, 'teamBye', String(points)))
      draft.matchScores.set(known, points);
  }
};

const ofTeams =
  (read: ReadRow): ReadRow =>
  (row, draft) => {
    draft.isTeamEvent = true;
    read(row, draft);
  };

export const TEAM_READERS: Readonly<Record<string, ReadRow>> = {
  '013': ofTeams(readTeam2016),
  '300': ofTeams(readLineUp),
  '310': ofTeams(readTeam),
  '320': ofTeams(readTeamByes),
  '330': ofTeams(readForfeitedMatch),
  '352': ofTeams(readBoardColours),
  '362': ofTeams(readMatchScoring),
};
