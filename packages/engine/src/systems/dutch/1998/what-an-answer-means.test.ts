import { describe, expect, test } from 'vitest';
import { impossible, playerId } from '../../../model/index.ts';
import type { Answer, PairingQuestion } from '../../question.ts';
import { dutch1998 } from './index.ts';
import { replay } from './literal/replay.ts';

/*
 * Rounds of which something false was once said, by the kind of what was false (decision 730). What was said then is refuted
 * by the lists of whole rounds; what is said now is not.
 */

interface Said {
  readonly verdict: Answer['verdict'];
  readonly rule: string;
  readonly chosen?: number;
  readonly other?: number;
  readonly suffers?: readonly number[];
}

const pair = (a: number, b: number): PairingQuestion => ({
  kind: 'pair',
  players: [playerId(a), playerId(b)],
});
const float = (player: number, instead: number): PairingQuestion => ({
  kind: 'float',
  player: playerId(player),
  instead: playerId(instead),
});

const worse = (rule: string, chosen: number, other: number, ...suffers: readonly number[]) =>
  ({ verdict: 'worse', rule, chosen, other, suffers }) as const;
const later = (rule: string) => ({ verdict: 'equal-later', rule }) as const;

const roundOf = (seed: number) => {
  const position = replay.positionFor(seed) ?? impossible('the seed gives a round');
  const round = dutch1998.workOut(position, { excused: 'all' });
  return round.ok ? { position, round: round.value } : impossible('the round exists');
};

const expectSaid = (
  seed: number,
  question: PairingQuestion,
  { before, now }: { readonly before: Said; readonly now: Said },
): void => {
  const { position, round } = roundOf(seed);
  const answered = round.answer(question);
  if (!answered.ok) return impossible('the question is answered');
  const answer = answered.value;
  const { chosen, other, suffers } = answer.facts;
  expect({
    verdict: answer.verdict,
    rule: answer.rule.key.replace('dutch-1998.', ''),
    ...(chosen === undefined ? {} : { chosen, other, suffers: [...(suffers ?? [])].sort((a, b) => a - b) }),
  }).toEqual(now);
  expect(replay.refuteAnswer(position, question, answer)).toEqual([]);
  const { verdict, rule, ...counts } = before;
  const wrong = {
    ...answer,
    verdict,
    rule: { ...answer.rule, key: `dutch-1998.${rule}` },
    facts: { about: answer.facts.about, bracket: answer.facts.bracket, ...counts },
  } as Answer;
  expect(replay.refuteAnswer(position, question, wrong)).not.toEqual([]);
};

describe('groups that C13 made one are not what tells two rounds apart', () => {
  test('C13: a pair that costs two colours is worse by B4', () => {
    expectSaid(125, pair(2, 3), { before: later('C13'), now: worse('B4', 1, 3, 2, 5, 7) });
  });

  test('C13: a pair that repeats an upfloat is worse by B5', () => {
    expectSaid(142, pair(3, 4), { before: later('C13'), now: worse('B5.up', 0, 1, 3) });
  });

  test('C13: a pair that costs a pair is worse by C14, and the group does not count', () => {
    expectSaid(4, pair(1, 4), {
      before: worse('C13', 0, 1, 1, 2, 3, 4, 5, 6, 7, 8),
      now: worse('C14', 0, 2, 5, 8),
    });
  });
});

describe('what decides comes before what follows from it', () => {
  test('C14: one pair fewer is worse, and not equal and later', () => {
    expectSaid(26, pair(1, 2), { before: later('D1'), now: worse('C14', 1, 3, 2, 6, 7) });
  });

  test('C12: a float is told by whoever would find no opponent', () => {
    expectSaid(1411, float(6, 4), { before: later('B4'), now: worse('C12', 0, 1, 4) });
    expectSaid(989, float(3, 2), { before: later('D1'), now: worse('C12', 0, 1, 2) });
  });

  test('C12: and so is the ruling, which says first whoever the pairing undone moved down', () => {
    const { position, round } = roundOf(1411);
    const rulings = round.explain();
    const ruling = rulings.find(
      ({ subject, about, rule }) => subject === 'float' && about[0] === 6 && rule.id === 'C12',
    );
    expect(ruling?.passedOver[0]).toMatchObject({ players: [4], chosen: 0, other: 1, suffers: [4] });
    expect(replay.refute(position, rulings)).toEqual([]);
  });

  test('B5: the downfloat is told before a colour of a group below', () => {
    expectSaid(332, pair(1, 3), { before: worse('B5', 0, 1, 2), now: worse('C14', 0, 1, 4) });
  });
});

describe('the first word', () => {
  test('C13: forbidden with the boards before kept, where a legal round has the pair', () => {
    expectSaid(95, pair(2, 6), {
      before: { verdict: 'forbidden', rule: 'C13' },
      now: worse('B4', 0, 2, 2, 7),
    });
    expectSaid(384, pair(4, 11), { before: { verdict: 'forbidden', rule: 'C13' }, now: later('D1') });
  });

  test('21: B2 forbids no pair for which it could be waived: that needs more pairs', () => {
    expectSaid(1075, pair(1, 3), {
      before: { verdict: 'forbidden', rule: 'B2a' },
      now: worse('21', 0, 1, 1, 3, 6),
    });
  });
});

test.each([
  ['B4', 'C11'],
  ['B5', 'C9'],
  ['B5.up', 'C10'],
  ['B6', 'C9'],
  ['B6.up', 'C10'],
  ['D1', 'C7'],
  ['D2', 'C8'],
])('%s names %s, the step of C that gives it up or applies it', (key, step) => {
  const rule = dutch1998.rules.find(each => each.key === `dutch-1998.${key}`);
  expect(rule?.article).toMatch(new RegExp(`\\b${step}\\b`));
});
