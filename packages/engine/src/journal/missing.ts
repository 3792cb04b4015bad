import { NOBODY_AT_BOARD } from '../model/index.ts';
import type { Act, Seated } from './act.ts';
import { competingIn, pairsTeams } from './competing.ts';
import type { Happened, Journal } from './journal.ts';
import type { EntrantKey, PlayerKey, TeamKey } from './key.ts';
import { questionIn, wishNow } from './questions.ts';
import { boardIn, roundIn } from './reading.ts';
import type { OnBoard } from './result.ts';
import type { State } from './state.ts';
import type { NewTeam } from './team-data.ts';
import { foldTail } from './undo.ts';

/* What the effect of an act needs. A journal of ours always has it, because every act was judged; a file may be made by anybody. */

/** Something that an entry names and that is not there. */
export interface Missing {
  readonly what: 'beginning' | 'player' | 'team' | 'board' | 'round' | 'question' | 'entry';
  readonly number: number;
}

/** What is missing for the next entry of the journal; for an undo, also for those that stand after what it takes back. */
export const missingFor = (journal: Journal, entry: Happened): Missing | undefined => {
  const { act } = entry;
  if (act.kind !== 'undo') return missingIn(journal.state, act);
  if (act.entry < 1 || act.entry > journal.state.version) return { what: 'entry', number: act.entry };
  let missing: Missing | undefined;
  foldTail(journal.settled, [...journal.tail, entry], (before, counted) => {
    missing ??= missingAgain(before, counted.act);
  });
  return missing;
};

/* Programs before 2026-11-18 took back an entry from under the draft that seats its players. The draft stands as it was made; the undo is
 * what would be refused today. */
const missingAgain = (state: State, act: Act): Missing | undefined =>
  act.kind === 'pair' || act.kind === 'pair-by-hand'
    ? noRound(state, act.round, state.rounds.length + 1)
    : missingIn(state, act);

const missingIn = (state: State, act: Act): Missing | undefined => {
  const hasBegun = state.phase !== 'none';
  if (hasBegun === (act.kind === 'create')) return { what: 'beginning', number: state.version + 1 };
  switch (act.kind) {
    case 'edit-player':
    case 'remove-player':
    case 'issue-norm':
    case 'set-category':
      return noPlayer(state, [act.player]);
    case 'withdraw':
    case 'return':
    case 'check-in':
      return noPlayer(state, act.players ?? []) ?? noTeam(state, act.teams ?? []);
    case 'set-attendance':
      return (
        noPlayer(
          state,
          act.cells.flatMap(({ player }) => player ?? []),
        ) ??
        noTeam(
          state,
          act.cells.flatMap(({ team }) => team ?? []),
        )
      );
    case 'edit-team':
      return noTeam(state, [act.team]) ?? noPlayer(state, membersOf(act.changes.roster ?? []));
    case 'remove-team':
      return noTeam(state, [act.team]);
    case 'enter-teams':
      return noPlayer(
        state,
        act.teams.flatMap(({ roster }) => membersOf(roster)),
      );
    case 'set-line-up':
      return noRound(state, act.round) ?? noTeam(state, [act.team]) ?? noPlayer(state, seatedIn(act.players));
    case 'publish-line-ups':
      return (
        noRound(state, act.round) ??
        noTeam(
          state,
          act.missing.map(({ team }) => team),
        ) ??
        noPlayer(
          state,
          act.missing.flatMap(({ players }) => seatedIn(players)),
        )
      );
    case 'award-prize':
      return act.player === undefined ? undefined : noPlayer(state, [act.player]);
    case 'adjust-prize':
      return noPlayer(
        state,
        act.shares.map(({ player }) => player),
      );
    case 'take-list':
      return noPlayer(
        state,
        act.players.map(({ player }) => player),
      );
    case 'renumber':
      return noEntrant(state, act.order);
    case 'pair':
      return noPlayerOfRound(state, act.pairing) ?? noRound(state, act.round, state.rounds.length + 1);
    case 'pair-by-hand':
      return noPlayerOfRound(state, act) ?? noRound(state, act.round, state.rounds.length + 1);
    case 'publish':
      return act.rounds.map(round => noRound(state, round)).find(missing => missing !== undefined);
    case 'unpublish':
      return noRound(state, act.round);
    case 'enter-result':
    case 'clear-result':
    case 'adjourn':
    case 'correct-result':
    case 'forfeit-match':
      return noBoard(state, act);
    case 'swap-colours':
      return noBoard(state, act) ?? noPlayer(state, [act.white]);
    case 'add-board':
      return noRound(state, act.round) ?? noPlayer(state, [act.white, act.black]);
    case 'fix-board':
      return noPlayer(state, [act.player]);
    case 'note':
      if (act.about?.kind === 'player') return noPlayer(state, [act.about.player]);
      return act.about && noBoard(state, act.about);
    case 'decide-match':
      return noBoard(state, act) ?? noEntrant(state, [act.winner]);
    case 'settle-ties':
      return noEntrant(state, act.order);
    case 'adjust-points':
      return noPlayer(state, act.players ?? []) ?? noTeam(state, act.teams ?? []);
    case 'enter-late':
      return noPlayer(
        state,
        (act.teams ?? []).flatMap(({ roster }) => membersOf(roster)),
      );
    case 'answer': {
      const question = questionIn(state, act.question);
      if (question === undefined) return { what: 'question', number: act.question };
      return act.take ? missingIn(state, wishNow(state, question.wish)) : undefined;
    }
    case 'create':
    case 'change-details':
    case 'change-settings':
    case 'restrict':
    case 'define-categories':
    case 'plan-prizes':
    case 'enter-players':
    case 'finish':
    case 'reopen':
    case 'ask':
    case 'undo':
      return undefined;
  }
};

