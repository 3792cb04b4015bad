import type { ActWarningTexts, JournalFileTexts, NeedTexts } from '../act-texts.ts';
import { moneyOf } from '../money.ts';
import { articleIn } from '../sources.ts';
import type { NameByKey, NamedAs } from '../subjects.ts';
import { wordingIn } from '../wording.ts';
import { journalTerms } from './journal-terms.ts';

const { counted, list } = wordingIn('en');
const named = (keys: readonly number[], name: NameByKey, of?: NamedAs) =>
  list(keys.map(key => name(key, of)));
const boards = (numbers: readonly number[]) =>
  numbers.length === 1 ? `Board ${numbers[0]}` : `Boards ${list(numbers)}`;

const placeOf = ({ round, board }: { readonly round: number; readonly board: number }) =>
  `board ${board} of round ${round}`;
const quoted = (names: readonly string[]) => list(names.map(name => `"${name}"`));

export const actWarnings: ActWarningTexts = {
  'setting-fixed': ({ settings }) =>
    `Round 1 is published, so ${list(settings)} ${settings.length === 1 ? 'was' : 'were'} fixed. Changing it leaves the book for good and is written in the report.`,
  'restricted-after-round-1': () =>
    'Round 1 is published. Changing who may not meet leaves the book for good and is written in the report.',
  'same-person': ({ players }) => `Already on the list, it seems: ${list(players.map(({ name }) => name))}.`,
  'same-team': ({ teams }) => `Already on the list, it seems: ${list(teams.map(({ name }) => name))}.`,
  'team-short': ({ teams }) =>
    `Fewer players than boards: ${list(teams.map(({ name, players, boards: wanted }) => `${name} (${players} of ${wanted})`))}.`,
  'roster-announced': ({ team }, name) =>
    `Round 1 is published, so the roster of ${name(team, 'teams')} was announced.`,
  'team-numbers-announced': () => 'Round 1 is published, so the numbers of the teams were announced.',
  'line-ups-missing': ({ teams }, name) =>
    `No line-up from ${named(teams, name, 'teams')}. Each sits in the order of its list.`,
  'closed-round-line-up': ({ round, team }, name) =>
    `Round ${round} is closed. The line-up of ${name(team, 'teams')} changes what was played, and that is written in the report.`,
  'half-for-missed-rounds': ({ rounds }) =>
    `The settings give nothing for missed rounds; half a point each for ${counted(rounds, 'round', 'rounds')} is an exception.`,
  'second-half-bye': ({ players, allowed, of }, name) =>
    `${named(players, name, of)}: more than ${counted(allowed, 'half-point bye', 'half-point byes')}, which is what the settings allow.`,
  'half-bye-in-last-rounds': ({ players, rounds, of }, name) =>
    `${named(players, name, of)}: the settings allow no half-point bye in round ${list(rounds)}.`,
  'questions-open': ({ boards: places }) =>
    `${places.length === 1 ? `Two results are given for ${list(places.map(placeOf))}, and you have not decided which holds` : `Two results each are given for ${list(places.map(placeOf))}, and you have not decided which hold`}. The round would be paired on those entered.`,
  rematch: ({ boards: numbers }) => `${boards(numbers)}: the two have already met.`,
  'forbidden-pair': ({ boards: numbers }) => `${boards(numbers)}: the two may not meet in this round.`,
  'colour-limit': ({ players }, name) =>
    `${named(players, name)}: the same colour three times in a row, or more than two games apart.`,
  'bye-not-allowed': ({ player, of }, name) =>
    `${name(player, of)} may not receive the bye: had one, or got the points of a win without playing.`,
  'differs-from-engine': ({ boards: numbers }) =>
    numbers.length === 0
      ? 'The round is not the one that the rules give.'
      : `The round is not the one that the rules give: ${boards(numbers).toLowerCase()}.`,
  unpublish: ({ round, results, leaves }) =>
    `Round ${round} is on the wall${results > 0 ? ` with ${counted(results, 'result', 'results')}` : ''}. Taking it back is written in the report.${leaves ? ' It leaves the book for good.' : ''}`,
  'effect-not-by-the-book': ({ byTheBook }) =>
    `By the time it was reported the correction ${termOf(byTheBook)}. Another effect leaves the book for good.`,
  'tie-break-skipped': ({ board }) =>
    `Match ${board}: extra games were announced for a level match, and none has been played.`,
  'numbers-not-drawn': () => 'The numbers of the table are drawn by lot, and nobody has drawn them.',
  'hill-outside-last-rounds': ({ rounds, of, atMost }) =>
    `King of the Hill belongs in the last ${atMost} rounds of ${of} at most; here it pairs ${rounds.length === 1 ? `round ${rounds[0]}` : `rounds ${list(rounds.map(String))}`} as well.`,
  'order-by-hand': ({ players, of }, name) =>
    `You put ${named(players, name, of)} in order yourself. That leaves the book for good and is written in the report.`,
  'announced-before': ({ what, lowered }) =>
    what === 'categories'
      ? 'Round 1 is published, so the categories were announced. The change is marked wherever they are shown.'
      : lowered.length === 0
        ? 'Round 1 is published, so the prizes were announced. The change is marked wherever they are shown.'
        : `Round 1 is published, so the prizes were announced, and ${quoted(lowered)} now ${lowered.length === 1 ? 'gives' : 'give'} less or by other rules. The change and its reason are shown wherever the prizes are.`,
  'sum-below-pool': ({ paid, total, currency }) =>
    `Of ${moneyOf(total, currency)} only ${moneyOf(paid, currency)} are paid. The rest stays in the fund.`,
  'prizes-final': () =>
    'The tournament was finished once, and the amounts were public. The change and its reason are kept beside them.',
  'prizes-open': ({ lists }) =>
    `Prizes are not decided in ${quoted(lists)}. Finished now, nobody is paid of them.`,
  'ratings-changed': ({ players }) =>
    `Round 1 is published, so the rating list was fixed. Changes of rating and norms of ${counted(players, 'player', 'players')} are counted anew; pairings stay as they are.`,
  'norm-not-reached': ({ player, title }, name) =>
    `By the articles ${name(player)} has not made the ${title} norm. The certificate says so.`,
  'rounds-missing': ({ played, announced }) =>
    `${played} of ${counted(announced, 'round', 'rounds')} were played. Ending now leaves the book for good.`,
};

