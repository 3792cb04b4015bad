/* Interactions of the flows beside their budgets (screens.md, section 5): counted by the tests, printed as a table. */

interface Line {
  readonly flow: string;
  readonly counted: number;
  readonly budget: number;
}

const lines: Line[] = [];

export const counted = (flow: string, count: number, budget: number): void => {
  lines.push({ flow, counted: count, budget });
};

export const tableOfBudgets = (): string =>
  [
    'flow'.padEnd(44) + 'counted'.padStart(8) + 'budget'.padStart(8),
    ...lines.map(
      ({ flow, counted: count, budget }) =>
        flow.padEnd(44) +
        String(count).padStart(8) +
        String(budget).padStart(8) +
        (count > budget ? '  over' : ''),
    ),
  ].join('\n');

export const overBudget = (): readonly string[] =>
  lines.filter(({ counted: count, budget }) => count > budget).map(({ flow }) => flow);
