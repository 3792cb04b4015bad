import { decimal, inHundredths } from '../model/index.ts';
import { worked } from '../rules/index.ts';
import { isVoluntary, partOf, readingOf } from './buchholz.ts';
import type { Modifiers, ScoreKind } from './code.ts';
import { cutsAmong, sumLeft } from './cuts.ts';
import { type ByValue, byValue, type Column, scoreIn } from './definition.ts';
import { type Cell, type Field, gamesOf } from './field.ts';
import { A1998, type Article, c07 } from './rules.ts';
import { definedBy, type Encounter } from './unplayed.ts';

/** Score of the opponent times score made against it. The cut goes by the opponent's score (articles 14.1.1, 14.1.2). */
const products = (
  field: Field,
  modifiers: Modifiers,
  scores: { readonly theirs: ScoreKind; readonly mine: ScoreKind; readonly article: Article },
): Column => {
  const account = field.account(scores.theirs, readingOf(modifiers, false));
  const y1998 = field.of === 'teams' ? A1998.sonnebornBergerTeams : A1998.sonnebornBerger;
  const rule = definedBy(field.edition, scores.article, { y1998 });
  const low = c07(field.edition, '14.1.1');
  const high = c07(field.edition, '14.3');
  const taken = (index: number) => {
    const cells = field.entries[index]?.cells ?? [];
    const terms = account.encounters(index, scores.mine);
    const amount = (term: Encounter) => factorOf(field, term, cells[term.round - 1]) * term.score;
    const weighing = { amount, significance: scoreOf, isVoluntary, low, high };
    const cuts = cutsAmong(field, terms, modifiers.cut, weighing);
    return { terms, cuts, amount, value: inHundredths(sumLeft(terms, cuts, amount)) };
  };
  return {
    value: index => taken(index).value,
    working: index => {
      const { terms, cuts, amount, value } = taken(index);
      const parts = terms.map(term =>
        partOf(field, term, decimal(inHundredths(amount(term))), cuts?.get(term)),
      );
      return worked(rule, value, parts);
    },
  };
};

const scoreOf = (encounter: Encounter): number => encounter.score;

/** Tenths. The annex of 1998 takes the whole score of those beaten and half of those drawn with, however wins are scored. */
const factorOf = (field: Field, encounter: Encounter, cell: Cell | undefined): number => {
  if (field.edition !== '1998' || field.of === 'teams') return encounter.points;
  if (cell?.kind !== 'played') return 5;
  return gamesOf(cell).reduce(
    (sum, { result }) => sum + (result === 'win' ? 10 : result === 'draw' ? 5 : 0),
    0,
  );
};

/** C.07, article 9.1; 1998, 2.2.2. For teams on one score: the same as EMMSB or EGGSB. */
export const sonnebornBerger: ByValue = byValue((field, modifiers) => {
  const kind = scoreIn(field, modifiers);
  return products(field, modifiers, { theirs: kind, mine: kind, article: '9.1' });
});

const extended = (theirs: ScoreKind, mine: ScoreKind): ByValue =>
  byValue((field, modifiers) => products(field, modifiers, { theirs, mine, article: '13.2' }));

/** C.07, articles 13.2.1 to 13.2.4. */
export const emmsb: ByValue = extended('mp', 'mp');
export const emgsb: ByValue = extended('mp', 'gp');
export const egmsb: ByValue = extended('gp', 'mp');
export const eggsb: ByValue = extended('gp', 'gp');
