import type { Position } from '../../position/index.ts';
import { compatriotsApart } from '../swiss/compatriots.ts';
import { classed, excludedBy, met, type Prohibition } from '../swiss/prohibition.ts';
import { rule51A, rule51B } from './colour-rules.ts';
import type { Member } from './definitions.ts';
import { rule21 } from './group-rules.ts';
import type { Settings } from './options.ts';
import { compatriots, forbiddenPair } from './other-rules.ts';

/** In the order in which they are cited. Article 6: in the last round only what has been played counts. */
export const prohibitionsFor = (position: Position, settings: Settings): readonly Prohibition<Member>[] => [
  haveMet,
  excludedBy(position, forbiddenPair),
  ...compatriotsApart(position, compatriots, settings.keepsCompatriotsApart),
  ...(position.isLastRound === true ? [] : [thirdInARow, imbalance]),
];

const haveMet: Prohibition<Member> = { ...rule21, ...met };

/** 2.1: no colours can be given so that both keep to 5.1.a and 5.1.b. */
const clash = (a: Member, b: Member): boolean =>
  !((a.mayHaveWhite && b.mayHaveBlack) || (a.mayHaveBlack && b.mayHaveWhite));

/** Only a third game in a row leaves a player without a colour while the colours are nearly equal. */
const isThird = ({ colourDifference }: Member): boolean => Math.abs(colourDifference) < 2;

/** One bit for each thing that `clash` and `isThird` ask. */
const colourClass = (member: Member): number =>
  (member.mayHaveWhite ? 1 : 0) + (member.mayHaveBlack ? 2 : 0) + (isThird(member) ? 4 : 0);

const thirdInARow: Prohibition<Member> = {
  ...rule51A,
  ...classed<Member>(colourClass, (a, b) => clash(a, b) && (isThird(a) || isThird(b))),
};

const imbalance: Prohibition<Member> = {
  ...rule51B,
  ...classed<Member>(colourClass, (a, b) => clash(a, b) && !isThird(a) && !isThird(b)),
};
