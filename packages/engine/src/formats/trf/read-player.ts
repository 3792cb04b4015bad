import {
  type Colour,
  type Game,
  issue,
  LIMITS,
  type NationalRecord,
  playerId,
  type Turn,
} from '../../model/index.ts';
import { given } from '../given.ts';
import { CELL, CELL_STRIDE, gapsOf, PLAYER, STATIC } from './columns.ts';
import { add, type Draft, fault, keepUnread, keepWithNotice } from './draft.ts';
import { type Fields, faultShifted, fixedRecord } from './fields.ts';
import { positiveNumber, wholeNumber } from './numbers.ts';
import type { ReadRow } from './read-header.ts';
import {
  BLANK,
  between,
  characterAt,
  firstIntruder,
  isBlankAt,
  lengthOf,
  placeIn,
  type Row,
  textIn,
  unitAt,
} from './row.ts';

/* The rounds that follow the fixed part are checked cell by cell. */
const fixedPart = fixedRecord(PLAYER, {
  first: { from: CELL.opponent.from, to: CELL.opponent.from + CELL_STRIDE - 1, align: 'left' },
  stride: CELL_STRIDE,
});
const nationalPart = fixedRecord(STATIC);
const GAPS_OF_STATIC = gapsOf(STATIC);

export const readPlayer: ReadRow = (row, draft) => {
  const number = wholeNumber(textIn(row, PLAYER.id));
  const fields = fixedPart(row, draft);
  if (number === undefined) draft.doubts.someoneIsLost = true;
  else rememberLine(draft, row, number);
  if (!fields) {
    if (number !== undefined) loseLine(draft, number);
    return;
  }
  if (isCutShort(row)) {
    fault(draft, 'line-cut-short', { record: row.record }, placeIn(row, lengthOf(row)));
    if (number !== undefined) loseLine(draft, number);
    return;
  }
  const id = fields.required('id');
  if (id === undefined) return;
  const before = draft.faults.length;
  const rating = fields.whole('rating');
  const rank = fields.whole('rank');
  const known = given({
    sex: letters(fields, 'sex'),
    title: letters(fields, 'title'),
    rating: rating === 0 ? undefined : rating,
    federation: fields.text('federation'),
    fideId: fields.text('number'),
    birth: fields.text('birth'),
    statedPoints: fields.points('points'),
    statedRank: rank === 0 ? undefined : rank,
  });
  if (draft.faults.length > before) draft.doubts.players.add(id);
  const name = fields.text('name') ?? '';
  draft.players.push({ id: playerId(id), name, ...known, turns: turnsIn(row, id, draft) });
};

/** A national rating record: the federation's code, then the columns of 001. Other lines that begin so are kept. */
export const readNational: ReadRow = (row, draft) => {
  if (wholeNumber(textIn(row, STATIC.id)) === undefined) return keepWithNotice(draft, row);
  if (!isNational(row)) return keepUnread(draft, row);
  const fields = nationalPart(row, draft);
  const id = fields?.required('id');
  if (!fields || id === undefined) return;
  const national: NationalRecord = {
    federation: row.record,
    ...given({
      rating: fields.whole('rating'),
      id: fields.text('number'),
      name: fields.text('name'),
      title: fields.text('title'),
      birth: fields.text('birth'),
      sex: fields.text('sex'),
      origin: fields.text('federation'),
    }),
  };
  const known = draft.national.get(id) ?? [];
  if (known.length === 0) draft.national.set(id, known);
  add(draft, row, known, { row, national });
};

/** A start number where 001 has it, a rating that is a number, and nothing between the fields or after them. */
const isNational = (row: Row): boolean =>
  positiveNumber(textIn(row, STATIC.id)) !== undefined &&
  (textIn(row, STATIC.rating) === '' || wholeNumber(textIn(row, STATIC.rating)) !== undefined) &&
  lengthOf(row) <= STATIC.birth.to &&
  firstIntruder(row, GAPS_OF_STATIC) === undefined;

const letters = (fields: Fields<keyof typeof PLAYER>, name: 'sex' | 'title'): string | undefined => {
  const text = fields.text(name);
  return text === undefined || isOfLetters(text) ? text : fields.unreadable(name);
};

const isOfLetters = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at) | 0x20;
    if (unit < 0x61 || unit > 0x7a) return false;
  }
  return true;
};

const rememberLine = (draft: Draft, row: Row, number: number): void => {
  const lines = draft.places.players.get(number);
  if (lines) lines.push(row.line);
  else draft.places.players.set(number, [row.line]);
};

/** The player is known, what the line says of him is not. */
const loseLine = (draft: Draft, number: number): void => {
  draft.players.push({ id: playerId(number), name: '', turns: [] });
  draft.doubts.players.add(number);
};

/** Ends before the name, or inside a field that is always written whole. */
export const isCutShort = (row: Row): boolean => {
  const length = lengthOf(row);
  if (length < PLAYER.name.from) return true;
  if (length >= PLAYER.rating.from && length < PLAYER.rating.to) return true;
  const birth = length - PLAYER.birth.from + 1;
  return length >= PLAYER.birth.from && length < PLAYER.birth.to && birth !== 4;
};

