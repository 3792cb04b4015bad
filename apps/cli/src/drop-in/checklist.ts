import { formatPoints } from '@pareo/engine/model';
import type { Checklist, ChecklistRow } from '@pareo/tournament';

/** The checklist of a round as the engines we stand in for write it: columns as wide as they must be, tabs between. */
export const checklistAsText = ({ round, headings, rows }: Checklist): string => {
  const past = Array.from({ length: round - 1 }, (_, at) => `R${at + 1}`);
  const heading = ['ID', 'Pts', '-'.repeat(round), 'Pref', ...(headings ?? []), 'Cur', '', ...past];
  const lines = rows.map(row => cellsOf(row, round));
  const widths = heading.map((cell, at) =>
    Math.max(cell.length, ...lines.map(line => line[at]?.length ?? 0)),
  );
  const printed = (cells: readonly string[]) =>
    cells.map((cell, at) => `${cell.padStart(widths[at] ?? 0)}\t`).join('');
  const scoregroups = lines.map((line, at) => {
    const isFirst = rows[at]?.pairingScore !== rows[at - 1]?.pairingScore;
    return `\n${isFirst ? '\n' : ''}${printed(line)}`;
  });
  return `\n${printed(heading)}${scoregroups.join('')}\n\n\n`;
};

const cellsOf = (row: ChecklistRow, round: number): readonly string[] => [
  String(row.id),
  formatPoints(row.pairingScore),
  row.colours.map(colour => LETTERS[colour]).join(''),
  preferenceOf(row),
  ...(row.criteria
    ? [
        row.criteria.mayHaveBye ? 'Y' : 'N',
        ...row.criteria.floats.map(float => (float === undefined ? ' ' : { down: 'D', up: 'U' }[float])),
      ]
    : []),
  currentOf(row),
  '',
  ...Array.from({ length: round - 1 }, (_, at) => String(row.opponents[at] ?? '')),
];

const LETTERS = { white: 'W', black: 'B' } as const;

const preferenceOf = ({ preference }: ChecklistRow): string => {
  if (!preference) return 'A ';
  const letter = LETTERS[preference.colour];
  return { absolute: `${letter} `, strong: `(${letter})`, mild: `${letter.toLowerCase()} ` }[
    preference.strength
  ];
};

const currentOf = ({ current }: ChecklistRow): string => {
  if (!current) return '';
  return current.kind === 'bye' ? '(bye)' : `(${current.opponent}${LETTERS[current.colour]})`;
};
