import { checkPlan, type PrizeList, type PrizePlan } from '../../model/index.ts';
import { canonical } from '../canonical.ts';
import { listsOf } from '../prizes.ts';
import { refusal } from '../refusal.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';

/** The whole plan of prizes, as announced. */
export const planPrizes: ActDefinition<'plan-prizes'> = {
  kind: 'plan-prizes',
  check: ({ prizes: now, categories = [], teams }, { act: { plan, was } }) => {
    const issues = plan ? checkPlan(plan, categories, teams ? 'teams' : 'players') : [];
    return [
      ...(isSame(was, now) ? [] : [refusal('changed-meanwhile', { field: 'prizes' })]),
      ...(isSame(plan, now) ? [refusal('nothing-to-change', {})] : []),
      ...(issues.length > 0 ? [refusal('plan-invalid', { issues })] : []),
    ];
  },
  warnings: ({ published, prizes }, { act: { plan } }) => {
    if (published === 0) return [];
    const lowered = loweredIn(prizes, plan);
    return [
      {
        code: 'announced-before',
        strength: lowered.length > 0 ? 'confirm-twice' : 'confirm',
        data: { what: 'prizes', lowered },
      },
    ];
  },
  effect: (state, { act: { plan, reason }, seq, at, by }) => {
    const { prizes: _before, awards = [], announcedLater = [], ...rest } = state;
    return {
      ...rest,
      ...(plan ? { prizes: plan } : {}),
      awards: awards.filter(({ list, place }) => isOfJury(plan, list, place)),
      ...(state.published === 0
        ? { announcedLater }
        : {
            announcedLater: [
              ...announcedLater,
              { what: 'prizes', ...(reason === undefined ? {} : { reason }), seq, at, by },
            ],
          }),
    };
  },
  touches: touchesNothing,
};

const isSame = (one: PrizePlan | undefined, other: PrizePlan | undefined): boolean =>
  one === undefined || other === undefined ? one === other : canonical(one) === canonical(other);

const isOfJury = (plan: PrizePlan | undefined, list: string, place: number): boolean =>
  plan !== undefined &&
  listsOf(plan).some(({ id, jury, prizes }) => id === list && jury === true && place <= prizes.length);

/** The lists of which somebody who counted on them may get less: by name. */
const loweredIn = (before: PrizePlan | undefined, after: PrizePlan | undefined): readonly string[] => {
  if (!before) return [];
  const rulesOf = ({ groups: _groups, ...rules }: PrizePlan) => canonical(rules);
  const isOtherwise = !after || rulesOf(before) !== rulesOf(after);
  return before.groups.flatMap(({ id, mode, lists }) => {
    const sameMode = after?.groups.find(group => group.id === id)?.mode === mode;
    return lists.filter(list => isOtherwise || !sameMode || isLower(list, after)).map(({ name }) => name);
  });
};

const isLower = (list: PrizeList, after: PrizePlan): boolean => {
  const now = listsOf(after).find(({ id }) => id === list.id);
  const rulesOf = ({ prizes: _prizes, name: _name, ...rules }: PrizeList) => canonical(rules);
  return (
    !now ||
    rulesOf(now) !== rulesOf(list) ||
    list.prizes.some((prize, at) => {
      const other = now.prizes[at];
      if (!other) return true;
      return 'object' in prize
        ? canonical(prize) !== canonical(other)
        : 'object' in other || other.amount < prize.amount;
    })
  );
};
