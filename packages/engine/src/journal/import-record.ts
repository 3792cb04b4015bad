import {
  checkTournament,
  coloursOfBoards,
  type EarlierResult,
  gamesBetween,
  matchScoringFor,
  NOBODY_AT_BOARD,
  type Participant,
  type Tournament,
  type TournamentRecord,
  type Turn,
} from '../model/index.ts';
import { type Entrant, positionBefore, teamEntries } from '../position/index.ts';
import type { Attendance, Restriction } from './act.ts';
import { marked } from './changing.ts';
import { pairsTeams } from './competing.ts';
import type { Details } from './details.ts';
import { earlierByGame, resultOf, toldOf, withEarlier } from './import-earlier.ts';
import { type ImportedTeams, roundOfTeams, teamsFrom, withoutTeamsOut } from './import-teams.ts';
import { type EntrantKey, type PlayerKey, playerKey, seqOf, type TeamKey, teamKey } from './key.ts';
import { knownSystem } from './known-systems.ts';
import { systemOfRound } from './reading.ts';
import { HALF_BYES, type Settings } from './settings.ts';
import type { BoardState, Entered, Imported, Recorded, Round, RoundBye, State, Writing } from './state.ts';

/* A tournament that was run elsewhere goes on here: `create { from }`. */

/** The state of `create` with the players and rounds of the record. An invalid record leaves the state as it is. */
export const stateFrom = (state: State, record: TournamentRecord, writing: Writing): State => {
  const checked = checkTournament(record);
  if (!checked.ok) return state;
  const tournament = checked.value;
  const keyOf = new Map(tournament.players.map(({ id }, index) => [id as number, playerKey(index + 1)]));
  const key = (id: number): PlayerKey => keyOf.get(id) ?? playerKey(0);
  const ofTeams = pairsTeams(state) && tournament.teamEvent !== undefined;
  const teams = teamsFrom(state, tournament, { key, ofTeams });
  // What a record says of whoever is paired names players, or teams.
  const competing = (number: number): EntrantKey => (ofTeams && teams ? teams.keyOf(number) : key(number));
  const asked = ofTeams ? new Map<number, readonly Cell[]>() : askedByPlayer(tournament);
  const people = tournament.players.map(player =>
    enteredFrom(tournament, player, { key, asked: asked.get(player.id) ?? [] }),
  );
  const players = Object.fromEntries(
    (teams ? withoutTeamsOut(people, teams.teams) : people).map(player => [player.key, player]),
  );
  const withPlayers: State = {
    ...state,
    players,
    nextKey: playerKey(tournament.players.length + 1),
    ...(teams
      ? {
          teams: Object.fromEntries(teams.teams.map(team => [team.key, team])),
          nextTeam: teamKey(teams.teams.length + 1),
        }
      : {}),
    restrictions: restrictionsFrom(record, competing, ofTeams),
    imported: {
      header: record.header,
      ...(record.system === undefined ? {} : { system: record.system }),
      ...(record.systemCode === undefined ? {} : { systemCode: record.systemCode }),
      virtualPoints: record.virtualPoints.map(points => ({
        ...points,
        fromPlayer: competing(points.fromPlayer) as number as typeof points.fromPlayer,
        toPlayer: competing(points.toPlayer) as number as typeof points.toPlayer,
      })),
      abnormalPoints: record.abnormalPoints.map(points => ({
        ...points,
        participants: points.participants.map(competing),
      })),
      keptLines: record.keptLines,
      ...(teams ? ofTeamsKept(tournament, teams, key) : {}),
    },
    ...announcedFrom(record, key, writing),
  };
  const numbers = Object.fromEntries(Object.values(players).map(({ key: of, number }) => [of, number]));
  const making = {
    key,
    numbers,
    strengths: strengthsIn(tournament),
    earlier: earlierByGame(tournament),
    writing,
  };
  const rounds = Array.from({ length: tournament.roundsPaired }, (_, index) =>
    roundFrom(withPlayers, tournament, {
      round: index + 1,
      ...making,
      ...(ofTeams && teams ? { teams } : {}),
    }),
  );
  const imported: State = {
    ...withPlayers,
    rounds,
    published: rounds.length,
    phase: rounds.length > 0 ? 'running' : 'preparing',
  };
  if (rounds.length === 0) return imported;
  const text = `${rounds.length} rounds taken from a file`;
  return marked(imported, { code: 'IMP', round: rounds.length, seq: writing.seq, text });
};

