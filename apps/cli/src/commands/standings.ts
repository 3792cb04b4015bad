import type { Outcome, Standings } from '@pareo/engine';
import { accept, refuse } from '@pareo/engine/model';
import {
  BOARD_PRIZE_ORDERS,
  type BoardPrizeOrder,
  boardPrizes,
  type Edition,
  STANDINGS_RULES,
  tiebreakWarnings,
} from '@pareo/engine/standings';
import { articleIn, describeWarning, type NameOf } from '@pareo/texts';
import { numberedName, standingsOf } from '@pareo/tournament';
import { type Answer, allOf, callFault, done, type Fault, failed } from '../answer.ts';
import { averagesWanted } from '../averages-wanted.ts';
import { boardPrizesAsJson, boardPrizesAsTables, boardWorkingAsText } from '../board-prizes-output.ts';
import type { Call } from '../call.ts';
import type { Context } from '../context.ts';
import { remarkOnList } from '../list-remark.ts';
import { type Named, orFault, participantCalled } from '../participants.ts';
import { asJson } from '../report.ts';
import { standingsAsJson, standingsAsTable } from '../standings-output.ts';
import { inputFaults, noticesOf, readTournamentFile, type TournamentFile } from '../tournament-file.ts';
import { codesIn, editionIn, type Given, LARGEST_ROUND, oneOf, wholeNumber } from '../values.ts';
import { whyAsJson, whyAsText } from '../why-output.ts';
import type { Command } from './command.ts';

