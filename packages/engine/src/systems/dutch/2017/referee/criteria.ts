import {
  type Charge,
  type Criterion,
  had,
  numberOfDownfloaters,
  preferenceDenied,
  scoreAbove,
  strongPreferenceDenied,
  threeInARow,
  type When,
  widerThanTwo,
} from '../../referee/criteria.ts';

/* C.5-C.19 of 2017, each written from its own words. */

const of = (id: string, charges: Criterion['charges']): Criterion => ({ key: `dutch-2017.${id}`, charges });

/** A.8: of every pair, and of every downfloater against an imagined player one point below. */
const pairingScoreDifference: Criterion['charges'] = ({ pairs, downfloaters }, { bracket }) => [
  ...pairs.map(([higher, lower]): Charge => [higher.score - lower.score, higher]),
  ...downfloaters.map((member): Charge => [scoreAbove(member, bracket), member]),
];

/** A.4: who floats down in this candidate, and how far. */
const down =
  (when: When): Criterion['charges'] =>
  ({ pairs, downfloaters }, { bracket }) => [
    ...pairs
      .filter(([higher, lower]) => higher.score > lower.score && had(higher, 'down', when))
      .map(([higher, lower]): Charge => [higher.score - lower.score, higher]),
    ...downfloaters
      .filter(member => had(member, 'down', when))
      .map((member): Charge => [scoreAbove(member, bracket), member]),
  ];

/** A.4: who floats up, and how far. */
const up =
  (when: When): Criterion['charges'] =>
  ({ pairs }) =>
    pairs
      .filter(([higher, lower]) => higher.score > lower.score && had(lower, 'up', when))
      .map(([higher, lower]) => [higher.score - lower.score, lower]);

const counted =
  (charges: Criterion['charges']): Criterion['charges'] =>
  (candidate, seen) =>
    charges(candidate, seen).map(([, member]) => [1, member]);

export const BEFORE_C7: readonly Criterion[] = [
  of('C.5', numberOfDownfloaters),
  of('C.6', pairingScoreDifference),
];

export const C7 = 'dutch-2017.C.7';

export const AFTER_C7: readonly Criterion[] = [
  of('C.8', widerThanTwo),
  of('C.9', threeInARow),
  of('C.10', preferenceDenied),
  of('C.11', strongPreferenceDenied),
  of('C.12', counted(down(0))),
  of('C.13', counted(up(0))),
  of('C.14', counted(down(1))),
  of('C.15', counted(up(1))),
  of('C.16', down(0)),
  of('C.17', up(0)),
  of('C.18', down(1)),
  of('C.19', up(1)),
];
