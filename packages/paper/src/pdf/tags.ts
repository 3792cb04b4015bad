import type { Sheet } from './pen.ts';

/* What screen readers go by: headings, tables with their rows and cells, and in which order. What only leads the eye is an artifact. */

const parents = new WeakMap<Sheet, PDFKit.PDFStructureElement>();

/** Elements that hold others; everything that `draw` tags belongs to them. */
type Holder = 'Document' | 'Sect' | 'Table' | 'TR';
/** Elements that hold text. */
type Leaf = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

export const tagged = (sheet: Sheet, type: Holder, draw: () => void): void => {
  const outer = parents.get(sheet);
  const element = sheet.struct(type);
  if (outer) outer.add(element);
  else sheet.addStructure(element);
  parents.set(sheet, element);
  draw();
  element.end();
  if (outer) parents.set(sheet, outer);
  else parents.delete(sheet);
};

/** Text of one page, however many lines it has. */
export const text = (sheet: Sheet, type: Leaf, draw: () => void): void => {
  const filled = later(sheet, type);
  filled(draw);
};

/** Its place in the order is here; what it says comes once, later. */
export const later = (sheet: Sheet, type: Leaf): ((draw: () => void) => void) => {
  const element = sheet.struct(type);
  parents.get(sheet)?.add(element);
  return draw => {
    element.add(draw);
    element.end();
  };
};

/** Lines, page numbers, what is repeated on every page. */
export const artifact = (sheet: Sheet, draw: () => void): void => {
  sheet.markContent('Artifact');
  draw();
  sheet.endMarkedContent();
};