const termOf = (effect: string): string =>
  effect === 'report-only'
    ? 'is for the rating report only'
    : ((journalTerms.effects as Readonly<Record<string, string>>)[effect] ?? effect);

export const needs: NeedTexts = {
  question: ({ question }) => `A question waits (entry ${question}).`,
  'no-show': ({ player, round, article, of }, name) =>
    `${name(player, of)} did not come to round ${round} and gave no notice: not paired until let back (${articleIn(article, 'en')}).`,
  excluded: ({ player, rounds, article, of }, name) =>
    `${name(player, of)} has missed rounds ${list(rounds.map(String))} and is excluded (${articleIn(article, 'en')}).`,
  adjourned: ({ round, board }) => `Round ${round}, board ${board} is adjourned and has no result yet.`,
  'match-level': ({ round, board, next }) =>
    `Round ${round}, match ${board} is level. ${next === undefined ? 'It has to be decided.' : 'Extra games were announced.'}`,
  'teams-short': ({ teams, boards: wanted }, name) =>
    `Fewer than ${wanted} players: ${named(teams, name, 'teams')}.`,
  'line-ups-missing': ({ round, teams }) =>
    `Round ${round}: ${counted(teams.length, 'line-up is', 'line-ups are')} missing.`,
  'line-ups-in': ({ round }) => `All line-ups of round ${round} are in, and nobody has seen them.`,
  'numbers-out-of-order': ({ players }) =>
    `The pairing numbers of ${counted(players.length, 'player', 'players')} no longer follow rating and title.`,
  'membership-unknown': ({ category, players }, name) =>
    `There are prizes for the category ${category}, and the data do not say whether ${named(players, name)} ${players.length === 1 ? 'belongs' : 'belong'} to it. Complete the data, or decide.`,
  'draft-out-of-date': ({ round }) => `Something changed after round ${round} was paired. Pair it again.`,
};

const MISSING = {
  player: 'player',
  team: 'team',
  board: 'board',
  round: 'round',
  question: 'question',
  entry: 'entry',
} as const;

export const journalFiles: JournalFileTexts = {
  'not-json': () => 'The file is not JSON.',
  'not-a-journal': () => 'The file is not a journal of Pareo.',
  'version-unknown': ({ version }) => `The file is of version ${version}, which is not known here.`,
  'value-invalid': ({ pointer, expected, found }) =>
    `At ${pointer || 'the top'} there should be: ${expected}. There is ${found}.`,
  'entry-out-of-order': ({ seq }) => `Entry ${seq} is not in its place.`,
  'seal-broken': ({ seq }) => `The seal of entry ${seq} is broken: the file was changed.`,
  'entry-twice': ({ seq }) => `Entry ${seq} has the id of another one.`,
  'entry-impossible': ({ seq, what, number }) =>
    what === 'beginning'
      ? `Entry ${seq}: a journal begins with the tournament being made, and it is made once.`
      : `Entry ${seq} speaks of ${MISSING[what]} ${number}, and there is none.`,
  'attachment-missing': ({ digest }) => `Something that an entry names is missing (${digest.slice(0, 8)}).`,
  'attachment-broken': ({ digest }) => `Something that an entry names was changed (${digest.slice(0, 8)}).`,
};
