import type { Part, Rule } from '../rules/index.ts';
import type { ScoreKind } from './code.ts';
import type { Edition, ModernEdition } from './edition.ts';
import { type Cell, type CellKind, type Entry, isForfeit, NOBODY, type Table } from './field.ts';
import { A1998, type Article, c07, OTHER_RULES } from './rules.ts';

/** How scores are read for a tie-break. */
export interface Reading {
  /** `/P`: forfeits are games against the scheduled opponent. */
  readonly forfeitsPlayed: boolean;
  /** Fore Buchholz: the paired games of the last round count as draws. */
  readonly fore: boolean;
}

export const PLAIN: Reading = { forfeitsPlayed: false, fore: false };
const FORE: Reading = { forfeitsPlayed: false, fore: true };

/** A participant's round, as it counts when opponents' results are summed: against whom, and with what score. */
export interface Encounter {
  readonly round: number;
  /** Index of the opponent; `NOBODY` for a dummy, or for oneself (1998). */
  readonly opponent: number;
  readonly against?: Part['against'];
  /** Tenths: own points in the round, as the tie-break counts them. */
  readonly points: number;
  /** Tenths: the score of the opponent, of the dummy, or of oneself. */
  readonly score: number;
  /** C.07, article 16.1.2: a voluntary unplayed round. */
  readonly voluntary: boolean;
  readonly rule: Rule;
}

/** Scores as opponents count them, and each participant's rounds with those scores. */
export interface Account {
  /** Tenths, by index: article 16.3, or the rule of the edition. */
  readonly seen: readonly number[];
  readonly encounters: (index: number, scored: ScoreKind) => readonly Encounter[];
}

/** Accounts of a table, each made when it is first asked for. */
export const accountsOf = (table: Table): ((kind: ScoreKind, reading: Reading) => Account) => {
  const made = new Map<string, Account>();
  return (kind, reading) => {
    const key = `${kind} ${reading.forfeitsPlayed} ${reading.fore}`;
    const account = made.get(key) ?? remembering(accountOf(table, kind, reading));
    made.set(key, account);
    return account;
  };
};

const remembering = ({ seen, encounters }: Account): Account => {
  const made: Record<ScoreKind, (readonly Encounter[])[]> = { mp: [], gp: [] };
  return {
    seen,
    encounters: (index, scored) => {
      const known = made[scored][index];
      if (known) return known;
      const found = encounters(index, scored);
      made[scored][index] = found;
      return found;
    },
  };
};

/** Every edition's rule for unplayed rounds. `kind` is the score that is added up. */
const accountOf = (field: Table, kind: ScoreKind, reading: Reading): Account => {
  switch (field.edition) {
    case '2026-03':
    case '2024-08':
      return field.schedule === 'predetermined'
        ? regularGames(field, kind, reading, field.edition)
        : byCategories(field, kind, reading, field.edition);
    case '1998':
      return drawAgainstOneself(field, kind, reading);
    case 'scrabble':
      return onlyOpponentsMet(field, kind, reading);
  }
};

/** C.07, article 16.1.2. */
const isVoluntary = (cell: Cell, reading: Reading): boolean =>
  cell.kind === 'half-bye' ||
  cell.kind === 'zero-bye' ||
  (cell.kind === 'forfeit-loss' && !isTakenAsGame(cell, reading));

const isTakenAsGame = (cell: Cell, reading: Reading): boolean =>
  cell.opponent !== NOBODY && isForfeit(cell.kind) && reading.forfeitsPlayed;

/** In Fore Buchholz every pairing of the last round is a drawn game, also one that was forfeited (article 8.3). */
const isForeDraw = (cell: Cell, field: Table, reading: Reading): boolean =>
  reading.fore && cell.round === field.finalRound && cell.opponent !== NOBODY && cell.kind !== 'annulled';

