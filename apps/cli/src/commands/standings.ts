import type { Outcome, Standings } from '@pareo/engine';
import { accept, type Category, refuse } from '@pareo/engine/model';
import { articleIn, describeWarning, type NameOf } from '@pareo/texts';
import {
  BOARD_PRIZE_ORDERS,
  type BoardPrizeOrder,
  boardPrizesOf,
  categoryNamed,
  categorySheet,
  type DoubtsOfList,
  doubtsOfList,
  numberedName,
  placeIn,
  standingsOf,
  type TableRequest,
} from '@pareo/tournament';
import type { Edition } from '@pareo/tournament/tiebreaks';
import { type Answer, allOf, callFault, done, type Fault, failed } from '../answer.ts';
import { averagesWanted } from '../averages-wanted.ts';
import { boardPrizesAsJson, boardPrizesAsTables, boardWorkingAsText } from '../board-prizes-output.ts';
import type { Call } from '../call.ts';
import { categoryAsJson, categoryAsTable } from '../category-output.ts';
import type { Context } from '../context.ts';
import { remarkOnList } from '../list-remark.ts';
import { playerCalled } from '../participants.ts';
import { asJson } from '../report.ts';
import { standingsAsJson, standingsAsTable } from '../standings-output.ts';
import { tableRequest } from '../table-request.ts';
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
      { name: 'category', value: 'TEXT', meaning: 'categoryOfTable' },
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
    const { tournament, file } = read.value;
    const { after } = wanted.value;
    if (after !== undefined && after > tournament.roundsPaired)
      return failed([callFault('round-not-there', { round: after, last: tournament.roundsPaired }, file)]);
    const request = tableRequest(wanted.value);
    const table = standingsOf(tournament, request);
    if (!table.ok) return failed(inputFaults(table.faults, file));
    const asked: Asked = { table: table.value, request, source: read.value, call, context };
    const why = call.valueOf('why');
    return why === undefined ? answerWithTable(asked) : answerWithWorking(why, asked);
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

interface Asked {
  readonly table: Standings;
  readonly request: TableRequest;
  readonly source: TournamentFile;
  readonly call: Call;
  readonly context: Context;
}

const answerWithTable = async (asked: Asked): Promise<Answer> => {
  const { table, request, source, call, context } = asked;
  const category = categoryIn(call, source);
  if (!category.ok) return failed(category.faults);
  if (category.value) return answerWithCategory(category.value, asked);
  const output = call.has('json')
    ? asJson(standingsAsJson(table, source.tournament))
    : await standingsAsTable(source.tournament, request, context);
  return done(output, { notices: [...noticesOf(source, context), ...remarksOn(asked)] });
};

/** One of the categories that the file announces. */
const categoryIn = (
  call: Call,
  { tournament, file }: TournamentFile,
): Outcome<Category | undefined, Fault> => {
  const value = call.valueOf('category');
  if (value === undefined) return accept(undefined);
  const found = categoryNamed(tournament, value);
  if (found) return accept(found);
  const allowed = (tournament.categories ?? []).map(({ name }) => name);
  return refuse(callFault('value-not-allowed', { option: '--category', value, allowed }, file));
};

const answerWithCategory = async (category: Category, asked: Asked): Promise<Answer> => {
  const { table, request, source, call, context } = asked;
  const found = categorySheet(source.tournament, { ...request, category, language: context.language });
  if (!found.ok) return failed(inputFaults(found.faults, source.file));
  const output = call.has('json')
    ? asJson(categoryAsJson(table, source.tournament, found.value))
    : await categoryAsTable(source.tournament, found.value, context);
  return done(output, { notices: [...noticesOf(source, context), ...remarksOn(asked)] });
};

const NO_DOUBTS: DoubtsOfList = { warnings: [], setAside: [], article: '' };

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
  const prizes = boardPrizesOf(tournament, {
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

const remarksOn = ({ table, request, source, call, context }: Asked): readonly string[] => {
  const { texts, language } = context;
  const { tournament } = source;
  const name = namesOf(table);
  const doubts = doubtsOfList(tournament, request);
  const { warnings, setAside, article } = doubts.ok ? doubts.value : NO_DOUBTS;
  return [
    ...warnings.map(warning => describeWarning(warning, language)),
    ...remarkOnList(
      tournament,
      { tiebreaks: codesIn(call, 'tiebreaks'), lots: call.valueOf('lots') },
      context,
    ),
    ...(setAside.length > 0
      ? [
          texts.standings.notInKnockout(
            setAside.map(({ written }) => written),
            articleIn(article, language),
          ),
        ]
      : []),
    ...averagesWanted(source, context),
    ...(table.unfinished.length > 0 ? [texts.standings.unfinished(table.unfinished.map(name))] : []),
  ];
};

const answerWithWorking = async (
  why: string,
  { table, request, source, call, context }: Asked,
): Promise<Answer> => {
  const called = playerCalled(why, table.rows, source.file);
  if (!called.ok) return failed(called.faults);
  const place = placeIn(source.tournament, { ...request, player: called.value.id });
  if (!place.ok) return failed(inputFaults(place.faults, source.file));
  const reader = { name: namesOf(table), context };
  return done(
    call.has('json') ? asJson(whyAsJson(place.value, reader)) : await whyAsText(place.value, reader),
    { notices: noticesOf(source, context) },
  );
};

const namesOf = (table: Standings): NameOf => {
  const names = new Map(table.rows.map(row => [row.id, row.name]));
  return id => numberedName(id, names.get(id));
};
