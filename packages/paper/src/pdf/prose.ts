import type { Prose } from '../model.ts';
import { type Area, RULE, SECOND_INK } from './measures.ts';
import { drawLine, linesOf, type Sheet, write } from './pen.ts';
import { artifact, text } from './tags.ts';

const SIZE = 11;
const LINE = SIZE * 1.45;

/** Paragraphs from `from` on; a heading stays with its first line. Gives where it ended. */
export const drawProse = (
  sheet: Sheet,
  prose: Prose,
  { area, newPage, from }: { readonly area: Area; readonly newPage: () => void; readonly from: number },
): { readonly y: number } => {
  const bottom = area.top + area.height;
  let y = from + LINE * 0.5;
  const makeRoom = (height: number): void => {
    if (y + height <= bottom) return;
    newPage();
    y = area.top;
  };
  if (prose.heading !== undefined) {
    makeRoom(LINE * 2.6);
    y += LINE * 1.2;
    const { heading } = prose;
    text(sheet, 'H2', () =>
      write(sheet, heading, { x: area.left, baseline: y }, { size: SIZE + 1, weight: 'strong' }),
    );
    y += LINE * 0.3;
  }
  for (const paragraph of prose.paragraphs) {
    for (const line of linesOf(sheet, paragraph, area.width, { size: SIZE })) {
      makeRoom(LINE);
      y += LINE;
      text(sheet, 'P', () => write(sheet, line, { x: area.left, baseline: y }, { size: SIZE }));
    }
    y += LINE * 0.35;
  }
  if (prose.signature !== undefined) {
    makeRoom(LINE * 5);
    y += LINE * 4;
    const { signature } = prose;
    artifact(sheet, () => drawLine(sheet, [area.left, y], [area.left + area.width / 2, y], RULE));
    const ink = { size: SIZE - 2, colour: SECOND_INK };
    text(sheet, 'P', () => write(sheet, signature, { x: area.left, baseline: y + LINE }, ink));
    y += LINE;
  }
  return { y };
};
