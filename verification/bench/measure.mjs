/**
 * The best of several runs: what the work takes when nothing else disturbs it. Wall time in milliseconds, and beside it
 * the time of the processor, which another program on the machine stretches less.
 */
export const bestOf = (runs, work) => {
  let [ms, cpu] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let value;
  for (let run = 0; run < runs; run++) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    value = work();
    ms = Math.min(ms, performance.now() - start);
    const { user, system } = process.cpuUsage(used);
    cpu = Math.min(cpu, (user + system) / 1000);
  }
  return { ms, cpu, value };
};

/** How cost grows: the exponent of n between two measurements. */
export const exponent = (before, after) =>
  before && after && before.n < after.n && before.ms > 0
    ? Math.log(after.ms / before.ms) / Math.log(after.n / before.n)
    : undefined;

export const shown = value =>
  Number.isInteger(value)
    ? String(value)
    : typeof value === 'number'
      ? value >= 100
        ? value.toFixed(0)
        : value.toFixed(value >= 10 ? 1 : 2)
      : (value ?? '');

/** Every table printed, for the page that is written at the end. */
const printed = [];

export const pageOfTables = () =>
  printed
    .map(({ title, cells: [head, ...rows] }) =>
      [`## ${title}`, '', rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf)].join('\n'),
    )
    .join('\n\n');

const rowOf = cells => `| ${cells.join(' | ')} |`;

export const printTable = (title, columns, rows) => {
  const cells = [columns, ...rows.map(row => columns.map(column => shown(row[column])))];
  printed.push({ title, cells });
  const widths = columns.map((_, index) => Math.max(...cells.map(row => row[index].length)));
  const line = row =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index])))
      .join('  ');
  console.log(`\n${title}`);
  console.log(line(cells[0]));
  console.log(widths.map(width => '─'.repeat(width)).join('──'));
  for (const row of cells.slice(1)) console.log(line(row));
};
