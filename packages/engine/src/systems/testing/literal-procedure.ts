import type { PlayerId } from '../../model/index.ts';
import type { LiteralAllowed } from './literal-demand.ts';
import type { Proof } from './replay.ts';

/* A procedure that decides step by step, written from the text a second time: what it writes down of its round. */

/** What a rule counts, and whom it charges; what the count is of, where that is not players. */
export type LiteralCount = readonly [
  rule: string,
  count: number,
  suffers: readonly number[],
  of?: Pick<Proof, 'unit' | 'each'>,
];

interface Named {
  readonly id: number;
}

/** So many players. */
export const countOf = (
  rule: string,
  players: readonly Named[],
  of: Pick<Proof, 'unit' | 'each'> = {},
): LiteralCount => [rule, players.length, players.map(({ id }) => id), of];

/** So many pairs, both players of each. */
export const pairCountOf = (rule: string, pairs: readonly (readonly Named[])[]): LiteralCount => [
  rule,
  pairs.length,
  pairs.flat().map(({ id }) => id),
  { unit: 'pairs' },
];

/** Once, for all of these. */
export const onceFor = (rule: string, happens: boolean, players: readonly Named[]): LiteralCount =>
  happens ? [rule, 1, players.map(({ id }) => id), { unit: 'breach' }] : [rule, 0, []];

export interface LiteralStep {
  readonly choice: string;
  readonly counts: readonly LiteralCount[];
  readonly order: string;
}

export interface LiteralBoard<Player> {
  /** Whoever chose first. */
  readonly pair: readonly [Player, Player];
  /** Whom the order offered before, one by one. */
  readonly offered: readonly Player[];
  /** The rule where it offered nobody before. */
  readonly natural: string;
  /** Pairs of the same group made before. */
  readonly before: readonly (readonly [Player, Player])[];
  /** Everybody paired in the group. */
  readonly group: readonly Player[];
}

export interface LiteralFloat<Player> {
  readonly player: Player;
  readonly natural: string;
  /** Pairs made before it was decided. */
  readonly before: readonly (readonly [Player, Player])[];
  /** What would be instead, one by one: the players named, and the demand. */
  readonly passed: readonly (readonly [players: readonly Player[], demand: LiteralAllowed<Player> | Proof])[];
  /** Had another floated instead; undefined where that is not the question. */
  readonly instead: (other: Player) => LiteralAllowed<Player> | Proof | undefined;
}

export interface LiteralRun<Player> {
  readonly steps: readonly LiteralStep[];
  readonly bye: Player | undefined;
  readonly boards: readonly LiteralBoard<Player>[];
  readonly floats: readonly LiteralFloat<Player>[];
}

export interface LiteralProcedure<Player extends { readonly id: PlayerId }> {
  readonly players: readonly Player[];
  readonly run: (allowed: LiteralAllowed<Player>) => LiteralRun<Player> | undefined;
  readonly prohibition: (a: Player, b: Player) => Pick<Proof, 'rule' | 'round'> | undefined;
  readonly bar: (player: Player) => Pick<Proof, 'rule' | 'round'> | undefined;
  readonly completion: string;
  /** The same, where the text says it of the bye. */
  readonly completionOfBye?: string;
  /** In the order in which the bye is offered. */
  readonly claimants: readonly Player[];
  /** Whom a ruling about the bye names; absent: all claimants. */
  readonly claimantsFor?: (bye: Player) => readonly Player[];
  /** Whether the bye is decided before anything else: then it stays where other things are asked. Absent: it is. */
  readonly keepsBye?: false;
  readonly naturalBye: string;
  readonly coloursOf: (
    board: LiteralBoard<Player>,
    run: LiteralRun<Player>,
  ) => { readonly white: Player; readonly rule: string };
  /** What numbers the boards; absent: their scores. */
  readonly boardOrder?: string;
  /** The paragraph that numbers them by their scores; absent: C.04.2, 3.6. */
  readonly boardsByScore?: string;
  /** The initial order, where it is not that of the pairing numbers. */
  readonly list?: readonly PlayerId[];
  /** Of the round as a whole: subject, rule, and the players concerned. Absent: nothing is ruled but the above. */
  readonly others?: readonly string[] | ((run: LiteralRun<Player>) => readonly string[]);
}

/** The first step in which two rounds part, and the first rule that counts more there. Undefined: the same round. */
export const compareSteps = (
  chosen: readonly LiteralStep[],
  others: readonly LiteralStep[],
): Proof | undefined => {
  for (const [index, step] of chosen.entries()) {
    const other = others[index];
    if (other?.choice === step.choice) continue;
    for (const [at, [rule, count]] of step.counts.entries()) {
      const [, instead = 0, suffers = [], of] = other?.counts[at] ?? [];
      if (instead > count) return { verdict: 'worse', rule, chosen: count, other: instead, suffers, ...of };
      if (instead < count) break;
    }
    return { verdict: 'equal-later', rule: step.order };
  }
  return undefined;
};
