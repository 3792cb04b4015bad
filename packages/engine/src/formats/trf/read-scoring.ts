import { echoed, type Points, pointsOf, type Scoring, scoringOfTwoGames, tenths } from '../../model/index.ts';
import { SCORES, SCORES_STRIDE, shifted } from './columns.ts';
import { type Draft, fault, type ScoreAtom } from './draft.ts';
import { faultShifted } from './fields.ts';
import { pointsIn } from './numbers.ts';
import type { ReadRow } from './read-header.ts';
import { firstIntruder, lengthOf, placeIn, type Row, restOf, textIn, wordsOf } from './row.ts';

type Symbols = Readonly<Record<string, readonly ScoreAtom[]>>;

const WIN: readonly ScoreAtom[] = ['WW', 'BW', 'FW', 'FPB'];
const DRAW: readonly ScoreAtom[] = ['WD', 'BD', 'HPB'];
const LOSS: readonly ScoreAtom[] = ['WL', 'BL'];

/** TRF26, record 162. bbpPairings writes `Z` where the text says `A`. */
export const SYMBOLS_162: Symbols = {
  W: WIN,
  D: DRAW,
  L: LOSS,
  A: ['ZPB', 'FL'],
  Z: ['ZPB', 'FL'],
  P: ['PAB'],
  X: ['X'],
};

/** bbpPairings: the third letter of BBW, BBD … */
export const SYMBOLS_BB: Symbols = { W: WIN, D: DRAW, L: LOSS, Z: ['ZPB'], F: ['FL'], U: ['PAB'] };

/** JaVaFo's codes of one thing, in the order of its manual. */
export const ATOMS_XXS = [
  'WW',
  'BW',
  'WD',
  'BD',
  'WL',
  'BL',
  'ZPB',
  'HPB',
  'FPB',
  'PAB',
  'FW',
  'FL',
] as const satisfies readonly ScoreAtom[];

const SYMBOLS_XXS: Symbols = {
  ...Object.fromEntries(ATOMS_XXS.map(atom => [atom, [atom]])),
  W: WIN,
  D: DRAW,
  L: LOSS,
};

const setScore = (draft: Draft, atoms: readonly ScoreAtom[], points: Points): void => {
  for (const atom of atoms) draft.scores.set(atom, points);
  const [alone, ...others] = atoms;
  if (alone && others.length === 0) draft.scoresAlone.add(alone);
};

const unreadable = (draft: Draft, row: Row, text: string, column: number): void => {
  draft.doubts.scoring = true;
  fault(
    draft,
    'field-unreadable',
    { record: row.record, field: 'scoring', text: echoed(text) },
    placeIn(row, column),
  );
};

const atomsOf = (symbols: Symbols, symbol: string): readonly ScoreAtom[] | undefined =>
  Object.hasOwn(symbols, symbol) ? symbols[symbol] : undefined;

/** The pairs of symbol and points in a record such as 162 or 362. */
export function* scoresIn(
  row: Row,
  draft: Draft,
): Generator<{ readonly symbol: string; readonly text: string; readonly column: number }> {
  const intruder = firstIntruder(row, gapsOfScores(row));
  if (intruder !== undefined) {
    faultShifted(draft, row, intruder);
    draft.doubts.scoring = true;
    return;
  }
  for (let offset = 0; SCORES.symbol.from + offset <= lengthOf(row); offset += SCORES_STRIDE) {
    const symbol = textIn(row, shifted(SCORES.symbol, offset)).toUpperCase();
    const text = textIn(row, shifted(SCORES.value, offset));
    if (symbol !== '' || text !== '') yield { symbol, text, column: SCORES.symbol.from + offset };
  }
}

const gapsOfScores = (row: Row): readonly number[] => {
  const gaps = [4];
  for (let column = SCORES.value.to + 1; column <= lengthOf(row); column++)
    if ((column - SCORES.symbol.from) % SCORES_STRIDE > SCORES.value.to - SCORES.symbol.from)
      gaps.push(column);
  return gaps;
};

