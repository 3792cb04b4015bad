import type { Bracket, BracketMatch } from '../model.ts';
import { type Area, HAIRLINE, RULE, SECOND_INK } from './measures.ts';
import { drawLine, linesOf, type Sheet, widthOf, write, writeIn } from './pen.ts';

const HEADING = 16;
const GAP = 10;
const LARGEST = 10;
const SMALLEST = 5;

/** Names stand on lines; where nobody is known yet, the line is there to be filled. */
export const drawBracket = (
  sheet: Sheet,
  { heading, rounds, champion, third }: Bracket,
  area: Area,
): void => {
  const columns = rounds.length + 1;
  const width = area.width / columns;
  const top = area.top + HEADING + (heading === undefined ? 0 : HEADING);
  const height = area.top + area.height - top;
  const places = 2 * (rounds[0]?.matches.length ?? 1);
  const size = Math.max(SMALLEST, Math.min(LARGEST, (height / places) * 0.62));
  if (heading !== undefined)
    write(sheet, heading, { x: area.left, baseline: area.top + 11 }, { size: 12, weight: 'strong' });
  for (const [column, round] of rounds.entries()) {
    const x = area.left + column * width;
    write(sheet, round.heading, { x, baseline: top - 6 }, { size: 9, colour: SECOND_INK });
    const step = height / round.matches.length;
    for (const [at, match] of round.matches.entries())
      drawMatch(sheet, match, { x, y: top + at * step, width, height: step, size });
  }
  const x = area.left + rounds.length * width;
  drawSide(sheet, champion, { x, y: top + height / 2, width: width - GAP, size, isStrong: true });
  if (third === undefined) return;
  const y = top + height * 0.82;
  write(sheet, third.heading, { x, baseline: y - size * 2.2 }, { size: 9, colour: SECOND_INK });
  const [upper, lower] = third.sides;
  drawSide(sheet, upper, { x, y, width: width - GAP, size, isStrong: third.winner === 0 });
  drawSide(sheet, lower, { x, y: y + size * 2.2, width: width - GAP, size, isStrong: third.winner === 1 });
  write(sheet, third.result, { x, baseline: y + size * 3.6 }, { size: size * 0.9, colour: SECOND_INK });
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** Two sides, the line that joins them, and between them the number of the match and its score. */
const drawMatch = (sheet: Sheet, match: BracketMatch, { x, y, width, height, size }: Box): void => {
  const [first, second] = [y + height / 4, y + (3 * height) / 4];
  const right = x + width - GAP;
  for (const [index, line] of [first, second].entries())
    drawSide(sheet, match.sides[index] ?? '', {
      x,
      y: line,
      width: width - GAP,
      size,
      isStrong: match.winner === index,
    });
  drawLine(sheet, [right, first], [right, second], HAIRLINE);
  drawLine(sheet, [right, (first + second) / 2], [x + width, (first + second) / 2], HAIRLINE);
  const text = [match.label, match.result].filter(part => part !== '').join('   ');
  const ink = { size: size * 0.85, colour: SECOND_INK, align: 'right' as const };
  writeIn(sheet, text, { x, width: right - x - 4, baseline: (first + second) / 2 + size * 0.3 }, ink);
};

const drawSide = (
  sheet: Sheet,
  name: string,
  { x, y, width, size, isStrong }: Omit<Box, 'height'> & { readonly isStrong: boolean },
): void => {
  const ink = { size, ...(isStrong ? { weight: 'strong' as const } : {}) };
  drawLine(sheet, [x, y], [x + width, y], isStrong ? RULE : HAIRLINE);
  // A name is never cut: it gets smaller.
  const room = widthOf(sheet, name, ink);
  const fitted = room > width - 2 ? Math.max(4, (size * (width - 2)) / room) : size;
  const [line = ''] = linesOf(sheet, name, width * 2, { ...ink, size: fitted });
  write(sheet, line, { x: x + 1, baseline: y - 2 }, { ...ink, size: fitted });
};
