import { describe, expect, test } from 'vitest';
import { impossible, playerId } from '../../model/index.ts';
import { systemNamed } from '../catalogue.ts';
import type { PairingQuestion } from '../question.ts';
import { replayOf } from './literal/replay.ts';

/*
 * Rounds of which something false was once said, by the kind of what was false (decision 600). What was said then is refuted
 * by the lists of whole rounds; what is said now is not.
 */

interface Said {
  readonly verdict: string;
  readonly rule: string;
  readonly chosen?: number;
  readonly other?: number;
  readonly suffers?: readonly number[];
  readonly bracket?: number;
}

const pair = (a: number, b: number): PairingQuestion => ({
  kind: 'pair',
  players: [playerId(a), playerId(b)],
});
const bye = (player: number): PairingQuestion => ({ kind: 'bye', player: playerId(player) });

const worse = (rule: string, chosen: number, other: number, ...suffers: readonly number[]) =>
  ({ verdict: 'worse', rule, chosen, other, suffers }) as const;
const later = (rule: string) => ({ verdict: 'equal-later', rule }) as const;

const asked = (edition: '2026' | '2017', seed: number, question: PairingQuestion) => {
  const replay = replayOf(edition);
  const position = replay.positionFor(seed) ?? impossible('the seed gives a round');
  const round = systemNamed(`dutch-${edition}`)?.workOut(position, {});
  const answer = round?.ok ? round.value.answer(question) : undefined;
  if (!answer?.ok) return impossible('the question is answered');
  return { position, replay, answer: answer.value };
};

const expectSaid = (
  edition: '2026' | '2017',
  seed: number,
  question: PairingQuestion,
  { before, now }: { readonly before: Said; readonly now: Said },
): void => {
  const { position, replay, answer } = asked(edition, seed, question);
  const { chosen, other, suffers } = answer.facts;
  expect({
    verdict: answer.verdict,
    rule: answer.rule.id,
    ...(chosen === undefined ? {} : { chosen, other, suffers: [...(suffers ?? [])].sort((a, b) => a - b) }),
  }).toEqual(now);
  expect(replay.refuteAnswer(position, question, answer)).toEqual([]);
  const { verdict, rule, ...counts } = before;
  const wrong = {
    ...answer,
    verdict,
    rule: { ...answer.rule, key: `dutch-${edition}.${rule}`, id: rule },
    facts: { about: answer.facts.about, bracket: answer.facts.bracket, ...counts },
  } as typeof answer;
  expect(replay.refuteAnswer(position, question, wrong)).not.toEqual([]);
};

describe('1: what the next bracket can do, not what the pair makes it do', () => {
  test('C8: the pair is worse by a later criterion', () => {
    expectSaid('2026', 81, pair(5, 15), { before: worse('C8', 0, 2, 5, 8), now: worse('C12', 0, 1, 16) });
  });

  test('C8: the pair is as good, and later', () => {
    expectSaid('2026', 128, pair(2, 6), { before: worse('C8', 0, 2, 2, 5), now: later('4.3') });
  });

  test('C.7: the pair is worse by a later criterion', () => {
    expectSaid('2017', 41, pair(2, 8), { before: worse('C.7', 0, 2, 2, 6), now: worse('C.10', 0, 1, 4) });
  });

  test('C.7: the pair is as good, and later', () => {
    expectSaid('2017', 128, pair(2, 6), { before: worse('C.7', 0, 2, 2, 5), now: later('D.2') });
  });
});

describe('2: whoever suffers does so in the first candidate of the order', () => {
  test('of 2026', () => {
    expectSaid('2026', 55, pair(3, 7), { before: worse('C6', 0, 2, 4, 7), now: worse('C6', 0, 2, 6, 7) });
  });

  test('of 2017', () => {
    expectSaid('2017', 2, pair(2, 7), { before: worse('C.5', 0, 2, 2, 3), now: worse('C.5', 0, 2, 2, 4) });
  });
});

describe('3: the first word', () => {
  test('worse, with the boards before kept: nothing keeps them, and the pair is as good', () => {
    expectSaid('2026', 101, pair(2, 4), { before: worse('C14', 0, 1, 5), now: later('4.2') });
  });

  test('forbidden, with the boards before kept: a legal round has the pair', () => {
    expectSaid('2026', 95, pair(2, 6), {
      before: { verdict: 'forbidden', rule: 'C4' },
      now: worse('C12', 0, 2, 2, 7),
    });
  });

  test('C5 of a float: a round with the bye at its score has it, and C6 separates', () => {
    const { position, replay } = asked('2026', 32, bye(4));
    const round = systemNamed('dutch-2026')?.workOut(position, {});
    const rulings = round?.ok ? round.value.explain() : [];
    const float = rulings.find(({ subject, about }) => subject === 'float' && about[0] === 4);
    expect(float?.rule.id).toBe('C6');
    expect(replay.refute(position, rulings)).toEqual([]);
  });
});

describe('4: completion (C.4) of 2017 stands in the penultimate bracket', () => {
  test('a bye that is legal is worse by a later criterion', () => {
    expectSaid('2017', 100, bye(1), {
      before: { verdict: 'forbidden', rule: 'C.4' },
      now: worse('C.10', 0, 1, 4),
    });
  });

  test('or as good, and later', () => {
    expectSaid('2017', 104, bye(4), { before: { verdict: 'forbidden', rule: 'C.4' }, now: later('D.1') });
  });
});

describe('6: floats', () => {
  test('whoever floats from two brackets is told of both', () => {
    const { answer, position, replay } = asked('2017', 69, { kind: 'float', player: playerId(5) });
    const further = answer.kind === 'float' ? (answer.facts.further ?? []) : [];
    expect([answer.facts.bracket, ...further.map(({ facts }) => facts.bracket)]).toEqual([3, 2.5]);
    expect([answer.rule.id, ...further.map(({ rule }) => rule.id)]).toEqual(['C.5', 'C.4']);
    const once = { ...answer, facts: { ...answer.facts, further: [] } } as typeof answer;
    expect(replay.refuteAnswer(position, answer.question as PairingQuestion, once)).not.toEqual([]);
  });

  test('what a bracket above decides is told of that bracket', () => {
    const { position, replay } = asked('2026', 195, pair(4, 6));
    const round = systemNamed('dutch-2026')?.workOut(position, {});
    const rulings = round?.ok ? round.value.explain() : [];
    const board = rulings.find(({ subject, about }) => subject === 'board' && about.includes(6));
    expect(board?.facts).toMatchObject({ bracket: 1 });
    expect(board?.passedOver[0]).toMatchObject({ players: [6, 4], elsewhere: 2, suffers: [3, 5] });
    expect(replay.refute(position, rulings)).toEqual([]);
  });
});
