import type { ActRefusalTexts } from '../act-texts.ts';
import { resultAs } from '../act-texts.ts';
import { moneyOf } from '../money.ts';
import type { NameByKey, NamedAs } from '../subjects.ts';
import { wordingIn } from '../wording.ts';
import { journalTerms } from './journal-terms.ts';

const { counted, list } = wordingIn('en');
const result = resultAs(journalTerms.notRated);
const named = (keys: readonly number[], name: NameByKey, of?: NamedAs) =>
  list(keys.map(key => name(key, of)));
const boards = (numbers: readonly number[]) =>
  numbers.length === 1 ? `board ${numbers[0]}` : `boards ${list(numbers)}`;
const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);
const actor = (by: { readonly kind: string; readonly name?: string } | undefined) =>
  by?.name === undefined ? '' : ` by ${by.name}`;

export const actRefusals: ActRefusalTexts = {
  'not-permitted': ({ act }) => `You may not do this here: ${journalTerms.acts[act].toLowerCase()}.`,
  'not-created': () => 'The tournament has not been created yet.',
  'already-created': () => 'The tournament has been created already.',
  'tournament-finished': () => 'The tournament is finished. Reopen it first.',
  'unknown-player': ({ player }) => `There is no player with the key ${player}.`,
  'unknown-team': ({ team }) => `There is no team with the key ${team}.`,
  'unknown-board': ({ round, board }) => `Round ${round} has no board ${board}.`,
  'round-out-of-range': ({ round }) => `There is no round ${round} here.`,
  'changed-meanwhile': ({ was, now, field, by }) =>
    `${field === undefined ? 'This' : `The field ${field}`} was changed meanwhile${actor(by)}: you saw ${was ?? 'nothing'}, there is ${now ?? 'nothing'} now.`,
  'not-confirmed': () => 'This has consequences that must be confirmed.',
  'text-missing': () => 'A note needs some text.',
  'reason-missing': () => 'A reason must be given for the journal.',
  'basis-moved': ({ entry }) =>
    `Something was changed meanwhile (entry ${entry}). Look at it again, then decide.`,
  'record-invalid': () => 'What the tournament says of itself cannot be right.',
  'system-unknown': ({ system }) => `There is no pairing system "${system}".`,
  'option-invalid': ({ option, value, allowed, areExamples }) =>
    value === ''
      ? `The system has no option "${option}". It has: ${allowed || 'none'}.`
      : `The option "${option}" cannot be "${value}". ${areExamples ? 'For example' : 'Allowed'}: ${allowed}.`,
  'rounds-already-paired': ({ rounds, paired }) =>
    `${counted(paired, 'round is', 'rounds are')} paired already, so there cannot be only ${rounds}.`,
  'round-range-invalid': ({ fromRound, toRound }) =>
    `From round ${fromRound} to round ${toRound} is no range of rounds.`,
  'two-needed': () => 'To keep players apart, name at least two.',
  'time-left-out': ({ time, zone }) =>
    `${time} does not exist in ${zone}: the clocks are put forward over it.`,
  'zone-unknown': ({ zone }) => `"${zone}" is not the name of a time zone.`,
  'name-missing': () => 'A name is missing.',
  'nobody-named': () => 'Nobody is named.',
  'too-many-players': ({ players, limit }) =>
    `${players} players are too many: at most ${limit} can take part.`,
  'late-entry-needed': ({ round }) =>
    `Round ${round} is published. Who comes now is a late entry from a later round on.`,
  'not-late': () => 'Nothing is published yet, so this is no late entry. Enter the player as the others.',
  'numbers-frozen': ({ round }) => `Round ${round} is paired, so the pairing numbers no longer change.`,
  'numbers-of-the-table': () => 'The table is published, so its numbers no longer change.',
  'order-incomplete': ({ missing, of }, name) =>
    missing.length === 0
      ? 'The order must name everybody once.'
      : `The order must name everybody once. Missing: ${named(missing, name, of)}.`,
  'was-paired': ({ player, round, of }, name) =>
    `${name(player, of)} was in round ${round}. Withdraw ${of ? 'the team' : 'the player'} instead.`,
  'players-of-the-table': () => 'The table is published: nobody else can enter it.',
  'round-published': ({ round }) => `Round ${round} is published. What concerns it is done with its results.`,
  'already-withdrawn': ({ player, of }, name) => `${name(player, of)} has withdrawn already.`,
  'not-withdrawn': ({ player, of }, name) => `${name(player, of)} has not withdrawn.`,
  excluded: ({ player, of }, name) => `${name(player, of)} missed too many rounds and is excluded.`,
  expelled: ({ player, of }, name) => `${name(player, of)} was expelled.`,
  'cell-twice': ({ player, round, of }, name) => `${name(player, of)}, round ${round}: named twice.`,
  'before-entry': ({ player, round, of }, name) => `${name(player, of)} had not entered in round ${round}.`,
  'too-many-teams': ({ teams, limit }) => `${teams} teams are too many: at most ${limit} can take part.`,
  'player-in-two-teams': ({ player, team }, name) =>
    `${name(player)} is in ${name(team, 'teams')} already. Nobody is in two teams.`,
  'in-a-team': ({ player, team }, name) =>
    `${name(player)} is on the roster of ${name(team, 'teams')}, which was announced. Withdraw the player instead.`,
  'was-lined-up': ({ player, round }, name) =>
    `${name(player)} sat in round ${round} and stays on the roster. Withdraw the player instead.`,
  'roster-order-fixed': ({ team }, name) =>
    `Round 1 is published: the roster of ${name(team, 'teams')} stays as it is, and new players go to its end.`,
  'no-match': ({ team, round }, name) => `${name(team, 'teams')} has no match in round ${round}.`,
  'line-up-stranger': ({ team, player }, name) =>
    `${name(player)} is not on the roster of ${name(team, 'teams')}.`,
  'line-up-player-twice': ({ player }, name) => `${name(player)} is in the line-up twice.`,
  'line-up-length': ({ team, boards: wanted, found }, name) =>
    `The line-up of ${name(team, 'teams')} has ${counted(found, 'place', 'places')}, and a match has ${counted(wanted, 'board', 'boards')}. Leave a board empty with 0.`,
  'line-up-empty': ({ team }, name) =>
    `The line-up of ${name(team, 'teams')} has nobody. If nobody came, forfeit the match.`,
  'line-up-out-of-order': ({ players: [one, other] }, name) =>
    `${name(one)} sits before ${name(other)} and stands behind on the roster, whose order is fixed. Whoever sat in the wrong place has a forfeit: enter that.`,
  'line-up-left-out': ({ player, board }, name) =>
    `${name(player)} has a result on board ${board} and keeps it. Clear the result first.`,
  'match-forfeited': ({ board }) => `Match ${board} is forfeited. Take the forfeit back first.`,
  'line-ups-closed': ({ round }) =>
    `The line-ups of round ${round} are published. Yours is kept for the arbiter as a question.`,
  'line-ups-out': ({ round }) => `The line-ups of round ${round} are published already.`,
  'line-ups-not-out': ({ round }) => `The line-ups of round ${round} are not published yet.`,
  'board-empty': ({ board, game }) =>
    `Board ${board}.${game} is empty on one side: whoever came has won it, and nothing needs to be entered.`,
  'round-not-finished': ({ round, boards: open }) =>
    `Round ${round} is not finished: no result for ${boards(open)}. Enter it, or adjourn the game.`,
  'previous-draft': ({ round }) => `Round ${round} is still a draft. Publish it or undo it first.`,
  'already-published': ({ round }) => `Round ${round} is published already.`,
  'round-beyond-announced': ({ round, rounds }) =>
    `There is no round ${round}: ${counted(rounds, 'round was', 'rounds were')} announced.`,
  'no-pairing': ({ round }) => `Round ${round} cannot be paired by the rules.`,
  'player-twice': ({ player, of }, name) => `${name(player, of)} is named twice.`,
  'player-left-out': ({ players, of }, name) => `Without a board or a bye: ${named(players, name, of)}.`,
  'not-available': ({ players, of }, name) => `Not to be paired in this round: ${named(players, name, of)}.`,
  'boards-misnumbered': ({ board }) => `Boards are numbered 1, 2, 3 …; board ${board} is out of place.`,
  'several-byes': ({ players, of }, name) => `Only one can receive the bye: ${named(players, name, of)}.`,
  'no-draft': ({ round }) => `Round ${round} has not been paired.`,
  'draft-out-of-date': ({ round, entry }) =>
    `Something changed after round ${round} was paired (entry ${entry}). Pair it again.`,
  'settings-incomplete': ({ missing }) =>
    missing.includes('players')
      ? 'Nobody has been entered yet.'
      : missing.includes('teams')
        ? 'No team has been entered yet.'
        : missing.includes('team')
          ? 'The rules of the matches must be stated first.'
          : 'The number of rounds must be announced first.',
  'not-published': ({ round }) => `Round ${round} is not published.`,
  'not-the-last-published': ({ round, last }) =>
    `Round ${round} cannot be taken back: round ${last} follows it.`,
  'results-exist': ({ round, results }) =>
    `Round ${round} has ${counted(results, 'result', 'results')}: it can be taken back only if the pairing itself was illegal.`,
  'reason-not-in-edition': ({ change, handling }) =>
    `"${journalTerms.changes[change]}" is no reason of ${journalTerms.handlings[handling as keyof typeof journalTerms.handlings] ?? handling}.`,
  'round-closed': ({ round }) => `Round ${round} is closed. Correct the result instead.`,
  'round-not-closed': ({ round }) => `Round ${round} is still open. Enter the result instead.`,
  'outside-link': ({ round, board }) =>
    board === 0
      ? `This link is not for round ${round}.`
      : `This link is not for round ${round}, board ${board}.`,
  'board-has-result': ({ result: had, by }) =>
    `The table already has ${result(had)}${actor(by)}. Yours is kept for the arbiter as a question.`,
  'no-result': ({ round, board }) => `Round ${round}, board ${board} has no result.`,
  'no-such-game': ({ board, game }) => `Board ${board} has no game ${game}.`,
  'tally-out-of-range': ({ board, lowest, highest }) =>
    `Board ${board}: a sheet has from ${signed(lowest)} to ${highest} points.`,
  'tally-missing': ({ board }) => `Board ${board}: the points of both sheets are needed.`,
  'tally-not-wanted': ({ board }) => `Board ${board}: this result has no points of sheets.`,
  'tally-disagrees': ({ board }) => `Board ${board}: the points of the sheets say another result.`,
  'not-played': ({ round, board }) =>
    `Nobody has played on board ${board} of round ${round}: enter the result first, or change the round by hand.`,
  'has-opponent': ({ round, player }, name) => `${name(player)} already has an opponent in round ${round}.`,
  'have-met': ({ players }, name) => `${list(players.map(key => name(key)))} have already met.`,
  'not-in-this-system': () => 'The rules of this tournament know nothing of the kind.',
  'nothing-to-change': () => 'It is so already.',
  'games-open': ({ boards: open }) =>
    `Games without a result: ${list(open.map(({ round, board }) => `round ${round} board ${board}`))}.`,
  'match-undecided': ({ boards: level }) =>
    `Matches that nobody has won: ${list(level.map(({ round, board }) => `round ${round} match ${board}`))}. Play what was announced for that, or decide them.`,
  'match-open': ({ board }) => `Match ${board} is still being played.`,
  'match-not-level': ({ board }) => `Match ${board} is decided already.`,
  'winner-has-played-on': ({ board, next }) =>
    `Round ${next} is published with whoever won match ${board}. Unpublish it first.`,
  'not-of-the-match': ({ player }, name) => `${name(player)} does not play this match.`,
  'no-ties': () => 'Nobody shares a place there.',
  'categories-invalid': () => 'The categories cannot be used as they are.',
  'category-in-use': ({ category, list }) =>
    `The prize list "${list}" goes by the category "${category}". Change or remove the list first.`,
  'no-such-category': ({ category }) => `There is no category "${category}" any more.`,
  'plan-invalid': () => 'The prizes cannot be announced as they are.',
  'no-such-prize': ({ list, place }) => `The list "${list}" has no prize ${place}.`,
  'not-a-jury-list': ({ list }) =>
    `The prizes of "${list}" go by the ranking, so no jury gives them. To pay another amount, change it by hand.`,
  'player-has-one': ({ player, list }, name) => `${name(player)} has a prize of the list "${list}" already.`,
  'no-such-pool': ({ lists }) =>
    `What is to be paid of ${list(lists.map(name => `"${name}"`))} is not what you saw: results, players or prizes have changed. Look again and decide anew.`,
  'sum-above-pool': ({ paid, total, currency }) =>
    `${moneyOf(paid, currency)} would be paid, and the prizes are ${moneyOf(total, currency)}. Take something away.`,
  'list-later-than-start': ({ month, start }) =>
    `The list of ${month} came after the first day (${start}). Take the list in force on that day, or correct the date.`,
  'no-such-norm': ({ player, title, issues }, name) =>
    issues.length > 0
      ? `The ${title} norm of ${name(player)} cannot be judged.`
      : `${name(player)} cannot make a ${title} norm: titles of women need the sex to be stated.`,
  'questions-open': ({ questions }) =>
    `${counted(questions.length, 'question waits', 'questions wait')} for an answer.`,
  'not-finished': () => 'The tournament is not finished.',
  'not-askable': ({ act }) => `This cannot be kept as a question: ${journalTerms.acts[act].toLowerCase()}.`,
  'no-such-question': ({ question }) => `Entry ${question} is no open question.`,
  'no-such-entry': ({ entry }) => `There is no entry ${entry}.`,
  settled: ({ entry }) =>
    `Entry ${entry} stands before the last publication: what was wrong is corrected, not undone.`,
  'already-undone': ({ entry }) => `Entry ${entry} is undone already.`,
  'left-the-book': ({ entry }) => `Entry ${entry} left the book: that cannot be taken back.`,
  depends: ({ entries }) =>
    entries.length === 1
      ? `Entry ${entries[0]} depends on it. Undo that one first.`
      : `Entries ${list(entries)} depend on it. Undo those first.`,
  'not-undoable': ({ act }) => `This cannot be undone: ${journalTerms.acts[act].toLowerCase()}.`,
};