const read162: ReadRow = (row, draft) => {
  draft.scoreDialects.add('162');
  for (const { symbol, text, column } of scoresIn(row, draft)) {
    const atoms = atomsOf(SYMBOLS_162, symbol);
    const points = pointsIn(text);
    if (atoms && points !== undefined) setScore(draft, atoms, points);
    else unreadable(draft, row, `${symbol} ${text}`.trim(), column);
  }
};

/** `XXS W=3 D=1`: the last statement about a thing holds. */
const readXXS: ReadRow = (row, draft) => {
  draft.scoreDialects.add('XXS');
  for (const [word, column] of wordsOf(row)) {
    const [code = '', value = '', ...more] = word.split('=');
    const atoms = atomsOf(SYMBOLS_XXS, code.toUpperCase());
    const points = pointsIn(value);
    if (atoms && points !== undefined && more.length === 0) setScore(draft, atoms, points);
    else unreadable(draft, row, word, column);
  }
};

const readBB =
  (letter: string): ReadRow =>
  (row, draft) => {
    draft.scoreDialects.add('BB');
    const text = restOf(row);
    const points = pointsIn(text);
    if (points === undefined) unreadable(draft, row, text, 5);
    else setScore(draft, atomsOf(SYMBOLS_BB, letter) ?? [], points);
  };

/** Where the scoring is first stated, for what is found only when all of it is known. */
const remembered =
  (read: ReadRow): ReadRow =>
  (row, draft) => {
    if (!draft.places.named.has('scoring')) draft.places.named.set('scoring', placeIn(row, 5));
    read(row, draft);
  };

export const SCORING_READERS: Readonly<Record<string, ReadRow>> = {
  '162': remembered(read162),
  XXS: remembered(readXXS),
  ...Object.fromEntries(Object.keys(SYMBOLS_BB).map(letter => [`BB${letter}`, remembered(readBB(letter))])),
};

type Scores = ReadonlyMap<ScoreAtom, Points>;

/**
 * Where a round is a match, `W` and `D` speak of games: what a bye of a whole match is worth follows from them, or is
 * stated alone.
 */
export const scoringOfMatchesFrom = (scores: Scores, alone: ReadonlySet<ScoreAtom>): Scoring => {
  const byMatch = scoringOfTwoGames(scoringFrom(scores, false));
  const stated = (atom: ScoreAtom, otherwise: Points): Points =>
    (alone.has(atom) ? scores.get(atom) : undefined) ?? otherwise;
  return {
    ...byMatch,
    pairingBye: stated('PAB', byMatch.pairingBye),
    fullBye: stated('FPB', byMatch.fullBye),
    halfBye: stated('HPB', byMatch.halfBye),
    adjourned: stated('X', byMatch.adjourned),
  };
};

/**
 * What is not stated follows from what is. A pairing-allocated bye is worth a win by TRF26 (162) and bbpPairings, one
 * point by JaVaFo (XXS); a result not known is worth a draw.
 */
export const scoringFrom = (scores: Scores, byJavafoOnly: boolean): Scoring => {
  const value = (atom: ScoreAtom, otherwise: number): Points => scores.get(atom) ?? tenths(otherwise);
  const [one, half] = [pointsOf(1), pointsOf(0.5)];
  const win = { white: value('WW', one), black: value('BW', one) };
  const draw = { white: value('WD', half), black: value('BD', half) };
  return {
    win,
    draw,
    loss: { white: value('WL', 0), black: value('BL', 0) },
    forfeitWin: value('FW', one),
    forfeitLoss: value('FL', 0),
    pairingBye: value('PAB', byJavafoOnly ? one : win.white),
    fullBye: value('FPB', one),
    halfBye: value('HPB', half),
    zeroBye: value('ZPB', 0),
    adjourned: value('X', draw.white),
  };
};
