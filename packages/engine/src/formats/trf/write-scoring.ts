import { formatPoints, type Points, type Scoring, ZERO } from '../../model/index.ts';
import { SCORES, SCORES_STRIDE, shifted } from './columns.ts';
import type { ScoreAtom } from './draft.ts';
import { ATOMS_XXS, SYMBOLS_162, SYMBOLS_BB, scoringFrom, scoringOfMatchesFrom } from './read-scoring.ts';
import { type Entry, type Sheet, writeFixed, writeText } from './sheet.ts';

type Atoms = ReadonlyMap<ScoreAtom, Points>;
type Statements = ReadonlyMap<string, Points>;

/** How a file of the tournament is read: one game a round, or a match of two. */
type Read = (atoms: Atoms, alone: ReadonlySet<ScoreAtom>) => Scoring;

const readOf = (rounds: 'games' | 'matches'): Read =>
  rounds === 'games' ? atoms => scoringFrom(atoms, false) : scoringOfMatchesFrom;

/** In TRF26 record 162, then JaVaFo's XXS where 162 has no symbol for a difference. */
export const writeScoring2026 = (sheet: Sheet, scoring: Scoring, rounds: 'games' | 'matches'): void => {
  const atoms = atomsOf(scoring);
  const said = shortest(atoms, statementsOf(SYMBOLS_162, ['W', 'D', 'L', 'A', 'P', 'X'], atoms), {
    symbols: SYMBOLS_162,
    read: readOf(rounds),
  });
  if (said.statements.size > 0) write162(sheet, said.statements);
  if (!said.isComplete) writeXXS(sheet, atoms);
};

/** In TRF16 for both families of engines: BB? where it can say it, and XXS. Only 162 has a result not known. */
export const writeScoring2016 = (sheet: Sheet, scoring: Scoring, rounds: 'games' | 'matches'): void => {
  const read = readOf(rounds);
  const atoms = atomsOf(scoring);
  const unknown = atoms.get('X') ?? ZERO;
  const known = new Map([...atoms].filter(([atom]) => atom !== 'X'));
  const expected = read(known, new Set(known.keys())).adjourned;
  const inBB = new Map([...atoms, ['X', expected] as const]);
  const said = shortest(inBB, statementsOf(SYMBOLS_BB, ['W', 'D', 'L', 'Z', 'F', 'U'], inBB), {
    symbols: SYMBOLS_BB,
    read,
  });
  if (said.isComplete)
    for (const [letter, points] of said.statements)
      writeText(sheet, `BB${letter}`, 'scoring', formatPoints(points).padStart(4));
  if (!said.isComplete || said.statements.size > 0) writeXXS(sheet, atoms);
  if (unknown !== expected) write162(sheet, new Map([['X', unknown]]));
};

const write162 = (sheet: Sheet, statements: Statements): void =>
  writeFixed(sheet, '162', scoreEntries('scoring', statements));

/** Symbols and points in the columns of 162 and 362. */
export const scoreEntries = (path: string, statements: Statements): readonly Entry[] =>
  [...statements].flatMap(([symbol, points], index) => [
    { field: shifted(SCORES.symbol, index * SCORES_STRIDE), path, text: symbol },
    { field: shifted(SCORES.value, index * SCORES_STRIDE), path, text: formatPoints(points) },
  ]);

const writeXXS = (sheet: Sheet, atoms: Atoms): void => {
  const words = ATOMS_XXS.map(atom => `${atom}=${formatPoints(atoms.get(atom) ?? ZERO)}`);
  writeText(sheet, 'XXS', 'scoring', words.join(' '));
};

const atomsOf = (scoring: Scoring): Atoms =>
  new Map([
    ['WW', scoring.win.white],
    ['BW', scoring.win.black],
    ['WD', scoring.draw.white],
    ['BD', scoring.draw.black],
    ['WL', scoring.loss.white],
    ['BL', scoring.loss.black],
    ['FW', scoring.forfeitWin],
    ['FL', scoring.forfeitLoss],
    ['PAB', scoring.pairingBye],
    ['FPB', scoring.fullBye],
    ['HPB', scoring.halfBye],
    ['ZPB', scoring.zeroBye],
    ['X', scoring.adjourned],
  ]);

type Symbols = Readonly<Record<string, readonly ScoreAtom[]>>;

const statementsOf = (symbols: Symbols, order: readonly string[], atoms: Atoms): Statements =>
  new Map(order.map(symbol => [symbol, atoms.get(symbols[symbol]?.[0] ?? 'WW') ?? ZERO]));

/** As few statements as give the same scoring when read; all of them where none do, with what is missing told. */
const shortest = (
  atoms: Atoms,
  all: Statements,
  { symbols, read: scoringIn }: { readonly symbols: Symbols; readonly read: Read },
): { readonly statements: Statements; readonly isComplete: boolean } => {
  const wanted = fingerprint(atoms);
  const read = (statements: Statements) =>
    fingerprint(atomsOf(scoringIn(spread(statements, symbols), statedAlone(statements, symbols))));
  if (read(new Map()) === wanted) return { statements: new Map(), isComplete: true };
  const isComplete = read(all) === wanted;
  const target = isComplete ? wanted : read(all);
  let statements = all;
  for (const symbol of [...all.keys()].reverse()) {
    const fewer = new Map([...statements].filter(([other]) => other !== symbol));
    if (read(fewer) === target) statements = fewer;
  }
  return { statements, isComplete };
};

const spread = (statements: Statements, symbols: Symbols): Atoms =>
  new Map([...statements].flatMap(([symbol, points]) => (symbols[symbol] ?? []).map(atom => [atom, points])));

const statedAlone = (statements: Statements, symbols: Symbols): ReadonlySet<ScoreAtom> =>
  new Set(
    [...statements.keys()].flatMap(symbol => {
      const atoms = symbols[symbol] ?? [];
      return atoms.length === 1 ? atoms : [];
    }),
  );

const fingerprint = (atoms: Atoms): string => [...atoms.values()].join();