const CATEGORY: Readonly<Partial<Record<CellKind, Article>>> = {
  'pairing-bye': '16.2.1',
  'full-bye': '16.2.1',
  'forfeit-win': '16.2.2',
  'forfeit-loss': '16.2.4',
};

interface Rounds {
  /** Tenths: the real score, or the score with the last round drawn. */
  readonly own: number;
  readonly seen: number;
  /** Round of the first requested bye that only voluntary absences follow (16.2.5); Infinity: none. */
  readonly leftFrom: number;
}

/** C.07, articles 16.2 and 16.3. `/P` changes one's own rounds, not how opponents count them (decision 0048). */
const roundsOf = (field: Table, entry: Entry, kind: ScoreKind, fore: boolean): Rounds => {
  const { draw } = field.values[kind];
  const asRead = fore ? FORE : PLAIN;
  let own: number = entry.total[kind];
  let leftFrom = Number.POSITIVE_INFINITY;
  let seen = 0;
  let onlyVoluntary = true;
  for (let at = entry.cells.length - 1; at >= 0; at--) {
    const cell = entry.cells[at];
    if (!cell) continue;
    const foreDraw = isForeDraw(cell, field, asRead);
    if (foreDraw) own += draw - cell.points[kind];
    if (foreDraw || !isVoluntary(cell, PLAIN)) onlyVoluntary = false;
    else if (onlyVoluntary && cell.kind !== 'forfeit-loss') {
      leftFrom = cell.round;
      seen += draw - cell.points[kind];
    }
  }
  return { own, seen: own + seen, leftFrom };
};

const byCategories = (field: Table, kind: ScoreKind, reading: Reading, edition: ModernEdition): Account => {
  const rounds = field.entries.map(entry => roundsOf(field, entry, kind, reading.fore));
  const seen = rounds.map(each => each.seen);
  const drawn = field.values[kind].draw * field.rounds;
  const capped = edition === '2026-03';

  const encounter = (cell: Cell, index: number, scored: ScoreKind): Encounter | undefined => {
    const { round, opponent } = cell;
    const mine = rounds[index];
    if (cell.kind === 'annulled' || cell.kind === 'rest' || !mine) return undefined;
    const game = gameRule(cell, field, reading);
    if (game) {
      const points = game === '8.3' ? field.values[scored].draw : cell.points[scored];
      const theirs = rounds[opponent];
      const isAdjusted = game === '16.3' && theirs !== undefined && theirs.seen !== theirs.own;
      const rule = c07(edition, isAdjusted ? '16.3.2' : game);
      return { round, opponent, points, score: theirs?.seen ?? 0, voluntary: false, rule };
    }
    if (cell.kind === 'pending') return undefined;
    const forfeited = isForfeit(cell.kind) && opponent !== NOBODY;
    const cap = forfeited ? (seen[opponent] ?? 0) : drawn;
    const isCapped = capped && cap < mine.own;
    const category = CATEGORY[cell.kind] ?? (round >= mine.leftFrom ? '16.2.5' : '16.2.3');
    return {
      round,
      opponent: forfeited ? opponent : NOBODY,
      against: 'dummy',
      points: cell.points[scored],
      score: isCapped ? cap : mine.own,
      voluntary: isVoluntary(cell, reading),
      rule: c07(edition, isCapped ? (forfeited ? '16.4.1' : '16.4.2') : category),
    };
  };

  return {
    seen,
    encounters: (index, scored) => each(field, index, cell => encounter(cell, index, scored)),
  };
};

/** The article by which a round is a game against its opponent; undefined for a game against a dummy. */
const gameRule = (cell: Cell, field: Table, reading: Reading): '8.3' | '16.3' | 'P' | undefined => {
  if (isForeDraw(cell, field, reading)) return '8.3';
  if (cell.kind === 'played' || (cell.kind === 'pending' && cell.opponent !== NOBODY)) return '16.3';
  return isTakenAsGame(cell, reading) ? 'P' : undefined;
};