export const standings: Command = {
  shape: {
    name: 'standings',
    arguments: [{ placeholder: 'FILE', meaning: 'file', arity: 'one' }],
    options: [
      { name: 'after', value: 'N', meaning: 'afterRound' },
      { name: 'tiebreaks', value: 'CODES', meaning: 'tiebreaks' },
      { name: 'edition', value: 'EDITION', meaning: 'edition' },
      { name: 'lots', value: 'SEED', meaning: 'lotsForTies' },
      { name: 'why', value: 'NUMBER', meaning: 'why' },
      { name: 'boards', meaning: 'boardPrizes' },
      { name: 'by', value: 'METHOD', meaning: 'boardsBy' },
      { name: 'minimum-games', value: 'N', meaning: 'minimumGames' },
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const wanted = wantedBy(call);
    const read = await readTournamentFile(path);
    if (!wanted.ok || !read.ok)
      return failed([...(wanted.ok ? [] : wanted.faults), ...(read.ok ? [] : read.faults)]);
    if (call.has('boards')) return answerWithBoards(read.value, wanted.value, { call, context });
    const table = rankedBy(read.value, wanted.value);
    if (!table.ok) return failed(table.faults);
    const why = call.valueOf('why');
    return why === undefined
      ? answerWithTable(table.value, read.value, { call, context })
      : answerWithWorking(table.value, read.value, { call, context, why });
  },
};

interface Wanted {
  readonly after: number | undefined;
  readonly tiebreaks: readonly string[] | undefined;
  readonly edition: Edition | undefined;
  readonly lots: string | undefined;
  readonly by: BoardPrizeOrder | undefined;
  readonly minimumGames: number | undefined;
}

const wantedBy = (call: Call): Outcome<Wanted, Fault> =>
  allOf<Wanted>({
    after: wholeNumber(call, 'after', { minimum: 0, maximum: LARGEST_ROUND }),
    tiebreaks: accept(codesIn(call, 'tiebreaks')),
    edition: editionIn(call),
    lots: accept(call.valueOf('lots')),
    by: ofBoards(call, 'by', oneOf(call, 'by', BOARD_PRIZE_ORDERS)),
    minimumGames: ofBoards(
      call,
      'minimum-games',
      wholeNumber(call, 'minimum-games', { minimum: 1, maximum: LARGEST_ROUND }),
    ),
  });

/** What only board prizes ask is a mistake without them, never passed over. */
const ofBoards = <Value>(call: Call, option: string, given: Given<Value>): Given<Value> =>
  call.valueOf(option) === undefined || call.has('boards')
    ? given
    : refuse(callFault('option-missing', { option: '--boards', command: `pareo standings --${option}` }));

const rankedBy = (
  { tournament, file }: TournamentFile,
  { after, tiebreaks, edition, lots }: Wanted,
): Outcome<Standings, Fault> => {
  if (after !== undefined && after > tournament.roundsPaired)
    return refuse(callFault('round-not-there', { round: after, last: tournament.roundsPaired }, file));
  const ranked = standingsOf(tournament, {
    ...(after === undefined ? {} : { after }),
    ...(tiebreaks ? { tiebreaks } : {}),
    ...(edition ? { edition } : {}),
    ...(lots === undefined ? {} : { lots: { seed: lots } }),
  });
  return ranked.ok ? ranked : refuse(...inputFaults(ranked.faults, file));
};

const answerWithTable = async (
  table: Standings,
  source: TournamentFile,
  { call, context }: { readonly call: Call; readonly context: Context },
): Promise<Answer> =>
  done(
    call.has('json')
      ? asJson(standingsAsJson(table, source.tournament))
      : await standingsAsTable(table, source.tournament, context),
    { notices: [...noticesOf(source, context), ...remarksOn(table, source, { call, context })] },
  );

/** Board prizes stand beside the ranks of the teams: tie-breaks say nothing in them. */
const answerWithBoards = async (
  source: TournamentFile,
  { after, by, minimumGames }: Wanted,
  { call, context }: { readonly call: Call; readonly context: Context },
): Promise<Answer> => {
  const { tournament, file } = source;
  const last = tournament.roundsPaired;
  if (after !== undefined && after > last)
    return failed([callFault('round-not-there', { round: after, last }, file)]);
  const prizes = boardPrizes(tournament, {
    ...(after === undefined ? {} : { after }),
    ...(by === undefined ? {} : { by }),
    ...(minimumGames === undefined ? {} : { minimumGames }),
  });
  if (!prizes) return failed([callFault('teams-not-there', {}, file)]);
  const notices = noticesOf(source, context);
  const why = call.valueOf('why');
  if (call.has('json') && why === undefined) return done(asJson(boardPrizesAsJson(prizes)), { notices });
  if (why === undefined) return done(await boardPrizesAsTables(prizes, tournament, context), { notices });
  const listed = prizes.lists.flatMap(({ rows }) => rows);
  const called = playerCalled(why, listed, file);
  if (!called.ok) return failed(called.faults);
  const { id } = called.value;
  const names = new Map(tournament.players.map(player => [Number(player.id), player.name]));
  const name: NameOf = player => numberedName(player, names.get(player));
  const lists = prizes.lists.map(list => ({ ...list, rows: list.rows.filter(row => row.id === id) }));
  const one = { ...prizes, lists: lists.filter(({ rows }) => rows.length > 0) };
  return done(
    call.has('json') ? asJson(boardPrizesAsJson(one)) : await boardWorkingAsText(one, id, { name, context }),
    { notices },
  );
};

const playerCalled = <One extends Named>(
  player: string,
  all: readonly One[],
  file: string,
): Outcome<One, Fault> =>
  orFault(participantCalled(player, all), why => callFault('player-not-there', { player, ...why }, file));

const remarksOn = (
  table: Standings,
  source: TournamentFile,
  { call, context }: { readonly call: Call; readonly context: Context },
): readonly string[] => {
  const { texts, language } = context;
  const { tournament } = source;
  const name = namesOf(table);
  const warnings = tiebreakWarnings(tournament, table.list, {
    edition: table.edition,
    schedule: table.schedule,
    of: table.of,
  });
  return [
    ...warnings.map(warning => describeWarning(warning, language)),
    ...remarkOnList(
      tournament,
      { tiebreaks: codesIn(call, 'tiebreaks'), lots: call.valueOf('lots') },
      context,
    ),
    ...(table.setAside.length > 0
      ? [
          texts.standings.notInKnockout(
            table.setAside.map(({ written }) => written),
            articleIn(STANDINGS_RULES.stageReached.article, language),
          ),
        ]
      : []),
    ...averagesWanted(source, context),
    ...(table.unfinished.length > 0 ? [texts.standings.unfinished(table.unfinished.map(name))] : []),
  ];
};

const answerWithWorking = async (
  table: Standings,
  source: TournamentFile,
  { call, context, why }: { readonly call: Call; readonly context: Context; readonly why: string },
): Promise<Answer> => {
  const called = playerCalled(why, table.rows, source.file);
  if (!called.ok) return failed(called.faults);
  const { id } = called.value;
  const name = namesOf(table);
  return done(
    call.has('json')
      ? asJson(whyAsJson(table, id, { name, context }))
      : await whyAsText(table, id, { name, context }),
    { notices: noticesOf(source, context) },
  );
};

const namesOf = (table: Standings): NameOf => {
  const names = new Map(table.rows.map(row => [row.id, row.name]));
  return id => numberedName(id, names.get(id));
};
