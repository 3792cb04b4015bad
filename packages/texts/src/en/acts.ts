import type { Named } from '@pareo/engine/journal';
import type { PrizePlan } from '@pareo/engine/model';
import { type ActTexts, resultAs } from '../act-texts.ts';
import { figuresOf, moneyOf } from '../money.ts';
import type { NameByKey } from '../subjects.ts';
import { systemNameIn } from '../system-name.ts';
import { wordingIn } from '../wording.ts';
import { journalTerms } from './journal-terms.ts';
import { ratings } from './ratings.ts';
import { systems } from './systems.ts';

const { counted, list } = wordingIn('en');
const system = systemNameIn(systems);
const result = resultAs(journalTerms.notRated);
const fields = (act: { readonly changes: object; readonly cleared?: readonly string[] }) =>
  list([...Object.keys(act.changes), ...(act.cleared ?? [])]);
const place = ({ round, board, game }: { round: number; board: number; game?: number }) =>
  `Round ${round}, board ${board}${game === undefined || game === 1 ? '' : `, game ${game}`}`;
/** Players, and teams where the system pairs teams. */
const those = ({ players = [], teams = [] }: Named, name: NameByKey) =>
  list([...players.map(key => name(key)), ...teams.map(key => name(key, 'teams'))]);
const boards = (numbers: readonly number[]) =>
  numbers.length === 1 ? `board ${numbers[0]}` : `boards ${list(numbers)}`;
const rounds = (numbers: readonly number[]) =>
  numbers.length === 1 ? `Round ${numbers[0]}` : `Rounds ${list(numbers)}`;

const announced = ({ groups, currency }: PrizePlan): string => {
  const lists = groups.flatMap(group => group.lists);
  const money = lists
    .flatMap(({ prizes }) => prizes)
    .flatMap(prize => ('amount' in prize ? [prize.amount] : []));
  return `${counted(lists.length, 'list', 'lists')}, ${moneyOf(
    money.reduce((sum, amount) => sum + amount, 0),
    currency,
  )}`;
};

