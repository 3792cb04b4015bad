import type { Frame, Receipt, Receipts } from '../model.ts';
import { HAIRLINE, mm, SECOND_INK } from './measures.ts';
import { drawLine, linesOf, type Sheet, write, writeIn } from './pen.ts';
import { artifact, text } from './tags.ts';

/* Three a page, one above the other. */

const PER_PAGE = 3;
const PADDING = mm(12);
const CUT_MARK = mm(4);
const SMALL = { size: 9, colour: SECOND_INK };

interface Place {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

export const drawReceipts = (
  sheet: Sheet,
  block: Receipts,
  {
    size: [width, height],
    newPage,
    tournament,
  }: {
    readonly size: readonly [number, number];
    readonly newPage: () => void;
    readonly tournament: Pick<Frame, 'tournament' | 'occasion'>;
  },
): void => {
  const each = height / PER_PAGE;
  const places = [...block.receipts, undefined];
  for (const [at, receipt] of places.entries()) {
    const row = at % PER_PAGE;
    if (row === 0) {
      if (at > 0) newPage();
      artifact(sheet, () => drawCutMarks(sheet, { width, each }));
    }
    const place = { left: PADDING, width: width - 2 * PADDING, top: row * each + PADDING, height: each };
    text(sheet, 'P', () =>
      receipt ? drawReceipt(sheet, { block, receipt, tournament }, place) : drawTotal(sheet, block, place),
    );
  }
};

const drawCutMarks = (
  sheet: Sheet,
  { width, each }: { readonly width: number; readonly each: number },
): void => {
  for (let row = 1; row < PER_PAGE; row++) {
    const y = row * each;
    drawLine(sheet, [0, y], [CUT_MARK, y], HAIRLINE);
    drawLine(sheet, [width - CUT_MARK, y], [width, y], HAIRLINE);
  }
};

interface Drawn {
  readonly block: Receipts;
  readonly receipt: Receipt;
  readonly tournament: Pick<Frame, 'tournament' | 'occasion'>;
}

const drawReceipt = (
  sheet: Sheet,
  { block: { title, labels }, receipt, tournament }: Drawn,
  { left, width, top, height }: Place,
): void => {
  write(
    sheet,
    `${title} · ${receipt.number}`,
    { x: left, baseline: top + 12 },
    { size: 12, weight: 'strong' },
  );
  writeIn(
    sheet,
    receipt.amount,
    { x: left, width, baseline: top + 14 },
    { size: 16, weight: 'strong', align: 'right' },
  );
  const where = [tournament.tournament, tournament.occasion].filter(line => line !== undefined).join(' · ');
  let y = top + 28;
  const paragraph = (label: string, said: string, strong = false): void => {
    const ink = { size: 10.5, ...(strong ? { weight: 'strong' as const } : {}) };
    write(sheet, label, { x: left, baseline: y }, SMALL);
    for (const line of linesOf(sheet, said, width - LABEL, ink)) {
      write(sheet, line, { x: left + LABEL, baseline: y }, ink);
      y += 14;
    }
  };
  write(sheet, linesOf(sheet, where, width, SMALL)[0] ?? '', { x: left, baseline: y }, SMALL);
  y += 20;
  paragraph('', receipt.name, true);
  paragraph(labels.received, receipt.amount, true);
  paragraph(labels.inWords, receipt.words);
  paragraph(labels.for, receipt.for);
  const foot = top + height - 2 * PADDING;
  const half = (width - PADDING) / 2;
  lineFor(sheet, labels.id, { x: left, y: foot - 34, width: half });
  lineFor(sheet, labels.date, { x: left + half + PADDING, y: foot - 34, width: half });
  lineFor(sheet, labels.winner, { x: left, y: foot, width: half });
  lineFor(sheet, labels.payer, { x: left + half + PADDING, y: foot, width: half });
};

const LABEL = mm(26);

/** A line to write on, with what belongs there below it. */
const lineFor = (
  sheet: Sheet,
  label: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void => {
  drawLine(sheet, [x, y], [x + width, y], HAIRLINE);
  write(sheet, label, { x, baseline: y + 10 }, { ...SMALL, size: 8 });
};

const drawTotal = (sheet: Sheet, { total }: Receipts, { left, width, top }: Place): void => {
  write(sheet, total.label, { x: left, baseline: top + 14 }, { size: 12, weight: 'strong' });
  writeIn(
    sheet,
    total.amount,
    { x: left, width, baseline: top + 14 },
    { size: 16, weight: 'strong', align: 'right' },
  );
  for (const [at, line] of linesOf(sheet, total.words, width, { size: 10.5 }).entries())
    write(sheet, line, { x: left, baseline: top + 34 + at * 14 }, { size: 10.5 });
};
