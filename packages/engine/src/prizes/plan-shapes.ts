import {
  type Category,
  type CategoryId,
  type Condition,
  type Fraction,
  LIMITS,
  type Minor,
  type Prize,
  type PrizeGroup,
  type PrizeList,
  type PrizePlan,
  RATING_KINDS,
  type Sharing,
} from '../model/index.ts';
import {
  byField,
  byKind,
  type Fields,
  listOf,
  mapOf,
  matching,
  object,
  oneOf,
  optional,
  type Shape,
  shape,
  whole,
} from '../shape/index.ts';

/* Categories and plans of prizes as they come from outside, in acts and in files: the two differ in how wide a text may be. */

/** `name`: of lists, categories, things, clubs; `word`: of ids, titles, federations, groups. */
export interface Texts {
  readonly name: Shape<string>;
  readonly word: Shape<string>;
}

export const minorUnits = whole<Minor>(0, LIMITS.amount);
export const fraction: Shape<Fraction> = matching(
  /^\d{1,15}(\/\d{1,15})?$/,
  'a fraction, as in 2/3',
) as Shape<string> as Shape<Fraction>;
export const placeOfPrize = whole(1, LIMITS.prizes);

const limit = whole(0, LIMITS.rating);
const day = matching(/^\d{4}\/\d{2}\/\d{2}$/, 'YYYY/MM/DD');
const yes = oneOf<true>(true);

/** One kind of condition with three names: told apart by the key under which it stands. */
type Named = Extract<Condition, { readonly kind: 'club' | 'federation' | 'group' }>;
type Kind<K extends Condition['kind']> = Extract<Condition, { readonly kind: K }>;

const conditionWith = ({ name, word }: Texts): Shape<Condition> => {
  const titled = byField<Kind<'title'>>({
    in: object<Extract<Kind<'title'>, { readonly in: readonly string[] }>>({
      kind: oneOf('title'),
      in: listOf(word, 'handful'),
    }),
    none: object<Extract<Kind<'title'>, { readonly none: true }>>({ kind: oneOf('title'), none: yes }),
  });
  const named = (kind: Named['kind'], of: Shape<string>) =>
    object({ kind: oneOf(kind), in: listOf(of, 'handful') } as unknown as Fields<Named>) as Shape<never>;
  return byKind<Condition>({
    rating: object<Kind<'rating'>>({
      kind: oneOf('rating'),
      list: optional(oneOf(...RATING_KINDS, 'national')),
      from: optional(limit),
      to: optional(limit),
      unrated: optional(oneOf('in', 'out')),
    }),
    unrated: object<Kind<'unrated'>>({ kind: oneOf('unrated') }),
    sex: object<Kind<'sex'>>({ kind: oneOf('sex'), is: oneOf('m', 'w') }),
    born: object<Kind<'born'>>({ kind: oneOf('born'), from: optional(limit), to: optional(limit) }),
    age: object<Kind<'age'>>({
      kind: oneOf('age'),
      from: optional(limit),
      under: optional(limit),
      on: day,
    }),
    title: titled,
    club: named('club', name),
    federation: named('federation', word),
    group: named('group', word),
  });
};

/** The fields that define a category; whom an arbiter counted in or out stands beside them. */
export const categoryFields = (texts: Texts): Fields<Pick<Category, 'id' | 'name' | 'conditions'>> => ({
  id: texts.word as Shape<string> as Shape<CategoryId>,
  name: texts.name,
  conditions: listOf(conditionWith(texts), 'handful'),
});

/** A category of a file, with those whom the arbiter counted in or out by their start numbers. */
export const categoryShape = (texts: Texts): Shape<Category> =>
  object<Category>({
    ...categoryFields(texts),
    by: optional(mapOf(oneOf('in', 'out'), matching(/^[1-9]\d{0,3}$/, 'a start number'))),
  });

const weighted = object<Exclude<Sharing, string>>({ byRank: fraction });
const byName = oneOf('none', 'equal', 'hort');
const sharing: Shape<Sharing> = shape(
  (value, at) => (typeof value === 'string' ? byName.read(value, at) : weighted.read(value, at)),
  { anyOf: [byName.schema, weighted.schema] },
);

export const planShape = ({ name, word }: Texts): Shape<PrizePlan> => {
  const prize = byField<Prize>({
    amount: object<Extract<Prize, { readonly amount: Minor }>>({ amount: minorUnits }),
    object: object<Extract<Prize, { readonly object: string }>>({ object: name, value: minorUnits }),
  });
  const list = object<PrizeList>({
    id: word,
    name,
    category: optional(word as Shape<string> as Shape<CategoryId>),
    prizes: listOf(prize, 'prizes'),
    sharing,
    tie: optional(oneOf('points', 'all')),
    minimumShare: optional(minorUnits),
    minimumEntrants: optional(whole(0, LIMITS.players)),
    jury: optional(yes),
  });
  const group = object<PrizeGroup>({
    id: word,
    mode: oneOf('cumulative', 'place-first', 'best-value', 'us-32b'),
    lists: listOf(list, 'handful'),
  });
  return object<PrizePlan>({
    currency: matching(/^[A-Z]{3}$/, 'a code of ISO 4217, as in EUR'),
    unit: whole<Minor>(1, LIMITS.amount),
    leftover: oneOf('fund', 'exact'),
    groups: listOf(group, 'handful'),
    fund: optional(
      object<NonNullable<PrizePlan['fund']>>({ basedOn: whole(1, LIMITS.players), floor: fraction }),
    ),
  });
};
