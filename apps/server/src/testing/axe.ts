import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page, with the first element of each. */
export const faultsIn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    (
      window as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run(),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};