/** Of the teams of a file: what it says of their strength, and of the round still to come. */
const ofTeamsKept = (
  { teamEvent, roundsPaired }: Tournament,
  { keyOf }: ImportedTeams,
  key: (id: number) => PlayerKey,
): Pick<Imported, 'strengths' | 'lineUps'> => {
  const strengths = (teamEvent?.teams ?? []).flatMap(({ number, strength }) =>
    strength === undefined ? [] : [[keyOf(number), strength] as const],
  );
  const lineUps = (teamEvent?.lineUps ?? [])
    .filter(({ round }) => round > roundsPaired)
    .map(({ round, team, players }) => ({
      round,
      team: keyOf(team),
      players: players.map(id => (id === NOBODY_AT_BOARD ? NOBODY_AT_BOARD : key(id))),
    }));
  return {
    ...(strengths.length > 0 ? { strengths: Object.fromEntries(strengths) } : {}),
    ...(lineUps.length > 0 ? { lineUps } : {}),
  };
};

/** Byes asked for in rounds that are still to be paired. */
const askedByPlayer = ({ requestedByes, roundsPaired }: Tournament): ReadonlyMap<number, readonly Cell[]> => {
  const asked = new Map<number, Cell[]>();
  for (const { round, worth, participants } of requestedByes)
    if (round > roundsPaired)
      for (const id of participants) {
        const cells = asked.get(id) ?? [];
        asked.set(id, cells);
        cells.push([round, worth]);
      }
  return asked;
};

const enteredFrom = (
  { rankByFileOrder, roundsPaired }: Tournament,
  player: Participant,
  { key, asked }: { readonly key: (id: number) => PlayerKey; readonly asked: readonly Cell[] },
): Entered => {
  const { id, place, turns, statedPoints: _points, statedRank: _rank, ...person } = player;
  const { withdrawnAfter, expelledAfter, ...data } = person;
  const had = turns.flatMap((turn, index) => awayIn(turn, index + 1, roundsPaired));
  return {
    key: key(id),
    number: rankByFileOrder ? place : id,
    data,
    from: 1,
    attendance: Object.fromEntries([...asked, ...had]),
    out: [
      ...(withdrawnAfter === undefined ? [] : [{ from: withdrawnAfter + 1, cause: 'own' as const }]),
      ...(expelledAfter === undefined ? [] : [{ from: expelledAfter + 1, cause: 'expelled' as const }]),
    ],
  };
};

type Cell = readonly [round: number, as: Exclude<Attendance, 'plays'>];

/** A blank in a round that was paired needs no mark; absence from one still to be paired does. */
const awayIn = (turn: Turn, round: number, paired: number): readonly Cell[] => {
  if (turn.kind === 'requested-bye') return [[round, turn.worth]];
  return turn.kind === 'absent' && round > paired ? [[round, 'absent']] : [];
};

const restrictionsFrom = (
  { forbiddenPairs }: TournamentRecord,
  key: (id: number) => EntrantKey,
  ofTeams: boolean,
): readonly Restriction[] =>
  forbiddenPairs.map(({ players, fromRound, toRound }, index): Restriction => {
    const range = { id: `file-${index + 1}`, fromRound, toRound };
    const keys = players.map(key);
    return ofTeams
      ? { kind: 'teams', teams: keys as TeamKey[], ...range }
      : { kind: 'players', players: keys as PlayerKey[], ...range };
  });

/** Categories, whom a file counts in or out, and the plan of prizes. */
const announcedFrom = (
  { categories = [], prizes }: TournamentRecord,
  key: (id: number) => PlayerKey,
  writing: Writing,
): Pick<State, 'categories' | 'memberships' | 'prizes'> => ({
  ...(categories.length > 0
    ? {
        categories: categories.map(({ by: _by, ...category }) => category),
        memberships: categories.flatMap(({ id, by = {} }) =>
          Object.entries(by).map(([number, as]) => ({
            player: key(Number(number)),
            category: id,
            as,
            reason: '',
            ...writing,
          })),
        ),
      }
    : {}),
  ...(prizes ? { prizes } : {}),
});

