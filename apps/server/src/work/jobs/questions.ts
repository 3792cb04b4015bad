import {
  type Answer,
  ask,
  type NoPairing,
  type Outcome,
  type PairedRound,
  playerId,
  type Question,
} from '@pareo/engine';
import { tournamentBefore } from '@pareo/engine/complete';
import type { KeyedBoard, KeyedBye, Refusal, Round, Seq, State } from '@pareo/engine/journal';

/** A question in keys: what the console and the pages name players by. */
export type KeyedQuestion =
  | { readonly kind: 'pair'; readonly players: readonly [number, number] }
  | { readonly kind: 'bye' | 'colour'; readonly player: number }
  | { readonly kind: 'float'; readonly player: number; readonly instead?: number }
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'rank'; readonly player: number; readonly other?: number };

/** Numbers of the round by key: rulings and answers speak in them. */
export const numbersOf = (state: State, round: Round | undefined): Readonly<Record<number, number>> => ({
  ...Object.fromEntries(Object.values(state.players).map(({ key, number }) => [key, number])),
  ...round?.numbers,
});

/** The round as the engine gave it, in its own numbers. Undefined where it gave none. */
export const pairedRoundOf = (state: State, number: number): PairedRound | undefined => {
  const round = state.rounds[number - 1];
  if (round === undefined) return undefined;
  const given = round.hand === undefined ? round : round.hand.beside;
  if (given === undefined) return undefined;
  const numbers = numbersOf(state, round);
  const idOf = (key: number) => playerId(numbers[key] ?? 0);
  return {
    system: given.system,
    edition: given.edition,
    round: number,
    options: given.options,
    boards: given.boards.map(({ number: board, white, black, games, group }) => ({
      number: board,
      white: idOf(white),
      black: idOf(black),
      ...(games === undefined ? {} : { games }),
      ...(group === undefined ? {} : { group }),
    })),
    byes: given.byes.map(({ player, kind }) => ({ player: idOf(player), kind })),
    engine: round.engine,
  };
};

/** Who made a board by hand, why, and what the engine gave to the two players. */
export interface MadeByHand {
  readonly board: number;
  /** The entry that made it: who and when. */
  readonly entry: Seq;
  readonly change?: string;
  readonly reason?: string;
  readonly engine: readonly KeyedBoard[];
  readonly byes: readonly KeyedBye[];
}

export interface Asked {
  /** Of the engine's round. Absent where the board asked about is none of it. */
  readonly answer?: Answer;
  readonly byHand?: MadeByHand;
  /** Keys by the numbers that the answer speaks in. */
  readonly keys: Readonly<Record<number, number>>;
}

export const askJob = ({
  state,
  round,
  question,
}: {
  readonly state: State;
  readonly round: number;
  readonly question: KeyedQuestion;
}): Outcome<Asked, NoPairing | Refusal> | undefined => {
  const stored = state.rounds[round - 1];
  if (stored === undefined) return undefined;
  const numbers = numbersOf(state, stored);
  const asked = numbered(question, numbers);
  if (asked === undefined) return undefined;
  const byHand = madeByHand(stored, question);
  const paired = pairedRoundOf(state, round);
  if (paired === undefined || (byHand !== undefined && question.kind === 'board'))
    return byHand && { ok: true, value: { byHand, keys: keysOf(numbers) } };
  const tournament = tournamentBefore(state, round);
  if (!tournament.ok) return tournament;
  const answer = ask(tournament.value, paired, asked);
  if (!answer.ok) return answer;
  // A rule may be more than its words: only what is plain crosses.
  const plain = JSON.parse(JSON.stringify(answer.value)) as Answer;
  return { ok: true, value: { answer: plain, ...(byHand && { byHand }), keys: keysOf(numbers) } };
};

/** The board that is asked about, where the engine has another of its number: by number, or the first one of a player named. */
const madeByHand = ({ boards, hand, paired }: Round, question: KeyedQuestion): MadeByHand | undefined => {
  if (hand === undefined || question.kind === 'rank') return undefined;
  const { change, reason, beside } = hand;
  const named = 'players' in question ? question.players : 'player' in question ? [question.player] : [];
  const isNamed = ({ white, black }: KeyedBoard): boolean => named.includes(white) || named.includes(black);
  const board = boards.find(one => {
    const engines = beside?.boards.find(({ number }) => number === one.number);
    const isOther = engines?.white !== one.white || engines.black !== one.black;
    return isOther && (question.kind === 'board' ? one.number === question.board : isNamed(one));
  });
  if (board === undefined) return undefined;
  const seated = [board.white, board.black];
  return {
    board: board.number,
    entry: paired,
    ...(change === undefined ? {} : { change }),
    ...(reason === undefined ? {} : { reason }),
    engine: (beside?.boards ?? []).filter(
      ({ white, black }) => seated.includes(white) || seated.includes(black),
    ),
    byes: (beside?.byes ?? []).filter(({ player }) => seated.includes(player)),
  };
};

export const keysOf = (numbers: Readonly<Record<number, number>>): Readonly<Record<number, number>> =>
  Object.fromEntries(Object.entries(numbers).map(([key, number]) => [number, Number(key)]));

const numbered = (
  question: KeyedQuestion,
  numbers: Readonly<Record<number, number>>,
): Question | undefined => {
  const named = [
    ...('players' in question ? question.players : []),
    ...('player' in question ? [question.player] : []),
    ...('instead' in question && question.instead !== undefined ? [question.instead] : []),
    ...('other' in question && question.other !== undefined ? [question.other] : []),
  ];
  if (named.some(key => numbers[key] === undefined)) return undefined;
  const idOf = (key: number) => playerId(numbers[key] ?? 0);
  switch (question.kind) {
    case 'pair':
      return { kind: 'pair', players: [idOf(question.players[0]), idOf(question.players[1])] };
    case 'bye':
    case 'colour':
      return { kind: question.kind, player: idOf(question.player) };
    case 'float':
      return {
        kind: 'float',
        player: idOf(question.player),
        ...(question.instead === undefined ? {} : { instead: idOf(question.instead) }),
      };
    case 'board':
      return question;
    case 'rank':
      return {
        kind: 'rank',
        player: idOf(question.player),
        ...(question.other === undefined ? {} : { other: idOf(question.other) }),
      };
  }
};
