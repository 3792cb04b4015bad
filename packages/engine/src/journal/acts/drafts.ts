import { noPairing } from '../../systems/system.ts';
import type { ActKind } from '../act.ts';
import { withRound } from '../changing.ts';
import { competingIn, pairsTeams } from '../competing.ts';
import type { Happened } from '../journal.ts';
import type { EntrantKey } from '../key.ts';
import { boardsOfMatches } from '../line-ups.ts';
import { levelBoards, openBoards } from '../matches.ts';
import type { KeyedBoard, KeyedPairing } from '../pairing.ts';
import { isTable, roundIn, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { BoardState, Round, State } from '../state.ts';
import type { Warning } from '../warning.ts';
import { unknownAmong } from './players.ts';

/* What pairing by the engine and by hand share. */

/** A round waits for the one before it, but for tables, which are known beforehand. */
export const notReadyFor = (state: State, round: number): readonly Refusal[] => {
  const { rounds } = state.settings;
  if (round < 1) return [refusal('round-out-of-range', { round })];
  if (round <= state.published) return [refusal('already-published', { round })];
  if (rounds !== undefined && round > rounds) return [refusal('round-beyond-announced', { round, rounds })];
  if (round > state.rounds.length + 1) return [refusal('round-out-of-range', { round })];
  if (isTable(traitsOf(state, round)) || round === 1) return [];
  const previous = roundIn(state, round - 1);
  if (previous?.status === 'draft') return [refusal('previous-draft', { round: round - 1 })];
  const level = levelBoards(state, round - 1);
  const open = openBoards(state, round - 1).filter(board => !level.includes(board));
  return [
    ...(open.length > 0 ? [refusal('round-not-finished', { round: round - 1, boards: open })] : []),
    ...(level.length > 0
      ? [refusal('match-undecided', { boards: level.map(board => ({ round: round - 1, board })) })]
      : []),
  ];
};

/** C.04.2, article 4.3: what is asked about now would be a correction once the round is paired. */
export const disputedBefore = (state: State, round: number): readonly Warning[] => {
  const disputed = state.questions.flatMap(({ seq, wish }) =>
    (wish.kind === 'enter-result' || wish.kind === 'clear-result') && wish.round < round
      ? [{ seq, at: { round: wish.round, board: wish.board } }]
      : [],
  );
  if (disputed.length === 0 || isTable(traitsOf(state, round))) return [];
  const data = { questions: disputed.map(({ seq }) => seq), boards: disputed.map(({ at }) => at) };
  return [{ code: 'questions-open', strength: 'confirm', data }];
};

/** A round without a board and without a bye that counts is none: nobody would know that it was paired. */
export const emptyRound = (
  round: number,
  { boards, byes }: Pick<KeyedPairing, 'boards' | 'byes'>,
): readonly Refusal[] =>
  boards.length > 0 || byes.some(({ kind }) => kind === 'pairing-bye')
    ? []
    : [refusal('no-pairing', { round, faults: [noPairing('nobody-to-pair', { round })] })];

/** Everybody who has a board or a bye. */
export const seatedIn = ({ boards, byes }: Pick<KeyedPairing, 'boards' | 'byes'>): readonly EntrantKey[] => [
  ...boards.flatMap(({ white, black }) => [white, black]),
  ...byes.map(({ player }) => player),
];

/** A round seats nobody who is not entered: an entry that a draft needs is taken back after the draft. */
export const strangersIn = (
  state: State,
  pairing: Pick<KeyedPairing, 'boards' | 'byes'>,
): readonly Refusal[] => unknownAmong(state, seatedIn(pairing));

/** C.04.2, article 1.4: the pairing is of what its author saw. */
export const movedSince = (state: State, basis: number): readonly Refusal[] =>
  state.touched.pairing > basis ? [refusal('basis-moved', { entry: state.touched.pairing })] : [];

export const openBoardOf = (
  state: State,
  round: number,
  { number, white, black, games = boardsOfTeams(state, round), group, fixed }: KeyedBoard,
): BoardState => ({
  number,
  white,
  black,
  ...(games === undefined ? {} : { games }),
  ...(group === undefined ? {} : { group }),
  ...(fixed === undefined ? {} : { fixed }),
  results: {},
});

/** A match of teams has as many boards as its rules say. */
const boardsOfTeams = (state: State, round: number): number | undefined =>
  pairsTeams(state, round) ? boardsOfMatches(state) : undefined;

type Drafted = Pick<
  Round,
  'system' | 'edition' | 'options' | 'boards' | 'byes' | 'engine' | 'rulings' | 'hand'
>;

/** The draft in its place; the round before it is closed, but for tables. */
export const withDraft = (
  state: State,
  round: number,
  drafted: Drafted,
  { seq, basis }: Pick<Happened<ActKind>, 'seq' | 'basis'>,
): State => {
  const { kept, keptLineUps } = roundIn(state, round) ?? {};
  const draft: Round = {
    ...(pairsTeams(state, round) ? { of: 'teams' as const } : {}),
    ...drafted,
    status: 'draft',
    basis,
    paired: seq,
    numbers: numbersOf(state, round),
    settings: state.settings,
    restrictions: state.restrictions,
    ...(kept ? { kept } : {}),
    ...(keptLineUps ? { keptLineUps } : {}),
  };
  const rounds = [...state.rounds];
  rounds[round - 1] = draft;
  const paired = { ...state, rounds };
  return isTable(traitsOf(paired, round))
    ? paired
    : withRound(paired, round - 1, previous => ({ ...previous, status: 'closed' }));
};

const numbersOf = (state: State, round: number): Round['numbers'] => {
  const numbers: Record<number, number> = {};
  for (const { key, number } of Object.values(competingIn(state, round))) numbers[key] = number;
  return numbers;
};
