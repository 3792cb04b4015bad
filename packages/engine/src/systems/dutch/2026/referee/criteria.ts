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
import type { Pair } from '../../referee/field.ts';

/* Articles 2.4.1-2.4.16, each written from its own words. */

const of = (id: string, charges: Criterion['charges']): Criterion => ({ key: `dutch-2026.${id}`, charges });

/** The pairs of a moved-down player, who stands first, and a resident. */
const withMovedDown = (pairs: readonly Pair[], movedDown: readonly unknown[]): readonly Pair[] =>
  pairs.filter(([higher, lower]) => movedDown.includes(higher) && !movedDown.includes(lower));

/** 2.4.9 and 2.4.11. */
const residentsAgain =
  (when: When): Criterion['charges'] =>
  ({ downfloaters }, { bracket }) =>
    downfloaters
      .filter(member => bracket.residents.includes(member) && had(member, 'down', when))
      .map(member => [1, member]);

/** 2.4.10 and 2.4.12. */
const opponentsAgain =
  (when: When): Criterion['charges'] =>
  ({ pairs }, { bracket }) =>
    withMovedDown(pairs, bracket.movedDown)
      .filter(([, lower]) => had(lower, 'up', when))
      .map(([, lower]) => [1, lower]);

/** 2.4.13 and 2.4.15. Whoever stays in the Limbo goes further than anybody paired here (decision 0020). */
const FARTHEST = 100_000;
const differencesOfMovedDown =
  (when: When): Criterion['charges'] =>
  ({ pairs, downfloaters }, { bracket }) => [
    ...withMovedDown(pairs, bracket.movedDown)
      .filter(([higher]) => had(higher, 'down', when))
      .map(([higher, lower]): Charge => [higher.score - lower.score, higher]),
    ...downfloaters
      .filter(member => bracket.movedDown.includes(member) && had(member, 'down', when))
      .map((member): Charge => [FARTHEST + member.score, member]),
  ];

/** 2.4.14 and 2.4.16. */
const differencesOfOpponents =
  (when: When): Criterion['charges'] =>
  ({ pairs }, { bracket }) =>
    withMovedDown(pairs, bracket.movedDown)
      .filter(([, lower]) => had(lower, 'up', when))
      .map(([higher, lower]) => [higher.score - lower.score, lower]);

export const BEFORE_C8: readonly Criterion[] = [
  of('C6', numberOfDownfloaters),
  of('C7', ({ downfloaters }, { bracket }) =>
    downfloaters.map(member => [scoreAbove(member, bracket), member]),
  ),
];

export const C8 = 'dutch-2026.C8';

export const AFTER_C8: readonly Criterion[] = [
  of('C9', ({ downfloaters }, { countsUnplayed }) =>
    countsUnplayed ? downfloaters.map(member => [member.unplayed, member]) : [],
  ),
  of('C10', widerThanTwo),
  of('C11', threeInARow),
  of('C12', preferenceDenied),
  of('C13', strongPreferenceDenied),
  of('C14', residentsAgain(0)),
  of('C15', opponentsAgain(0)),
  of('C16', residentsAgain(1)),
  of('C17', opponentsAgain(1)),
  of('C18', differencesOfMovedDown(0)),
  of('C19', differencesOfOpponents(0)),
  of('C20', differencesOfMovedDown(1)),
  of('C21', differencesOfOpponents(1)),
];