/** Up to the last round of which the line says anything. */
const turnsIn = (row: Row, player: number, draft: Draft): readonly Turn[] => {
  const turns: Turn[] = [];
  const length = lengthOf(row);
  const beyond = CELL.opponent.from + CELL_STRIDE * LIMITS.rounds;
  if (length >= beyond) {
    const found = Math.ceil((length - CELL.opponent.from + 1) / CELL_STRIDE);
    const data = { limit: 'rounds', maximum: LIMITS.rounds, found } as const;
    draft.faults.push(issue('limit-exceeded', data, placeIn(row, beyond)));
    draft.doubts.players.add(player);
    return turns;
  }
  for (let offset = 0; CELL.opponent.from + offset <= length; offset += CELL_STRIDE) {
    const intruder = intruderInCell(row, offset);
    if (intruder !== undefined) {
      faultShifted(draft, row, intruder);
      draft.doubts.players.add(player);
      return turns;
    }
    const turn = turnIn(row, offset);
    turns.push(isCellFault(turn) ? UNPAIRED : turn);
    if (isCellFault(turn)) faultOfCell(draft, row, turn, { player, round: turns.length, offset });
  }
  while (turns.at(-1)?.kind === 'unpaired') turns.pop();
  return turns;
};

const GAPS_OF_CELL = [96, 98, 100, 101];

const intruderInCell = (row: Row, offset: number): number | undefined => {
  for (const column of GAPS_OF_CELL) if (!isBlankAt(row, column + offset)) return column + offset;
  return undefined;
};

const UNPAIRED: Turn = { kind: 'unpaired' };

/** What can be wrong with a cell that stands in its columns. */
type CellFault = 'cell-unreadable' | 'colour-missing' | 'line-cut-short';
const isCellFault = (turn: Turn | CellFault): turn is CellFault => typeof turn === 'string';

type Played = Pick<Game, 'result' | 'unrated'>;

const RESULTS: Readonly<Record<string, Played>> = {
  '1': { result: 'win' },
  '=': { result: 'draw' },
  '0': { result: 'loss' },
  W: { result: 'win', unrated: true },
  D: { result: 'draw', unrated: true },
  L: { result: 'loss', unrated: true },
};

const BYES: Readonly<Record<string, Turn>> = {
  U: { kind: 'pairing-bye' },
  F: { kind: 'requested-bye', worth: 'full' },
  H: { kind: 'requested-bye', worth: 'half' },
  Z: { kind: 'requested-bye', worth: 'zero' },
};

const COLOURS_WRITTEN: Readonly<Record<string, Colour | 'none'>> = {
  ' ': 'none',
  '-': 'none',
  w: 'white',
  W: 'white',
  b: 'black',
  B: 'black',
};

const turnIn = (row: Row, offset: number): Turn | CellFault => {
  const opponent = opponentIn(row, offset);
  const letter = characterAt(row, CELL.colour.from + offset);
  const result = characterAt(row, CELL.result.from + offset).toUpperCase();
  const written = COLOURS_WRITTEN[letter];
  if (opponent === undefined || written === undefined) return 'cell-unreadable';
  const colour = written === 'none' ? undefined : written;
  if (result === '+' || result === '-')
    return {
      kind: 'forfeit',
      ...given({ opponent: opponent === 0 ? undefined : playerId(opponent), colour }),
      won: result === '+',
    };
  if (opponent === 0) {
    if (colour) return 'cell-unreadable';
    return result === ' ' ? UNPAIRED : (BYES[result] ?? 'cell-unreadable');
  }
  if (colour === undefined) return withoutColour(row, offset, letter, result);
  if (result === ' ') return { kind: 'adjourned', opponent: playerId(opponent), colour };
  const played = RESULTS[result];
  return played ? { kind: 'game', opponent: playerId(opponent), colour, ...played } : 'cell-unreadable';
};

/** 0: nobody. Undefined: not a number. Character by character, since a thousand players have ten thousand cells. */
const opponentIn = (row: Row, offset: number): number | undefined => {
  let number = 0;
  let isOver = false;
  let hasBegun = false;
  for (let column = CELL.opponent.from; column <= CELL.opponent.to; column++) {
    const unit = unitAt(row, column + offset);
    if (unit === BLANK) isOver = hasBegun;
    else {
      if (isOver || unit < ZERO_DIGIT || unit > NINE_DIGIT) return undefined;
      hasBegun = true;
      number = number * 10 + unit - ZERO_DIGIT;
    }
  }
  return number;
};

const [ZERO_DIGIT, NINE_DIGIT] = [0x30, 0x39];

const withoutColour = (row: Row, offset: number, letter: string, result: string): CellFault => {
  const endsThere = lengthOf(row) <= CELL.opponent.to + offset;
  if (endsThere && letter === ' ' && result === ' ') return 'line-cut-short';
  return result === ' ' || RESULTS[result] ? 'colour-missing' : 'cell-unreadable';
};

const faultOfCell = (
  draft: Draft,
  row: Row,
  code: CellFault,
  { player, round, offset }: { readonly player: number; readonly round: number; readonly offset: number },
): void => {
  const rounds = draft.doubts.cells.get(player) ?? new Set();
  draft.doubts.cells.set(player, rounds.add(round));
  const at = (column: number) => placeIn(row, column + offset);
  if (code === 'colour-missing') fault(draft, code, { player, round }, at(CELL.colour.from));
  else if (code === 'line-cut-short') fault(draft, code, { record: row.record }, placeIn(row, lengthOf(row)));
  else {
    const text = between(row, CELL.opponent.from + offset, CELL.result.to + offset);
    fault(draft, code, { player, round, text }, at(CELL.opponent.from));
  }
};
