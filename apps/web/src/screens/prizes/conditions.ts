import type { Condition } from '@pareo/engine/model';

/* A condition while it is being written. */

export const KINDS = [
  'rating',
  'unrated',
  'sex',
  'born',
  'age',
  'title',
  'club',
  'federation',
  'group',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Written {
  readonly kind: Kind;
  readonly from: string;
  readonly to: string;
  readonly on: string;
  readonly words: string;
  readonly is: 'm' | 'w';
  readonly unratedToo: boolean;
}

export const EMPTY: Written = {
  kind: 'rating',
  from: '',
  to: '',
  on: '',
  words: '',
  is: 'w',
  unratedToo: false,
};

const range = ({ from, to }: Written) => ({
  ...(/^\d+$/.test(from.trim()) ? { from: Number(from) } : {}),
  ...(/^\d+$/.test(to.trim()) ? { to: Number(to) } : {}),
});

/** Whether it can be met, the journal says. */
export const conditionOf = (written: Written): Condition => {
  const { kind, on, words, is, unratedToo } = written;
  switch (kind) {
    case 'rating':
      return { kind, ...range(written), ...(unratedToo ? { unrated: 'in' } : {}) };
    case 'unrated':
      return { kind };
    case 'sex':
      return { kind, is };
    case 'born':
      return { kind, ...range(written) };
    case 'age': {
      const { from, to } = range(written);
      return {
        kind,
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { under: to }),
        on: on.replaceAll('-', '/'),
      };
    }
    case 'title':
      return { kind, none: true };
    case 'club':
    case 'federation':
    case 'group':
      return {
        kind,
        in: words
          .split(',')
          .map(word => word.trim())
          .filter(word => word !== ''),
      };
  }
};
