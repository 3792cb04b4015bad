import type { Form, Forms, LineUpForm, MatchForm } from '../model.ts';
import { HAIRLINE, INK, mm, RULE, SECOND_INK } from './measures.ts';
import { drawLine, type Ink, linesOf, type Sheet, widthOf, write, writeIn } from './pen.ts';
import { drawCutMarks, type Place } from './slips.ts';
import { artifact, text } from './tags.ts';

/* Cards of matches and forms for line-ups: the whole sheet is theirs, and is cut. */

const GRIDS: Readonly<Record<Forms['perPage'], { readonly rows: number; readonly columns: number }>> = {
  2: { rows: 2, columns: 1 },
  4: { rows: 2, columns: 2 },
};

const PADDING = mm(8);

interface Around {
  readonly size: readonly [width: number, height: number];
  readonly newPage: () => void;
  readonly tournament: string;
}

export const drawForms = (
  sheet: Sheet,
  { perPage, pages }: Forms,
  { size: [width, height], newPage, tournament }: Around,
): void => {
  const { rows, columns } = GRIDS[perPage];
  const [across, down] = [width / columns, height / rows];
  const names = nameSizeFor(sheet, pages.flat(), { width: across - 2 * PADDING, height: down - 2 * PADDING });
  for (const [page, places] of pages.entries()) {
    if (page > 0) newPage();
    artifact(sheet, () => drawCutMarks(sheet, { width, height, rows, columns }));
    for (const [at, form] of places.entries()) {
      if (!form) continue;
      const place = {
        x: (at % columns) * across + PADDING,
        y: Math.floor(at / columns) * down + PADDING,
        width: across - 2 * PADDING,
        height: down - 2 * PADDING,
      };
      text(sheet, 'P', () => drawForm(sheet, form, { place, tournament, names }));
    }
  }
};

const NUMBER: Ink = { size: 28, weight: 'strong' };
const TITLE: Ink = { size: 13, weight: 'strong' };
const NOTE: Ink = { size: 9, colour: SECOND_INK };
const SIGNATURE = 34;

const drawForm = (
  sheet: Sheet,
  form: Form,
  {
    place,
    tournament,
    names,
  }: { readonly place: Place; readonly tournament: string; readonly names: number },
): void => {
  const { x, y, width, height } = place;
  write(sheet, form.number, { x, baseline: y + 24 }, NUMBER);
  const taken = widthOf(sheet, form.number, NUMBER) + 10;
  const [name = '', more] = linesOf(sheet, tournament, width - taken, NOTE);
  const right = { x: x + taken, width: width - taken };
  const shown = more === undefined ? name : `${name} …`;
  writeIn(sheet, shown, { ...right, baseline: y + 10 }, { ...NOTE, align: 'right' });
  writeIn(
    sheet,
    form.heading,
    { ...right, baseline: y + 25 },
    { size: 12, weight: 'strong', align: 'right' },
  );
  const top = y + headHeight(sheet, form, width);
  let line = y + 30;
  for (const part of form.title === '' ? [] : linesOf(sheet, form.title, width, TITLE)) {
    line += TITLE.size * 1.2;
    write(sheet, part, { x, baseline: line }, TITLE);
  }
  for (const note of form.notes)
    for (const part of linesOf(sheet, note, width, NOTE)) {
      line += NOTE.size * 1.35;
      write(sheet, part, { x, baseline: line }, NOTE);
    }
  const inner = { x, y: top, width, height: y + height - SIGNATURE - top };
  if (form.match) drawMatch(sheet, form.match, { ...inner, names });
  if (form.lineUp) drawLineUp(sheet, form.lineUp, { ...inner, names });
  drawSignatures(sheet, form.signatures, { x, y: y + height, width });
};

const headHeight = (sheet: Sheet, { title, notes }: Form, width: number): number => {
  const titles = title === '' ? 0 : linesOf(sheet, title, width, TITLE).length;
  const lines = notes.reduce((sum, note) => sum + linesOf(sheet, note, width, NOTE).length, 0);
  return 30 + titles * TITLE.size * 1.2 + lines * NOTE.size * 1.35 + 8;
};

