import type { Unfinished } from '@pareo/engine/systems';
import { articleIn, wordingIn } from '@pareo/texts';
import type { StatedDifference } from '@pareo/tournament';
import type {
  CheckTotals,
  CliFaultTexts,
  CommandName,
  CommandText,
  CorrectionsMade,
  HillOutside,
  HintedCode,
  PlayersChanged,
  SizeOfNew,
} from '../cli-texts.ts';
import { argumentTexts, commands, options, placeholders } from './commands.ts';

const { counted, choice, list } = wordingIn('en');

const perhaps = (suggestion: string | undefined) =>
  suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;

const faults: CliFaultTexts = {
  'unknown-command': ({ command, suggestion }) =>
    `There is no command "${command}".${perhaps(suggestion)} "pareo --help" lists them all.`,
  'unknown-option': ({ option, command, suggestion }) =>
    `"${command}" has no option ${option}.${perhaps(suggestion)} "${command} --help" lists them all.`,
  'value-missing': ({ option }) => `The option ${option} needs a value.`,
  'value-not-wanted': ({ option }) => `The option ${option} takes no value.`,
  'option-repeated': ({ option }) => `The option ${option} is given twice. Keep one of them.`,
  'argument-missing': ({ argument, command }) =>
    `${argument} is missing. "${command} --help" shows how to call it.`,
  'argument-not-wanted': ({ argument, command }) =>
    `"${argument}" is one argument too many. "${command} --help" shows how to call it.`,
  'option-missing': ({ option, command }) => `"${command}" needs ${option}.`,
  'options-exclude': ({ options: [a, b] }) => `${a} and ${b} cannot be used together. Keep one of them.`,
  'unknown-system': ({ system, suggestion }) =>
    `There is no pairing system "${system}".${perhaps(suggestion)} "pareo systems" lists them all.`,
  'system-of-file-unknown': ({ code }) =>
    `The file names the system "${code}", which pareo does not have. Choose one with --system ("pareo systems" lists them all).`,
  'value-not-allowed': ({ option, value, allowed, areExamples }) =>
    `${option} cannot be "${value}". Write ${areExamples ? 'for example ' : ''}${choice(allowed)}.`,
  'number-not-allowed': ({ option, value, minimum, maximum }) =>
    `${option} cannot be "${value}". Write a whole number from ${minimum} to ${maximum}.`,
  'setting-without-value': ({ value }) => `"${value}" is not name=value. Write for example --option games=2.`,
  'date-not-understood': ({ value }) => `"${value}" is no date. Write it as 2026/11/15.`,
  'scoring-not-understood': ({ value }) =>
    `"${value}" is no scoring. Write the points for a win, a draw and a loss, for example 3-1-0 or 1-0.5-0.`,
  'round-not-there': ({ round, last }) =>
    last === 0
      ? `There is no round ${round}: nothing has been paired yet.`
      : `There is no round ${round}: choose one from 1 to ${last}.`,
  'player-named-twice': ({ player }) => `"${player}" is the same person both times. Name another one.`,
  'player-not-there': ({ player, several }) =>
    several === undefined
      ? `"${player}" is the number or the name of nobody here. Write the number, or a part of the name.`
      : `"${player}" fits several: ${list(several)}. Write the number, or more of the name.`,
  'player-already-there': ({ player }) =>
    `"${player}" is in the tournament already. Take the row out of the list.`,
  'entry-into-team': () =>
    'In a tournament of teams nobody enters alone: add the player to the file, in a line 001 and in the list of the team.',
  'file-without-teams': () => 'In this tournament teams do not meet in matches, so nobody has a line-up.',
  'team-not-there': ({ team, several }) =>
    several === undefined
      ? `"${team}" is no team of this tournament. Write the number of the team, or a part of its name.`
      : `"${team}" fits several: ${list(several)}. Write the number of the team.`,
  'player-not-in-team': ({ player, team, several }) =>
    several === undefined
      ? `"${player}" is nobody of ${team}. Write the number of the player; 0 is an empty board.`
      : `"${player}" fits several of ${team}: ${list(several)}. Write the number of the player.`,
  'team-without-match': ({ team, round }) =>
    `${team} has no match in round ${round}, so it has no line-up in it.`,
  'line-up-after-results': ({ match, round, boards }) =>
    `The match ${match} of round ${round} has results. Take them out first (pareo results FILE ${match}:${'.'.repeat(boards)} --round ${round}), set the line-up, and enter them again.`,
  'boards-unknown': () => 'The file does not say how many boards a match has. Add record 352 (352 WBWB).',
  'result-not-understood': ({ value }) =>
    `"${value}" is no result. Write 3-5:1 for players and 3-5:1=0+ for teams, board 1 first (1 = 0, + - forfeits, x neither came, . not known yet); with both scores 3-5:½-0, several with commas; in Scrabble 3-5:412-387; or 7:H for a bye (F, H, Z).`,
  'result-of-nobody': ({ value }) => `"${value}": nobody has that number.`,
  'result-length': ({ value, games, found }) =>
    `"${value}" has ${counted(found, 'result', 'results')}, and ${games === 1 ? 'two players meet in 1 game' : `a match has ${counted(games, 'game', 'games')}`}. Write one for each; of teams, + - or x alone is a forfeited match.`,
  'meeting-not-in-round': ({ value, round, meetings, game, isInRound }) =>
    `"${value}" is not in round ${round}. ${meetings.length === 0 ? 'Neither of the two plays in it.' : `In it: ${meetings.join(', ')}; ${game === 'scrabble' ? 'whoever starts' : 'White'} is named first.`}${isInRound === undefined ? '' : ` It is in round ${isInRound}: --round ${isInRound}.`}`,
  'match-half-open': ({ value }) =>
    `"${value}": a match of two games is entered when both are known. Enter it then.`,
  'nobody-goes-on': ({ value }) =>
    `"${value}": /3 says that 3 goes on from a match of a knock-out, and can only name one of the two. Write the result alone.`,
  'bye-after-pairing': ({ round }) =>
    `Round ${round} is paired already: a bye is asked for before. Enter a forfeit, or take the round out of the file.`,
  'correction-for-report': ({ round, article }) =>
    `The round after round ${round} is over, so the correction is for the rating report only; standings and pairings stay (${articleIn(article, 'en')}). Name the file of the report: -o REPORT.`,
  'list-not-of-system': ({ list }) =>
    list === 'draw'
      ? 'A draw is of a knock-out, and this is none.'
      : 'A whole table is of a round robin or of a match of two teams, and this is neither.',
  'list-not-for-teams': ({ list }) =>
    `The list "${list}" is made for games of one player against another, and here teams meet. Print pairings, names, slips, line-ups, teams, results, standings or crosstable.`,
  'no-open-round': ({ last }) =>
    last === 0
      ? 'No round has been paired yet, so none is open.'
      : `No game of round ${last} is open. Without --open the next round is paired.`,
  'list-of-teams': ({ list }) => `The list "${list}" is of a tournament of teams, and here players meet.`,
  'address-for-nobody': ({ value }) =>
    `A phone cannot open "${value}". Write an address that phones in the hall can reach, for example http://192.168.1.20:8080/t/open.`,
  'list-not-for-system': ({ list }) =>
    `The list "${list}" is published by Dubov (1997) alone, after each round that has been played.`,
  'teams-not-there': () => 'There are no teams in this tournament, so there are no board prizes.',
  'format-unknown': ({ file, choices }) =>
    `The format to write cannot be told from the name "${file}". Write ${choice(choices)}.`,
  'file-not-found': () => 'There is no such file. Check the name and the folder.',
  'folder-not-found': ({ folder }) => `There is no folder "${folder}". Create it, or write elsewhere.`,
  'file-is-folder': () => 'This is a folder. Name a file in it.',
  'file-not-allowed': () => 'You are not allowed to use this file. Check its permissions.',
  'file-not-readable': ({ reason }) => `The file cannot be read (${reason}).`,
  'file-not-writable': ({ reason }) => `The file cannot be written (${reason}).`,
  'share-not-understood': ({ option, value }) =>
    `${option} cannot be "${value}". Write per cent (5 or 5%) or a number of times (3x), and @2-4 for some rounds only.`,
  'no-files': () => 'There is no tournament file here. Name files, or folders that contain some.',
  'pipe-without-writer': () =>
    'This is a pipe, and nobody writes into it. Start the writer first, or name a file.',
  'output-not-writable': ({ reason }) =>
    `The output cannot be written (${reason}). What was printed is not complete.`,
  'output-is-input': ({ force }) =>
    `This is the file that was read, and it would be replaced. Write elsewhere${force ? ', or say --force' : ''}.`,
  'file-exists': () => 'This file is already there. Write elsewhere, or say --force.',
  'input-too-large': ({ maximum }) =>
    `The input has more than ${maximum} MB, and no more is read. Is it really a tournament?`,
  'server-not-built': () =>
    'The server is not here: install pareo again, or run "npm run build" in the project.',
  'internal-error': ({ message }) =>
    `Something went wrong inside pareo: ${message}. Please report it with the file; PAREO_DEBUG=1 shows more.`,
};

