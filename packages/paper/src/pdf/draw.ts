import { existsSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { Block, PaperDocument } from '../model.ts';
import { wordsIn } from '../words/words.ts';
import { drawBracket } from './bracket.ts';
import { drawCards } from './cards.ts';
import { drawDiplomas } from './diplomas.ts';
import { drawForms } from './forms.ts';
import { drawDraft, drawFrame } from './frame.ts';
import { drawIndex } from './index-list.ts';
import { areaOf, SIZES, sheetSize } from './measures.ts';
import { fontFiles, type Sheet } from './pen.ts';
import { drawProse } from './prose.ts';
import { drawReceipts } from './receipts.ts';
import { drawSlips } from './slips.ts';
import { drawTable, nameSizeIn } from './table.ts';
import { artifact, later, tagged } from './tags.ts';

/** One print job: the documents one after the other, each counting its own pages. */
export const drawPdf = async (documents: readonly PaperDocument[]): Promise<Uint8Array> => {
  const sheet = openSheet(documents);
  const finished = collected(sheet);
  tagged(sheet, 'Document', () => {
    let first = 0;
    for (const document of documents) {
      const pages = drawPages(sheet, document, first);
      first += pages;
      sheet.switchToPage(first - 1);
    }
  });
  sheet.end();
  return finished;
};

const openSheet = (documents: readonly PaperDocument[]): Sheet => {
  const [first] = documents;
  const fonts = fontFiles(existsSync);
  const sheet = new PDFDocument({
    // None to begin with: the standard fonts would be read from files of the library, and a file of ours that is open already when it
    // gets its name below would be read again for every word (a thousand pairing cards: 49 s instead of 2).
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    margin: 0,
    tagged: true,
    pdfVersion: '1.7',
    lang: first?.language ?? 'en',
    displayTitle: true,
    info: { Title: titleOf(documents), Creator: 'Pareo' },
  });
  sheet.registerFont('regular', fonts.regular);
  sheet.registerFont('strong', fonts.strong);
  return sheet;
};

/** What is in it, and of which tournament: a window shows it, and a list of open files. */
const titleOf = (documents: readonly PaperDocument[]): string => {
  const [first] = documents;
  if (first === undefined) return 'Pareo';
  return `${documents.map(({ frame }) => frame.title).join(' · ')} – ${first.frame.tournament}`;
};

const collected = (sheet: Sheet): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    sheet.on('data', (part: Uint8Array) => parts.push(part));
    sheet.on('end', () => resolve(Buffer.concat(parts)));
    sheet.on('error', reject);
  });

/** Slips, forms and receipts are cut, and a diploma has a frame of its own: the whole sheet is theirs. */
const UNFRAMED: readonly Block['kind'][] = ['slips', 'forms', 'receipts', 'diplomas'];
const hasFrame = ({ body }: PaperDocument): boolean => body.every(({ kind }) => !UNFRAMED.includes(kind));

const drawPages = (sheet: Sheet, document: PaperDocument, first: number): number => {
  let pages = 0;
  tagged(sheet, 'Sect', () => {
    const isFramed = hasFrame(document);
    const heading = isFramed ? later(sheet, 'H1') : undefined;
    pages = drawDocument(sheet, document);
    for (let page = 0; page < pages; page++) {
      sheet.switchToPage(first + page);
      if (document.frame.state === 'draft')
        artifact(sheet, () => drawDraft(sheet, wordsIn(document.language).states.draft, sheetSize(document)));
      if (isFramed)
        drawFrame(sheet, document, { page: page + 1, pages, ...(page === 0 && heading ? { heading } : {}) });
    }
  });
  return pages;
};

/** Draws the body, and gives the number of pages it took. */
const drawDocument = (sheet: Sheet, document: PaperDocument): number => {
  let pages = 0;
  const newPage = (): void => {
    sheet.addPage({ size: [...sheetSize(document)], margin: 0 });
    pages += 1;
  };
  newPage();
  const area = areaOf(document);
  const sizes = SIZES[document.size];
  const tables = document.body.filter(block => block.kind === 'table');
  const nameSize = nameSizeIn(sheet, tables, { area, sizes });
  let from = area.top;
  for (const block of document.body) {
    switch (block.kind) {
      case 'table':
        if (block.startsPage && from > area.top) {
          newPage();
          from = area.top;
        }
        from = drawTable(sheet, block, { area, sizes, newPage, from, nameSize }).y + sizes.row * 0.6;
        break;
      case 'prose':
        from = drawProse(sheet, block, { area, newPage, from }).y;
        break;
      case 'index':
        drawIndex(sheet, block, { area, sizes, newPage });
        break;
      case 'bracket':
        if (block !== document.body[0]) newPage();
        drawBracket(sheet, block, area);
        break;
      case 'cards':
        drawCards(sheet, block, { area, newPage });
        break;
      case 'receipts':
        drawReceipts(sheet, block, { size: sheetSize(document), newPage, tournament: document.frame });
        break;
      case 'diplomas':
        drawDiplomas(sheet, block, { size: sheetSize(document), newPage });
        break;
      case 'forms':
        drawForms(sheet, block, {
          size: sheetSize(document),
          newPage,
          tournament: document.frame.tournament,
        });
        break;
      case 'slips':
        drawSlips(sheet, block, {
          size: sheetSize(document),
          newPage,
          tournament: document.frame.tournament,
          draft: document.frame.state === 'draft' ? wordsIn(document.language).states.draft : undefined,
        });
        break;
    }
  }
  return pages;
};
