import type { Bracket, BracketMatch } from '../model.ts';
import { type Area, HAIRLINE, RULE, SECOND_INK } from './measures.ts';
import { drawLine, linesOf, type Sheet, write } from './pen.ts';
import { text } from './tags.ts';

const HEADING = 16;
const GAP = 10;
const LARGEST = 10;
const SMALLEST = 4;

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
  const names = [...rounds.flatMap(round => round.matches), ...(third ? [third] : [])].flatMap(
    ({ sides }) => sides,
  );
  const size = sizeFor(sheet, [...names, champion], { width: width - GAP, height: height / places });
  if (heading !== undefined)
    text(sheet, 'H2', () =>
      write(sheet, heading, { x: area.left, baseline: area.top + 11 }, { size: 12, weight: 'strong' }),
    );
  for (const [column, round] of rounds.entries()) {
    const x = area.left + column * width;
    text(sheet, 'H2', () =>
      write(sheet, round.heading, { x, baseline: top - 6 }, { size: 9, colour: SECOND_INK }),
    );
    const step = height / round.matches.length;
    for (const [at, match] of round.matches.entries())
      text(sheet, 'P', () => drawMatch(sheet, match, { x, y: top + at * step, width, height: step, size }));
  }
  const x = area.left + rounds.length * width;
  text(sheet, 'P', () =>
    drawSide(sheet, champion, { x, y: top + height / 2, width: width - GAP, size, isStrong: true }),
  );
  if (third !== undefined)
    text(sheet, 'P', () => drawThird(sheet, third, { x, y: top + height * 0.82, width: width - GAP, size }));
};

const drawThird = (
  sheet: Sheet,
  third: NonNullable<Bracket['third']>,
  { x, y, width, size }: Omit<Box, 'height'>,
): void => {
  write(sheet, third.heading, { x, baseline: y - size * 2.2 }, { size: 9, colour: SECOND_INK });
  const [upper, lower] = third.sides;
  drawSide(sheet, upper, { x, y, width, size, isStrong: third.winner === 0 });
  drawSide(sheet, lower, { x, y: y + size * 2.2, width, size, isStrong: third.winner === 1 });
  write(sheet, third.result, { x, baseline: y + size * 3.6 }, { size: size * 0.9, colour: SECOND_INK });
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** One for the whole tree: the largest at which every name stands above its line, on as many lines as there is room for. */
const sizeFor = (
  sheet: Sheet,
  names: readonly string[],
  { width, height }: { readonly width: number; readonly height: number },
): number => {
  for (let size = LARGEST; size > SMALLEST; size -= 0.5) {
    const most = Math.floor((height - SCORE_ROOM * size) / (size * LINE));
    const fits = (name: string) => linesOf(sheet, name, width, { size, weight: 'strong' }).length <= most;
    if (names.every(fits)) return size;
  }
  return SMALLEST;
};

const LINE = 1.1;
/** Below the line of whoever won stand the number of the match and its score; in the first round nothing does. */
const SCORE_ROOM = 0.3;

/** Two sides, the line that joins them, and, under the line on which the winner is written, the number of the match and its score. */
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
  const middle = (first + second) / 2;
  drawLine(sheet, [right, first], [right, second], HAIRLINE);
  drawLine(sheet, [right, middle], [x + width, middle], HAIRLINE);
  const score = [match.label, match.result].filter(part => part !== '').join('   ');
  write(
    sheet,
    score,
    { x: x + width + 1, baseline: middle + size },
    { size: size * 0.85, colour: SECOND_INK },
  );
};

const drawSide = (
  sheet: Sheet,
  name: string,
  { x, y, width, size, isStrong }: Omit<Box, 'height'> & { readonly isStrong: boolean },
): void => {
  const ink = { size, ...(isStrong ? { weight: 'strong' as const } : {}) };
  drawLine(sheet, [x, y], [x + width, y], isStrong ? RULE : HAIRLINE);
  const lines = linesOf(sheet, name, width, ink);
  for (const [index, line] of lines.entries())
    write(sheet, line, { x: x + 1, baseline: y - 2 - (lines.length - 1 - index) * size * LINE }, ink);
};