const hints: Readonly<Record<HintedCode, string>> = {
  'initial-colour-unknown': 'Here: --initial-colour white or black.',
  'rounds-unknown': 'Here: --rounds N.',
  'acceleration-not-allowed': 'Here: --acceleration none.',
  'option-unknown': '"pareo systems ID" lists the options of a system.',
  'system-of-file-unknown': 'Here: --system ID ("pareo systems" lists them all).',
  'unknown-system-code': 'Here: --system ID.',
  'tiebreak-self-defined': 'Here: --tiebreaks CODES.',
  'two-equal-teams-needed': 'The list names them in a column Team.',
  'group-unknown': 'The list names it in a column Team.',
};

const commandWords: Readonly<Record<string, CommandName>> = {
  pairing: 'pair',
  pairings: 'pair',
  verify: 'check',
  rank: 'standings',
  ranking: 'standings',
  table: 'standings',
  why: 'explain',
  pdf: 'print',
  create: 'new',
  init: 'new',
  enter: 'results',
  random: 'generate',
  add: 'players',
  withdraw: 'players',
  late: 'players',
  server: 'serve',
  start: 'serve',
};

const tables = {
  board: 'Bd',
  points: 'Pts',
  title: 'Title',
  white: 'White',
  black: 'Black',
  colour: 'Colour',
  emptyBoard: '(empty)',
  lineUpOf: (team: string, round: number, opponent: string) =>
    `${team} · Line-up of round ${round} against ${opponent}`,
  /** Scrabble has no colours: who starts, and who answers. */
  starts: 'Starts',
  answers: 'Rival',
  rating: 'Rtg',
  result: 'Result',
  rank: 'Rank',
  startNumber: 'No.',
  name: 'Name',
  federation: 'Fed',
  system: 'System',
  edition: 'Edition',
  chapter: 'Chapter',
  source: 'Source',
  sources: 'Sources',
  purpose: 'For',
  group: 'Group',
  groupNamed: (name: string) => `Group ${name}`,
  /** Knock-outs: how far somebody came, and who ended it. */
  stage: 'Stage',
  lostTo: 'Lost to',
  round: 'Round',
  /** Before the number of a round, in a cell. */
  roundLetter: 'R',
  /** Of a match so far. */
  score: 'Score',
  rules: 'Rules',
  stillOpen: (round: number, games: number) =>
    `Round ${round} is still open: ${counted(games, 'game', 'games')} without a result. To see it: --open.`,
  pairingsOf: (round: number) => `Pairings of round ${round}`,
  standingsAfter: (round: number) => `Standings after round ${round}`,
  initialRanking: 'Initial ranking',
  absences: {
    'pairing-bye': 'bye',
    rest: 'rests',
    full: 'full-point bye',
    half: 'half-point bye',
    zero: 'zero-point bye',
    'knocked-out': 'knocked out',
    absent: 'absent',
  },
  withdrawn: 'withdrawn',
  expelled: 'expelled',
  unnamedTournament: 'Tournament without a name',
};

