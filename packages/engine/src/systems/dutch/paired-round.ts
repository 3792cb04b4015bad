import { comesInClasses, type LeastCost, leastCostByClasses } from '../../matching/index.ts';
import type { ComparedCandidate } from '../../rules/index.ts';
import { once } from '../once.ts';
import type { Candidate } from '../swiss/bracket.ts';
import { byeCandidates } from '../swiss/field.ts';
import { type AskedBracket, askedBracket } from '../swiss/first-allowed.ts';
import { brackets2017 } from './2017/procedure.ts';
import { brackets2026 } from './2026/procedure.ts';
import type { BracketGraph } from './bracket-graph.ts';
import { toldOf } from './compared.ts';
import type { Member } from './definitions.ts';
import type { Field } from './field.ts';
import { compareInOrder, type Ordered, orderOf } from './order.ts';
import type { PairedBracket } from './paired-bracket.ts';
import { firstCandidate } from './sequence.ts';

/** A round as it was paired, of which it is asked what else it could have been. */
export interface DutchRound {
  /** As the prohibitions leave it, before C5. */
  readonly field: Field;
  readonly brackets: readonly PairedBracket[];
  readonly askedOf: readonly (() => AskedDutchBracket)[];
  /** Who could have the bye with everybody else paired. */
  readonly byes: () => ReturnType<typeof byeCandidates<Member>>;
}

export interface AskedDutchBracket extends AskedBracket<Member, BracketGraph> {
  readonly paired: PairedBracket;
  /** What the order of 3.7 (B.7) fixes in the candidate chosen. */
  readonly order: () => Ordered;
  /** The candidate chosen, with what every criterion finds in it. */
  readonly told: () => ComparedCandidate;
}

export const bracketsOf = (field: Field, solve?: LeastCost): Generator<PairedBracket> =>
  field.edition === '2026' ? brackets2026(field, solve) : brackets2017(field, solve);

/** A round whose pairs are there sooner than its reasons. */
interface SoonPaired {
  readonly brackets: readonly PairedBracket[];
  /** What reasons are read off. They name whom the search finds: it is repeated where the pairs were found by another. */
  readonly round: () => DutchRound;
}

export const pairedSoonest = (field: Field): SoonPaired => {
  let isRepeatable = true;
  const solve: LeastCost = (graph, costs, start) => {
    isRepeatable &&= start !== undefined || !comesInClasses(graph, costs);
    return leastCostByClasses(graph, costs, start);
  };
  const brackets = [...bracketsOf(field, solve)];
  return { brackets, round: once(() => (isRepeatable ? roundOf(field, brackets) : pairedRound(field))) };
};

export const pairedRound = (field: Field): DutchRound => roundOf(field, [...bracketsOf(field)]);

const roundOf = (field: Field, brackets: readonly PairedBracket[]): DutchRound => ({
  field,
  brackets,
  askedOf: brackets.map(paired => once(() => askedOf(paired))),
  byes: once(() => byeCandidates(field)),
});

const askedOf = (paired: PairedBracket): AskedDutchBracket => {
  type Chosen = Candidate<Member, BracketGraph>;
  const asked = askedBracket<Member, BracketGraph>(paired, {
    first: firstCandidate,
    compare: (one: Chosen, other: Chosen) => compareInOrder(paired, one, other),
  });
  return {
    ...asked,
    paired,
    order: once(() => orderOf(paired, asked.vertexOf)),
    told: once(() => toldOf(paired, paired.candidate)),
  };
};