const noPlayer = ({ players }: State, keys: readonly PlayerKey[]): Missing | undefined => {
  const key = keys.find(one => !players[one]);
  return key === undefined ? undefined : { what: 'player', number: key };
};

const noTeam = ({ teams = {} }: State, keys: readonly TeamKey[]): Missing | undefined => {
  const key = keys.find(one => !teams[one]);
  return key === undefined ? undefined : { what: 'team', number: key };
};

/** Those of a roster who are entered already. */
const membersOf = (roster: NewTeam['roster']): readonly PlayerKey[] =>
  roster.flatMap(one => (typeof one === 'number' ? [one] : []));

const seatedIn = (players: readonly Seated[]): readonly PlayerKey[] =>
  players.flatMap(key => (key === NOBODY_AT_BOARD ? [] : [key]));

/** Whom the system pairs. */
const noEntrant = (state: State, keys: readonly EntrantKey[], round = 1): Missing | undefined => {
  const competing = competingIn(state, round);
  const key = keys.find(one => !competing[one]);
  return key === undefined ? undefined : { what: pairsTeams(state, round) ? 'team' : 'player', number: key };
};

interface Pairs {
  readonly boards: readonly { readonly white: EntrantKey; readonly black: EntrantKey }[];
  readonly byes: readonly { readonly player: EntrantKey }[];
}

const noPlayerOfRound = (state: State, { boards, byes }: Pairs): Missing | undefined =>
  noEntrant(state, [
    ...boards.flatMap(({ white, black }) => [white, black]),
    ...byes.map(({ player }) => player),
  ]);

const noRound = (state: State, round: number, last = state.rounds.length): Missing | undefined =>
  round >= 1 && round <= last ? undefined : { what: 'round', number: round };

const noBoard = (state: State, at: OnBoard): Missing | undefined => {
  if (roundIn(state, at.round) === undefined) return { what: 'round', number: at.round };
  return boardIn(state, at) === undefined ? { what: 'board', number: at.board } : undefined;
};