const boardPrizes = {
  title: (round: number) => `Board prizes after round ${round}`,
  board: (number: number) => `Board ${number}`,
  reserves: 'Reserves',
  minimum: (games: number) => `from ${counted(games, 'game', 'games')} on`,
  order: (by: 'percentage' | 'performance') =>
    by === 'percentage'
      ? 'By percentage of points in games played, then games, then performance rating.'
      : 'By performance rating, then games played, then percentage of points.',
  /** An unrated opponent: the rating compares nobody. */
  ratingDropped: 'an opponent has no rating: percentage, then games',
  team: 'Team',
  games: 'Games',
  percentage: '%',
  performance: 'Rp',
  round: 'Round',
  opponent: 'Opponent',
  colour: 'Colour',
  colours: { white: 'White', black: 'Black' },
};

const help = {
  tagline: 'pareo pairs tournaments by the book and shows why every pairing is right.',
  usage: 'Usage',
  commands: 'Commands',
  arguments: 'Arguments',
  options: 'Options',
  everyCommand: 'Every command',
  examples: 'Examples',
  exitCodes: 'Exit codes',
  exitCode: [
    'done and in order',
    'no legal pairing exists, or a check found differences',
    'internal error',
    'wrong input or wrong call',
    'too large',
    'a file cannot be read or written',
  ],
  more: '"pareo COMMAND --help" says more about one command.',
  dropIn: 'In place of other engines',
  dropInCalls: [
    [
      'pareo [-r] --dutch IN -p [OUT] [-l [LIST]]',
      'pairs the next round; also --burstein, --dubov, --lim, --team',
    ],
    ['pareo --dutch IN -c [-l [LIST]]', 'checks every round'],
    ['pareo --dutch (MODEL -g | -g [CONFIG]) -o OUT [-s SEED]', 'writes a random tournament'],
    ['pareo IN -p [OUT]  |  IN -c  |  -g [CONFIG] -o OUT', 'the same, without naming the system'],
    ['pareo -check FILE', 'checks every round and the standings'],
  ] satisfies CommandText['examples'],
  optionsPlaceholder: '[options]',
  commandPlaceholder: 'COMMAND',
};

