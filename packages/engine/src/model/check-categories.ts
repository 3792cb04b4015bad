import type { Category, Condition } from './category.ts';
import { type Issue, issue } from './issue.ts';

/** Everything in a list of categories that has no one meaning, category by category. */
export const checkCategories = (
  categories: readonly Pick<Category, 'id' | 'name' | 'conditions'>[],
): readonly Issue[] =>
  categories.flatMap(({ id, name, conditions }, at) => [
    ...(name.trim() === '' ? [issue('category-without-name', { category: id })] : []),
    ...(categories.findIndex(other => other.id === id || other.name === name) === at
      ? []
      : [issue('category-twice', { category: name })]),
    ...conditions.flatMap((condition, index) =>
      hasOneMeaning(condition) ? [] : [issue('condition-invalid', { category: name, condition: index + 1 })],
    ),
  ]);

/** Somebody can meet it, and somebody can fail it. */
const hasOneMeaning = (condition: Condition): boolean => {
  switch (condition.kind) {
    case 'rating':
    case 'born':
      return isRange(condition.from, condition.to);
    case 'age':
      return (
        isRange(condition.from, condition.under === undefined ? undefined : condition.under - 1) &&
        isDay(condition.on)
      );
    case 'unrated':
    case 'sex':
      return true;
    case 'title':
      return 'none' in condition || areWords(condition.in);
    case 'club':
    case 'federation':
    case 'group':
      return areWords(condition.in);
  }
};

const isRange = (from: number | undefined, to: number | undefined): boolean =>
  (from !== undefined || to !== undefined) &&
  [from, to].every(limit => limit === undefined || (Number.isSafeInteger(limit) && limit >= 0)) &&
  (from ?? 0) <= (to ?? Number.POSITIVE_INFINITY);

const areWords = (words: readonly string[]): boolean =>
  words.length > 0 && words.every(word => word.trim() !== '');

/** `YYYY/MM/DD`, a day of the calendar. */
const isDay = (text: string): boolean => {
  const [, year, month, day] = (/^(\d{4})\/(\d{2})\/(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};
