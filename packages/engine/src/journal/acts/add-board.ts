import type { Act } from '../act.ts';
import { marked, withPlayers, withRound } from '../changing.ts';
import { isOut } from '../competing.ts';
import { forbiddenOn, metBefore } from '../hand.ts';
import { handlingOf } from '../handling/handling.ts';
import { roundIn, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { BoardState, Entered, Round, State } from '../state.ts';
import { asPaired } from '../swaps.ts';
import { type ActDefinition, touchesAll } from './definition.ts';
import { unknownPlayers } from './players.ts';

/** C.04.2, article 4.4 (3), (4): two without an opponent play on a round that is on the wall. The book is kept, and it is shown. */
export const addBoard: ActDefinition<'add-board'> = {
  kind: 'add-board',
  check: (state, { act }) => {
    const known = unknownPlayers(state, [act.white, act.black]);
    return known.length > 0 ? known : [...faultsOfRound(state, act), ...faultsOfPair(state, act)];
  },
  warnings: (state, { act }) => {
    const { round, white, black } = act;
    return forbiddenOn(state, round, [{ number: nextNumber(roundIn(state, round)), white, black }]);
  },
  effect: (state, { act, seq }) => {
    const { round, white, black, change } = act;
    const number = nextNumber(roundIn(state, round));
    const { gamesInRound } = traitsOf(state, round);
    const games = gamesInRound === undefined ? {} : { games: gamesInRound };
    const added: BoardState = { number, white, black, ...games, results: {} };
    const players = [white, black].flatMap(key =>
      state.players[key] ? [playingIn(state.players[key], round)] : [],
    );
    const seated = withRound(withPlayers(state, players), round, before => ({
      ...before,
      boards: [...before.boards, added],
      byes: before.byes.filter(({ player }) => player !== white && player !== black),
      hand: handOf(before, number, act),
    }));
    const text = `board ${number} added, reason ${change}`;
    const noted = marked(seated, { code: 'MPA', round, seq, text });
    return { ...noted, book: { ...noted.book, byHand: [...new Set([...noted.book.byHand, round])] } };
  },
  touches: touchesAll,
};

type Added = Act<'add-board'>;

const faultsOfRound = (state: State, { round, change }: Added): readonly Refusal[] => {
  const { changes, id } = handlingOf(state.settings);
  const paired = roundIn(state, round);
  const { kind, pairs } = traitsOf(state, round);
  if (!paired || paired.status === 'draft') return [refusal('not-published', { round })];
  return [
    ...(paired.status === 'closed' ? [refusal('round-closed', { round })] : []),
    ...((kind === 'swiss' || kind === 'standings') && pairs === undefined
      ? []
      : [refusal('not-in-this-system', {})]),
    ...(changes.reasons.includes(change)
      ? []
      : [refusal('reason-not-in-edition', { change, handling: id }, changes.article)]),
  ];
};

const faultsOfPair = (state: State, { round, white, black }: Added): readonly Refusal[] => {
  if (white === black) return [refusal('player-twice', { player: white })];
  const out = [white, black].filter(key => state.players[key] && isOut(state.players[key], round));
  return [
    ...[white, black]
      .filter(key => hasBoard(roundIn(state, round), key))
      .map(player => refusal('has-opponent', { round, player })),
    ...(out.length > 0 ? [refusal('not-available', { players: out })] : []),
    ...(metBefore(state, round, [{ number: 1, white, black }]).length > 0
      ? [refusal('have-met', { players: [white, black] }, 'C.04.1, 2')]
      : []),
  ];
};

const hasBoard = (round: Round | undefined, key: number): boolean =>
  round?.boards.some(({ white, black }) => white === key || black === key) ?? false;

const nextNumber = (round: Round | undefined): number =>
  1 + Math.max(0, ...(round?.boards ?? []).map(({ number }) => number));

/** There now: a bye that was asked for, and an entry in a later round, are of no more use. */
const playingIn = (player: Entered, round: number): Entered => {
  const { [round]: _away, ...attendance } = player.attendance;
  return { ...player, from: Math.min(player.from, round), attendance };
};

/** What the engine gave stands beside it, as beside any round by hand. */
const handOf = (before: Round, number: number, { change }: Added): NonNullable<Round['hand']> => {
  if (before.hand) return { ...before.hand, boards: [...before.hand.boards, number] };
  const { system, edition, options, byes } = before;
  const boards = before.boards.map(board => {
    const { results: _results, swaps: _swaps, ...paired } = asPaired(board);
    return paired;
  });
  return { boards: [number], change, beside: { system, edition, options, boards, byes } };
};