const notices = {
  /** Of the regulation, for this tournament: `name=value` and what the option decides. */
  optionProposed: (option: string, meaning: string) =>
    `By the regulation, unless --option says otherwise: ${option} (${meaning}).`,
  openGames: (
    round: number,
    games: number,
    counts: Unfinished['counts'] | 'adjudicated',
    article: string | undefined,
  ) => {
    const worth = {
      draw: games === 1 ? 'it counts as a draw' : 'they count as draws',
      'a-point-each': games === 1 ? 'each player has a point for it' : 'each player has a point for them',
      adjudicated: games === 1 ? 'it counts as adjudicated' : 'they count as adjudicated',
    }[counts];
    const cited = article === undefined ? '' : ` (${articleIn(article, 'en')})`;
    return `Round ${round} has ${counted(games, 'game', 'games')} without a result; for this pairing ${worth}${cited}.`;
  },
  /** The round, where all lists are of one. */
  printed: (path: string, documents: number, round: number | undefined) =>
    `Wrote ${path}: ${counted(documents, 'document', 'documents')}${round === undefined ? '' : `, round ${round}`}.`,
  copyKept: (copy: string) => `What it was before stands in ${copy}`,
  moreFaults: (count: number, codes: string) =>
    `And ${count} more: ${codes}. With --json all of them are listed.`,
  roundShown: (shown: number, open: number) =>
    `Shown is round ${shown}. Round ${open}, which is open, is shown by --open.`,
  pairsWritten: (file: string, round: number, boards: number) =>
    `Round ${round}: ${counted(boards, 'board', 'boards')}, in ${file}`,
  newTournament: (file: string, { players, teams, rounds }: SizeOfNew) =>
    `${teams === undefined ? '' : `${counted(teams, 'team', 'teams')}, `}${counted(players, 'player', 'players')}${rounds === undefined ? '' : `, ${counted(rounds, 'round', 'rounds')}`}, in ${file}`,
  /** What to type once the tournament is there. */
  pairNext: (file: string) => `Next: pareo pair ${file}`,
  notReady: (why: string) => `Round 1 cannot be paired yet. ${why}`,
  lineUpSet: (file: string, team: string, round: number, empty: readonly number[]) =>
    `Round ${round}: line-up of ${team}, in ${file}${empty.length === 0 ? '' : `. Empty: ${empty.length === 1 ? 'board' : 'boards'} ${empty.join(', ')}`}`,
  /** `open`: games that have no result yet. */
  resultsEntered: (file: string, round: number, entered: number, open: number) =>
    `Round ${round}: ${counted(entered, 'result', 'results')} entered, ${open === 0 ? 'nothing open' : `${counted(open, 'game', 'games')} open`}, in ${file}`,
  /** `file`: the one that was read; `written`: the one that has the corrections. `paired`: the last round on the wall. */
  corrected: (file: string, written: string, { count, effect, paired, article }: CorrectionsMade) => {
    const what = count === 1 ? 'The correction counts' : `${count} corrections count`;
    if (effect === 'report-only')
      return `${what} for the rating report alone, in ${written}: standings and pairings go by ${file}, which stays as it is (${article}).`;
    return `${what} for the standings, and for pairings from round ${paired + 1} on; what is paired stays (${article}).`;
  },
  playersChanged: (file: string, { added, withdrawn, returned, after }: PlayersChanged) =>
    [
      ...(added.length === 0 ? [] : [`Entered: ${list(added)}.`]),
      ...(withdrawn.length === 0 ? [] : [`Withdrawn after round ${after}: ${list(withdrawn)}.`]),
      ...(returned.length === 0 ? [] : [`Back: ${list(returned)}.`]),
      `In ${file}`,
    ].join(' '),
  renumbered: (file: string, moved: number) =>
    `${counted(moved, 'player has', 'players have')} another number, in ${file}`,
  /** They did not come to their last game, and the article takes them for withdrawn. */
  noShowsPaired: (players: readonly string[], article: string) =>
    players.length === 1
      ? `${list(players)} did not come to the last game and would be taken for withdrawn (${article}), but is paired.`
      : `${list(players)} did not come to their last games and would be taken for withdrawn (${article}), but are paired.`,
  noShowsResting: (players: readonly string[], article: string) =>
    players.length === 1
      ? `${list(players)} did not come to the last game and is not paired (${article}).`
      : `${list(players)} did not come to their last games and are not paired (${article}).`,
  /** `rating`: the one stated for them. */
  unratedInList: (players: readonly string[], rating: number | undefined) =>
    rating === undefined
      ? `${list(players)} ${players.length === 1 ? 'has' : 'have'} no rating: rounds are paired by a list that has ${players.length === 1 ? 'this player' : 'these players'} after the upper half of the others, whatever the numbers. Another rating: --option unrated-rating=N.`
      : `${list(players)} ${players.length === 1 ? 'has' : 'have'} no rating: rounds are paired by a list that has ${players.length === 1 ? 'this player' : 'these players'} at ${rating}, whatever the numbers.`,
  excludedResting: (players: readonly string[], article: string) =>
    `${list(players)} ${players.length === 1 ? 'has' : 'have'} missed two rounds or more and ${players.length === 1 ? 'is' : 'are'} excluded from the tournament, whatever the reason (${article}).`,
  excludedPaired: (players: readonly string[], article: string) =>
    `${list(players)} had missed two rounds or more and would be excluded from the tournament (${article}), but ${players.length === 1 ? 'was' : 'were'} paired.`,
  /** When a round is paired: how to name those who are to be paired anyway. */
  excuses: 'Whom to pair: --option excused=4,12 (their numbers), all, or none.',
  /** King of the Hill before the last rounds: `rule`, the sentence of the text. */
  hillOutside: ({ rounds, of, rule, article }: HillOutside) =>
    `King of the Hill is planned for ${rounds.length === 1 ? 'round' : 'rounds'} ${list(rounds.map(String))} of ${of}. ${rule} (${article})`,
  /** C.04.7, article 1: what the acceleration is not made for. */
  bakuOutside: (what: 'rounds' | 'scoring' | 'both') =>
    `Baku acceleration is meant for ${{ rounds: 'nine rounds or more', scoring: 'one point for a win and half a point for a draw', both: 'nine rounds or more, with one point for a win and half a point for a draw' }[what]} (Baku acceleration of 2017, 1).`,
  /** The edition of the day is not kept. */
  earlierEdition: (system: string, since: string, start: string) =>
    `The tournament began on ${start}, and ${system} is in force since ${since}. The edition before it is not at hand: the rounds shown are those of ${system}.`,
  /** `system`: its name. */
  advisedAgainst: (system: string, article: string) =>
    `${system}: FIDE advised against it, unless a program is endorsed for it and has a pairing checker free of charge (${article}).`,
  averagesWanted: (file: string, article: string) =>
    `The average ratings of the opponents are to be published (${article}): pareo print ${file} --list averages -o OUT.pdf`,
  /** `system`: its name. */
  rulesAttached: (system: string) =>
    `${system} is not a system of FIDE: its rules are in the file as lines ### (C.04.2 (1999), 20.2; 2017, A.2).`,
  editionOfDay: (system: string, day: string) =>
    `${system}: of the editions there are, the one for tournaments that start on ${day}.`,
  /** The numbers of a round robin, and what they were drawn from. */
  numbersDrawn: (lot: string) =>
    `The numbers were drawn by lot (Mexican manual, Round-robin). Seed of the draw, kept in the file: ${lot}`,
  section: (
    { name, from, below }: { readonly name: string; readonly from?: number; readonly below?: number },
    players: number,
  ) =>
    `Section ${name}: ${from === undefined ? `under ${below} and unrated` : below === undefined ? `${from} and over` : `${from} to ${below - 1}`}, ${counted(players, 'player', 'players')}`,
  /** The text has these in order by lot, and no lot was stated. */
  notDrawn: (players: readonly string[]) =>
    `The text puts players of the same rating and title in order by lot. No lot is stated (--lots SEED): ${list(players)} stand by the alphabet.`,
  drawnBefore: (players: readonly string[]) =>
    `The text puts players of the same rating and title in order by lot. No lot is stated (--lots SEED): ${list(players)} keep the order they had.`,
  /** A list of players was written of a tournament that has rounds. */
  listOnly: (file: string) =>
    `${file}: a list of players with their points. Its rounds and settings are not in it.`,
  converted: (file: string, format: string) => `${format.toUpperCase()}, in ${file}`,
};

