import type { Paper, PaperDocument, TypeSize } from '../model.ts';

/* Sizes on paper (`visual.md`, 10), in points: 72 to the inch. */

export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

const SHEETS: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [mm(210), mm(297)],
  a3: [mm(297), mm(420)],
  letter: [612, 792],
};

export const MARGIN = { top: mm(14), bottom: mm(12), side: mm(12) } as const;

export const HEADER_HEIGHT = mm(15);
export const FOOTER_HEIGHT = mm(13);

export const INK = '#000000';
export const SECOND_INK = '#595959';
export const HAIRLINE = { colour: '#8A8A8A', width: 0.4 } as const;
export const RULE = { colour: '#000000', width: 0.8 } as const;

export interface Sizes {
  readonly text: number;
  readonly row: number;
  readonly board: number;
  readonly heading: number;
  /** Names are set no smaller: what does not fit takes more lines. */
  readonly leastName: number;
}

export const SIZES: Readonly<Record<TypeSize, Sizes>> = {
  small: { text: 9, row: mm(5), board: 12, heading: 8, leastName: 7 },
  normal: { text: 11, row: mm(7), board: 15, heading: 9, leastName: 9 },
  large: { text: 16, row: mm(10.5), board: 22, heading: 12, leastName: 14 },
};

/** Where lists stand on a sheet: what is left between head and foot. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const sheetSize = ({
  paper,
  orientation,
}: Pick<PaperDocument, 'paper' | 'orientation'>): readonly [number, number] => {
  const [width, height] = SHEETS[paper];
  return orientation === 'portrait' ? [width, height] : [height, width];
};

export const areaOf = (document: Pick<PaperDocument, 'paper' | 'orientation'>): Area => {
  const [width, height] = sheetSize(document);
  const top = MARGIN.top + HEADER_HEIGHT;
  return {
    left: MARGIN.side,
    top,
    width: width - 2 * MARGIN.side,
    height: height - top - MARGIN.bottom - FOOTER_HEIGHT,
  };
};
