import type { ActKind } from '../act.ts';
import { addBoard } from './add-board.ts';
import { adjourn } from './adjourn.ts';
import { adjustPoints } from './adjust-points.ts';
import { adjustPrize } from './adjust-prize.ts';
import { answer } from './answer.ts';
import { ask } from './ask.ts';
import { awardPrize } from './award-prize.ts';
import { changeDetails } from './change-details.ts';
import { changeSettings } from './change-settings.ts';
import { checkIn } from './check-in.ts';
import { clearResult } from './clear-result.ts';
import { correctResult } from './correct-result.ts';
import { create } from './create.ts';
import { decideMatch } from './decide-match.ts';
import { defineCategories } from './define-categories.ts';
import type { ActDefinition } from './definition.ts';
import { editPlayer } from './edit-player.ts';
import { editTeam } from './edit-team.ts';
import { enterLate } from './enter-late.ts';
import { enterPlayers } from './enter-players.ts';
import { enterResult } from './enter-result.ts';
import { enterTeams } from './enter-teams.ts';
import { finish } from './finish.ts';
import { fixBoard } from './fix-board.ts';
import { forfeitMatch } from './forfeit-match.ts';
import { issueNorm } from './issue-norm.ts';
import { note } from './note.ts';
import { pair } from './pair.ts';
import { pairByHand } from './pair-by-hand.ts';
import { planPrizes } from './plan-prizes.ts';
import { publish } from './publish.ts';
import { publishLineUps } from './publish-line-ups.ts';
import { removePlayer } from './remove-player.ts';
import { removeTeam } from './remove-team.ts';
import { renumber } from './renumber.ts';
import { reopen } from './reopen.ts';
import { restrict } from './restrict.ts';
import { returnPlayers } from './return.ts';
import { setAttendance } from './set-attendance.ts';
import { setCategory } from './set-category.ts';
import { setLineUp } from './set-line-up.ts';
import { settleTies } from './settle-ties.ts';
import { swapColours } from './swap-colours.ts';
import { takeList } from './take-list.ts';
import { unpublish } from './unpublish.ts';
import { withdraw } from './withdraw.ts';

/** `undo` is no act on a state but on the journal: `undo.ts`. */
export type PlainKind = Exclude<ActKind, 'undo'>;

/** The only list of acts. */
export const ACTS: { readonly [Kind in PlainKind]: ActDefinition<Kind> } = {
  create,
  'change-details': changeDetails,
  'change-settings': changeSettings,
  restrict,
  'enter-players': enterPlayers,
  'enter-late': enterLate,
  'edit-player': editPlayer,
  'enter-teams': enterTeams,
  'edit-team': editTeam,
  'remove-team': removeTeam,
  'set-line-up': setLineUp,
  'publish-line-ups': publishLineUps,
  renumber,
  'remove-player': removePlayer,
  withdraw,
  return: returnPlayers,
  'set-attendance': setAttendance,
  'check-in': checkIn,
  pair,
  'pair-by-hand': pairByHand,
  publish,
  unpublish,
  'enter-result': enterResult,
  'clear-result': clearResult,
  adjourn,
  'correct-result': correctResult,
  'swap-colours': swapColours,
  'add-board': addBoard,
  'fix-board': fixBoard,
  note,
  'forfeit-match': forfeitMatch,
  'decide-match': decideMatch,
  'settle-ties': settleTies,
  'adjust-points': adjustPoints,
  'define-categories': defineCategories,
  'set-category': setCategory,
  'plan-prizes': planPrizes,
  'award-prize': awardPrize,
  'adjust-prize': adjustPrize,
  'take-list': takeList,
  'issue-norm': issueNorm,
  finish,
  reopen,
  ask,
  answer,
};

/** The definition belongs to the kind by the table; the compiler cannot see it through a union. */
export const actNamed = (kind: PlainKind): ActDefinition<PlainKind> =>
  ACTS[kind] as unknown as ActDefinition<PlainKind>;
