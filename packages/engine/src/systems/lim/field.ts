import type { BitGraph } from '../../matching/index.ts';
import { decimalOf } from '../../model/index.ts';
import type { Position } from '../../position/index.ts';
import type { ByeLadder } from '../swiss/bye-ladder.ts';
import { countedOn } from '../swiss/steps.ts';
import { type StepwiseField, stepwiseField } from '../swiss/stepwise-field.ts';
import { rule71 } from './colour-rules.ts';
import { prohibitionsFor } from './compatibility.ts';
import { type Member, medianScore, membersOf } from './definitions.ts';
import { rule11 } from './group-rules.ts';
import type { Settings } from './options.ts';

/** Everybody to be paired, from the highest ranked down, with the compatible pairs: those that 2.1 leaves. */
export interface Field extends StepwiseField<Member> {
  readonly settings: Settings;
  /** All compatible pairs, also where only some of them may be made: what 2.3 and 3.9 look at. */
  readonly known: BitGraph;
  /** 2.2: the score of the median group, whether anybody has it or not. */
  readonly median: number;
}

export const fieldOf = (position: Position, settings: Settings): Field => {
  const field = stepwiseField(position, membersOf(position), {
    prohibitions: prohibitionsFor(position, settings),
    // C.04.1.d.
    mayHaveBye: ({ barredSince }) => barredSince === undefined,
  });
  return { ...field, settings, known: field.legal, median: medianScore(position) };
};

/** 1.1: the lowest ranked of the lowest group who may have the bye and leaves the others pairable (decision 81); 7.1. */
export const byeLadder = ({ position: { round } }: Field): ByeLadder<Member> => {
  const rule = round === 1 ? rule71 : rule11;
  return {
    counts: member => [countedOn(rule, decimalOf(member.score), member)],
    order: rule,
    offered: members => [...members].reverse(),
  };
};
