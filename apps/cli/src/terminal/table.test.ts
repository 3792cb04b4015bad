import { expect, test } from 'vitest';
import { paintFor } from './paint.ts';
import { drawTable } from './table.ts';
import { measureFor } from './width.ts';

const plain = paintFor({ isTTY: false }, {});

const COLUMNS = [
  { heading: 'Bd', align: 'right' },
  { heading: 'Title', align: 'left' },
  { heading: 'Name', align: 'left' },
] as const;

test('numbers to the right, names to the left, no blanks at the end of a line', async () => {
  const table = await drawTable(
    {
      columns: COLUMNS,
      rows: [
        ['9', 'GM', 'Ana'],
        ['10', '', 'Iñaki'],
      ],
    },
    plain,
  );
  expect(table).toBe('Bd  Title  Name\n────────────────\n 9  GM     Ana\n10         Iñaki\n');
});
test('a column that is empty in every row is left out', async () => {
  const table = await drawTable({ columns: COLUMNS, rows: [['1', '', 'Ana']] }, plain);
  expect(table.split('\n')[0]).toBe('Bd  Name');
});
test('letters of two columns keep the lines straight', async () => {
  const width = await measureFor(['丁立人', 'e\u0301']);
  expect([width('丁立人'), width('e\u0301'), width('Ana')]).toEqual([6, 1, 3]);
  const table = await drawTable(
    {
      columns: [
        { heading: 'Name', align: 'left' },
        { heading: 'Pts', align: 'right' },
      ],
      rows: [
        ['丁立人', '1'],
        ['Ana', '½'],
      ],
    },
    plain,
  );
  expect(table.split('\n').slice(2, 4)).toEqual(['丁立人    1', 'Ana       ½']);
});
test('colours only on a terminal, and not where NO_COLOR is set', () => {
  expect(paintFor({ isTTY: true }, {}).bold('x')).not.toBe('x');
  expect(paintFor({ isTTY: true }, { NO_COLOR: '1' }).bold('x')).toBe('x');
  expect(paintFor({ isTTY: false }, {}).bold('x')).toBe('x');
});
