import { expect } from 'vitest';
import { impossible, playerId } from '../../model/index.ts';
import { systemNamed } from '../catalogue.ts';
import type { PairingQuestion } from '../question.ts';
import type { Replay } from './replay.ts';

/*
 * Rounds of which something false was once said (decision 600). What was said then is refuted by the lists of whole rounds;
 * what is said now is not.
 */

interface Said {
  readonly verdict: string;
  readonly rule: string;
  readonly chosen?: number;
  readonly other?: number;
  readonly unit?: string;
  readonly suffers?: readonly number[];
}

export const pair = (a: number, b: number): PairingQuestion => ({
  kind: 'pair',
  players: [playerId(a), playerId(b)],
});
export const bye = (player: number): PairingQuestion => ({ kind: 'bye', player: playerId(player) });
export const float = (player: number, instead: number): PairingQuestion => ({
  kind: 'float',
  player: playerId(player),
  instead: playerId(instead),
});

export const worse = (rule: string, chosen: number, other: number, ...suffers: readonly number[]) =>
  ({ verdict: 'worse', rule, chosen, other, suffers }) as const;
/** Of whoever would have the bye. */
export const higherScore = (...of: Parameters<typeof worse>) => ({ ...worse(...of), unit: 'score' }) as const;
export const later = (rule: string) => ({ verdict: 'equal-later', rule }) as const;
export const forbidden = (rule: string) => ({ verdict: 'forbidden', rule }) as const;

/** The round of a seed, with what is answered to a question. */
export const asked = (replay: Replay, seed: number, question: PairingQuestion) => {
  const position = replay.positionFor(seed) ?? impossible('the seed gives a round');
  const round = systemNamed(replay.system)?.workOut(position, replay.options ?? {});
  const answer = round?.ok ? round.value.answer(question) : undefined;
  if (!round?.ok || !answer?.ok) return impossible('the question is answered');
  return { position, rulings: round.value.explain(), answer: answer.value };
};

export const expectSaid = (
  replay: Replay,
  seed: number,
  question: PairingQuestion,
  { before, now }: { readonly before: Said; readonly now: Said },
): void => {
  const { position, answer } = asked(replay, seed, question);
  const { chosen, other, suffers, unit } = answer.facts;
  expect({
    verdict: answer.verdict,
    rule: answer.rule.id,
    ...(unit === undefined ? {} : { unit }),
    ...(chosen === undefined ? {} : { chosen, other, suffers: [...(suffers ?? [])].sort((a, b) => a - b) }),
  }).toEqual(now);
  expect(replay.refuteAnswer(position, question, answer)).toEqual([]);
  const { verdict, rule: id, ...counts } = before;
  const rule = systemNamed(replay.system)?.rules.find(each => each.id === id);
  const wrong = {
    ...answer,
    verdict,
    rule: rule ?? impossible(`${id} is a rule`),
    facts: { about: answer.facts.about, bracket: answer.facts.bracket, ...counts },
  } as typeof answer;
  expect(replay.refuteAnswer(position, question, wrong)).not.toEqual([]);
};

/** The opponents whom the order offered first for a board, with the word against each: borne out, and not to be left out. */
export const offeredFor = (replay: Replay, seed: number, board: readonly [number, number]) => {
  const { position, rulings } = asked(replay, seed, pair(...board));
  const ruling = rulings.find(
    ({ subject, about }) => subject === 'board' && board.every(id => about.includes(id)),
  );
  expect(replay.refute(position, rulings)).toEqual([]);
  const silent = rulings.map(each => (each === ruling ? { ...each, passedOver: [] } : each));
  expect(replay.refute(position, silent)).not.toEqual([]);
  return ruling?.passedOver.map(({ players, verdict, rule }) => [...players, verdict, rule.id]);
};
