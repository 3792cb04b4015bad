import { fileURLToPath } from 'node:url';
import { INK } from './measures.ts';

/** The face of pdfkit that we use. */
export type Sheet = PDFKit.PDFDocument;

export type Weight = 'regular' | 'strong';

const FONTS: Readonly<Record<Weight, string>> = {
  regular: 'Roboto-Regular.ttf',
  strong: 'Roboto-Medium.ttf',
};

/** Beside the sources and beside what is built from them alike: `fonts/` of the package. */
const FONT_FOLDERS = ['../../fonts/', '../fonts/', './fonts/'];

export interface FontFiles {
  readonly regular: string;
  readonly strong: string;
}

/** Where the fonts may lie: next to this module's package, or next to a bundle of it. */
export const fontFiles = (exists: (path: string) => boolean): FontFiles => {
  const folder = FONT_FOLDERS.map(path => fileURLToPath(new URL(path, import.meta.url))).find(path =>
    exists(`${path}${FONTS.regular}`),
  );
  if (folder === undefined) throw new Error('The fonts of @pareo/paper are missing.');
  return { regular: `${folder}${FONTS.regular}`, strong: `${folder}${FONTS.strong}` };
};

export interface Ink {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
}

/* Names repeat on every list of a printing, and measuring walks the glyphs: what was measured is kept. */
const measured = new WeakMap<Sheet, Map<string, number>>();

/** Width of a text; one measurement at size 1 serves every size. */
export const widthOf = (sheet: Sheet, text: string, { size, weight = 'regular' }: Ink): number => {
  const known = measured.get(sheet) ?? new Map<string, number>();
  measured.set(sheet, known);
  const key = `${weight} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    width = sheet.font(weight).fontSize(100).widthOfString(text) / 100;
    known.set(key, width);
  }
  return width * size;
};

export interface Spot {
  readonly x: number;
  /** Of the line on which the text stands. */
  readonly baseline: number;
}

/** One line, exactly there. */
export const write = (sheet: Sheet, text: string, { x, baseline }: Spot, ink: Ink): void => {
  if (text === '') return;
  sheet
    .font(ink.weight ?? 'regular')
    .fontSize(ink.size)
    .fillColor(ink.colour ?? INK)
    .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
};

/** One line in a column: left, right or centred, shifted by half of what is left. */
export const writeIn = (
  sheet: Sheet,
  text: string,
  place: { readonly x: number; readonly width: number; readonly baseline: number },
  ink: Ink & { readonly align: 'left' | 'right' | 'centre' },
): void => {
  const room = place.width - (ink.align === 'left' ? 0 : widthOf(sheet, text, ink));
  const shift = ink.align === 'left' ? 0 : ink.align === 'right' ? room : room / 2;
  write(sheet, text, { x: place.x + shift, baseline: place.baseline }, ink);
};

export const drawLine = (
  sheet: Sheet,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  { colour, width }: { readonly colour: string; readonly width: number },
): void => {
  sheet.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).strokeColor(colour).stroke();
};

/** The lines of a text that is wider than its column, broken between words; a word wider than all is broken inside. */
export const linesOf = (sheet: Sheet, text: string, width: number, ink: Ink): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(BREAKS).flatMap(part => piecesOf(sheet, part, width, ink))) {
    const longer = line + piece;
    if (line !== '' && widthOf(sheet, longer.trimEnd(), ink) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else line = longer;
  }
  return [...lines, line.trimEnd()];
};

/** The largest size in halves at which three texts of four stand on one line of the width, and no word is broken. */
export const evenSizeFor = (
  sheet: Sheet,
  texts: readonly string[],
  { ink, width }: { readonly ink: Ink; readonly width: number },
): number => {
  const unit = { ...ink, size: 1 };
  const widths = texts.map(text => widthOf(sheet, text, unit)).sort((a, b) => a - b);
  const typical = widths[Math.floor((widths.length - 1) * 0.75)] ?? 0;
  const words = texts.flatMap(text => text.split(BREAKS)).map(word => widthOf(sheet, word.trimEnd(), unit));
  const widest = words.reduce((most, word) => Math.max(most, word), Math.max(typical, 0.01));
  return Math.floor((width / widest) * 2) / 2;
};

/** After a space, and after the hyphen of a double name. */
const BREAKS = /(?<=[ -])/u;

const piecesOf = (sheet: Sheet, word: string, width: number, ink: Ink): readonly string[] => {
  if (widthOf(sheet, word.trimEnd(), ink) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && widthOf(sheet, piece + letter, ink) > width) {
      pieces.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return [...pieces, piece];
};
