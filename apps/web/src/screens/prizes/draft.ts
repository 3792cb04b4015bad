import {
  categoryId,
  minor,
  type Prize,
  type PrizeGroup,
  type PrizeList,
  type PrizePlan,
} from '@pareo/engine/model';
import { figuresOf } from '@pareo/texts/terms';

/* A plan while it is being written: cells hold what was typed. What the editor does not show stays as it was. */

export interface DraftList {
  readonly list: Omit<PrizeList, 'prizes'>;
  readonly cells: readonly string[];
}
export interface DraftGroup {
  readonly id: string;
  readonly mode: PrizeGroup['mode'];
  readonly lists: readonly DraftList[];
}
export interface Draft {
  readonly plan: Omit<PrizePlan, 'groups'>;
  readonly groups: readonly DraftGroup[];
}

export const draftOf = ({ groups, ...plan }: PrizePlan): Draft => ({
  plan,
  groups: groups.map(({ id, mode, lists }) => ({
    id,
    mode,
    lists: lists.map(({ prizes, ...list }) => ({ list, cells: prizes.map(typed) })),
  })),
});

const typed = (prize: Prize): string =>
  'object' in prize ? prize.object : figuresOf(prize.amount).replace(/\.00$/, '');

/** Nothing yet: one group with one list by place. */
export const newDraft = (currency: string, name: string): Draft => ({
  plan: { currency, unit: minor(1), leftover: 'fund' },
  groups: [{ id: 'money', mode: 'best-value', lists: [newList(name, [])] }],
});

export const newList = (name: string, taken: readonly string[], category?: string): DraftList => ({
  list: {
    id: freeId(name, taken),
    name,
    sharing: 'none',
    ...(category === undefined ? {} : { category: categoryId(category) }),
  },
  cells: [''],
});

/** A name as an id that nobody has: letters and digits. */
export const freeId = (name: string, taken: readonly string[]): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'list';
  for (let at = 1; ; at++) {
    const wanted = at === 1 ? id : `${id}-${at}`;
    if (!taken.includes(wanted)) return wanted;
  }
};

/** What a cell says; undefined: nothing that can be meant. Thousands may be apart, two decimals at most. */
export const prizeIn = (cell: string): Prize | undefined => {
  const text = cell.trim();
  if (/^\p{L}/u.test(text)) return { object: text, value: minor(0) };
  const [, whole = '', cents = ''] = /^(\d[\d\s.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const isGrouped = /^\d+$/.test(whole) || /^\d{1,3}([\s.,]\d{3})+$/.test(whole);
  if (!isGrouped) return undefined;
  const amount = Number(whole.replace(/[\s.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return amount > 0 && amount <= 1_000_000_000_000 ? { amount: minor(amount) } : undefined;
};

/** Empty cells at the end are none. */
const filled = (cells: readonly string[]): readonly string[] => {
  const last = cells.reduce((found, cell, at) => (cell.trim() === '' ? found : at), -1);
  return cells.slice(0, last + 1);
};

export interface Cell {
  readonly list: string;
  readonly place: number;
}

/** Cells that say nothing, gaps among them. */
export const wrongCells = ({ groups }: Draft): readonly Cell[] =>
  groups.flatMap(({ lists }) =>
    lists.flatMap(({ list, cells }) =>
      filled(cells).flatMap((cell, at) => (prizeIn(cell) ? [] : [{ list: list.id, place: at + 1 }])),
    ),
  );

export const planOf = ({ plan, groups }: Draft): PrizePlan => ({
  ...plan,
  groups: groups
    .map(({ id, mode, lists }) => ({
      id,
      mode,
      lists: lists.map(({ list, cells }) => ({
        ...list,
        prizes: filled(cells).flatMap(cell => prizeIn(cell) ?? []),
      })),
    }))
    .filter(({ lists }) => lists.length > 0),
});

/** The draft with one list changed. */
export const withList = (
  draft: Draft,
  id: string,
  change: (list: DraftList) => DraftList | undefined,
): Draft => ({
  ...draft,
  groups: draft.groups.map(group => ({
    ...group,
    lists: group.lists.flatMap(list => (list.list.id === id ? (change(list) ?? []) : [list])),
  })),
});

/** Undefined: by place, for everybody. */
export const forCategory = ({ list, cells }: DraftList, id: string): DraftList => {
  const { category: _before, ...rest } = list;
  return { cells, list: id === '' ? rest : { ...rest, category: categoryId(id) } };
};