const check = {
  fileAgrees: (file: string, rounds: number, ranks: number) =>
    `${file}: ${counted(rounds, 'round agrees', 'rounds agree')}${ranks === 0 ? '' : `, ${counted(ranks, 'rank agrees', 'ranks agree')}`}`,
  /** Its rounds were not paired again: record 192 names a system of its own. */
  fileNotPaired: (file: string, rounds: number, ranks: number) =>
    `${file}: ${counted(rounds, 'round', 'rounds')} not checked${ranks === 0 ? '' : `, ${counted(ranks, 'rank agrees', 'ranks agree')}`}`,
  notPaired: (file: string, code: string) =>
    `${file}: "${code}" are rules of the tournament's own, which the file does not tell; its rounds cannot be paired again. Results, points and ranks are checked. With --system the rounds are checked by another system.`,
  roundDiffers: (file: string, round: number, system: string) =>
    `${file}: round ${round} is not what ${system} gives`,
  roundRefused: (file: string, round: number, system: string) =>
    `${file}: round ${round}, where ${system} gives none`,
  /** The file announces no number of rounds. */
  roundsAssumed: (file: string, rounds: number) =>
    `${file}: the number of rounds is not announced; ${rounds === 1 ? 'the one recorded is' : `the ${rounds} recorded are`} taken for all.`,
  remark: (file: string, round: number, remark: string) => `${file}, round ${round}: ${remark}`,
  remarksInMany: (files: number) => `In ${files} files there is something to remark: check them one by one.`,
  roundsAssumedInMany: (files: number) =>
    `${files} files do not announce the number of rounds; those recorded are taken for all.`,
  ranksDiffer: (file: string) => `${file}: the ranks do not follow from the file's own tie-breaks`,
  /** A record that repeats what follows from the results. */
  statedOfTeam: ({
    team,
    record,
    what,
    stated,
    computed,
  }: Omit<StatedDifference, 'team'> & { readonly team: string }) =>
    `record ${record} states ${{ 'match-points': 'match points', 'game-points': 'game points', opponent: 'the opponent', colour: 'the colour' }[what]} ${stated} of ${team}; by the results: ${computed}.`,
  rankDiffers: (player: number, stated: number, computed: number) =>
    `player ${player}: place ${computed}, the file says ${stated}.`,
  byTheRules: 'By the rules',
  inTheFile: 'In the file',
  bye: 'bye',
  summary: ({ files, rounds, roundsAgreeing, ranks, ranksAgreeing, unreadable }: CheckTotals) =>
    [
      `${counted(files, 'file', 'files')}, ${counted(rounds, 'round', 'rounds')}${rounds === 0 ? '' : `: ${agreeing(roundsAgreeing, rounds)}`}.`,
      ...(ranks === 0 ? [] : [`${counted(ranks, 'rank', 'ranks')}: ${agreeing(ranksAgreeing, ranks)}.`]),
      ...(unreadable === 0 ? [] : [`${counted(unreadable, 'file', 'files')} could not be checked.`]),
    ].join(' '),
  generated: (files: number, folder: string, seed: string) =>
    `${counted(files, 'tournament', 'tournaments')}, in ${folder}. The seed ${seed} gives the same again.`,
  generatedOne: (file: string, players: number, rounds: number, seed: string) =>
    `${counted(players, 'player', 'players')}, ${counted(rounds, 'round', 'rounds')}, in ${file}. The seed ${seed} gives the same again.`,
  passedOver: (file: string) => `${file}: not a tournament; passed over.`,
  passedOverMany: (files: number) => `${files} files that are not tournaments were passed over.`,
  endedEarly: (file: string, round: number) =>
    `${file}: ended before round ${round}, which could not be paired.`,
};

