import { CSV_COLUMNS } from '@pareo/engine/formats';
import type { ListField, ListPlan } from '@pareo/host';
import { foldedName } from '../rated-player.ts';
import type { Row } from './csv-rows.ts';

/* What the columns of a federation's list mean. Proposed from the headings, decided by whoever loads it. */

export type Field = ListField;
export type Plan = ListPlan;

/** Headings of lists of players mean the same here; these are only in rating lists. */
const OWN: Readonly<Record<string, Field>> = {
  id: 'nationalId',
  'national id': 'nationalId',
  'id nacional': 'nationalId',
  'id no': 'nationalId',
  codigo: 'nationalId',
  clave: 'nationalId',
  licencia: 'nationalId',
  licence: 'nationalId',
  license: 'nationalId',
  ficha: 'nationalId',
  'player id': 'nationalId',
  'codigo feda': 'nationalId',
  nombre: 'name',
  nombres: 'given',
  standard: 'standard',
  estandar: 'standard',
  clasico: 'standard',
  classical: 'standard',
  'rating std': 'standard',
  'elo std': 'standard',
  'elo nacional': 'standard',
  'national rating': 'standard',
  'rating nacional': 'standard',
  'elo feda': 'standard',
  nacional: 'standard',
  rapid: 'rapid',
  rapido: 'rapid',
  rapidas: 'rapid',
  rapida: 'rapid',
  'rating rapid': 'rapid',
  'elo rapid': 'rapid',
  'elo rapido': 'rapid',
  rpd: 'rapid',
  blitz: 'blitz',
  relampago: 'blitz',
  'rating blitz': 'blitz',
  'elo blitz': 'blitz',
  blz: 'blitz',
  ano: 'born',
  year: 'born',
};

const OF_LISTS: Readonly<Record<string, Field>> = {
  id: 'nationalId',
  name: 'name',
  lastName: 'name',
  firstName: 'given',
  rating: 'standard',
  title: 'title',
  federation: 'federation',
  fideId: 'fideId',
  birth: 'born',
  sex: 'sex',
};

const BY_HEADING: ReadonlyMap<string, Field> = new Map([
  ...Object.entries(CSV_COLUMNS).flatMap(([column, headings]) => {
    const field = OF_LISTS[column];
    return field === undefined
      ? []
      : headings.split(', ').map((heading): [string, Field] => [heading, field]);
  }),
  ...Object.entries(OWN),
]);

/** Each meaning once, in the first column that bears it. `Nombre` beside `Apellidos` is the given name. */
export const columnsByHeadings = (headings: readonly string[]): readonly (Field | null)[] => {
  const simple = headings.map(heading => foldedName(heading));
  const hasSurnames = simple.some(
    heading => /apellido|surname|last name|family name/.test(heading) && !/nombre/.test(heading),
  );
  const taken = new Set<Field>();
  return simple.map(heading => {
    const known = BY_HEADING.get(heading);
    const field = known === 'name' && hasSurnames && /^(?:nombres?|name)$/.test(heading) ? 'given' : known;
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
};

/** A row that names columns: two of its words are known, or the only one is, and no cell is a number of three figures. */
export const isHeadings = ({ cells }: Row): boolean => {
  const known = columnsByHeadings(cells).filter(field => field !== null).length;
  return known > 0 && !cells.some(cell => /\d{3}/.test(cell));
};
