import { birthIn, isNothing, ratingIn as readRating, sexesIn } from '@pareo/engine/formats';
import { titleIn } from '@pareo/engine/model';
import type { Line, LineFaultCode, ListReader, RatedPlayer } from '../rated-player.ts';
import { type Row, rowReader } from './csv-rows.ts';
import type { Field, Plan } from './plan.ts';

/* A federation's list, row by row, as its columns are understood. What cannot be read is a fault of its line, never a guess. */

/** `federation`: of the list, for players whose row has none. */
export const csvList = (plan: Plan, federation: string): ListReader => {
  const rows = rowReader(plan.separator);
  const known = new Set<string>();
  const sexColumn = plan.columns.indexOf('sex');
  let sexOf: OfList['sexOf'] | undefined;
  let isFirst = true;
  return piece => {
    const found = rows(piece);
    // How the column writes the sex is seen by its beginning.
    if (found.length > 0) sexOf ??= sexesIn(found.map(({ cells }) => cells[sexColumn] ?? ''));
    const ofList: OfList = { federation, sexOf: sexOf ?? sexesIn([]) };
    return found.flatMap((row): readonly Line[] => {
      const isHeading = isFirst && plan.hasHeadings;
      isFirst = false;
      return isHeading ? [] : [once(playerOf(row, plan, ofList), row.line, known)];
    });
  };
};

interface OfList {
  readonly federation: string;
  readonly sexOf: (text: string) => 'm' | 'w' | undefined;
}

/** Two rows with one number: nobody knows which of them counts. */
const once = (line: Line, number: number, known: Set<string>): Line => {
  if ('code' in line || line.nationalId === undefined) return line;
  if (known.has(line.nationalId)) return { line: number, code: 'id-twice', text: line.nationalId };
  known.add(line.nationalId);
  return line;
};

const playerOf = ({ line, cells }: Row, { columns }: Plan, { federation, sexOf }: OfList): Line => {
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
  // A title of the federation stays in its list.
  if (!isNothing(cell('title'))) player.title = titleIn(cell('title')) ?? cell('title').toUpperCase();
  for (const kind of ['standard', 'rapid', 'blitz'] as const) {
    const rating = ratingIn(cell(kind));
    if (rating === undefined) return fault('rating-invalid', cell(kind));
    if (rating > 0) player[kind] = rating;
  }
  const born = yearIn(cell('born'));
  if (born === undefined) return fault('birth-invalid', cell('born'));
  if (born > 0) player.born = born;
  if (!isNothing(cell('sex'))) {
    const sex = sexOf(cell('sex'));
    if (sex === undefined) return fault('sex-invalid', cell('sex'));
    player.sex = sex;
  }
  return player;
};

/** 0: none. */
const ratingIn = (text: string): number | undefined => (isNothing(text) ? 0 : readRating(text));

/** 0: not known. The year alone is kept, so that the order of day and month does not matter. */
const yearIn = (text: string): number | undefined => {
  if (isNothing(text)) return 0;
  const birth = birthIn(text, 'day-first') ?? birthIn(text, 'month-first');
  return birth === undefined ? undefined : Number(birth.slice(0, 4));
};