const agreeing = (count: number, of: number) =>
  count === of ? 'all agree' : `${count} agree, ${counted(of - count, 'differs', 'differ')}`;

const explain = {
  title: (round: number) => `Why round ${round} is what it is`,
  /** The file has another pairing than the rules give: what follows explains the rules. */
  fileDiffers: (round: number) =>
    `Round ${round} of the file is not what the rules give; this explains what they give. "pareo check" shows the differences.`,
  nothing: (name: string, round: number) => `${name} takes no part in round ${round}.`,
  /** The short form: one line a board. */
  reason: 'Why',
  rule: 'Rule',
  colours: 'Colours',
  /** Nothing stood before it. */
  /** Virtual points included, and without them. */
  withVirtual: (score: number, points: number) => `${score} (not virtual: ${points})`,
  inOrder: 'first in the order',
  byTable: 'by the table',
  byDraw: 'by the draw',
  /** What stood before it, and the word against it where it is known. */
  insteadOf: (players: readonly string[], verdict: string | undefined) =>
    `not ${players.join(', ')}${verdict === undefined ? '' : `: ${verdict.toLowerCase()}`}`,
  /** Of a float: the word against leaving the player where they were. */
  staying: (opponents: readonly string[], verdict: string) =>
    `staying${opponents.length === 0 ? '' : ` with ${opponents.join(', ')}`}: ${verdict.toLowerCase()}`,
  floats: (player: string, direction: 'up' | 'down') => `${player} floats ${direction}`,
  legend: (edition: string | undefined, chapter: string) =>
    `Rules cited (${chapter}${edition === undefined ? '' : `, edition ${edition}`})`,
  /** The long form: bracket by bracket. */
  bracket: (score: number) => `Bracket of ${score} ${score === 1 ? 'point' : 'points'}`,
  group: (name: string) => `Group ${name}`,
  wholeRound: 'The round',
  player: 'Player',
  team: 'Team',
  points: 'Pts',
  coloursSoFar: 'Colours',
  colourLetters: { white: 'W', black: 'B' },
  /** Scrabble: who starts, in the place of colours. */
  starts: 'Starts',
  startLetters: { white: 'S', black: '–' },
  met: 'Has met',
  from: 'Came in',
  cameFrom: (score: number) => `from ${score}`,
  inNaturalOrder: (boards: readonly number[]) =>
    `In the natural order: ${boards.length === 1 ? 'board' : 'boards'} ${list(boards)}.`,
  changed: (boards: readonly (readonly [board: number, rule: string])[]) =>
    `Changed: ${boards.map(([board, rule]) => `board ${board} (${rule})`).join(', ')}.`,
  passedOver: 'Passed over',
  others: 'Other decisions',
};

const demo = {
  intro: (name: string, players: number, rounds: number, played: number) =>
    `${name}: ${counted(players, 'player', 'players')}, ${counted(rounds, 'round', 'rounds')}, ${played} played. This is a sample; your own file works the same way.`,
  nextRound: (round: number) => `Round ${round}, as it would go on the wall`,
  standings: 'The standings now',
  why: 'Why?',
  whatNext: 'What to type next',
  commands: [
    ['npx pareo pair FILE', 'pairs the next round of your own file (TRF or JSON)'],
    ['npx pareo standings FILE', 'ranks it'],
    ['npx pareo new --system dutch --players LIST.csv --rounds 7 -o open.trf', 'starts a tournament'],
    ['npx pareo systems', 'lists every pairing system'],
    ['npx pareo --help', 'shows everything'],
  ] satisfies CommandText['examples'],
};

export const cli = {
  help,
  commands,
  arguments: argumentTexts,
  options,
  placeholders,
  faults,
  tables,
  boardPrizes,
  notices,
  hints,
  /** Of a word that somebody may type for it. */
  commandMeant: (word: string): CommandName | undefined => commandWords[word.toLowerCase()],
  check,
  explain,
  demo,
  print: { reasons: 'Why' },
};
