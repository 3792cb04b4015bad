import {
  type Options,
  type Outcome,
  type PlayerId,
  pairRound,
  type Tournament,
  type TournamentRecord,
} from '@pareo/engine';
import { readRecord } from '@pareo/engine/formats';
import {
  accept,
  type BoardOrder,
  type Colour,
  type Header,
  matchScoringFor,
  type PlayerRecord,
  playerId,
  refuse,
  type ScheduledSystem,
  type Scoring,
  STANDARD_SCORING,
  type TeamEvent,
} from '@pareo/engine/model';
import {
  drawnByLot,
  type InitialRanking,
  leftToTheLot,
  rankedInitially,
  type SystemDescription,
} from '@pareo/engine/systems';
import type { Section } from '@pareo/engine/systems/groups';
import { articleIn } from '@pareo/texts';
import { numberedName, remarksOnSettings } from '@pareo/tournament';
import { type Answer, allOf, callFault, done, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import type { Context } from '../context.ts';
import { displayName, STANDARD } from '../files.ts';
import { FORCE, sparing } from '../force.ts';
import { contentOf, formatToWrite } from '../formats.ts';
import { readInput } from '../input.ts';
import { type Division, divided, divisionIn, lotOfNumbers, numberedFor } from '../new-groups.ts';
import { refusalsIn } from '../pairing.ts';
import { proposalsFor } from '../proposals.ts';
import { remarkAsText } from '../remarks.ts';
import { asJson, printedFault } from '../report.ts';
import { faultsOfSchedule, scheduleIn } from '../schedule.ts';
import { optionsIn, recordWith, SETTING_OPTIONS, type Settings, scoringIn, settingsIn } from '../settings.ts';
import { systemCalled, systemNamed, textOfSystem } from '../systems.ts';
import type { Texts } from '../texts/index.ts';
import { checkedAs, inputFaults } from '../tournament-file.ts';
import { codesIn, dayIn, oneOf, required, wholeNumber } from '../values.ts';
import type { Command } from './command.ts';

export const newTournament: Command = {
  shape: {
    name: 'new',
    arguments: [],
    options: [
      { name: 'system', value: 'ID', meaning: 'systemOfNew' },
      { name: 'players', value: 'LIST', meaning: 'playerList' },
      { name: 'output', short: 'o', value: 'FILE', meaning: 'outputFile' },
      { name: 'name', value: 'TEXT', meaning: 'name' },
      { name: 'city', value: 'TEXT', meaning: 'city' },
      { name: 'federation', value: 'TEXT', meaning: 'federation' },
      { name: 'start', value: 'DATE', meaning: 'start' },
      ...SETTING_OPTIONS,
      { name: 'scoring', value: 'POINTS', meaning: 'scoring' },
      { name: 'tiebreaks', value: 'CODES', meaning: 'tiebreaks' },
      { name: 'schedule', value: 'SCHEDULE', meaning: 'schedule', repeatable: true },
      { name: 'lots', value: 'SEED', meaning: 'lots' },
      { name: 'groups', value: 'N', meaning: 'groups' },
      { name: 'sections', value: 'RATINGS', meaning: 'sections' },
      { name: 'boards', value: 'N', meaning: 'boards' },
      { name: 'board-order', value: 'ORDER', meaning: 'boardOrder' },
      { name: 'keep-numbers', meaning: 'keepNumbers' },
      FORCE,
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const wanted = wantedBy(call);
    if (!wanted.ok) return failed(wanted.faults);
    const { list, division, system } = wanted.value;
    const entered = await playersIn(list, system, call);
    if (!entered.ok) return failed(entered.faults);
    const teamless = system.pairs === 'teams' ? withoutTeam(entered.value, displayName(list)) : [];
    if (teamless.length > 0) return failed(teamless);
    const groups = divided(entered.value, division, displayName(list));
    if (!groups.ok) return failed(groups.faults);
    const lot = lotOfNumbers(system, call, statedIn(call, system));
    const players = numberedFor(system, groups.value.players, lot);
    const tournament = await tournamentOf(wanted.value, players, { call, lot });
    if (!tournament.ok) return failed(tournament.faults);
    return written(
      tournament.value,
      { wanted: wanted.value, call, lot, sections: groups.value.sections },
      context,
    );
  },
};

interface Wanted {
  readonly system: SystemDescription;
  readonly list: string;
  readonly output: string;
  readonly header: Header;
  readonly settings: Settings;
  readonly scoring: Scoring | undefined;
  readonly schedule: readonly ScheduledSystem[];
  readonly division: Division;
  /** Of a match of teams. */
  readonly boards: number;
  readonly boardOrder: BoardOrder;
}

const wantedBy = (call: Call): Outcome<Wanted, Fault> => {
  const named = required(call, 'system', '--system ID');
  return allOf<Wanted>({
    system: named.ok ? systemCalled(named.value, call.valueOf('start')) : named,
    list: required(call, 'players', '--players LIST'),
    output: required(call, 'output', '-o FILE'),
    header: headerIn(call),
    settings: settingsIn(call),
    scoring: scoringIn(call),
    schedule: scheduleIn(call),
    division: divisionIn(call),
    boards: boardsIn(call),
    boardOrder: boardOrderIn(call),
  });
};

const BOARDS = 4;

const boardsIn = (call: Call): Outcome<number, Fault> => {
  const boards = wholeNumber(call, 'boards', { minimum: 1, maximum: 99 });
  return boards.ok ? accept(boards.value ?? BOARDS) : boards;
};

/** Most competitions have it fixed. */
const boardOrderIn = (call: Call): Outcome<BoardOrder, Fault> => {
  const order = oneOf(call, 'board-order', ['fixed', 'free']);
  return order.ok ? accept(order.value ?? 'fixed') : order;
};

const headerIn = (call: Call): Outcome<Header, Fault> => {
  const start = dayIn(call, 'start');
  if (!start.ok) return start;
  const fields = ['name', 'city', 'federation', 'start'].flatMap(name => {
    const value = call.valueOf(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return accept(Object.fromEntries(fields));
};

const playersIn = async (
  path: string,
  system: SystemDescription,
  call: Call,
): Promise<Outcome<readonly PlayerRecord[], Fault>> => {
  const file = displayName(path);
  const bytes = await readInput(path);
  if (!bytes.ok) return bytes;
  const read = readRecord(bytes.value);
  if (!read.ok) return refuse(...inputFaults(read.faults, file));
  // The list may be an old tournament: its players enter the new one, its rounds do not.
  const players = read.value.record.players.map(
    ({ turns: _turns, statedPoints: _points, statedRank: _rank, ...player }) => ({ ...player, turns: [] }),
  );
  // The order of a list of teams is that of their boards.
  if (system.pairs === 'teams' && !call.has('keep-numbers')) return accept(numberedAsListed(players));
  return accept(call.has('keep-numbers') ? players : rankedInitially(players, rankingOf(system, call)));
};

const numberedAsListed = (players: readonly PlayerRecord[]): readonly PlayerRecord[] =>
  players.map((player, index) => ({ ...player, id: playerId(index + 1) }));

const teamOf = ({ group, club }: PlayerRecord): string | undefined => group ?? club;

/** Everybody of a team event belongs to a team. */
const withoutTeam = (players: readonly PlayerRecord[], file: string): readonly Fault[] => {
  const alone = players.filter(player => teamOf(player) === undefined).map(({ id }) => Number(id));
  const names = new Map<number, string>(players.map(({ id, name }) => [id, name]));
  const refusal = { code: 'group-unknown' as const, data: { players: alone } };
  return alone.length === 0
    ? []
    : [{ kind: 'refusal', refusal, name: id => numberedName(id, names.get(id)), file }];
};

/** Teams are numbered in the order in which the list names them: their order is the competition's (C.04.6, 1.1); by lot in a round robin. */
const teamEventOf = (
  players: readonly PlayerRecord[],
  { boards, boardOrder, lot }: Pick<Wanted, 'boards' | 'boardOrder'> & { readonly lot: string | undefined },
  gameScoring: Scoring,
): TeamEvent => {
  const rosters = new Map<string, PlayerId[]>();
  for (const player of players) {
    const team = teamOf(player) ?? '';
    const roster = rosters.get(team);
    if (roster) roster.push(player.id);
    else rosters.set(team, [player.id]);
  }
  const inOrder = lot === undefined ? [...rosters] : drawnByLot([...rosters], lot);
  return {
    teams: inOrder.map(([name, roster], index) => ({ number: index + 1, name, players: roster })),
    boardOrder,
    boardColours: Array.from({ length: boards }, (_, board) => (board % 2 === 0 ? 'W' : 'B')).join(''),
    scoring: matchScoringFor(boards, gameScoring),
    pairingByes: [],
    forfeitedMatches: [],
    lineUps: [],
  };
};

/** The order of the system's text; that of Belgrade where the players are put into its groups. */
const rankingOf = ({ initialOrder }: SystemDescription, call: Call): InitialRanking => {
  const order = call.valueOf('groups') === undefined ? initialOrder : ('belgrade' as const);
  const lot = call.valueOf('lots');
  return { ...(order === undefined ? {} : { order }), ...(lot === undefined ? {} : { lot }) };
};

/** Teams, where they are paired; otherwise as many as the largest group has, where the players are in groups. */
const sizeOfField = ({ kind, pairs }: SystemDescription, players: readonly PlayerRecord[]): number => {
  if (kind === 'team-table') return players.length;
  if (pairs === 'teams') return new Set(players.map(({ group }) => group)).size;
  const sizes = new Map<string, number>();
  for (const { group = '' } of players) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return Math.max(0, ...sizes.values());
};

const tournamentOf = async (
  { system, header, settings, scoring, schedule, list, ...ofTeams }: Wanted,
  players: readonly PlayerRecord[],
  { call, lot: drawn }: { readonly call: Call; readonly lot: string | undefined },
): Promise<Outcome<Tournament, Fault>> => {
  const stated = optionsIn(call, system.options);
  if (!stated.ok) return stated;
  const lot = drawn ?? call.valueOf('lots');
  const options: Options = { ...optionsOfLot(system, lot), ...stated.value };
  const rounds = settings.rounds ?? system.roundsFor?.(sizeOfField(system, players), options);
  if (rounds === undefined)
    return refuse(
      callFault('option-missing', { option: '--rounds N', command: `pareo new --system ${system.id}` }),
    );
  const faults = faultsOfSchedule(schedule, rounds);
  if (faults.length > 0) return refuse(...faults);
  const initialColour = settings.initialColour ?? (await colourByLot(system, lot));
  const written = { ...system.proposes?.({ players, plannedRounds: rounds }), ...options };
  const record: TournamentRecord = {
    header,
    system: system.id,
    ...(Object.keys(written).length === 0 ? {} : { options: written }),
    ...(schedule.length === 0 ? {} : { schedule }),
    scoring: scoringFor(system, scoring ?? STANDARD_SCORING),
    virtualPoints: [],
    forbiddenPairs: [],
    requestedByes: [],
    abnormalPoints: [],
    tiebreaks: codesIn(call, 'tiebreaks') ?? system.tiebreaks ?? [],
    ...(system.pairs === 'teams'
      ? {
          teamEvent: teamEventOf(players, { ...ofTeams, lot: drawn }, scoring ?? STANDARD_SCORING),
          players: players.map(withoutGroup),
        }
      : { players }),
    keptLines: [],
  };
  const complete = recordWith(record, { ...settings, rounds, initialColour }, system);
  if (complete.acceleration && system.accelerates?.(options) === false)
    return refuse({
      kind: 'refusal',
      refusal: { code: 'acceleration-not-allowed', data: { system: system.id } },
      name: String,
      file: displayName(list),
    });
  return checkedAs(complete, displayName(list));
};

/** Byes are worth what the system says, of win, draw and loss. */
const scoringFor = ({ scoring }: SystemDescription, ofGames: Scoring): Scoring =>
  scoring?.(ofGames) ?? ofGames;

/** The team says it: no section of the tournament. */
const withoutGroup = ({ group: _group, ...player }: PlayerRecord): PlayerRecord => player;

const statedIn = (call: Call, system: SystemDescription): Options => {
  const stated = optionsIn(call, system.options);
  return stated.ok ? stated.value : {};
};

/** A lot that the system draws is kept with the tournament. */
const optionsOfLot = (system: SystemDescription, lot: string | undefined): Options => {
  if (lot === undefined) return {};
  return system.options.some(({ name }) => name === 'lot') ? { lot } : {};
};

/** Elsewhere the lot decides the colour of number 1: by the first bit of the seed's SHA-256, which anyone can check. */
const colourByLot = async (
  system: SystemDescription,
  lot: string | undefined,
): Promise<Colour | undefined> => {
  if (lot === undefined || system.options.some(({ name }) => name === 'lot')) return undefined;
  const { createHash } = await import('node:crypto');
  const [first = 0] = createHash('sha256').update(lot).digest();
  return first < 128 ? 'white' : 'black';
};

/** The name had no edition, and the day chose another than the one in force today. */
const noticesOfEdition = ({ wanted: { system }, call }: Given, texts: Texts): readonly string[] => {
  const [named, start] = [call.valueOf('system'), call.valueOf('start')];
  return named !== undefined && start !== undefined && systemNamed(named)?.id !== system.id
    ? [texts.cli.notices.editionOfDay(system.id, start)]
    : [];
};

/** C.04.4 (2017). */
const noticesOfAdvice = (
  { id, advisedAgainst }: SystemDescription,
  { texts, language }: Context,
): readonly string[] =>
  advisedAgainst === undefined
    ? []
    : [texts.cli.notices.advisedAgainst(textOfSystem(id, texts).name, articleIn(advisedAgainst, language))];

/** What the text would draw, and nobody has. */
const noticesOfLot = (
  players: readonly PlayerRecord[],
  { wanted: { system }, call }: Given,
  texts: Texts,
): readonly string[] => {
  if (call.has('keep-numbers') || call.valueOf('lots') !== undefined) return [];
  const level = leftToTheLot(players, system.initialOrder);
  return level.length === 0
    ? []
    : [texts.cli.notices.notDrawn(level.map(({ id, name }) => numberedName(id, name)))];
};

/** Where the system gives the unrated a rating of their own, its list is not that of the numbers (decision 431). */
const noticesOfUnrated = (
  { players, options = {} }: TournamentRecord,
  system: SystemDescription,
  texts: Texts,
): readonly string[] => {
  const spec = system.options.find(({ name }) => name === 'unrated-rating');
  const unrated = players.filter(({ rating = 0 }) => rating === 0);
  if (spec === undefined || unrated.length === 0 || unrated.length === players.length) return [];
  const rating = Number(options[spec.name] ?? spec.default);
  return [
    texts.cli.notices.unratedInList(
      unrated.map(({ id, name }) => numberedName(id, name)),
      rating === 0 ? undefined : rating,
    ),
  ];
};

interface Given {
  readonly wanted: Wanted;
  readonly call: Call;
  /** What the numbers were drawn from. */
  readonly lot: string | undefined;
  readonly sections: readonly Section[];
}

/** What was made, with what to type next or what has to be settled before: round 1 is tried and not kept. */
const noticesOfNew = (
  tournament: Tournament,
  { path, made }: { readonly path: string; readonly made: string },
  { texts, language, options }: Context,
): readonly string[] => {
  const { notices } = texts.cli;
  const first = pairRound(tournament);
  if (first.ok) return [`${made}. ${notices.pairNext(path)}`];
  const missing = refusalsIn(first.faults, tournament, path).map(fault =>
    notices.notReady(printedFault(fault, language, options).message),
  );
  return [`${made}.`, ...missing];
};

const written = (tournament: Tournament, given: Given, context: Context): Answer => {
  const { texts } = context;
  const { wanted, call, lot, sections } = given;
  const { record } = tournament;
  const { output: path, system } = wanted;
  const format = path === STANDARD ? accept('json' as const) : formatToWrite(path, undefined);
  if (!format.ok) return failed(format.faults);
  const content = contentOf(record, format.value, path);
  if (!content.ok) return failed(content.faults);
  if (path === STANDARD) return done(content.value, { as: 'data' });
  const { plannedRounds: rounds, players, teamEvent } = record;
  const size = { players: players.length, ...(teamEvent ? { teams: teamEvent.teams.length } : {}), rounds };
  const summary = {
    file: path,
    format: format.value,
    system: system.id,
    ...size,
    ...(lot === undefined ? {} : { lot }),
  };
  return done(call.has('json') ? asJson(summary) : '', {
    files: [{ path, content: content.value, ...sparing(call, wanted.list) }],
    notices: [
      ...noticesOfNew(tournament, { path, made: texts.cli.notices.newTournament(path, size) }, context),
      ...(lot === undefined ? [] : [texts.cli.notices.numbersDrawn(lot)]),
      ...sections.map(section => texts.cli.notices.section(section, section.players.length)),
      ...noticesOfEdition(given, texts),
      ...noticesOfAdvice(system, context),
      ...remarksOnSettings(record).map(remark => remarkAsText(remark, String, context.language)),
      ...noticesOfLot(players, given, texts),
      ...noticesOfUnrated(record, system, texts),
      ...proposalsFor(system, { ...record, options: statedIn(call, system) }, texts),
    ],
  });
};
