import { cellOf } from '@pareo/engine/formats';
import type { AuditEntry } from '@pareo/host';

const COLUMNS = [
  'n',
  'at',
  'kind',
  'actor',
  'actor id',
  'person',
  'person id',
  'tournament',
  'tournament id',
  'about',
];

/** The audit for a spreadsheet, in the order it is given. */
export const auditTable = (entries: readonly AuditEntry[]): string =>
  [COLUMNS, ...entries.map(cellsOf)].map(cells => `${cells.map(cellOf).join(',')}\r\n`).join('');

const cellsOf = ({ n, at, kind, actor, person, tournament, about }: AuditEntry): readonly string[] => [
  String(n),
  at,
  kind,
  ...[actor, person, tournament].flatMap(one => [one?.name ?? '', one?.id ?? '']),
  Object.entries(about)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; '),
];