export const acts: ActTexts = {
  create: ({ details, settings, from }) =>
    `Tournament created: ${details.name}, ${system(settings.system)}${from ? `, with ${counted(from.players.length, 'player', 'players')} from a file` : ''}.`,
  'change-details': act => `Details changed: ${fields(act)}.`,
  'change-settings': act => `Settings changed: ${fields(act)}.`,
  restrict: ({ restrictions }) =>
    restrictions.length === 0
      ? 'Everybody may meet everybody.'
      : `Who may not meet: ${counted(restrictions.length, 'restriction', 'restrictions')}.`,
  'enter-players': ({ players }) =>
    players.length === 1
      ? `Entered: ${players[0]?.name}.`
      : `${counted(players.length, 'player', 'players')} entered.`,
  'enter-late': ({ players = [], teams = [], from, missed }) =>
    `Late entry from round ${from}: ${list([...players.map(({ name }) => name), ...teams.map(({ data }) => data.name)])}${missed === 'half' ? ', half points for the rounds missed' : ''}.`,
  'enter-teams': ({ teams }) =>
    teams.length === 1
      ? `Team entered: ${teams[0]?.data.name}.`
      : `${counted(teams.length, 'team', 'teams')} entered.`,
  'edit-team': ({ team, ...act }, name) => `${name(team, 'teams')}: ${fields(act)} changed.`,
  'remove-team': ({ team }, name) => `${name(team, 'teams')} was removed from the list.`,
  'set-line-up': ({ round, team, players }, name) =>
    `Round ${round}, line-up of ${name(team, 'teams')}: ${list(players.map(key => (key === 0 ? 'nobody' : name(key))))}.`,
  'publish-line-ups': ({ round, missing }) =>
    `Line-ups of round ${round} published${missing.length === 0 ? '' : `, ${missing.length} of them by list`}.`,
  'edit-player': ({ player, ...act }, name) => `${name(player)}: ${fields(act)} changed.`,
  renumber: ({ order, by, lot }) =>
    by === 'lot'
      ? `${counted(order.length, 'number', 'numbers')} drawn${lot === undefined ? ' in the hall' : ` from "${lot}"`}.`
      : `${counted(order.length, 'pairing number', 'pairing numbers')} given again.`,
  'remove-player': ({ player }, name) => `${name(player)} was removed from the list.`,
  withdraw: ({ from, cause, ...named }, name) =>
    cause === 'expelled'
      ? `Expelled from round ${from} on: ${those(named, name)}.`
      : `Withdrawn from round ${from} on: ${those(named, name)}.`,
  return: ({ from, ...named }, name) => `Plays again from round ${from} on: ${those(named, name)}.`,
  'set-attendance': ({ cells }, name) => {
    const [cell] = cells;
    return cells.length === 1 && cell
      ? `Round ${cell.round}, ${cell.team === undefined ? name(cell.player) : name(cell.team, 'teams')}: ${journalTerms.attendances[cell.as]}.`
      : `Attendance changed in ${counted(cells.length, 'cell', 'cells')}.`;
  },
  'check-in': ({ round, present, ...named }, name) =>
    `Check-in for round ${round}: ${those(named, name)} ${present ? 'here' : 'not here'}.`,
  pair: ({ round, pairing }) =>
    `Round ${round} paired. ${counted(pairing.boards.length, 'board', 'boards')}, ${system(pairing.system)}.`,
  'pair-by-hand': ({ round, hand, change }) =>
    `Round ${round} changed by hand${hand.length > 0 ? `: ${boards(hand)}` : ''}${change ? ` (${journalTerms.changes[change]})` : ''}.`,
  publish: act => `${rounds(act.rounds)} published.`,
  unpublish: ({ round, change }) =>
    `Publication of round ${round} taken back: ${change === undefined ? 'for no reason of the regulation' : journalTerms.changes[change]}.`,
  'enter-result': act => `${place(act)}: ${result(act.result)}${act.was ? `, was ${result(act.was)}` : ''}.`,
  'clear-result': act => `${place(act)}: ${result(act.was)} cleared.`,
  adjourn: act => `${place(act)}: adjourned${act.as ? `, for pairing ${result({ code: act.as })}` : ''}.`,
  'correct-result': act =>
    `${place(act)} corrected: ${result(act.was)} → ${result(act.result)}; ${journalTerms.effects[act.effect]}.`,
  'swap-colours': ({ round, board, effect }) =>
    `Round ${round}, board ${board}: played with the colours reversed${effect ? `; ${journalTerms.effects[effect]}` : ''}.`,
  'add-board': ({ round, white, black, change }, name) =>
    `Round ${round}, board added: ${name(white)} with White against ${name(black)} (${journalTerms.changes[change]}).`,
  'fix-board': ({ player, board }, name) =>
    board === undefined
      ? `${name(player)} may sit at any board.`
      : `${name(player)} sits at board ${board} in every round.`,
  note: ({ text, about }, name) =>
    `${noted(about, name)}${text.trim().replace(/[.!?]*$/u, end => end || '.')}`,
  'forfeit-match': ({ round, board, result: code, effect }) =>
    code === undefined
      ? `Round ${round}, match ${board} is to be played after all.`
      : `Round ${round}, match ${board} forfeited: ${result({ code })}${effect ? `; ${journalTerms.effects[effect]}` : ''}.`,
  'decide-match': ({ round, board, winner, by, lot }, name) =>
    `Round ${round}, match ${board}: ${name(winner)} goes on ${by === 'rule' ? 'by the rules of the competition' : lot === undefined ? 'by a lot drawn in the hall' : `by lot, drawn from "${lot}"`}.`,
  'settle-ties': ({ group, order, lot }, name) =>
    `Order of those who were level${group === undefined ? '' : `, group ${group}`}: ${list(order.map(key => name(key, 'paired')))}${lot === undefined ? '' : `, drawn from "${lot}"`}.`,
  'adjust-points': ({ players = [], teams = [], ...given }, name) =>
    `Points adjusted for ${those({ players, teams }, name)}: ${adjusted(given)}.`,
  'define-categories': ({ categories }) =>
    categories.length === 0
      ? 'No categories any more.'
      : `Categories: ${list(categories.map(({ name: called }) => called))}.`,
  'set-category': ({ player, category, as }, name) =>
    as === 'by-data'
      ? `${name(player)}: the data decide again about category ${category}.`
      : `${name(player)} counted ${as} category ${category} by the arbiter.`,
  'plan-prizes': ({ plan }) => (plan ? `Prizes announced: ${announced(plan)}.` : 'No prizes any more.'),
  'award-prize': ({ list: id, place, player }, name) =>
    player === undefined
      ? `Prize ${place} of list ${id} is nobody's after all.`
      : `Prize ${place} of list ${id} goes to ${name(player)}, as the jury says.`,
  'adjust-prize': ({ shares, prizes }, name) =>
    `Paid by hand (${list(prizes.map(({ list: id, place }) => `${id} ${place}`))}): ${list(shares.map(({ player, amount }) => `${name(player)} ${figuresOf(amount)}`))}.`,
  'take-list': ({ list: kind, month, players }) =>
    `Rating list of ${month} (${ratings.kinds[kind]}) taken for ${counted(players.length, 'player', 'players')}.`,
  'issue-norm': ({ player, title, reached }, name) =>
    `${title} norm of ${name(player)}: certificate issued${reached ? '' : ', against the verdict'}.`,
  finish: () => 'Tournament finished.',
  reopen: () => 'Tournament opened again.',
  ask: ({ wish }, name) => `Kept as a question: ${asked(wish, name)}`,
  answer: ({ question, take }) =>
    take ? `Question ${question} answered: done.` : `Question ${question} answered: left as it is.`,
  undo: ({ entry }) => `Entry ${entry} undone.`,
};

const noted = (about: Parameters<ActTexts['note']>[0]['about'], name: (key: number) => string): string => {
  if (about === undefined) return 'Note: ';
  return `Note on ${about.kind === 'player' ? name(about.player) : `round ${about.round}, board ${about.board}`}: `;
};

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

const adjusted = ({
  points,
  matchPoints,
  spread,
}: {
  readonly points?: number;
  readonly matchPoints?: number;
  readonly spread?: number;
}): string =>
  list([
    ...(points === undefined ? [] : [`points ${signed(points / 10)}`]),
    ...(matchPoints === undefined ? [] : [`match points ${signed(matchPoints / 10)}`]),
    ...(spread === undefined ? [] : [`spread ${signed(spread)}`]),
  ]);

const asked = (wish: Parameters<ActTexts['ask']>[0]['wish'], name: NameByKey): string => {
  switch (wish.kind) {
    case 'enter-result':
      return acts['enter-result'](wish, name);
    case 'clear-result':
      return acts['clear-result'](wish, name);
    case 'check-in':
      return acts['check-in'](wish, name);
    case 'set-attendance':
      return acts['set-attendance'](wish, name);
    case 'edit-player':
      return acts['edit-player'](wish, name);
    case 'set-line-up':
      return acts['set-line-up'](wish, name);
  }
};