const drawSignatures = (
  sheet: Sheet,
  labels: readonly string[],
  { x, y, width }: Omit<Place, 'height'>,
): void => {
  const each = (width + 14) / labels.length;
  for (const [at, label] of labels.entries()) {
    const left = x + at * each;
    drawLine(sheet, [left, y - 11], [left + each - 14, y - 11], HAIRLINE);
    const [first = '', more] = linesOf(sheet, label, each - 14, { size: 8 });
    const shown = more === undefined ? first : `${first} …`;
    write(sheet, shown, { x: left, baseline: y - 2 }, { size: 8, colour: SECOND_INK });
  }
};

interface FormPlace extends Place {
  readonly names: number;
}

/** Left to right: the number of the board, White or Black, the name, two boxes, the name, White or Black. */
const MATCH = { label: 30, disc: 14, box: 34, gap: 6 } as const;
const MOST_ROW = 30;
const LINE = 1.12;

const nameColumn = (width: number): number =>
  (width - MATCH.label - 2 * (MATCH.disc + MATCH.box) - 4 * MATCH.gap) / 2;

const rowHeight = ({ boards }: MatchForm, height: number): number =>
  Math.min(MOST_ROW, height / (boards.length + 2));

const drawMatch = (sheet: Sheet, match: MatchForm, { x, y, width, height, names }: FormPlace): void => {
  const row = rowHeight(match, height);
  const column = nameColumn(width);
  const leftName = x + MATCH.label + MATCH.disc;
  const leftBox = leftName + column + MATCH.gap;
  const rightBox = leftBox + MATCH.box + MATCH.gap;
  const rightName = rightBox + MATCH.box + MATCH.gap;
  const rightDisc = rightName + column + MATCH.gap;
  const strong: Ink = { size: names, weight: 'strong' };
  const drawName = (name: string, left: number, top: number, ink: Ink): void => {
    const lines = linesOf(sheet, name, column, ink);
    const first = top + row / 2 - ((lines.length - 1) * ink.size * LINE) / 2 + ink.size * 0.35;
    for (const [at, line] of lines.entries())
      write(sheet, line, { x: left, baseline: first + at * ink.size * LINE }, ink);
  };
  const drawBoxes = (top: number): void => {
    for (const left of [leftBox, rightBox])
      sheet
        .rect(left, top + 2, MATCH.box, row - 4)
        .lineWidth(0.8)
        .strokeColor(INK)
        .stroke();
  };
  for (const [side, left] of [leftName, rightName].entries())
    drawName(match.teams[side] ?? '', left, y, strong);
  drawLine(sheet, [x, y + row], [x + width, y + row], RULE);
  for (const [at, board] of match.boards.entries()) {
    const top = y + (at + 1) * row;
    write(sheet, board.label, { x, baseline: top + row / 2 + 3.5 }, { size: 10, weight: 'strong' });
    drawDisc(sheet, { x: x + MATCH.label + 5, y: top + row / 2, isWhite: board.isWhiteLeft });
    drawDisc(sheet, { x: rightDisc + 5, y: top + row / 2, isWhite: !board.isWhiteLeft });
    for (const [name, left] of [
      [board.left, leftName],
      [board.right, rightName],
    ] as const)
      if (name === '') drawLine(sheet, [left, top + row - 7], [left + column, top + row - 7], HAIRLINE);
      else drawName(name, left, top, { size: names });
    drawBoxes(top);
    if (at > 0) drawLine(sheet, [x, top], [x + width, top], HAIRLINE);
  }
  const top = y + (match.boards.length + 1) * row;
  drawLine(sheet, [x, top], [x + width, top], RULE);
  const total = { x: leftName, width: column, baseline: top + row / 2 + 4 };
  writeIn(sheet, match.total, total, { size: 11, weight: 'strong', align: 'right' });
  drawBoxes(top);
};

