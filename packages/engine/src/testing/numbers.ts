import { isDeepStrictEqual } from 'node:util';
import { membershipAnswer, tableAnswer } from '../categories/testing/recorded-categories.ts';
import { NORM_ANSWERS } from '../norms/testing/recorded-norms.ts';
import { answerTo as prizesAnswer } from '../prizes/testing/recorded-prizes.ts';
import { RATING_ANSWERS } from '../ratings/testing/recorded-ratings.ts';
import { corpusFiles } from './corpus.ts';

/* Recorded answers about ratings, norms, categories and prizes, one a line: `npm run verify -- --numbers FILE`. */

export interface RecordedNumber {
  readonly id: string;
  readonly kind: string;
  readonly in: unknown;
  readonly out: unknown;
  /** The text leaves a choice. */
  readonly reading?: true;
}

/** Who answers a kind, in the words of the record. */
type Answers = Readonly<Record<string, (recorded: never) => unknown>>;

const ANSWERS: Answers = {
  prizes: prizesAnswer,
  category: membershipAnswer,
  'category-standings': tableAnswer,
  ...NORM_ANSWERS,
  ...RATING_ANSWERS,
};

export interface JudgedNumber {
  readonly name: string;
  readonly kind: 'agrees' | 'differs' | 'differs by a reading' | 'not answered';
  readonly expected: string;
  readonly answer: string;
}

/** A kind that nobody answers is named, never passed over. `others` answer what the engine does not. */
export const judgedNumber = (line: string, others: Answers = {}): JudgedNumber => {
  const recorded: RecordedNumber = JSON.parse(line);
  const name = `${recorded.kind} ${recorded.id}`;
  const expected = canonical(recorded.out);
  const answerOf = { ...ANSWERS, ...others }[recorded.kind];
  if (!answerOf) return { name, kind: 'not answered', expected: JSON.stringify(expected), answer: '' };
  const answer = canonical(answerOf(recorded as never));
  const differs = recorded.reading ? 'differs by a reading' : 'differs';
  return {
    name,
    kind: isDeepStrictEqual(answer, expected) ? 'agrees' : differs,
    expected: JSON.stringify(expected),
    answer: JSON.stringify(answer),
  };
};

/** Without an order where the record has none: of the parts and the unclaimed prizes, and of the keys everywhere. */
const canonical = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) {
    const items = value.map(item => canonical(item));
    return key === 'parts' || key === 'unclaimed' || key === 'totals'
      ? items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, canonical(field, name)]),
  );
};

/** The lines of one of the recorded files. */
export const recordedNumbers = (file: 'norms' | 'prizes' | 'ratings'): readonly string[] =>
  corpusFiles('numbers')
    .files.filter(({ name }) => name === `${file}.jsonl`)
    .flatMap(({ text }) => text.trimEnd().split('\n'));
