import type { Snippet } from 'svelte';

/** A column of a Grid. Its width is a track of CSS grid: `4ch`, `minmax(16ch, 1fr)`. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  /** The whole word, where the label is an abbreviation. */
  readonly full?: string;
  readonly width: string;
  readonly align?: 'left' | 'right' | 'centre';
  /** Stays in view when the table scrolls sideways. */
  readonly sticky?: boolean;
  readonly sort?: 'ascending' | 'descending' | 'none';
  readonly onsort?: () => void;
  /** What is written: a text, or a snippet for anything richer, which is told the id of the column too. */
  readonly text?: (row: Row) => string;
  readonly cell?: Snippet<[Row, string]>;
  /** Left out where the table is narrower than this, in pixels: a panel stands beside it. */
  readonly drop?: number;
  /** Quiet columns are read second: ratings, numbers. */
  readonly tone?: 'plain' | 'second' | 'third' | 'strong';
}

export type RowState = 'changed' | 'attention' | 'refused' | 'quiet' | undefined;

/** Moving inside a grid: one step by its key. Undefined where the key moves nothing. */
export const stepOf = (key: string): { readonly rows: number; readonly columns: number } | undefined => {
  switch (key) {
    case 'ArrowDown':
      return { rows: 1, columns: 0 };
    case 'ArrowUp':
      return { rows: -1, columns: 0 };
    case 'ArrowRight':
      return { rows: 0, columns: 1 };
    case 'ArrowLeft':
      return { rows: 0, columns: -1 };
    case 'PageDown':
      return { rows: 12, columns: 0 };
    case 'PageUp':
      return { rows: -12, columns: 0 };
    case 'Home':
      return { rows: 0, columns: Number.NEGATIVE_INFINITY };
    case 'End':
      return { rows: 0, columns: Number.POSITIVE_INFINITY };
    default:
      return undefined;
  }
};