const drawDisc = (
  sheet: Sheet,
  { x, y, isWhite }: { readonly x: number; readonly y: number; readonly isWhite: boolean },
): void => {
  const disc = sheet.circle(x, y, 3.6).lineWidth(0.8).strokeColor(INK);
  if (isWhite) disc.stroke();
  else disc.fillAndStroke(INK, INK);
};

const PLACE = 18;
const BOXES_ACROSS = 4;
const BOX_ROW = 40;

const boxRows = ({ boxes }: LineUpForm): number => Math.ceil(boxes.length / BOXES_ACROSS);

/** The roster to choose from, and under it a box for each board. */
const drawLineUp = (sheet: Sheet, lineUp: LineUpForm, { x, y, width, height, names }: FormPlace): void => {
  const { roster, boxes } = lineUp;
  const each = Math.min(16, (height - boxRows(lineUp) * BOX_ROW - 6) / Math.max(1, roster.length));
  for (const [at, { place, name, note }] of roster.entries()) {
    const baseline = y + (at + 0.75) * each;
    const noted = note === '' ? 0 : widthOf(sheet, note, { size: names }) + 6;
    const [line = '', more] = linesOf(sheet, name, width - PLACE - noted, { size: names });
    writeIn(
      sheet,
      place,
      { x, width: PLACE - 6, baseline },
      { size: names, weight: 'strong', align: 'right' },
    );
    write(sheet, more === undefined ? line : `${line} …`, { x: x + PLACE, baseline }, { size: names });
    writeIn(sheet, note, { x, width, baseline }, { size: names, colour: SECOND_INK, align: 'right' });
  }
  const top = y + height - boxRows(lineUp) * BOX_ROW;
  const column = width / Math.min(BOXES_ACROSS, boxes.length);
  for (const [at, label] of boxes.entries()) {
    const left = x + (at % BOXES_ACROSS) * column;
    const above = top + Math.floor(at / BOXES_ACROSS) * BOX_ROW;
    write(sheet, label, { x: left, baseline: above + 7 }, { size: 7.5, colour: SECOND_INK });
    sheet
      .rect(left, above + 10, column - 6, BOX_ROW - 18)
      .lineWidth(0.8)
      .strokeColor(INK)
      .stroke();
  }
};

/** One for all forms of a printing: what is above is never cut, a name of a match may take two lines. */
const nameSizeFor = (
  sheet: Sheet,
  forms: readonly (Form | undefined)[],
  { width, height }: { readonly width: number; readonly height: number },
): number => {
  const fits =
    (size: number) =>
    (form: Form | undefined): boolean => {
      if (!form) return true;
      const inner = height - SIGNATURE - headHeight(sheet, form, width);
      return (
        matchFits(sheet, form.match, { size, width, inner }) &&
        lineUpFits(sheet, form.lineUp, { size, width, inner })
      );
    };
  for (let size = LARGEST; size > SMALLEST; size -= 0.5) if (forms.every(fits(size))) return size;
  return SMALLEST;
};

const LARGEST = 12;
const SMALLEST = 6.5;

interface Tried {
  readonly size: number;
  readonly width: number;
  readonly inner: number;
}

const matchFits = (sheet: Sheet, match: MatchForm | undefined, { size, width, inner }: Tried): boolean => {
  if (!match) return true;
  const most = Math.floor((rowHeight(match, inner) - 2) / (size * LINE));
  const ink: Ink = { size, weight: 'strong' };
  return [...match.teams, ...match.boards.flatMap(({ left, right }) => [left, right])].every(
    name => linesOf(sheet, name, nameColumn(width), ink).length <= most,
  );
};

const lineUpFits = (sheet: Sheet, lineUp: LineUpForm | undefined, { size, width, inner }: Tried): boolean => {
  if (!lineUp) return true;
  const each = (inner - boxRows(lineUp) * BOX_ROW - 6) / Math.max(1, lineUp.roster.length);
  return (
    size <= each * 0.85 &&
    lineUp.roster.every(({ name, note }) => {
      const noted = note === '' ? 0 : widthOf(sheet, note, { size }) + 6;
      return widthOf(sheet, name, { size }) <= width - PLACE - noted;
    })
  );
};
