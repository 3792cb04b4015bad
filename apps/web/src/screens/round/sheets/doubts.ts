import { t } from '../../../words/t.svelte.ts';
import type { Doubt } from './slip.ts';

const doubtText = (doubt: Doubt): string => {
  switch (doubt.kind) {
    case 'high':
      return t.sheets.high(doubt.points);
    case 'low':
      return t.sheets.low(doubt.points);
    case 'apart':
      return t.sheets.apart(doubt.by);
  }
};

/** What Enter is asked for once more. */
export const doubtsText = (doubts: readonly Doubt[]): string =>
  `${doubts.map(doubtText).join(' ')} ${t.sheets.again}`;
