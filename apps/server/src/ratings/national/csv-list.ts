import type { Line, LineFaultCode, ListReader, RatedPlayer } from '../rated-player.ts';
import { type Row, rowReader } from './csv-rows.ts';
import type { Field, Plan } from './plan.ts';

/* A federation's list, row by row, as its columns are understood. What cannot be read is a fault of its line, never a guess. */

/** `federation`: of the list, for players whose row has none. */
export const csvList = (plan: Plan, federation: string): ListReader => {
  const rows = rowReader(plan.separator);
  const known = new Set<string>();
  let isFirst = true;
  return piece =>
    rows(piece).flatMap((row): readonly Line[] => {
      const isHeading = isFirst && plan.hasHeadings;
      isFirst = false;
      return isHeading ? [] : [once(playerOf(row, plan, federation), row.line, known)];
    });
};

/** Two rows with one number: nobody knows which of them counts. */
const once = (line: Line, number: number, known: Set<string>): Line => {
  if ('code' in line || line.nationalId === undefined) return line;
  if (known.has(line.nationalId)) return { line: number, code: 'id-twice', text: line.nationalId };
  known.add(line.nationalId);
  return line;
};

const playerOf = ({ line, cells }: Row, { columns }: Plan, federation: string): Line => {
  const fault = (code: LineFaultCode, text?: string): Line => ({
    line,
    code,
    ...(text === undefined ? {} : { text: text.slice(0, 60) }),
  });
  const cell = (field: Field): string => {
    const at = columns.indexOf(field);
    return at < 0 ? '' : (cells[at] ?? '').replace(/\s+/g, ' ');
  };
  const extra = cells.slice(columns.length).find(text => text !== '');
  if (extra !== undefined) return fault('cells-too-many', extra);
  const given = cell('given');
  const surname = cell('name');
  if (surname === '') return fault('name-missing');
  const fideId = cell('fideId');
  if (!/^\d{0,12}$/.test(fideId)) return fault('fide-id-invalid', fideId);
  const player: { -readonly [Name in keyof RatedPlayer]: RatedPlayer[Name] } = {
    name: given === '' ? surname : `${surname}, ${given}`,
    federation: cell('federation').toUpperCase() || federation,
  };
  if (Number(fideId) > 0) player.id = Number(fideId);
  if (cell('nationalId') !== '') player.nationalId = cell('nationalId');
  if (cell('title') !== '') player.title = cell('title').toUpperCase();
  for (const kind of ['standard', 'rapid', 'blitz'] as const) {
    const rating = ratingIn(cell(kind));
    if (rating === undefined) return fault('rating-invalid', cell(kind));
    if (rating > 0) player[kind] = rating;
  }
  const born = yearIn(cell('born'));
  if (born === undefined) return fault('birth-invalid', cell('born'));
  if (born > 0) player.born = born;
  const sex = sexIn(cell('sex'));
  if (sex === undefined) return fault('sex-invalid', cell('sex'));
  if (sex !== '') player.sex = sex;
  return player;
};

/** 0: none. Fractions are rounded to the nearest, a half upwards. */
const ratingIn = (text: string): number | undefined => {
  if (/^[-–—.]?$/.test(text)) return 0;
  if (!/^\d{1,4}(?:[.,]\d+)?$/.test(text)) return undefined;
  return Math.floor(Number(text.replace(',', '.')) + 0.5);
};

/** 0: not known. A year alone, or a date that ends or begins with one. */
const yearIn = (text: string): number | undefined => {
  if (/^(?:[-–—.]|0+)?$/.test(text)) return 0;
  const [, alone, first, last] =
    /^(?:(\d{4})|(\d{4})[-/.]\d{1,2}[-/.]\d{1,2}(?:[ T].*)?|\d{1,2}[-/.]\d{1,2}[-/.](\d{4}))$/.exec(text) ??
    [];
  const year = Number(alone ?? first ?? last ?? Number.NaN);
  return year >= 1850 && year <= 2200 ? year : undefined;
};

const WOMEN = ['w', 'f', 'd', 'mujer', 'femenino', 'femenina', 'female', 'woman', 'dama'];
const MEN = ['m', 'h', 'v', 'hombre', 'masculino', 'male', 'man', 'varon', 'varón'];

const sexIn = (text: string): 'm' | 'w' | '' | undefined => {
  const word = text.toLowerCase();
  if (word === '' || word === '-') return '';
  if (WOMEN.includes(word)) return 'w';
  return MEN.includes(word) ? 'm' : undefined;
};
