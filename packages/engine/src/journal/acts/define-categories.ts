import { checkCategories } from '../../model/index.ts';
import { canonical } from '../canonical.ts';
import { listsOf } from '../prizes.ts';
import { refusal } from '../refusal.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';

/** All categories of the tournament, as announced. */
export const defineCategories: ActDefinition<'define-categories'> = {
  kind: 'define-categories',
  check: ({ categories: now = [], prizes }, { act: { categories, was } }) => {
    const issues = checkCategories(categories);
    const kept = new Set<string>(categories.map(({ id }) => id));
    const inUse = (prizes ? listsOf(prizes) : []).filter(
      ({ category }) => category !== undefined && !kept.has(category),
    );
    return [
      ...(canonical(was) === canonical(now) ? [] : [refusal('changed-meanwhile', { field: 'categories' })]),
      ...(canonical(categories) === canonical(now) ? [refusal('nothing-to-change', {})] : []),
      ...(issues.length > 0 ? [refusal('categories-invalid', { issues })] : []),
      ...inUse.map(({ category = '', name }) =>
        refusal('category-in-use', {
          category: now.find(({ id }) => id === category)?.name ?? category,
          list: name,
        }),
      ),
    ];
  },
  warnings: ({ published }) =>
    published === 0
      ? []
      : [{ code: 'announced-before', strength: 'confirm', data: { what: 'categories', lowered: [] } }],
  effect: (state, { act: { categories, reason }, seq, at, by }) => {
    const kept = new Set<string>(categories.map(({ id }) => id));
    const { memberships = [], announcedLater = [] } = state;
    return {
      ...state,
      categories,
      memberships: memberships.filter(({ category }) => kept.has(category)),
      ...(state.published === 0
        ? {}
        : {
            announcedLater: [
              ...announcedLater,
              { what: 'categories', ...(reason === undefined ? {} : { reason }), seq, at, by },
            ],
          }),
    };
  },
  touches: touchesNothing,
};
