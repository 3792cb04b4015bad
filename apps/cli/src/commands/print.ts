import { ENGINE_VERSION, type Outcome, type Tournament } from '@pareo/engine';
import { accept, LIMITS, refuse } from '@pareo/engine/model';
import {
  crosstableList,
  datesText,
  isOfRound,
  type ListOfRound,
  leadsPhones,
  listOfRound,
  listOfTournament,
  matchList,
  momentText,
  PAPERS,
  type Paper,
  type PaperDocument,
  type Printing,
  rulingPage,
  standingsList,
} from '@pareo/paper';
import {
  describeRuling,
  PRINTED_LISTS,
  type PrintedList,
  printedListCalled,
  typedListName,
} from '@pareo/texts';
import {
  crosstableSheet,
  matchSheet,
  type PrizesAsked,
  pairedSheet,
  type RoundSheet,
  roundSheet,
  rulingsAbout,
  standingsSheet,
  systemOf,
} from '@pareo/tournament';
import type { Edition } from '@pareo/tournament/tiebreaks';
import { type Answer, allOf, callFault, done, type Fault, failed } from '../answer.ts';
import type { Call } from '../call.ts';
import type { Context } from '../context.ts';
import { FORCE_READ, sparingRead } from '../force.ts';
import { remarkOnList } from '../list-remark.ts';
import { AS_IN_FILE, type Opened, openRoundOfFile } from '../pairing.ts';
import { prizesPrinted } from '../prizes-printed.ts';
import { roundToShow } from '../round-in-file.ts';
import { textOfSystem } from '../systems.ts';
import { tableRequest } from '../table-request.ts';
import {
  inputFaults,
  namesIn,
  noticesOf,
  readTournamentFile,
  type TournamentFile,
} from '../tournament-file.ts';
import { codesIn, editionIn, LARGEST_ROUND, oneOf, required, wholeNumber } from '../values.ts';
import type { Command } from './command.ts';
import { planOf } from './prizes.ts';

export const print: Command = {
  shape: {
    name: 'print',
    arguments: [{ placeholder: 'FILE', meaning: 'file', arity: 'one' }],
    options: [
      { name: 'list', value: 'LISTS', meaning: 'lists' },
      { name: 'round', value: 'N', meaning: 'roundToPrint' },
      { name: 'board', value: 'N', meaning: 'boardOfRuling' },
      { name: 'tiebreaks', value: 'CODES', meaning: 'tiebreaks' },
      { name: 'edition', value: 'EDITION', meaning: 'edition' },
      { name: 'lots', value: 'SEED', meaning: 'lotsForTies' },
      { name: 'plan', value: 'PLAN', meaning: 'planOfPrizes' },
      { name: 'paper', value: 'PAPER', meaning: 'paper' },
      { name: 'slips-per-page', value: 'N', meaning: 'slipsPerPage' },
      { name: 'large', meaning: 'largeType' },
      { name: 'draft', meaning: 'draft' },
      { name: 'address', value: 'URL', meaning: 'addressOfList' },
      { name: 'output', short: 'o', value: 'OUT', meaning: 'outputFile' },
      FORCE_READ,
    ],
  },
  run: async (call, context): Promise<Answer> => {
    const [path = ''] = call.arguments;
    const wanted = wantedBy(call, context, await planOf(call));
    const read = await readTournamentFile(path);
    if (!wanted.ok || !read.ok)
      return failed([...(wanted.ok ? [] : wanted.faults), ...(read.ok ? [] : read.faults)]);
    const documents = await documentsOf(read.value, wanted.value, context);
    if (!documents.ok) return failed(documents.faults);
    // Drawing is loaded only here: no other command waits for it.
    const { drawPdf } = await import('@pareo/paper/pdf');
    const content = await drawPdf(documents.value);
    const { output } = wanted.value;
    return done('', {
      files: [{ path: output, content, ...sparingRead(path) }],
      notices: [
        ...noticesOf(read.value, context),
        ...(wanted.value.lists.some(ranks) ? remarkOnList(read.value.tournament, wanted.value, context) : []),
        context.texts.cli.notices.printed(
          output,
          documents.value.length,
          roundOf(read.value.tournament, wanted.value),
        ),
      ],
    });
  },
};

const BEFORE_THE_GAMES: readonly PrintedList[] = ['pairings', 'names', 'slips', 'line-ups', 'ruling'];
const OF_RESULTS: readonly PrintedList[] = ['results', 'missing', 'standings', 'crosstable', 'averages'];

const ranks = (list: PrintedList): boolean => list === 'standings' || list === 'crosstable';

/** The round that every list is of. Absent: they are of two, or of none. */
const roundOf = (tournament: Tournament, { lists, round }: Wanted): number | undefined => {
  const rounds = new Set(
    lists.map(list =>
      BEFORE_THE_GAMES.includes(list)
        ? (round ?? roundToShow(tournament))
        : OF_RESULTS.includes(list)
          ? (round ?? tournament.roundsPaired)
          : undefined,
    ),
  );
  return rounds.size === 1 ? [...rounds][0] : undefined;
};

