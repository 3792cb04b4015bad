import { type EarlierResult, playerId } from '../../model/index.ts';
import { type Known, knownBefore, knownInReport } from '../corrections.ts';
import type { PlayerKey } from '../key.ts';
import { boardsOfMatch } from '../line-ups.ts';
import { type GameResult, sameResult } from '../result.ts';
import type { BoardState, Recorded, Round, State } from '../state.ts';
import { asPaired, coloursBefore } from '../swaps.ts';

/** What pairings and standings knew of every game otherwise than the report has it: results, and who had White. */
export const earlierResultsIn = (
  state: State,
  numberOf: (key: PlayerKey) => number,
): readonly EarlierResult[] =>
  state.rounds.slice(0, state.published).flatMap((round, index) =>
    round.boards.flatMap(board =>
      encountersOn(state, { round, number: index + 1, board }).flatMap(encounter =>
        spansOf(encounter, index + 1, state.published).map(({ white, black, known, through }) => ({
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

/** Two players over games: a board, or one of a match of teams. */
interface EncounterOf extends Pick<BoardState, 'results' | 'swaps'> {
  readonly white: PlayerKey;
  readonly black: PlayerKey;
}

/** Two players over the games of a board; of teams those of every board by themselves. */
const encountersOn = (
  state: State,
  { round, number, board }: { readonly round: Round; readonly number: number; readonly board: BoardState },
): readonly EncounterOf[] => {
  if (round.of !== 'teams')
    return [
      {
        white: board.white as PlayerKey,
        black: board.black as PlayerKey,
        results: board.results,
        ...(board.swaps ? { swaps: board.swaps } : {}),
      },
    ];
  return boardsOfMatch(state, number, board).flatMap(({ game, left, right, leftColour }) => {
    const recorded = board.results[game];
    if (left === undefined || right === undefined || !recorded) return [];
    const results = { 1: recorded };
    return leftColour === 'white'
      ? [{ white: left, black: right, results }]
      : [{ white: right, black: left, results }];
  });
};

/** A board as somebody knew it. */
interface Sight {
  readonly white: PlayerKey;
  readonly black: PlayerKey;
  readonly known: readonly GameResult[];
}

interface Span extends Sight {
  readonly through?: number;
}

const spansOf = (board: EncounterOf, round: number, published: number): readonly Span[] => {
  const games = gamesOn(board);
  if (!games.some(hasChanged) && !board.swaps) return [];
  const last = Math.max(published, ...games.flatMap(roundsOfChange), ...roundsOfSwaps(board));
  const before = (pairing: number) =>
    sightOf(coloursBefore(board, pairing), recorded => knownBefore(recorded, pairing));
  const spans: Span[] = [];
  // Its own round was paired with other colours than the report has.
  const paired = asPaired(board);
  if (paired.white !== board.white)
    spans.push({ ...sightOf(paired, recorded => knownBefore(recorded, round + 1)), through: round });
  for (let through = round + 1; through <= last; through++) {
    const known = before(through);
    if (!isSame(known, before(through + 1))) spans.push({ ...known, through });
  }
  const inStandings = before(Number.POSITIVE_INFINITY);
  return isSame(inStandings, sightOf(board, knownInReport)) ? spans : [...spans, inStandings];
};

const gamesOn = ({ results }: Pick<BoardState, 'results'>): readonly Recorded[] =>
  Object.keys(results)
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap(game => results[game] ?? []);

const sightOf = (board: EncounterOf, view: (recorded: Recorded) => Known): Sight => ({
  white: board.white,
  black: board.black,
  known: gamesOn(board)
    .map(view)
    .flatMap(known => (known.kind === 'result' ? [known.result] : [])),
});

const hasChanged = (recorded: Recorded): boolean =>
  recorded.kind === 'result' && (recorded.adjourned ?? recorded.corrections) !== undefined;

/** The rounds after which something else is known. */
const roundsOfChange = (recorded: Recorded): readonly number[] => {
  if (recorded.kind === 'adjourned') return [];
  const { adjourned, corrections = [] } = recorded;
  const counting = countingFrom(corrections);
  return adjourned ? [adjourned.through, ...counting] : counting;
};

const roundsOfSwaps = ({ swaps = [] }: EncounterOf): readonly number[] => countingFrom(swaps);

const countingFrom = (changes: readonly { readonly countsFrom?: number }[]): readonly number[] =>
  changes.flatMap(({ countsFrom }) => (countsFrom === undefined ? [] : [countsFrom]));

const isSame = (one: Sight, other: Sight): boolean =>
  one.white === other.white &&
  one.known.length === other.known.length &&
  one.known.every((result, index) => {
    const second = other.known[index];
    return second !== undefined && sameResult(result, second);
  });
