import { encode } from 'uqr';
import type { PaperDocument } from '../model.ts';
import { wordsIn } from '../words/words.ts';
import { FOOTER_HEIGHT, HAIRLINE, INK, MARGIN, SECOND_INK, sheetSize } from './measures.ts';
import { drawLine, linesOf, type Sheet, widthOf, write, writeIn } from './pen.ts';
import { artifact } from './tags.ts';

/** Head and foot of one page: what it is, of which tournament, in which state, page x of y. */
export const drawFrame = (
  sheet: Sheet,
  document: PaperDocument,
  { page, pages, heading }: FramedPage,
): void => {
  const { frame } = document;
  const drawTitle = (): void =>
    write(sheet, frame.title, { x: MARGIN.side, baseline: MARGIN.top + 28 }, { size: 14, weight: 'strong' });
  if (heading) heading(drawTitle);
  artifact(sheet, () => {
    if (!heading) drawTitle();
    drawRest(sheet, document, { page, pages });
  });
};

interface FramedPage {
  readonly page: number;
  readonly pages: number;
  /** On the first page the title is the heading of the document; afterwards it is repeated. */
  readonly heading?: (draw: () => void) => void;
}

const drawRest = (sheet: Sheet, document: PaperDocument, { page, pages }: FramedPage): void => {
  const [width, height] = sheetSize(document);
  const words = wordsIn(document.language);
  const { frame } = document;
  const left = MARGIN.side;
  const inner = width - 2 * MARGIN.side;
  const number = words.page(page, pages);
  const state = frame.state === 'provisional' || frame.state === 'final' ? words.states[frame.state] : '';
  const right = [state, number].filter(text => text !== '').join(' · ');
  writeIn(
    sheet,
    right,
    { x: left, width: inner, baseline: MARGIN.top + 9 },
    { size: 10, align: 'right', colour: SECOND_INK },
  );
  const room = inner - widthOf(sheet, right, { size: 10 }) - 12;
  const [name = ''] = linesOf(sheet, frame.tournament, room, {
    size: nameSize(sheet, frame.tournament, room),
    weight: 'strong',
  });
  write(
    sheet,
    name,
    { x: left, baseline: MARGIN.top + 10 },
    { size: nameSize(sheet, frame.tournament, room), weight: 'strong' },
  );
  if (frame.occasion !== undefined)
    writeIn(
      sheet,
      frame.occasion,
      { x: left, width: inner, baseline: MARGIN.top + 28 },
      { size: 10, align: 'right', colour: SECOND_INK },
    );
  drawFooter(sheet, document, { top: height - MARGIN.bottom - FOOTER_HEIGHT, width: inner });
};

const nameSize = (sheet: Sheet, name: string, room: number): number => {
  for (let size = 12; size > 8; size -= 0.5)
    if (widthOf(sheet, name, { size, weight: 'strong' }) <= room) return size;
  return 8;
};

/** Across the whole page in outlined letters, so that nobody hangs it up by mistake; what is under it can be read. */
export const drawDraft = (
  sheet: Sheet,
  word: string,
  [width, height]: readonly [width: number, height: number],
): void => {
  const diagonal = Math.hypot(width, height);
  const size = (diagonal * DRAFT.share) / widthOf(sheet, word, { size: 1, weight: 'strong' });
  const [x, y] = [width / 2, height / 2];
  sheet
    .save()
    .rotate((-Math.atan2(height, width) * 180) / Math.PI, { origin: [x, y] })
    .font('strong')
    .fontSize(size)
    .lineWidth(1.2)
    .strokeColor(DRAFT.colour)
    .text(word, x - (diagonal * DRAFT.share) / 2, y + size * 0.36, {
      lineBreak: false,
      baseline: 'alphabetic',
      stroke: true,
      fill: false,
    })
    .restore();
};

const DRAFT = { share: 0.72, colour: '#B0B0B0' } as const;

const QR_SIDE = FOOTER_HEIGHT - 4;

const drawFooter = (
  sheet: Sheet,
  { frame, legend, language }: PaperDocument,
  { top, width }: { readonly top: number; readonly width: number },
): void => {
  const left = MARGIN.side;
  const room = frame.address === undefined ? width : width - QR_SIDE - 10;
  drawLine(sheet, [left, top + 2], [left + width, top + 2], HAIRLINE);
  const program = `${frame.system} · ${frame.program} · ${wordsIn(language).printed(frame.printed)}`;
  const legendText = legend.join(' · ');
  const ink = { size: 8, colour: SECOND_INK };
  write(sheet, program, { x: left, baseline: top + 12 }, ink);
  if (legendText !== '') {
    const size = legendSize(sheet, legendText, room);
    for (const [index, line] of linesOf(sheet, legendText, room, { size }).entries())
      write(sheet, line, { x: left, baseline: top + 21 + index * (size + 1.5) }, { ...ink, size });
  }
  if (frame.address !== undefined) drawCode(sheet, frame.address, { x: left + width - QR_SIDE, y: top + 5 });
};

/** A legend has two lines of the foot; a longer one is set smaller. */
const legendSize = (sheet: Sheet, legend: string, room: number): number => {
  for (let size = 8; size > 5; size -= 0.5)
    if (linesOf(sheet, legend, room, { size }).length <= 2) return size;
  return 5;
};

const drawCode = (
  sheet: Sheet,
  address: string,
  { x, y }: { readonly x: number; readonly y: number },
): void => {
  const { data, size } = encode(address, { border: 1 });
  const side = QR_SIDE / size;
  sheet.fillColor(INK);
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) sheet.rect(x + column * side, y + row * side, side, side);
  sheet.fill();
};