const each = (
  field: Table,
  index: number,
  encounter: (cell: Cell) => Encounter | undefined,
): readonly Encounter[] => {
  const found: Encounter[] = [];
  for (const cell of field.entries[index]?.cells ?? []) {
    const one = encounter(cell);
    if (one) found.push(one);
  }
  return found;
};

/** C.07, article 15.2: forfeits are regular games; nothing else can be unplayed. */
const regularGames = (field: Table, kind: ScoreKind, reading: Reading, edition: ModernEdition): Account => {
  const { draw } = field.values[kind];
  const seen = field.entries.map(entry => {
    const last = entry.cells.at(-1);
    return entry.total[kind] + (last && isForeDraw(last, field, reading) ? draw - last.points[kind] : 0);
  });
  return {
    seen,
    encounters: (index, scored) =>
      each(field, index, cell => {
        const { round, opponent } = cell;
        if (opponent === NOBODY || cell.kind === 'annulled') return undefined;
        const fore = isForeDraw(cell, field, reading);
        return {
          round,
          opponent,
          points: fore ? field.values[scored].draw : cell.points[scored],
          score: seen[opponent] ?? 0,
          voluntary: false,
          rule: c07(edition, fore ? '8.3' : isForfeit(cell.kind) ? '15.2' : '16.3'),
        };
      }),
  };
};

/** 1998, section 1: an unplayed game is a draw against oneself, on one's own side and on the opponents'. */
const drawAgainstOneself = (field: Table, kind: ScoreKind, reading: Reading): Account => {
  const { draw } = field.values[kind];
  const isGame = (cell: Cell) =>
    cell.kind === 'played' || cell.kind === 'pending' || isTakenAsGame(cell, reading);
  const seen = field.entries.map(entry => {
    let score: number = entry.total[kind];
    for (const cell of entry.cells)
      if (!isGame(cell) && cell.kind !== 'rest' && cell.kind !== 'annulled')
        score += draw - cell.points[kind];
    return score;
  });
  return {
    seen,
    encounters: (index, scored) =>
      each(field, index, cell => {
        const { round, opponent } = cell;
        if (cell.kind === 'rest' || cell.kind === 'annulled') return undefined;
        if (cell.kind === 'pending' && opponent === NOBODY) return undefined;
        if (isGame(cell))
          return {
            round,
            opponent,
            points: cell.points[scored],
            score: seen[opponent] ?? 0,
            voluntary: false,
            rule: A1998.buchholz,
          };
        return {
          round,
          opponent: NOBODY,
          against: 'oneself',
          points: field.values[scored].draw,
          score: seen[index] ?? 0,
          voluntary: false,
          rule: A1998.unplayed,
        };
      }),
  };
};

/** Seed 004 speaks of the opponents each player met: a round without one adds nothing. */
const onlyOpponentsMet = (field: Table, kind: ScoreKind, reading: Reading): Account => {
  const seen = field.entries.map(entry => entry.total[kind]);
  return {
    seen,
    encounters: (index, scored) =>
      each(field, index, cell =>
        cell.kind === 'played' || isTakenAsGame(cell, reading)
          ? {
              round: cell.round,
              opponent: cell.opponent,
              points: cell.points[scored],
              score: seen[cell.opponent] ?? 0,
              voluntary: false,
              rule: OTHER_RULES.scrabbleBuchholz,
            }
          : undefined,
      ),
  };
};

/** The rule of a definition: that of C.07 in its editions, the annex of 1998, or Scrabble's where it has one. */
export const definedBy = (
  edition: Edition,
  article: Article,
  older: { readonly y1998?: Rule; readonly scrabble?: Rule } = {},
): Rule => {
  if (edition === '1998' && older.y1998) return older.y1998;
  if (edition === 'scrabble' && older.scrabble) return older.scrabble;
  return c07(edition, article);
};
