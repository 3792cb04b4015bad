import type { OptionValue } from '../model/index.ts';
import type { EntrantKey, PlayerKey } from './key.ts';

/** A board in terms of keys, which never change. */
export interface KeyedBoard {
  readonly number: number;
  readonly white: EntrantKey;
  readonly black: EntrantKey;
  /** Matches: how many games, colours alternating. Absent: one. */
  readonly games?: number;
  readonly group?: string;
  /** Who had to sit at a board of this number (`fix-board`). Absent: the order gave it. */
  readonly fixed?: PlayerKey;
}

export interface KeyedBye {
  readonly player: EntrantKey;
  /** `pairing-bye`: worth points (C.04.1, article 3). `rest`: the free round of a table, or not paired by the system's own rule. */
  readonly kind: 'pairing-bye' | 'rest';
}

/** What the engine gave for a round, with keys for numbers. */
export interface KeyedPairing {
  readonly system: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly boards: readonly KeyedBoard[];
  readonly byes: readonly KeyedBye[];
}
