import type { Diplomas } from '../model.ts';
import { HAIRLINE, mm, RULE, SECOND_INK } from './measures.ts';
import { drawLine, evenSizeFor, type Sheet, write, writeIn } from './pen.ts';
import { artifact, text } from './tags.ts';

const EDGE = mm(12);
const LARGEST_NAME = 40;

/** One a page, within a frame. */
export const drawDiplomas = (
  sheet: Sheet,
  { title, awarded, signatures, lines, diplomas }: Diplomas,
  {
    size: [width, height],
    newPage,
  }: { readonly size: readonly [number, number]; readonly newPage: () => void },
): void => {
  const room = width - 6 * EDGE;
  const fitting = (said: string, most: number): number =>
    Math.min(most, evenSizeFor(sheet, [said], { ink: { size: 1, weight: 'strong' }, width: room }));
  for (const [at, { name, achievement }] of diplomas.entries()) {
    if (at > 0) newPage();
    artifact(sheet, () => {
      sheet
        .rect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE)
        .lineWidth(RULE.width * 2)
        .strokeColor(RULE.colour)
        .stroke();
    });
    const centred = (said: string, baseline: number, size: number, strong = false): void =>
      writeIn(
        sheet,
        said,
        { x: 0, width, baseline },
        { size, align: 'centre', ...(strong ? { weight: 'strong' as const } : { colour: SECOND_INK }) },
      );
    text(sheet, 'P', () => {
      centred(title, height * 0.26, 48, true);
      centred(awarded, height * 0.36, 16);
      centred(name, height * 0.48, fitting(name, LARGEST_NAME), true);
      centred(achievement, height * 0.58, fitting(achievement, 24), true);
      for (const [row, line] of lines.entries())
        centred(line, height * 0.67 + row * 22, Math.min(16, fitting(line, 16)));
      const each = (width - 6 * EDGE) / signatures.length;
      for (const [column, signature] of signatures.entries()) {
        const x = 3 * EDGE + column * each + EDGE / 2;
        const y = height - 3.2 * EDGE;
        drawLine(sheet, [x, y], [x + each - EDGE, y], HAIRLINE);
        write(sheet, signature, { x, baseline: y + 12 }, { size: 9, colour: SECOND_INK });
      }
    });
  }
};
