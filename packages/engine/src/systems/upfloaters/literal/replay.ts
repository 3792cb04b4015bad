import type { Position } from '../../../position/index.ts';
import {
  countOf,
  type LiteralProcedure,
  type LiteralRun,
  type LiteralStep,
  onceFor,
} from '../../testing/literal-procedure.ts';
import type { Proof } from '../../testing/replay.ts';
import { upfloatingRun } from '../../testing/upfloat-replay.ts';
import {
  decideLiterally,
  type LiteralBracket,
  type LiteralContender,
  type LiteralDecision,
  type LiteralTerms,
} from './pair-literally.ts';

/* Articles 3 and 4 of C.04.5 and C.04.6 as steps that can be proved again. */

export interface LiteralText<Contender extends LiteralContender> {
  /** What the keys of its rules begin with. */
  readonly name: string;
  readonly terms: LiteralTerms;
  /** Keys of what 3.6 counts: colours missed, strong ones missed, opponents that floated. */
  readonly qualities: readonly [string | undefined, string | undefined, string];
  readonly contenders: readonly Contender[];
  readonly prohibition: (a: Contender, b: Contender) => Pick<Proof, 'rule' | 'round'> | undefined;
  readonly barredSince: (contender: Contender) => number | undefined;
  readonly whiteOf: (a: Contender, b: Contender) => { readonly white: Contender; readonly rule: string };
}

export const procedureOf = <Contender extends LiteralContender>(
  text: LiteralText<Contender>,
  position: Position,
): LiteralProcedure<Contender> => {
  const { name, contenders, terms, prohibition, barredSince, whiteOf } = text;
  return {
    players: contenders,
    run: ({ mayMeet, mayHaveBye }) => {
      const decided = decideLiterally(contenders, terms, {
        mayMeet: (a, b) => mayMeet(a, b) && !prohibition(a, b),
        mayHaveBye: contender => mayHaveBye(contender) && barredSince(contender) === undefined,
      });
      return decided && runOf(decided, text, position);
    },
    prohibition,
    bar: contender => {
      const round = barredSince(contender);
      return round === undefined ? undefined : { rule: `${name}.C2`, round };
    },
    completion: `${name}.C3`,
    claimants: [...contenders].sort((a, b) => a.score - b.score || b.played - a.played || b.tpn - a.tpn),
    naturalBye: `${name}.3.4.4`,
    coloursOf: ({ pair: [a, b] }) => whiteOf(a, b),
  };
};

const runOf = <Contender extends LiteralContender>(
  { bye, brackets }: LiteralDecision<Contender>,
  text: LiteralText<Contender>,
  { round }: Position,
): LiteralRun<Contender> =>
  upfloatingRun(
    {
      bye,
      brackets: brackets.map(bracket => ({
        ...bracket,
        below: [...bracket.lower].sort((a, b) => b.score - a.score || a.tpn - b.tpn),
        steps: stepsOf(bracket, text),
        naturalOf: () => `${text.name}.3.6`,
      })),
    },
    {
      prohibition: text.prohibition,
      bye: [`${text.name}.3.4.2`, `${text.name}.3.4.3`, `${text.name}.3.4.4`],
      unplayed: ({ played }) => round - 1 - played,
      isOffered: ([top, bottom], other) => other.tpn > top.tpn && other.tpn < bottom.tpn,
      numberOf: ({ tpn }) => tpn,
      naturalFloat: `${text.name}.C4`,
    },
  );

const stepsOf = <Contender extends LiteralContender>(
  {
    residents: [resident],
    upfloaters,
    c6,
    c7,
    pairs,
    charged: [colours, strong, opponents],
  }: LiteralBracket<Contender>,
  { name, qualities: [ofColours, ofStrong, ofOpponents], contenders, whiteOf }: LiteralText<Contender>,
): readonly LiteralStep[] => {
  /** Article 4 gives one of two who prefer the same colour the other one. */
  const without = (clashes: readonly (readonly [Contender, Contender])[]) =>
    clashes.map(([a, b]) => ((whiteOf(a, b).white === a) === (a.wants?.colour === 'white') ? b : a));
  const scores = [...new Set(contenders.map(({ score }) => score))].sort((a, b) => a - b);
  return [
    {
      choice: upfloaters
        .map(({ id }) => Number(id))
        .sort((a, b) => a - b)
        .join(),
      counts: [
        countOf(`${name}.C4`, upfloaters),
        ...scores.map(score =>
          countOf(
            `${name}.C5`,
            upfloaters.filter(floater => floater.score === score),
            // Two upfloaters never meet: the other of the pair has the score of the residents.
            { each: { of: 'difference', points: ((resident?.score ?? 0) - score) / 10 } },
          ),
        ),
        onceFor(`${name}.C6`, c6.length > 0, c6),
        countOf(`${name}.C7`, c7),
      ],
      order: `${name}.3.5.4`,
    },
    {
      choice: pairs.map(([a, b]) => `${a.id}-${b.id}`).join(' '),
      counts: [
        ...(ofColours === undefined ? [] : [countOf(`${name}.${ofColours}`, without(colours))]),
        ...(ofStrong === undefined ? [] : [countOf(`${name}.${ofStrong}`, without(strong))]),
        countOf(`${name}.${ofOpponents}`, opponents),
      ],
      order: `${name}.3.6`,
    },
  ];
};
