import { type EarlierResult, playerId } from '../../model/index.ts';
import { type Known, knownBefore, knownInReport } from '../corrections.ts';
import type { PlayerKey } from '../key.ts';
import { boardsOfMatch } from '../line-ups.ts';
import { type GameResult, sameResult } from '../result.ts';
import type { BoardState, Recorded, Round, State } from '../state.ts';

/** What pairings and standings knew of every game otherwise than the report has it. */
export const earlierResultsIn = (
  state: State,
  numberOf: (key: PlayerKey) => number,
): readonly EarlierResult[] =>
  state.rounds.slice(0, state.published).flatMap((round, index) =>
    round.boards.flatMap(board =>
      encountersOn(state, { round, number: index + 1, board }).flatMap(({ white, black, results }) =>
        spansOf(results, index + 1, state.published).map(({ known, through }) => ({
          round: index + 1,
          white: playerId(numberOf(white)),
          black: playerId(numberOf(black)),
          games: known.map(({ code, tally }) => ({
            code,
            ...(tally ? { tally: { own: tally.white, opponents: tally.black } } : {}),
          })),
          ...(through === undefined ? {} : { through }),
        })),
      ),
    ),
  );

interface EncounterOf extends Pick<BoardState, 'results'> {
  readonly white: PlayerKey;
  readonly black: PlayerKey;
}

/** Two players over the games of a board; of teams those of every board by themselves. */
const encountersOn = (
  state: State,
  { round, number, board }: { readonly round: Round; readonly number: number; readonly board: BoardState },
): readonly EncounterOf[] => {
  if (round.of !== 'teams')
    return [{ white: board.white as PlayerKey, black: board.black as PlayerKey, results: board.results }];
  return boardsOfMatch(state, number, board).flatMap(({ game, left, right, leftColour }) => {
    const recorded = board.results[game];
    if (left === undefined || right === undefined || !recorded) return [];
    const results = { 1: recorded };
    return leftColour === 'white'
      ? [{ white: left, black: right, results }]
      : [{ white: right, black: left, results }];
  });
};

interface Span {
  readonly known: readonly GameResult[];
  readonly through?: number;
}

const spansOf = (results: BoardState['results'], round: number, published: number): readonly Span[] => {
  const games = Object.keys(results)
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap(game => results[game] ?? []);
  if (!games.some(hasChanged)) return [];
  const last = Math.max(published, ...games.flatMap(roundsOfChange));
  const knownIn = (view: (recorded: Recorded) => Known): readonly GameResult[] =>
    games.map(view).flatMap(known => (known.kind === 'result' ? [known.result] : []));
  const before = (pairing: number) => knownIn(recorded => knownBefore(recorded, pairing));
  const spans: Span[] = [];
  for (let through = round + 1; through <= last; through++) {
    const known = before(through);
    if (!isSame(known, before(through + 1))) spans.push({ known, through });
  }
  const inStandings = before(Number.POSITIVE_INFINITY);
  return isSame(inStandings, knownIn(knownInReport)) ? spans : [...spans, { known: inStandings }];
};

const hasChanged = (recorded: Recorded): boolean =>
  recorded.kind === 'result' && (recorded.adjourned ?? recorded.corrections) !== undefined;

/** The rounds after which something else is known. */
const roundsOfChange = (recorded: Recorded): readonly number[] => {
  if (recorded.kind === 'adjourned') return [];
  const { adjourned, corrections = [] } = recorded;
  const counting = corrections.flatMap(({ countsFrom }) => (countsFrom === undefined ? [] : [countsFrom]));
  return adjourned ? [adjourned.through, ...counting] : counting;
};

const isSame = (one: readonly GameResult[], other: readonly GameResult[]): boolean =>
  one.length === other.length &&
  one.every((result, index) => {
    const second = other[index];
    return second !== undefined && sameResult(result, second);
  });
