import { LIMITS } from '../../model/index.ts';

/** Where a field stands: 1-based columns, both included. Numbers are written to the right, text to the left. */
export interface Field {
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right';
}

/** Fields of equal width that go on to the end of the line. */
export interface Series {
  readonly first: Field;
  readonly stride: number;
}

export type Layout = Readonly<Record<string, Field>>;

const left = (from: number, to: number = from): Field => ({ from, to, align: 'left' });
const right = (from: number, to: number = from): Field => ({ from, to, align: 'right' });

/** The last round that three columns can name: what a list says of all rounds, when their number is not known. */
export const LAST_ROUND = LIMITS.rounds;

/** 001, and the national records, whose first columns are those of the federation. */
export const STATIC = {
  id: right(5, 8),
  sex: left(10),
  title: right(11, 13),
  name: left(15, 47),
  rating: right(49, 52),
  federation: left(54, 56),
  number: right(58, 68),
  birth: left(70, 79),
} as const satisfies Layout;

export const PLAYER = { ...STATIC, points: right(81, 84), rank: right(86, 89) } as const satisfies Layout;

/** One round of 001: round 1 stands here, each further round ten columns to the right. */
export const CELL = { opponent: right(92, 95), colour: left(97), result: left(99) } as const satisfies Layout;
export const CELL_STRIDE = 10;

export const ROUND_DATES: Series = { first: left(92, 99), stride: 10 };

/** 162 and 362: a symbol and its points, again and again. TRF26 162 has the symbol in column 6, 362 in 5-6. */
export const SCORES = { symbol: right(5, 6), value: right(7, 10) } as const satisfies Layout;
export const SCORES_STRIDE = 9;

export const TEAM_2016 = { name: left(5, 36) } as const satisfies Layout;
export const TEAM_2016_PLAYERS: Series = { first: right(37, 40), stride: 5 };

export const TEAM = {
  number: right(5, 7),
  name: left(9, 40),
  nickname: left(42, 46),
  strength: right(48, 53),
  matchPoints: right(55, 60),
  gamePoints: right(62, 67),
  rank: right(69, 71),
} as const satisfies Layout;
export const TEAM_PLAYERS: Series = { first: right(74, 77), stride: 5 };

export const BYES = { worth: left(5), round: right(7, 9) } as const satisfies Layout;
export const BYES_PARTICIPANTS: Series = { first: right(11, 14), stride: 5 };

export const ACCELERATION = {
  matchPoints: right(5, 8),
  points: right(10, 13),
  fromRound: right(15, 17),
  toRound: right(19, 21),
  fromPlayer: right(23, 26),
  toPlayer: right(28, 31),
} as const satisfies Layout;

export const FORBIDDEN = { fromRound: right(5, 7), toRound: right(9, 11) } as const satisfies Layout;
export const FORBIDDEN_PLAYERS: Series = { first: right(13, 16), stride: 5 };

export const ABNORMAL = {
  symbol: left(5),
  matchPoints: right(8, 11),
  points: right(14, 17),
  round: right(20, 22),
} as const satisfies Layout;
export const ABNORMAL_PARTICIPANTS: Series = { first: right(24, 27), stride: 5 };

export const LINE_UP = {
  round: right(5, 7),
  team: right(9, 11),
  opponent: right(13, 15),
} as const satisfies Layout;
export const LINE_UP_PLAYERS: Series = { first: right(17, 20), stride: 5 };

export const TEAM_BYES = { matchPoints: right(5, 8), gamePoints: right(10, 13) } as const satisfies Layout;
export const TEAM_BYES_TEAMS: Series = { first: right(15, 17), stride: 4 };

export const FORFEITED_MATCH = {
  result: left(5, 6),
  round: right(8, 10),
  white: right(12, 14),
  black: right(16, 18),
} as const satisfies Layout;

/** JaVaFo, XXA: the virtual points of round 1, and so on. */
export const HISTORY = { id: right(5, 8) } as const satisfies Layout;
export const HISTORY_POINTS: Series = { first: right(10, 13), stride: 5 };

/** The field of a series with this index, from 0. */
export const nth = (series: Series, index: number): Field => shifted(series.first, series.stride * index);

export const shifted = (field: Field, columns: number): Field => ({
  from: field.from + columns,
  to: field.to + columns,
  align: field.align,
});

/** The columns from 4 up to `end` that no field of the layout takes. */
export const gapsOf = (layout: Layout, end = endOf(layout)): readonly number[] => {
  const taken = new Set<number>();
  for (const { from, to } of Object.values(layout))
    for (let column = from; column <= to; column++) taken.add(column);
  return Array.from({ length: end - 3 }, (_, at) => at + 4).filter(column => !taken.has(column));
};

/** The last column of a layout. */
export const endOf = (layout: Layout): number => Math.max(4, ...Object.values(layout).map(field => field.to));
