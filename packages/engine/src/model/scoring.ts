import type { Colour } from './colour.ts';
import { type Points, pointsOf, tenths, ZERO } from './points.ts';
import type { MatchScoring } from './tournament.ts';
import type { MatchGame, Turn } from './turn.ts';

/** Points for each thing that can happen in a round (TRF26 record 162; JaVaFo XXS; bbpPairings BB?). */
export interface Scoring {
  readonly win: Readonly<Record<Colour, Points>>;
  readonly draw: Readonly<Record<Colour, Points>>;
  readonly loss: Readonly<Record<Colour, Points>>;
  readonly forfeitWin: Points;
  readonly forfeitLoss: Points;
  readonly pairingBye: Points;
  readonly fullBye: Points;
  readonly halfBye: Points;
  readonly zeroBye: Points;
  /** A result not known yet. */
  readonly adjourned: Points;
}

/** `scoringOf(3, 1, 0)`: whatever is not a game follows from win, draw and loss as TRF26 says (A = 0). */
export const scoringOf = (win: number, draw: number, loss: number): Scoring => {
  const both = (value: number) => ({ white: pointsOf(value), black: pointsOf(value) });
  return {
    win: both(win),
    draw: both(draw),
    loss: both(loss),
    forfeitWin: pointsOf(win),
    forfeitLoss: ZERO,
    pairingBye: pointsOf(win),
    fullBye: pointsOf(win),
    halfBye: pointsOf(draw),
    zeroBye: ZERO,
    adjourned: pointsOf(draw),
  };
};

export const STANDARD_SCORING: Scoring = scoringOf(1, 0.5, 0);

/**
 * Where a round is a match of two games (C.04.5), whatever is not a game is worth a whole match: two wins, two draws. The
 * pairing-allocated bye is one win and one draw (1.4).
 */
export const scoringOfTwoGames = (scoring: Scoring): Scoring => {
  const [win, draw] = [pointsOfWin(scoring), Math.max(scoring.draw.white, scoring.draw.black)];
  return {
    ...scoring,
    pairingBye: tenths(win + draw),
    fullBye: tenths(2 * win),
    halfBye: tenths(2 * draw),
    adjourned: tenths(2 * draw),
  };
};

export const pointsForGame = (
  { result, colour, forfeited }: Pick<MatchGame, 'result' | 'colour' | 'forfeited'>,
  scoring: Scoring,
): Points => {
  if (!forfeited) return scoring[result][colour];
  return result === 'win' ? scoring.forfeitWin : scoring.forfeitLoss;
};

/** What the turn is worth. An adjourned game counts as stated (a draw); an unpaired round is worth nothing. */
export const pointsFor = (turn: Turn, scoring: Scoring): Points => {
  switch (turn.kind) {
    case 'game':
      return pointsForGame(turn, scoring);
    case 'match':
      return tenths(turn.games.reduce((sum, game) => sum + pointsForGame(game, scoring), 0));
    case 'forfeit':
      return turn.won ? scoring.forfeitWin : scoring.forfeitLoss;
    case 'pairing-bye':
      return scoring.pairingBye;
    case 'requested-bye':
      return { full: scoring.fullBye, half: scoring.halfBye, zero: scoring.zeroBye }[turn.worth];
    case 'adjourned':
      return scoring.adjourned;
    case 'absent':
      return scoring.zeroBye;
    case 'unpaired':
      return ZERO;
  }
};

/** The most a played game can bring: what C.04.1, article 4, calls "as many points as a win". */
export const pointsOfWin = (scoring: Scoring): Points =>
  tenths(Math.max(scoring.win.white, scoring.win.black));

export const pointsOfLoss = (scoring: Scoring): Points =>
  tenths(Math.max(scoring.loss.white, scoring.loss.black));

/** Record 362 where it says nothing: C.07, article 11.1, and the annex of 1998, 2.1.2. */
export const DEFAULT_MATCH_SCORING: MatchScoring = { win: tenths(20), draw: tenths(10), loss: ZERO };

/** C.04.6, article 1.4: the bye is worth a drawn match in both scores. Stated, since not every program takes it so. */
export const matchScoringFor = (boards: number, { draw }: Scoring): MatchScoring => ({
  ...DEFAULT_MATCH_SCORING,
  pairingBye: DEFAULT_MATCH_SCORING.draw,
  pairingByeGamePoints: tenths(boards * Math.max(draw.white, draw.black)),
});
