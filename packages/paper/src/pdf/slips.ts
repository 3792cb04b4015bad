import type { Slip, SlipSide, Slips } from '../model.ts';
import { HAIRLINE, INK, mm, SECOND_INK } from './measures.ts';
import { drawLine, linesOf, type Sheet, widthOf, write, writeIn } from './pen.ts';
import { artifact, text } from './tags.ts';

/** 4: two by two. 6: two by three. */
const ROWS: Readonly<Record<Slips['perPage'], number>> = { 4: 2, 6: 3 };
const COLUMNS = 2;
const CUT_MARK = mm(3);
const PADDING = mm(6);

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole sheet is cut into equal places: no head, no foot, only marks where the knife goes. */
export const drawSlips = (
  sheet: Sheet,
  slips: Slips,
  {
    size: [width, height],
    newPage,
    tournament,
    draft,
  }: {
    readonly size: readonly [number, number];
    readonly newPage: () => void;
    readonly tournament: string;
    /** The word, where the round is not published. */
    readonly draft: string | undefined;
  },
): void => {
  const rows = ROWS[slips.perPage];
  const nameSize = nameSizeFor(sheet, slips, { width: width / COLUMNS, height: height / rows });
  for (const [page, places] of slips.pages.entries()) {
    if (page > 0) newPage();
    artifact(sheet, () => drawCutMarks(sheet, { width, height, rows, columns: COLUMNS }));
    for (const [at, slip] of places.entries()) {
      if (!slip) continue;
      const place = {
        x: ((at % COLUMNS) * width) / COLUMNS,
        y: (Math.floor(at / COLUMNS) * height) / rows,
        width: width / COLUMNS,
        height: height / rows,
      };
      text(sheet, 'P', () => drawSlip(sheet, slip, { place, tournament, draft, nameSize }));
    }
  }
};

export const drawCutMarks = (
  sheet: Sheet,
  {
    width,
    height,
    rows,
    columns,
  }: { readonly width: number; readonly height: number; readonly rows: number; readonly columns: number },
): void => {
  for (let row = 0; row <= rows; row++) {
    const y = (row * height) / rows;
    drawLine(sheet, [0, y], [CUT_MARK, y], HAIRLINE);
    drawLine(sheet, [width - CUT_MARK, y], [width, y], HAIRLINE);
    for (let column = 1; column < columns; column++) {
      const x = (column * width) / columns;
      drawLine(sheet, [x - CUT_MARK, y], [x + CUT_MARK, y], HAIRLINE);
      drawLine(sheet, [x, y - CUT_MARK], [x, y + CUT_MARK], HAIRLINE);
    }
  }
};

const drawSlip = (
  sheet: Sheet,
  slip: Slip,
  {
    place,
    tournament,
    draft,
    nameSize,
  }: {
    readonly place: Place;
    readonly tournament: string;
    readonly draft: string | undefined;
    readonly nameSize: number;
  },
): void => {
  const left = place.x + PADDING;
  const right = place.x + place.width - PADDING;
  const width = right - left;
  const top = place.y + PADDING;
  write(sheet, slip.board, { x: left, baseline: top + 24 }, { size: 28, weight: 'strong' });
  const boardWidth = widthOf(sheet, slip.board, { size: 28, weight: 'strong' }) + 10;
  const [name = '', more] = linesOf(sheet, tournament, width - boardWidth, { size: 9 });
  const place1 = { x: left + boardWidth, width: width - boardWidth };
  writeIn(
    sheet,
    more === undefined ? name : `${name} …`,
    { ...place1, baseline: top + 10 },
    { size: 9, colour: SECOND_INK, align: 'right' },
  );
  writeIn(
    sheet,
    draft === undefined ? slip.heading : `${slip.heading} · ${draft}`,
    { ...place1, baseline: top + 24 },
    { size: 12, weight: 'strong', align: 'right' },
  );
  const { games } = slip;
  const step = sideHeight(slip, place.height);
  const { signature } = slip;
  const side = { x: left, width, height: step, signature, nameSize };
  drawSide(sheet, slip.white, { ...side, y: top + HEAD });
  drawSide(sheet, slip.black, { ...side, y: top + HEAD + step });
  const below = top + HEAD + 2 * step;
  const under = { x: left, y: below, width, height: place.y + place.height - PADDING - below };
  if (games) drawGames(sheet, { ...games, results: slip.results }, under);
  else if (slip.white.places === undefined) drawResults(sheet, slip.results, under);
  else drawDifference(sheet, slip.results, under);
};

const HEAD = 34;

/** A match needs its height for a row a game. */
const sideHeight = ({ games }: Slip, height: number): number =>
  ((height - 2 * PADDING - HEAD) * (games ? 0.7 : 1)) / 3;

