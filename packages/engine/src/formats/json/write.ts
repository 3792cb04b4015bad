import {
  accept,
  type Issue,
  issue,
  type Outcome,
  refuseAll,
  type TournamentRecord,
  toldOf,
} from '../../model/index.ts';
import type { Json, Schema } from '../../shape/index.ts';
import { readDocument } from './shape.ts';
import { document } from './shapes.ts';

/**
 * Our JSON says everything that a record says. Lists that are empty are left out. Refused: what our reader would
 * refuse, such as a line end inside a name.
 */
export const writeJson = (record: TournamentRecord): Outcome<string, Issue> => {
  const json = document.write({ format: 'pareo-tournament', version: 1, ...record });
  const { faults } = readDocument(document, json);
  return faults.length > 0
    ? refuseAll(
        toldOf(
          faults.kept.map(found => notExpressible(found.issue)),
          faults.length,
        ),
      )
    : accept(`${layOut(withoutEmptyLists(json), '')}\n`);
};

const notExpressible = ({ data }: Issue): Issue =>
  issue('not-expressible', {
    format: 'json',
    field: 'pointer' in data ? data.pointer.slice(1) : '',
    value: 'found' in data ? String(data.found) : '',
  });

/** JSON Schema of what is read and written: `docs/reference/tournament.schema.json`. */
export const tournamentSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A tournament of Pareo',
  description: 'Points are decimal numbers. Rounds, players and teams are named by their numbers, from 1.',
  ...document.schema,
};

const withoutEmptyLists = (json: Json): Json => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const isEmpty = (value: Json) => Array.isArray(value) && value.length === 0;
  return Object.fromEntries(
    Object.entries(json).filter(([key, value]) => key === 'players' || !isEmpty(value)),
  );
};

const WIDTH = 100;

/** What fits on a line stands on a line: a turn, a pair, a header's field. */
const layOut = (json: Json, indent: string): string => {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(json) ? '[]' : '{}';
  const names = Array.isArray(json) ? undefined : Object.keys(json).map(key => JSON.stringify(key));
  const values = Object.values(json).map(value => layOut(value, inner));
  const parts = (colon: string) =>
    values.map((value, at) => (names ? `${names[at]}${colon}${value}` : value));
  const line = `${open}${parts(':').join(',')}${close}`;
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line;
  return `${open}\n${parts(': ')
    .map(part => inner + part)
    .join(',\n')}\n${indent}${close}`;
};
