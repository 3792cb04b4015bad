import type { Issue, NoPairing } from '@pareo/engine';
import type { Unfinished } from '@pareo/engine/systems';
import type { AbsenceKind, StatedDifference } from '@pareo/tournament';

export const COMMANDS = [
  'serve',
  'backup',
  'restore',
  'move',
  'journal',
  'export',
  'systems',
  'pair',
  'check',
  'generate',
  'standings',
  'ratings',
  'norms',
  'explain',
  'print',
  'convert',
  'renumber',
  'new',
  'line-up',
  'results',
  'players',
  'demo',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Faults of a tournament that a call can mend, each with the option that does it. */
export const HINTS = {
  'initial-colour-unknown': 'initial-colour',
  'rounds-unknown': 'rounds',
  'acceleration-not-allowed': 'acceleration',
  'option-unknown': 'option',
  'system-of-file-unknown': 'system',
  'unknown-system-code': 'system',
  'tiebreak-self-defined': 'tiebreaks',
  'two-equal-teams-needed': 'players',
  'group-unknown': 'players',
} as const satisfies Partial<Record<Issue['code'] | NoPairing['code'], string>>;
export type HintedCode = keyof typeof HINTS;

export interface CommandText {
  readonly summary: string;
  /** Paragraphs below the summary. */
  readonly details: readonly string[];
  /** What to type, and what it does. */
  readonly examples: readonly (readonly [call: string, meaning: string])[];
}

/** Every option of every command by what it means; the same name may mean two things in two commands. */
export type OptionMeaning =
  | 'help'
  | 'lang'
  | 'json'
  | 'version'
  | 'system'
  | 'systemToCheck'
  | 'systemOfNew'
  | 'roundToPair'
  | 'roundToExplain'
  | 'afterRound'
  | 'rounds'
  | 'force'
  | 'forceRead'
  | 'pairingFile'
  | 'outputFile'
  | 'outputFiles'
  | 'initialColour'
  | 'option'
  | 'acceleration'
  | 'table'
  | 'plain'
  | 'tiebreaks'
  | 'schedule'
  | 'edition'
  | 'why'
  | 'boardPrizes'
  | 'boardsBy'
  | 'minimumGames'
  | 'ratingKind'
  | 'startOfRating'
  | 'kOfPlayer'
  | 'playerOfNorm'
  | 'titleOfNorm'
  | 'hostOfNorms'
  | 'exemptOfNorms'
  | 'gamesOfNorm'
  | 'nextOfNorms'
  | 'player'
  | 'whyNot'
  | 'whyBye'
  | 'whyFloat'
  | 'whyColour'
  | 'whyBoard'
  | 'whyRank'
  | 'long'
  | 'to'
  | 'report'
  | 'playerList'
  | 'boards'
  | 'name'
  | 'city'
  | 'federation'
  | 'lots'
  | 'lotsForTies'
  | 'groups'
  | 'sections'
  | 'keepNumbers'
  | 'start'
  | 'scoring'
  | 'jobs'
  | 'port'
  | 'host'
  | 'data'
  | 'database'
  | 'processes'
  | 'moveFrom'
  | 'moveTo'
  | 'publicUrl'
  | 'trustProxy'
  | 'backupAt'
  | 'keepBackups'
  | 'metrics'
  | 'rates'
  | 'demo'
  | 'welcome'
  | 'noOpen'
  | 'exportFormat'
  | 'players'
  | 'seed'
  | 'draw'
  | 'forfeit'
  | 'halfBye'
  | 'zeroBye'
  | 'withdraw'
  | 'late'
  | 'fullBye'
  | 'unusual'
  | 'forbiddenPairs'
  | 'lowestRating'
  | 'highestRating'
  | 'formatOfFiles'
  | 'model'
  | 'count'
  | 'lists'
  | 'roundToPrint'
  | 'boardOfRuling'
  | 'paper'
  | 'slipsPerPage'
  | 'largeType'
  | 'draft'
  | 'addressOfList'
  | 'teamOfLineUp'
  | 'roundOfLineUp'
  | 'asListed'
  | 'roundOfResults'
  | 'outputOrSame'
  | 'lateEntries'
  | 'withdrawPlayer'
  | 'returnPlayer'
  | 'boardOrder';

export type ArgumentMeaning =
  | 'systemId'
  | 'tournament'
  | 'backup'
  | 'file'
  | 'paths'
  | 'in'
  | 'out'
  | 'secondOfPair'
  | 'playersOfLineUp'
  | 'results';

/** What a value stands for in a line of help: `--system ID`. */
export type Placeholder =
  | 'ID'
  | 'N'
  | 'FILE'
  | 'PATH'
  | 'IN'
  | 'OUT'
  | 'LIST'
  | 'TEXT'
  | 'SEED'
  | 'FORMAT'
  | 'SETTING'
  | 'SCHEDULE'
  | 'RATINGS'
  | 'COLOUR'
  | 'POINTS'
  | 'NUMBER'
  | 'PERCENT'
  | 'SHARE'
  | 'DIR'
  | 'DATE'
  | 'URL'
  | 'PLACE'
  | 'CODES'
  | 'EDITION'
  | 'LANGUAGE'
  | 'METHOD'
  | 'RATINGLIST'
  | 'KOFPLAYER'
  | 'TITLE'
  | 'FEDERATION'
  | 'ARTICLE'
  | 'A'
  | 'B'
  | 'HOST'
  | 'TOURNAMENT'
  | 'LISTS'
  | 'PAPER'
  | 'PLAYER'
  | 'RESULT'
  | 'ORDER'
  | 'T';

/** Those whom a name fits. Absent: nobody. */
interface Several {
  readonly several?: readonly string[];
}

/** Everything wrong that is not in a tournament but in the call, or in the machine it runs on. */
export interface CliFaultData {
  'unknown-command': { readonly command: string; readonly suggestion?: string };
  'unknown-option': { readonly option: string; readonly command: string; readonly suggestion?: string };
  'value-missing': { readonly option: string };
  'value-not-wanted': { readonly option: string };
  'option-repeated': { readonly option: string };
  'argument-missing': { readonly argument: string; readonly command: string };
  'argument-not-wanted': { readonly argument: string; readonly command: string };
  'option-missing': { readonly option: string; readonly command: string };
  'options-exclude': { readonly options: readonly [string, string] };
  'unknown-system': { readonly system: string; readonly suggestion?: string };
  'system-of-file-unknown': { readonly code: string };
  'value-not-allowed': {
    readonly option: string;
    readonly value: string;
    readonly allowed: readonly string[];
    /** What is allowed is not listed but shown. */
    readonly areExamples?: true;
  };
  'number-not-allowed': {
    readonly option: string;
    readonly value: string;
    readonly minimum: number;
    readonly maximum: number;
  };
  'setting-without-value': { readonly value: string };
  'date-not-understood': { readonly value: string };
  'scoring-not-understood': { readonly value: string };
  'round-not-there': { readonly round: number; readonly last: number };
  'player-named-twice': { readonly player: string };
  'player-not-there': { readonly player: string } & Several;
  'player-already-there': { readonly player: string };
  'entry-into-team': Record<never, never>;
  'file-without-teams': Record<never, never>;
  'team-not-there': { readonly team: string } & Several;
  'player-not-in-team': { readonly player: string; readonly team: string } & Several;
  'team-without-match': { readonly team: string; readonly round: number };
  'line-up-after-results': { readonly match: string; readonly round: number; readonly boards: number };
  'boards-unknown': Record<never, never>;
  'result-not-understood': { readonly value: string };
  'result-of-nobody': { readonly value: string };
  'result-length': { readonly value: string; readonly games: number; readonly found: number };
  'meeting-not-in-round': {
    readonly value: string;
    readonly round: number;
    /** Those of the two, as they are. */
    readonly meetings: readonly string[];
    readonly game: 'chess' | 'scrabble';
    /** The other round in which it is. */
    readonly isInRound?: number;
  };
  /** Of players: no form has a match of which one game is known. */
  'match-half-open': { readonly value: string };
  /** Stated of a meeting that is no match of a knock-out, or of somebody else. */
  'nobody-goes-on': { readonly value: string };
  'bye-after-pairing': { readonly round: number };
  /** Too late for standings and pairings: the report is a file of its own. */
  'correction-for-report': { readonly round: number; readonly article: string };
  'teams-not-there': Record<never, never>;
  /** `table` of what is no table, `draw` of what is no knock-out. */
  'list-not-of-system': { readonly list: string };
  'list-not-for-teams': { readonly list: string };
  /** The text of the system wants no such list, or nothing has been played. */
  'list-not-for-system': { readonly list: string };
  'format-unknown': { readonly file: string; readonly choices: readonly string[] };
  'file-not-found': Record<never, never>;
  'folder-not-found': { readonly folder: string };
  'file-is-folder': Record<never, never>;
  'file-not-allowed': Record<never, never>;
  'file-not-readable': { readonly reason: string };
  'file-not-writable': { readonly reason: string };
  'share-not-understood': { readonly option: string; readonly value: string };
  'no-files': Record<never, never>;
  'pipe-without-writer': Record<never, never>;
  'output-not-writable': { readonly reason: string };
  /** `force`: the call may say that it means it. */
  'output-is-input': { readonly force: boolean };
  'file-exists': Record<never, never>;
  'input-too-large': { readonly maximum: number };
  'server-not-built': Record<never, never>;
  'internal-error': { readonly message: string };
}
export type CliFaultCode = keyof CliFaultData;
export type CliFault<Code extends CliFaultCode = CliFaultCode> = {
  [C in Code]: { readonly code: C; readonly data: CliFaultData[C] };
}[Code];
export type CliFaultTexts = { readonly [C in CliFaultCode]: (data: CliFaultData[C]) => string };

/** Board prizes. Short words are headings of narrow columns. */
export interface BoardPrizeTexts {
  readonly title: (round: number) => string;
  readonly board: (number: number) => string;
  readonly reserves: string;
  readonly minimum: (games: number) => string;
  readonly order: (by: 'percentage' | 'performance') => string;
  /** An unrated opponent: the rating compares nobody. */
  readonly ratingDropped: string;
  readonly team: string;
  readonly games: string;
  readonly percentage: string;
  readonly performance: string;
  readonly round: string;
  readonly opponent: string;
  readonly colour: string;
  readonly colours: Readonly<Record<'white' | 'black', string>>;
}

/** The words of the tables an arbiter prints. Short ones are headings of narrow columns. */
export interface TableTexts {
  readonly board: string;
  readonly points: string;
  readonly title: string;
  readonly white: string;
  readonly black: string;
  readonly colour: string;
  readonly emptyBoard: string;
  readonly lineUpOf: (team: string, round: number, opponent: string) => string;
  /** Scrabble has no colours: who starts, and who answers. */
  readonly starts: string;
  readonly answers: string;
  readonly rating: string;
  readonly result: string;
  readonly rank: string;
  readonly startNumber: string;
  readonly name: string;
  readonly federation: string;
  readonly system: string;
  readonly edition: string;
  readonly chapter: string;
  readonly source: string;
  readonly sources: string;
  readonly purpose: string;
  readonly group: string;
  readonly groupNamed: (name: string) => string;
  /** Knock-outs: how far somebody came, and who ended it. */
  readonly stage: string;
  readonly lostTo: string;
  readonly round: string;
  /** Before the number of a round, in a cell. */
  readonly roundLetter: string;
  /** Of a match so far. */
  readonly score: string;
  readonly rules: string;
  readonly pairingsOf: (round: number) => string;
  readonly standingsAfter: (round: number) => string;
  readonly initialRanking: string;
  readonly absences: Readonly<Record<AbsenceKind, string>>;
  readonly withdrawn: string;
  readonly expelled: string;
  readonly unnamedTournament: string;
}

export interface HelpTexts {
  readonly tagline: string;
  readonly usage: string;
  readonly commands: string;
  readonly arguments: string;
  readonly options: string;
  readonly everyCommand: string;
  readonly examples: string;
  readonly exitCodes: string;
  readonly exitCode: readonly string[];
  readonly more: string;
  readonly dropIn: string;
  readonly dropInCalls: readonly (readonly [call: string, meaning: string])[];
  readonly optionsPlaceholder: string;
  readonly commandPlaceholder: string;
}

export interface NoticeTexts {
  readonly openGames: (
    round: number,
    games: number,
    counts: Unfinished['counts'] | 'adjudicated',
    article: string | undefined,
  ) => string;
  /** Of the regulation, for this tournament: `name=value` and what the option decides. */
  readonly optionProposed: (option: string, meaning: string) => string;
  readonly pairsWritten: (file: string, round: number, boards: number) => string;
  /** The round, where all lists are of one. */
  readonly printed: (path: string, documents: number, round: number | undefined) => string;
  readonly newTournament: (
    file: string,
    /** Teams where these are paired. */
    size: { readonly players: number; readonly teams?: number; readonly rounds: number | undefined },
  ) => string;
  /** What to type once the tournament is there. */
  readonly pairNext: (file: string) => string;
  readonly notReady: (why: string) => string;
  readonly lineUpSet: (file: string, team: string, round: number, empty: readonly number[]) => string;
  /** `open`: games that have no result yet. */
  readonly resultsEntered: (file: string, round: number, entered: number, open: number) => string;
  /** `file`: the one that was read; `written`: the one that has the corrections. `paired`: the last round on the wall. */
  readonly corrected: (
    file: string,
    written: string,
    what: {
      readonly count: number;
      readonly effect: 'next-pairing' | 'following-pairing' | 'report-only';
      readonly paired: number;
      readonly article: string;
    },
  ) => string;
  readonly playersChanged: (
    file: string,
    who: {
      readonly added: readonly string[];
      readonly withdrawn: readonly string[];
      readonly returned: readonly string[];
      /** The last round paired. */
      readonly after: number;
    },
  ) => string;
  readonly renumbered: (file: string, moved: number) => string;
  /** C.04.7, article 1: what the acceleration is not made for. */
  /** They did not come to their last game, and the article takes them for withdrawn. */
  readonly noShowsPaired: (players: readonly string[], article: string) => string;
  /** `rating`: the one stated for them. */
  readonly unratedInList: (players: readonly string[], rating: number | undefined) => string;
  readonly excludedResting: (players: readonly string[], article: string) => string;
  readonly excludedPaired: (players: readonly string[], article: string) => string;
  readonly noShowsResting: (players: readonly string[], article: string) => string;
  /** Where a round is paired: how those are named who are paired all the same. */
  readonly excuses: string;
  /** King of the Hill before the last rounds: `rule`, the sentence of the text. */
  readonly hillOutside: (remark: {
    readonly rounds: readonly number[];
    readonly of: number;
    readonly rule: string;
    readonly article: string;
  }) => string;
  readonly bakuOutside: (what: 'rounds' | 'scoring' | 'both') => string;
  /** The edition of the day is not kept. */
  readonly earlierEdition: (system: string, since: string, start: string) => string;
  /** `system`: its name. */
  readonly advisedAgainst: (system: string, article: string) => string;
  readonly averagesWanted: (file: string, article: string) => string;
  /** `system`: its name. */
  readonly rulesAttached: (system: string) => string;
  readonly editionOfDay: (system: string, day: string) => string;
  /** The text has these in order by lot, and no lot was stated. */
  /** The numbers of a round robin, and what they were drawn from. */
  readonly numbersDrawn: (lot: string) => string;
  readonly section: (
    section: { readonly name: string; readonly from?: number; readonly below?: number },
    players: number,
  ) => string;
  readonly notDrawn: (players: readonly string[]) => string;
  readonly drawnBefore: (players: readonly string[]) => string;
  readonly converted: (file: string, format: string) => string;
  /** A list of players was written of a tournament that has rounds. */
  readonly listOnly: (file: string) => string;
}

export interface CheckTexts {
  readonly fileAgrees: (file: string, rounds: number, ranks: number) => string;
  /** Its rounds were not paired again: record 192 names a system of its own. */
  readonly fileNotPaired: (file: string, rounds: number, ranks: number) => string;
  readonly notPaired: (file: string, code: string) => string;
  readonly roundDiffers: (file: string, round: number, system: string) => string;
  readonly roundRefused: (file: string, round: number, system: string) => string;
  readonly ranksDiffer: (file: string) => string;
  /** The file announces no number of rounds. */
  readonly roundsAssumed: (file: string, rounds: number) => string;
  readonly roundsAssumedInMany: (files: number) => string;
  readonly remark: (file: string, round: number, remark: string) => string;
  readonly remarksInMany: (files: number) => string;
  /** A record that repeats what follows from the results. */
  readonly statedOfTeam: (difference: Omit<StatedDifference, 'team'> & { readonly team: string }) => string;
  readonly rankDiffers: (player: number, stated: number, computed: number) => string;
  readonly byTheRules: string;
  readonly inTheFile: string;
  readonly bye: string;
  readonly summary: (totals: CheckTotals) => string;
  readonly generated: (files: number, folder: string, seed: string) => string;
  readonly generatedOne: (file: string, players: number, rounds: number, seed: string) => string;
  readonly passedOver: (file: string) => string;
  readonly passedOverMany: (files: number) => string;
  readonly endedEarly: (file: string, round: number) => string;
}

export interface CheckTotals {
  readonly files: number;
  readonly rounds: number;
  readonly roundsAgreeing: number;
  readonly ranks: number;
  readonly ranksAgreeing: number;
  readonly unreadable: number;
}

export interface ExplainTexts {
  readonly title: (round: number) => string;
  /** The file has another pairing than the rules give: what follows explains the rules. */
  readonly fileDiffers: (round: number) => string;
  readonly nothing: (name: string, round: number) => string;
  /** The short form: one line a board. */
  readonly reason: string;
  readonly rule: string;
  readonly colours: string;
  /** Nothing stood before it. */
  /** Virtual points included, and without them. */
  readonly withVirtual: (score: number, points: number) => string;
  readonly inOrder: string;
  readonly byTable: string;
  readonly byDraw: string;
  /** What stood before it, and the word against it where it is known. */
  readonly insteadOf: (players: readonly string[], verdict: string | undefined) => string;
  /** Of a float: the word against leaving the player where they were. */
  readonly staying: (opponents: readonly string[], verdict: string) => string;
  readonly floats: (player: string, direction: 'up' | 'down') => string;
  readonly legend: (edition: string | undefined, chapter: string) => string;
  /** The long form: bracket by bracket. */
  readonly bracket: (score: number) => string;
  readonly group: (name: string) => string;
  readonly wholeRound: string;
  readonly player: string;
  readonly team: string;
  readonly points: string;
  readonly coloursSoFar: string;
  readonly colourLetters: Readonly<Record<'white' | 'black', string>>;
  /** Scrabble: who starts, in the place of colours. */
  readonly starts: string;
  readonly startLetters: Readonly<Record<'white' | 'black', string>>;
  readonly met: string;
  readonly from: string;
  readonly cameFrom: (score: number) => string;
  readonly inNaturalOrder: (boards: readonly number[]) => string;
  readonly changed: (boards: readonly (readonly [board: number, rule: string])[]) => string;
  readonly passedOver: string;
  readonly others: string;
}

export interface DemoTexts {
  readonly intro: (name: string, players: number, rounds: number, played: number) => string;
  readonly nextRound: (round: number) => string;
  readonly standings: string;
  readonly why: string;
  readonly whatNext: string;
  readonly commands: readonly (readonly [call: string, meaning: string])[];
}

export interface CliTexts {
  readonly help: HelpTexts;
  readonly commands: Readonly<Record<CommandName, CommandText>>;
  readonly arguments: Readonly<Record<ArgumentMeaning, string>>;
  readonly options: Readonly<Record<OptionMeaning, string>>;
  readonly placeholders: Readonly<Record<Placeholder, string>>;
  readonly faults: CliFaultTexts;
  readonly hints: Readonly<Record<HintedCode, string>>;
  /** Of a word that somebody may type for it. */
  readonly commandMeant: (word: string) => CommandName | undefined;
  readonly tables: TableTexts;
  readonly boardPrizes: BoardPrizeTexts;
  readonly notices: NoticeTexts;
  readonly check: CheckTexts;
  readonly explain: ExplainTexts;
  readonly demo: DemoTexts;
  /** Words that only paper has, beside those of `@pareo/paper`. */
  readonly print: { readonly reasons: string };
}
