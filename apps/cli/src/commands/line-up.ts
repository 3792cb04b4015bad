import type { Outcome, TournamentRecord } from '@pareo/engine';
import {
  accept,
  type Colour,
  coloursOfBoards,
  NOBODY_AT_BOARD,
  opponentIn,
  opposite,
  refuse,
  seatedIn,
  statedLineUp,
  type Team,
  type TeamEvent,
  type Turn,
  withLineUp,
  withoutLineUp,
} from '@pareo/engine/model';
import { type Answer, allOf, callFault, done, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import type { Context } from '../context.ts';
import { answerWithFile } from '../file-written.ts';
import { FORCE } from '../force.ts';
import { openOrNextRound } from '../open-games.ts';
import { orFault, participantCalled } from '../participants.ts';
import { asJson } from '../report.ts';
import { type Meeting, type RoundInFile, roundInFile, withEncounter } from '../round-in-file.ts';
import { drawTable } from '../terminal/table.ts';
import { inputFaults, noticesOf, readTournamentFile, type TournamentFile } from '../tournament-file.ts';
import { LARGEST_ROUND, required, wholeNumber } from '../values.ts';
import type { Command } from './command.ts';

/** Who of a team sits where in a round: shown, or set from names or numbers in board order. */
export const lineUp: Command = {
  shape: {
    name: 'line-up',
    arguments: [
      { placeholder: 'FILE', meaning: 'file', arity: 'one' },
      { placeholder: 'PLAYER', meaning: 'playersOfLineUp', arity: 'any' },
    ],
    options: [
      { name: 'team', value: 'T', meaning: 'teamOfLineUp' },
      { name: 'round', value: 'N', meaning: 'roundOfLineUp' },
      { name: 'as-listed', meaning: 'asListed' },
      { name: 'output', short: 'o', value: 'FILE', meaning: 'outputOrSame' },
      FORCE,
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = '', ...named] = call.arguments;
    if (named.length > 0 && call.has('as-listed'))
      return failed([
        callFault('options-exclude', { options: ['--as-listed', context.texts.cli.placeholders.PLAYER] }),
      ]);
    const asked = allOf({
      team: required(call, 'team', '--team T'),
      round: wholeNumber(call, 'round', { minimum: 1, maximum: LARGEST_ROUND }),
      source: await readTournamentFile(path),
    });
    if (!asked.ok) return failed(asked.faults);
    const sheet = await sheetOf(asked.value.source, asked.value.team, asked.value.round);
    if (!sheet.ok) return failed(sheet.faults);
    if (named.length === 0 && !call.has('as-listed')) return shown(sheet.value, { call, context });
    return set(sheet.value, named, { call, context });
  },
};

/** A team in a round of the file. */
interface Sheet {
  readonly source: TournamentFile;
  readonly event: TeamEvent;
  readonly team: Team;
  readonly opponent: Team;
  readonly meeting: Meeting;
  readonly started: RoundInFile;
}

const sheetOf = async (
  source: TournamentFile,
  named: string,
  asked: number | undefined,
): Promise<Outcome<Sheet, Fault>> => {
  const { teamEvent: event, roundsPaired } = source.tournament;
  if (!event) return refuse(callFault('file-without-teams', {}));
  const called = orFault(
    participantCalled(
      named,
      event.teams.map(team => ({ ...team, id: team.number })),
    ),
    why => callFault('team-not-there', { team: named, ...why }),
  );
  if (!called.ok) return called;
  const { id: _id, ...team } = called.value;
  const started = await roundInFile(source, asked ?? openOrNextRound(source.tournament));
  if (!started.ok) return started;
  const { round, meetings, of } = started.value;
  if (of !== 'teams') return refuse(callFault('file-without-teams', {}));
  const meeting = meetings.find(({ white, black }) => white === team.number || black === team.number);
  const rival = meeting && (meeting.white === team.number ? meeting.black : meeting.white);
  const opponent = event.teams.find(({ number }) => number === rival);
  if (!meeting || !opponent)
    return refuse(
      callFault('team-without-match', { team: team.name, round: Math.min(round, roundsPaired + 1) }),
    );
  return accept({ source, event, team, opponent, meeting, started: started.value });
};

const turnsOf = (
  record: TournamentRecord,
  { players }: Team,
  round: number,
): readonly (readonly [number, Turn])[] =>
  players.flatMap(id => {
    const turn = record.players.find(player => player.id === id)?.turns[round - 1];
    return turn ? [[id, turn] as const] : [];
  });

/** Stated, or else those who were at a board, in the order of the roster (decision 280). */
const seatsOf = ({ started: { record, round, games }, team, event }: Sheet): readonly number[] => {
  const seated = turnsOf(record, team, round).flatMap(([id, turn]) =>
    'opponent' in turn || (turn.kind === 'forfeit' && turn.won) ? [id] : [],
  );
  if (statedLineUp(event, round, team.number) || seated.length === 0)
    return seatedIn(record, { round, team: team.number, boards: games });
  return Array.from({ length: games }, (_, board) => seated[board] ?? NOBODY_AT_BOARD);
};

interface Asked {
  readonly call: Call;
  readonly context: Context;
}

const shown = async (sheet: Sheet, { call, context }: Asked): Promise<Answer> => {
  const { source, event, team, opponent, meeting, started } = sheet;
  const { round, games, record } = started;
  const ofWhite = coloursOfBoards(event, games);
  const colours = meeting.white === team.number ? ofWhite : ofWhite.map(opposite);
  const boards = seatsOf(sheet).map((id, at) => ({
    board: at + 1,
    ...(id === NOBODY_AT_BOARD ? {} : { player: id }),
    name: record.players.find(player => player.id === id)?.name,
    rating: record.players.find(player => player.id === id)?.rating,
    colour: colours[at] ?? ('white' satisfies Colour),
  }));
  const source300 = statedLineUp(event, round, team.number) ? 'stated' : 'roster';
  if (call.has('json'))
    return done(
      asJson({
        round,
        team: { number: team.number, name: team.name },
        opponent: { number: opponent.number, name: opponent.name },
        source: source300,
        boards,
      }),
    );
  const { tables } = context.texts.cli;
  const table = await drawTable(
    {
      columns: [
        { heading: tables.board, align: 'right' },
        { heading: tables.startNumber, align: 'right' },
        { heading: tables.name, align: 'left' },
        { heading: tables.rating, align: 'right' },
        { heading: tables.colour, align: 'left' },
      ],
      rows: boards.map(({ board, player, name, rating, colour }) => [
        String(board),
        player === undefined ? '' : String(player),
        name ?? tables.emptyBoard,
        rating === undefined ? '' : String(rating),
        colour === 'white' ? tables.white : tables.black,
      ]),
    },
    context.paint,
  );
  const title = tables.lineUpOf(`${team.number} ${team.name}`, round, `${opponent.number} ${opponent.name}`);
  return done(`${context.paint.bold(title)}\n\n${table}`, { notices: noticesOf(source, context) });
};

const set = (sheet: Sheet, named: readonly string[], { call, context }: Asked): Answer => {
  const { source, event, team, opponent, started } = sheet;
  const { round } = started;
  const players = named.length === 0 ? accept(undefined) : numbersOf(sheet, named);
  if (!players.ok) return failed(players.faults);
  const changed =
    players.value === undefined
      ? withoutLineUp(event, round, team.number)
      : withLineUp(event, { round, team: team.number, opponent: opponent.number, players: players.value });
  if (hasResults(sheet) && !isAsPlayed(sheet, players.value))
    return failed([
      callFault('line-up-after-results', { match: matchOf(sheet), round, boards: started.games }),
    ]);
  const record = seated(sheet, { ...source.tournament.record, teamEvent: changed });
  if (!record.ok) return failed(inputFaults(record.faults, source.file));
  const empty = (players.value ?? []).flatMap((id, at) => (id === NOBODY_AT_BOARD ? [at + 1] : []));
  return answerWithFile(record.value, source, {
    call,
    context,
    what: {
      summary: { round, team: team.number, ...(players.value ? { players: players.value } : {}) },
      notices: file => [context.texts.cli.notices.lineUpSet(file, team.name, round, empty)],
    },
  });
};

/** A match that stands in the file without a result takes its new players; otherwise results are not touched. */
const seated = (sheet: Sheet, record: TournamentRecord) => {
  const {
    started: { round, games, of },
    meeting,
    source,
  } = sheet;
  if (round > source.tournament.roundsPaired || hasResults(sheet)) return accept(record);
  const outcomes = Array.from({ length: games }, () => 'open' as const);
  const { white, black } = meeting;
  return withEncounter(record, of, { round, white, black, outcomes });
};

const matchOf = ({ meeting: { white, black } }: Sheet): string => `${white}-${black}`;

/** Some board was played or forfeited by somebody, or the match as a whole was. */
const hasResults = ({
  source: {
    tournament: { record },
  },
  started: { round },
  meeting,
  team,
  opponent,
}: Sheet): boolean =>
  isForfeited(record, round, meeting) ||
  [team, opponent].some(side =>
    turnsOf(record, side, round).some(
      ([, turn]) => turn.kind !== 'adjourned' && opponentIn(turn) !== undefined,
    ),
  );

/** It only states how those sat who were there. */
const isAsPlayed = (sheet: Sheet, players: readonly number[] | undefined): boolean => {
  const [now, then] = [players ?? [], seatsOf(sheet)].map(seats =>
    seats.filter(id => id !== NOBODY_AT_BOARD).sort((a, b) => a - b),
  );
  return now?.join() === then?.join();
};

const isForfeited = ({ teamEvent }: TournamentRecord, round: number, { white, black }: Meeting): boolean =>
  teamEvent?.forfeitedMatches.some(
    match => match.round === round && match.white === white && match.black === black,
  ) === true;

/** Names are looked for among the players of the team; a number may be anybody's, and is then told by the check. */
const numbersOf = ({ source, team }: Sheet, named: readonly string[]): Outcome<readonly number[], Fault> => {
  const roster = new Set<number>(team.players);
  const mine = source.tournament.players.filter(({ id }) => roster.has(id));
  const faults: Fault[] = [];
  const numbers = named.map(text => {
    if (text === '-' || /^0+$/.test(text)) return NOBODY_AT_BOARD;
    if (/^\d+$/.test(text)) return Number(text);
    const player = orFault(participantCalled(text, mine), why =>
      callFault('player-not-in-team', { player: text, team: team.name, ...why }),
    );
    if (!player.ok) faults.push(...player.faults);
    return Number(player.ok ? player.value.id : NOBODY_AT_BOARD);
  });
  return faults.length > 0 ? refuse(...faults) : accept(numbers);
};