/** One for all slips: the largest at which every name fits between its role and the line to sign on. */
const nameSizeFor = (
  sheet: Sheet,
  { pages }: Slips,
  { width, height }: { readonly width: number; readonly height: number },
): number => {
  const slips = pages.flat().filter(slip => slip !== undefined);
  const sizeFits = (size: number): boolean =>
    slips.every(slip =>
      [slip.white, slip.black].every(side => {
        const lines = linesOf(sheet, nameOn(side), nameWidth(side, width - 2 * PADDING), {
          size,
          weight: 'strong',
        });
        return lines.length * size * LINE <= sideHeight(slip, height) - ROLE_AND_SIGNATURE;
      }),
    );
  for (let size = 14; size > 7; size -= 0.5) if (sizeFits(size)) return size;
  return 7;
};

const LINE = 1.12;
const ROLE_AND_SIGNATURE = 28;

const nameOn = ({ number, name }: SlipSide): string => `${number} ${name}`;

/** Half of the slip is for the scores, where they are written. */
const nameWidth = ({ places = [] }: SlipSide, width: number): number =>
  (places.length === 0 ? width : width * 0.5) - 4;

const drawSide = (
  sheet: Sheet,
  side: SlipSide,
  {
    x,
    y,
    width,
    height,
    signature,
    nameSize,
  }: Place & { readonly signature: string; readonly nameSize: number },
): void => {
  drawLine(sheet, [x, y], [x + width, y], HAIRLINE);
  write(sheet, side.role, { x, baseline: y + 11 }, { size: 9, colour: SECOND_INK });
  writeIn(sheet, side.note, { x, width, baseline: y + 11 }, { size: 9, colour: SECOND_INK, align: 'right' });
  const places = side.places ?? [];
  const each = places.length === 0 ? 0 : (width * 0.5) / places.length;
  const named = width - each * places.length;
  for (const [index, label] of places.entries())
    drawPlace(sheet, label, { x: x + named + index * each, y: y + 14, width: each, height: height - 32 });
  const ink = { size: nameSize, weight: 'strong' as const };
  for (const [index, line] of linesOf(sheet, nameOn(side), nameWidth(side, width), ink).entries())
    write(sheet, line, { x, baseline: y + 14 + nameSize * (1 + index * LINE) }, ink);
  const line = y + height - 5;
  const label = widthOf(sheet, signature, { size: 8 }) + 5;
  write(sheet, signature, { x, baseline: line - 1 }, { size: 8, colour: SECOND_INK });
  drawLine(sheet, [x + label, line], [x + width, line], HAIRLINE);
};

/** A box to write in, under its label. */
const drawPlace = (sheet: Sheet, label: string, { x, y, width, height }: Place): void => {
  write(sheet, label, { x: x + 4, baseline: y + 7 }, { size: 7, colour: SECOND_INK });
  sheet
    .roundedRect(x + 4, y + 10, width - 6, Math.max(16, height - 10), 3)
    .lineWidth(0.8)
    .strokeColor(INK)
    .stroke();
};

/** A row a game, to circle, and the sum to write. */
const drawGames = (
  sheet: Sheet,
  {
    rows,
    total,
    results,
  }: { readonly rows: readonly string[]; readonly total: string; readonly results: readonly string[] },
  { x, y, width, height }: Place,
): void => {
  const each = Math.min(32, height / (rows.length + 1));
  const size = Math.min(12, each * 0.55);
  const label = width * 0.2;
  const column = (width - label) / results.length;
  for (const [index, row] of rows.entries()) {
    const top = y + index * each;
    write(sheet, row, { x, baseline: top + each * 0.66 }, { size: size * 0.85, colour: SECOND_INK });
    for (const [at, result] of results.entries()) {
      const left = x + label + at * column;
      sheet
        .roundedRect(left + 4, top + 2, column - 8, each - 4, 3)
        .lineWidth(0.8)
        .strokeColor(INK)
        .stroke();
      const place = { x: left, width: column, baseline: top + each / 2 + size * 0.36 };
      writeIn(sheet, result, place, { size, weight: 'strong', align: 'centre' });
    }
  }
  const top = y + rows.length * each;
  write(sheet, total, { x, baseline: top + each * 0.66 }, { size: size * 0.85, colour: SECOND_INK });
  for (const at of [0, 1])
    sheet
      .rect(x + label + 4 + at * (width - label) * 0.25, top + 2, (width - label) * 0.22, each - 4)
      .lineWidth(0.8)
      .strokeColor(INK)
      .stroke();
};

/** Of the two scores, beside the line that both sign. */
const drawDifference = (sheet: Sheet, [label = '']: readonly string[], place: Place): void => {
  drawPlace(sheet, label, {
    ...place,
    x: place.x + place.width / 2,
    y: place.y + 2,
    width: place.width / 4,
    height: Math.min(place.height - 6, 40),
  });
};

/** To circle. */
const drawResults = (sheet: Sheet, results: readonly string[], { x, y, width, height }: Place): void => {
  const each = width / results.length;
  const tall = Math.min(height - 8, 34);
  for (const [index, result] of results.entries()) {
    const at = x + index * each;
    sheet
      .roundedRect(at + 4, y + 6, each - 8, tall, 4)
      .lineWidth(0.8)
      .strokeColor(INK)
      .stroke();
    writeIn(
      sheet,
      result,
      { x: at, width: each, baseline: y + 6 + tall / 2 + 6 },
      { size: 17, weight: 'strong', align: 'centre' },
    );
  }
};