interface Wanted {
  readonly lists: readonly PrintedList[];
  readonly round: number | undefined;
  readonly board: number | undefined;
  readonly tiebreaks: readonly string[] | undefined;
  readonly edition: Edition | undefined;
  readonly lots: string | undefined;
  readonly plan: PrizesAsked;
  readonly paper: Paper | undefined;
  readonly slips: '4' | '6' | undefined;
  readonly large: boolean;
  readonly draft: boolean;
  readonly address: string | undefined;
  readonly output: string;
}

const wantedBy = (call: Call, context: Context, plan: Outcome<PrizesAsked, Fault>): Outcome<Wanted, Fault> =>
  allOf<Wanted>({
    lists: listsIn(call, context),
    round: wholeNumber(call, 'round', { minimum: 1, maximum: LARGEST_ROUND }),
    board: wholeNumber(call, 'board', { minimum: 1, maximum: LIMITS.players }),
    tiebreaks: accept(codesIn(call, 'tiebreaks')),
    edition: editionIn(call),
    lots: accept(call.valueOf('lots')),
    plan,
    paper: oneOf(call, 'paper', PAPERS),
    slips: oneOf(call, 'slips-per-page', ['4', '6']),
    large: accept(call.has('large')),
    draft: accept(call.has('draft')),
    address: addressIn(call),
    output: required(call, 'output', '-o OUT'),
  });

/** By their names in either language. */
const listsIn = (call: Call, { language }: Context): Outcome<readonly PrintedList[], Fault> => {
  const names = codesIn(call, 'list') ?? ['pairings'];
  const unknown = names.filter(name => printedListCalled(name) === undefined);
  const allowed = PRINTED_LISTS.map(list => typedListName(list, language));
  if (unknown.length > 0)
    return refuse(
      ...unknown.map(value => callFault('value-not-allowed', { option: '--list', value, allowed })),
    );
  const lists = new Set(names.map(printedListCalled));
  if (lists.has('ruling') && call.valueOf('board') === undefined) {
    const command = `pareo print --list ${typedListName('ruling', language)}`;
    return refuse(callFault('option-missing', { option: '--board', command }));
  }
  return accept(PRINTED_LISTS.filter(list => lists.has(list)));
};

/** Of a list that phones are to open. */
const addressIn = (call: Call): Outcome<string | undefined, Fault> => {
  const value = call.valueOf('address');
  return value === undefined || leadsPhones(value)
    ? accept(value)
    : refuse(callFault('address-for-nobody', { value }));
};

interface Around {
  readonly source: TournamentFile;
  readonly wanted: Wanted;
  readonly context: Context;
  readonly printing: Printing;
}

const documentsOf = async (
  source: TournamentFile,
  wanted: Wanted,
  context: Context,
): Promise<Outcome<readonly PaperDocument[], Fault>> => {
  const around: Around = {
    source,
    wanted,
    context,
    printing: printingOf(source.tournament, wanted, context),
  };
  const documents = await Promise.all(wanted.lists.map(list => documentOf(list, around)));
  const faults = documents.flatMap(document => (document.ok ? [] : document.faults));
  if (faults.length > 0) return { ok: false, faults };
  return accept(documents.flatMap(document => (document.ok ? [document.value] : [])));
};

/** Of the round that is played first: chess where no system says otherwise. */
const gameOf = (tournament: Tournament) => {
  const chosen = systemOf(tournament, 1);
  return chosen.ok ? chosen.value.game : undefined;
};

const printingOf = (tournament: Tournament, wanted: Wanted, context: Context): Printing => {
  const { language, texts } = context;
  const { header, system } = tournament;
  const occasion = [header.city, datesText(header, language)]
    .filter(text => text !== undefined && text !== '')
    .join(', ');
  return {
    language,
    paper: wanted.paper ?? 'a4',
    size: wanted.large ? 'large' : 'normal',
    ...(gameOf(tournament) === 'scrabble' ? { game: 'scrabble' } : {}),
    frame: {
      tournament: header.name ?? texts.cli.tables.unnamedTournament,
      ...(occasion === '' ? {} : { occasion }),
      system: system === undefined ? '' : textOfSystem(system, texts).name,
      program: `Pareo ${ENGINE_VERSION}`,
      printed: momentText(new Date(), language),
      ...(wanted.address === undefined ? {} : { address: wanted.address }),
    },
  };
};

/** Made for games of one player against another. */
const OF_PLAYERS: readonly PrintedList[] = ['averages', 'cards', 'blank-cards'];

