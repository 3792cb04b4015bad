import type { Condition, Player } from '../../model/index.ts';

/*
 * The referee of categories: whoever may have been born on several days is tried as each of them, birthday after birthday, and
 * the three answers are put together one by one.
 */

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const two = (count: number): string => String(count).padStart(2, '0');

/** Every day of the calendar that a date with unknown parts may be. */
const daysOf = (birth: string): readonly string[] => {
  const [year = '', month = '', day = ''] = birth.split('/');
  const days: string[] = [];
  for (let m = 1; m <= 12; m++)
    for (let d = 1; d <= (DAYS[m - 1] ?? 0); d++) {
      if (m === 2 && d === 29 && !isLeap(Number(year))) continue;
      if ((month === '00' || month === two(m)) && (day === '00' || day === two(d)))
        days.push(`${year}/${two(m)}/${two(d)}`);
    }
  return days;
};

/** Birthdays are counted one after the other; of the 29th of February in other years on the 1st of March. */
const ageOf = (born: string, on: string): number => {
  const [year = '', ...rest] = born.split('/');
  let age = -1;
  for (let next = Number(year); ; next++) {
    const isMissing = rest.join('/') === '02/29' && !isLeap(next);
    const birthday = `${String(next).padStart(4, '0')}/${isMissing ? '03/01' : rest.join('/')}`;
    if (birthday > on) return age;
    age++;
  }
};

type Answer = 'yes' | 'no' | 'unknown';

const together = (answers: readonly boolean[]): Answer =>
  answers.every(Boolean) ? 'yes' : answers.some(Boolean) ? 'unknown' : 'no';

const inside = (value: number, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): boolean =>
  !(value < from) && !(value > to);

const answerTo = (condition: Condition, player: Player): Answer => {
  const { birth = '0000/00/00' } = player;
  const isBirthKnown = !birth.startsWith('0000');
  if (condition.kind === 'sex')
    return player.sex === undefined ? 'unknown' : player.sex === condition.is ? 'yes' : 'no';
  if (condition.kind === 'unrated') return player.rating === undefined ? 'yes' : 'no';
  if (condition.kind === 'rating') {
    if (player.rating === undefined) return condition.unrated === 'in' ? 'yes' : 'no';
    return inside(player.rating, condition.from, condition.to) ? 'yes' : 'no';
  }
  if (condition.kind === 'born')
    return isBirthKnown
      ? together([inside(Number(birth.slice(0, 4)), condition.from, condition.to)])
      : 'unknown';
  if (condition.kind === 'age') {
    if (!isBirthKnown) return 'unknown';
    const ages = daysOf(birth).map(born => ageOf(born, condition.on));
    return together(
      ages.map(
        age => inside(age, condition.from) && (condition.under === undefined || age < condition.under),
      ),
    );
  }
  if (condition.kind === 'title') {
    const title = player.title ?? '';
    return ('none' in condition ? title === '' : title !== '' && condition.in.includes(title)) ? 'yes' : 'no';
  }
  const text = player[condition.kind];
  return text === undefined ? 'unknown' : condition.in.includes(text) ? 'yes' : 'no';
};

export const belongsLiterally = (conditions: readonly Condition[], player: Player): boolean | undefined => {
  const answers = conditions.map(condition => answerTo(condition, player));
  if (answers.includes('no')) return false;
  return answers.includes('unknown') ? undefined : true;
};

/** A table by hand: one after the other, and whoever stands level with the one before has the same place. */
export const placesLiterally = (
  ranks: readonly { readonly id: number; readonly rank: number }[],
): readonly { readonly id: number; readonly place: number; readonly sharedBy: number }[] =>
  ranks.map(({ id, rank }) => ({
    id,
    place: ranks.filter(other => other.rank < rank).length + 1,
    sharedBy: ranks.filter(other => other.rank === rank).length,
  }));