interface Making {
  readonly round: number;
  readonly key: (id: number) => PlayerKey;
  readonly numbers: Round['numbers'];
  /** Pairing scores before a round. */
  readonly strengths: (round: number) => (id: number) => number;
  readonly earlier: ReadonlyMap<string, readonly EarlierResult[]>;
  readonly writing: Writing;
  /** Where teams meet. */
  readonly teams?: ImportedTeams;
}

const roundFrom = (state: State, tournament: Tournament, making: Making): Round => {
  const { round, key, numbers, writing } = making;
  const isLast = round === tournament.roundsPaired;
  const ofTeams = making.teams
    ? roundOfTeams(state, tournament, {
        round,
        teams: making.teams,
        key,
        writing,
        earlier: (results, { white, black }) =>
          withEarlier({ results }, toldOf(making.earlier, { round, white, black }), writing).results,
      })
    : undefined;
  const boards = ofTeams?.boards ?? boardsFrom(tournament, making, isLast);
  const isOpen = isLast && boards.some(board => isWaiting(board, ofTeams));
  return {
    status: isOpen ? 'published' : 'closed',
    system: systemOfRound(state, round),
    edition: '',
    options: state.settings.options,
    boards,
    byes: tournament.players.flatMap(({ id, turns }): readonly RoundBye[] => {
      const turn = turns[round - 1];
      if (turn?.kind !== 'pairing-bye') return [];
      const { tally } = turn;
      return [
        {
          player: key(id),
          kind: 'pairing-bye',
          ...(tally ? { sheet: { own: tally.own, rival: tally.opponents } } : {}),
        },
      ];
    }),
    engine: 'file',
    basis: seqOf(0),
    paired: writing.seq,
    numbers,
    settings: state.settings,
    restrictions: state.restrictions,
    publication: writing,
    ...ofTeams,
  };
};

/** Nothing is known of it yet; of a match, of a board with somebody on both sides. */
const isWaiting = (
  { games = 1, results, forfeited, white, black }: BoardState,
  ofTeams: Pick<Round, 'lineUps'> | undefined,
): boolean => {
  if (!ofTeams) return Object.keys(results).length === 0;
  if (forfeited) return false;
  const [left, right] = [white, black].map(team => ofTeams.lineUps?.[team]?.players ?? []);
  return Array.from({ length: games }, (_, board) => board).some(
    board => !results[board + 1] && Boolean(left?.[board]) && Boolean(right?.[board]),
  );
};

/** Boards in the order of C.04.2, article 3.6: a record does not number them. */
const boardsFrom = (
  tournament: Tournament,
  { round, key, strengths, earlier, writing }: Making,
  isLast: boolean,
): readonly BoardState[] => {
  const strength = strengths(round);
  const turns = new Map(tournament.players.map(player => [player.id, player.turns]));
  const pairs = tournament.players.flatMap(player => {
    const turn = player.turns[round - 1];
    const opponent = turn && 'opponent' in turn ? turn.opponent : undefined;
    if (!turn || opponent === undefined || !isListedFirst(player, turn, opponent)) return [];
    return [{ player, turn, opponent, answer: turns.get(opponent)?.[round - 1] }];
  });
  const keysOf = ({ player, opponent }: (typeof pairs)[number]) => {
    const scores = [strength(player.id), strength(opponent)];
    const higher =
      scores[0] === scores[1]
        ? Math.min(player.id, opponent)
        : (scores[0] ?? 0) > (scores[1] ?? 0)
          ? player.id
          : opponent;
    return [-Math.max(...scores), -scores.reduce((sum, score) => sum + score, 0), higher] as const;
  };
  return pairs
    .map(pair => ({ pair, order: keysOf(pair) }))
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2])
    .map(({ pair: { player, turn, opponent, answer } }, index) => {
      const board = {
        number: index + 1,
        white: key(player.id),
        black: key(opponent),
        ...(turn.kind === 'match' && turn.games.length > 1 ? { games: turn.games.length } : {}),
        results: resultsFrom(turn, answer, isLast, writing),
      };
      return withEarlier(board, toldOf(earlier, { round, white: player.id, black: opponent }), writing);
    });
};

/**
 * One look at the whole says every score on the way to it. A round that was paired from a result that is another one now is looked at by
 * itself.
 */
