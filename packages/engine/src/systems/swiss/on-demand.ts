import { once } from '../once.ts';
import type { Reasons } from './against.ts';

/** Reasons of brackets that need more than the pairs do: nothing is worked out until somebody asks. */
export const reasonsOnDemand = (work: () => Reasons): Reasons => {
  const reasons = once(work);
  return {
    ofBoard: player => reasons().ofBoard(player),
    ofBye: () => reasons().ofBye(),
    ofFloats: player => reasons().ofFloats(player),
    againstPair: (a, b) => reasons().againstPair(a, b),
    againstBye: player => reasons().againstBye(player),
    againstFloat: (player, instead) => reasons().againstFloat(player, instead),
  };
};
