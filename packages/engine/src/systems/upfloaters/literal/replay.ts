import type { Position } from '../../../position/index.ts';
import type { Proof } from '../../testing/replay.ts';
import {
  confined,
  countOf,
  type LiteralFloat,
  type LiteralProcedure,
  type LiteralRun,
  type LiteralStep,
  onceFor,
} from '../../testing/stepwise-replay.ts';
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
): LiteralRun<Contender> => ({
  bye,
  steps: [
    ...(bye
      ? [
          {
            choice: `${bye.id}`,
            counts: [
              [`${text.name}.3.4.2`, bye.score / 10, [bye.id]] as const,
              [`${text.name}.3.4.3`, round - 1 - bye.played, [bye.id], { unit: 'unplayed' }] as const,
            ],
            order: `${text.name}.3.4.4`,
          },
        ]
      : []),
    ...brackets.flatMap(bracket => stepsOf(bracket, text)),
  ],
  boards: brackets.flatMap(({ pairs }) =>
    pairs.map((pair, index) => ({
      pair,
      offered: pairs
        .slice(index + 1)
        .map(([, other]) => other)
        .filter(other => other.tpn > pair[0].tpn && other.tpn < pair[1].tpn)
        .sort((a, b) => a.tpn - b.tpn),
      natural: `${text.name}.3.6`,
      before: pairs.slice(0, index),
      group: pairs.flat(),
    })),
  ),
  floats: brackets.flatMap((bracket, index) =>
    floatsOf(bracket, text).map(float => ({
      ...float,
      before: brackets.slice(0, index).flatMap(({ pairs }) => pairs),
    })),
  ),
});

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

const floatsOf = <Contender extends LiteralContender>(
  { upfloaters, residents, lower }: LiteralBracket<Contender>,
  { name, prohibition }: LiteralText<Contender>,
): readonly Omit<LiteralFloat<Contender>, 'before'>[] => {
  const order = [...lower].sort((a, b) => b.score - a.score || a.tpn - b.tpn);
  return upfloaters.map(player => ({
    player,
    natural: `${name}.C4`,
    passed: order
      .slice(0, order.indexOf(player))
      .filter(other => !upfloaters.includes(other))
      .map(other => {
        const forbidden = residents.map(resident => prohibition(resident, other));
        const [first] = forbidden;
        return first && forbidden.every(found => found)
          ? ([[other], { verdict: 'forbidden', ...first }] as const)
          : ([[other], confined(residents, { inside: other })] as const);
      }),
    instead: other =>
      lower.includes(other) && !upfloaters.includes(other)
        ? confined(residents, { inside: other, outside: player })
        : undefined,
  }));
};