const strengthsIn = (tournament: Tournament): Making['strengths'] => {
  const { earlierResults = [], roundsPaired } = tournament;
  const past = new Map<number, Entrant['past']>();
  for (const { id, past: own } of positionBefore(tournament, roundsPaired + 1).everyone) past.set(id, own);
  const pairedOtherwise = new Set<number>();
  for (const { round, through = 0 } of earlierResults)
    for (let then = round + 1; then <= Math.min(through, roundsPaired); then += 1) pairedOtherwise.add(then);
  return round => {
    if (!pairedOtherwise.has(round)) return id => past.get(id)?.[round - 1]?.score ?? 0;
    const before = new Map<number, Entrant>();
    for (const entrant of positionBefore(tournament, round).everyone) before.set(entrant.id, entrant);
    return id => before.get(id)?.pairingScore ?? 0;
  };
};

/** Each pair once: by the player with White, or by the lower number where no colour is written. */
const isListedFirst = ({ id }: Participant, turn: Turn, opponent: number): boolean => {
  const colour = turn.kind === 'match' ? turn.games[0]?.colour : 'colour' in turn ? turn.colour : undefined;
  return colour === undefined ? id < opponent : colour === 'white';
};

const resultsFrom = (
  turn: Turn,
  answer: Turn | undefined,
  isLast: boolean,
  writing: Writing,
): Readonly<Record<number, Recorded>> => {
  // In the last round the game is being played; before it, it was adjourned.
  if (turn.kind === 'adjourned') return isLast ? {} : { 1: { kind: 'adjourned', ...writing } };
  return Object.fromEntries(
    gamesBetween(turn, answer).map((game, index) => [
      index + 1,
      { kind: 'result', result: resultOf(game), ...writing } satisfies Recorded,
    ]),
  );
};

/** What the record says of the tournament, as the details of `create`. */
export const detailsFrom = (
  { header }: TournamentRecord,
  rest: Pick<Details, 'zone' | 'language'>,
): Details => {
  const date = (text: string | undefined) => {
    const found = /^(\d{4})[/.-](\d{2})[/.-](\d{2})$/.exec(text?.trim() ?? '');
    return found ? `${found[1]}-${found[2]}-${found[3]}` : undefined;
  };
  const fields = {
    place: header.city,
    federation: header.federation,
    start: date(header.start),
    end: date(header.end),
    chiefArbiter: header.chiefArbiter,
    deputies: header.deputies,
    timeControl: header.timeControl,
    encodedTimeControl: header.encodedTimeControl,
  };
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { name: header.name?.trim() || '–', ...rest, ...known };
};

/** What the record says of system, rounds and points, as the settings of `create`. */
export const settingsFrom = (record: TournamentRecord, system: string): Settings => ({
  system: record.system ?? system,
  options: record.options ?? {},
  ...(record.plannedRounds === undefined ? {} : { rounds: record.plannedRounds }),
  scoring: record.scoring,
  tiebreaks: record.tiebreaks,
  ...(record.initialColour ? { firstColour: record.initialColour } : {}),
  ...(record.acceleration ? { acceleration: record.acceleration } : {}),
  ...(record.schedule ? { schedule: record.schedule } : {}),
  ...(record.spreadCap === undefined ? {} : { scrabble: { cap: record.spreadCap } }),
  ...teamRulesOf(record, record.system ?? system),
  halfByes: HALF_BYES,
  missedRounds: 'zero',
});

/** The rules of the matches, as far as the record says them. Where it says nothing of the order, none is held against a line-up. */
const teamRulesOf = (record: TournamentRecord, system: string): Pick<Settings, 'team'> => {
  const { teamEvent, scoring } = record;
  if (!teamEvent || knownSystem(system)?.pairs !== 'teams') return {};
  const checked = checkTournament(record);
  const boards = checked.ok
    ? teamEntries(checked.value).rounds.boards
    : (teamEvent.boardColours?.length ?? 1);
  const colours = coloursOfBoards(teamEvent, boards);
  return {
    team: {
      boards,
      colours: teamEvent.boardColours ?? colours.map(colour => (colour === 'white' ? 'W' : 'B')).join(''),
      order: teamEvent.boardOrder ?? 'free',
      lineUps: 'by-list',
      scoring: teamEvent.scoring ?? matchScoringFor(boards, scoring),
    },
  };
};