const documentOf = async (list: PrintedList, around: Around): Promise<Outcome<PaperDocument, Fault>> => {
  const { source, wanted, printing } = around;
  const { tournament, file } = source;
  if (OF_PLAYERS.includes(list) && pairsTeams(tournament))
    return refuse(callFault('list-not-for-teams', { list }, file));
  if (isOfRound(list)) return ofRound(list, around);
  switch (list) {
    case 'ruling':
      return rulingOf(around);
    case 'standings':
    case 'crosstable':
      return ofStandings(list, around);
    case 'prizes':
    case 'receipts':
    case 'diplomas':
      return prizesPrinted(list, { source, printing, asked: wanted.plan });
    default: {
      const document = listOfTournament(list, tournament, printing, {
        ...(wanted.round === undefined ? {} : { after: wanted.round }),
        coming: wanted.round ?? tournament.roundsPaired + 1,
        rounds: roundsOf(tournament),
      });
      return document ? accept(document) : refuse(notHere(list, file));
    }
  }
};

/** What the tournament would have to be. */
const notHere = (list: PrintedList, file: string): Fault => {
  if (list === 'table' || list === 'draw') return callFault('list-not-of-system', { list }, file);
  return list === 'teams' || list === 'line-ups'
    ? callFault('list-of-teams', { list }, file)
    : callFault('list-not-for-system', { list }, file);
};

const pairsTeams = (tournament: Tournament): boolean => {
  const chosen = systemOf(tournament, Math.max(1, tournament.roundsPaired));
  return chosen.ok && chosen.value.pairs === 'teams';
};

const roundsOf = ({ plannedRounds, roundsPaired }: Tournament): number =>
  Math.max(plannedRounds ?? 0, roundsPaired, 1);

const ofRound = async (list: ListOfRound, around: Around): Promise<Outcome<PaperDocument, Fault>> => {
  const { source, wanted, printing } = around;
  const round = await roundFor(list, around);
  if (!round.ok) return round;
  const document = listOfRound(list, source.tournament, printing, {
    round: round.value,
    state: wanted.draft ? 'draft' : 'published',
    slipsPerPage: wanted.slips === '6' ? 6 : 4,
  });
  return document ? accept(document) : refuse(notHere(list, source.file));
};

/** Lists before the games show the round that is open or to come; lists of results the last one played. */
const roundFor = async (
  list: ListOfRound,
  { source, wanted }: Around,
): Promise<Outcome<RoundSheet, Fault>> => {
  const { tournament, file } = source;
  const { roundsPaired } = tournament;
  const isPlayed = list === 'results' || list === 'missing';
  const round = wanted.round ?? (isPlayed ? roundsPaired : roundToShow(tournament));
  const played = roundSheet(tournament, round);
  if (played) return accept(played);
  if (isPlayed) return refuse(callFault('round-not-there', { round, last: roundsPaired }, file));
  const paired = await openRoundOfFile(source, { ...AS_IN_FILE, round });
  return paired.ok ? accept(pairedSheet(paired.value)) : paired;
};

const ofStandings = (
  list: 'standings' | 'crosstable',
  { source: { tournament, file }, wanted, printing }: Around,
): Outcome<PaperDocument, Fault> => {
  const after = wanted.round ?? tournament.roundsPaired;
  if (after > tournament.roundsPaired)
    return refuse(callFault('round-not-there', { round: after, last: tournament.roundsPaired }, file));
  const ranking = { ...tableRequest(wanted), after };
  const match = list === 'crosstable' ? matchSheet(tournament, { after }) : undefined;
  if (match) return accept(matchList(printing, match));
  if (list === 'crosstable') {
    const table = crosstableSheet(tournament, { ...ranking, order: 'rank' });
    return table.ok
      ? accept(crosstableList(printing, table.value))
      : refuse(...inputFaults(table.faults, file));
  }
  const sheet = standingsSheet(tournament, { ...ranking, language: printing.language });
  const isFinal = after === tournament.plannedRounds && sheet.ok && sheet.value.open === 0;
  return sheet.ok
    ? accept(standingsList(printing, sheet.value, { isFinal }))
    : refuse(...inputFaults(sheet.faults, file));
};

/** One page for an appeal: everything that decided about one board. */
const rulingOf = async (around: Around): Promise<Outcome<PaperDocument, Fault>> => {
  const { source, wanted, context, printing } = around;
  const round = wanted.round ?? roundToShow(source.tournament);
  const paired = await openRoundOfFile(source, { ...AS_IN_FILE, round });
  if (!paired.ok) return paired;
  const sheet = pairedSheet(paired.value);
  const board = sheet.boards.find(({ number }) => number === wanted.board);
  if (!board)
    return refuse(
      callFault('number-not-allowed', {
        option: '--board',
        value: String(wanted.board),
        minimum: 1,
        maximum: sheet.boards.length,
      }),
    );
  const ids = [board.white.person.number, board.black.person.number];
  return accept(
    rulingPage(printing, {
      round,
      board: board.number,
      white: board.white,
      black: board.black,
      paragraphs: [
        { heading: context.texts.cli.print.reasons, sentences: sentencesAbout(ids, paired.value, around) },
      ],
    }),
  );
};

const sentencesAbout = (
  ids: readonly number[],
  round: Opened,
  { source, context }: Around,
): readonly string[] => {
  const explained = round.explain();
  const name = namesIn(source.tournament);
  return rulingsAbout(explained, ids).map(ruling => describeRuling(ruling, name, context.language));
};
