import { expect, test } from 'vitest';
import { impossible } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import { systemNamed } from '../catalogue.ts';
import type { Answer, PairingQuestion } from '../question.ts';
import { everyQuestion } from '../testing/replay.ts';
import { replayOf } from './literal/replay.ts';

/*
 * Answers made false on purpose, in one thing each: the lists of whole rounds find every one of them. An answer that a
 * mutant leaves as it was is none of it.
 */

type Facts = Answer['facts'];
interface Told {
  readonly answer: Answer;
  readonly rules: readonly Rule[];
  readonly scores: readonly number[];
  readonly players: readonly number[];
}
type Mutant = (told: Told) => { readonly answer: Answer } | undefined;

const altered = (answer: Answer, change: Partial<Pick<Answer, 'verdict' | 'rule'>>, facts: object = {}) => ({
  answer: { ...answer, ...change, facts: { ...answer.facts, ...facts } } as Answer,
});

const ruleOf = ({ rules }: Told, id: RegExp): Rule =>
  rules.find(rule => id.test(rule.id)) ?? impossible(`${id} is a rule`);

const onlyWorse =
  (mutant: Mutant): Mutant =>
  told =>
    told.answer.verdict === 'worse' ? mutant(told) : undefined;

/** Counts, sufferers and sizes are of the next bracket in these. */
const isOutlook = ({ answer }: Told): boolean => /^C(8|\.7)$/.test(answer.rule.id);
const isOfBye = ({ answer }: Told): boolean => /^C(5|9)$/.test(answer.rule.id);

/** The criterion so many places after (before) the one named. */
const otherCriterion = (by: number): Mutant =>
  onlyWorse(told => {
    const criteria = told.rules.filter(({ id }) => /^C\.?([5-9]|1\d|2\d)$/.test(id));
    const at = criteria.findIndex(({ key }) => key === told.answer.rule.key) + by;
    const rule = criteria[at];
    return rule && altered(told.answer, { rule });
  });

const suffering = (change: (suffers: readonly number[], told: Told) => readonly number[]): Mutant =>
  onlyWorse(told => {
    const { suffers = [] } = told.answer.facts;
    if (isOutlook(told) || isOfBye(told)) return undefined;
    const other = change(suffers, told);
    return [...other].sort().join() === [...suffers].sort().join()
      ? undefined
      : altered(told.answer, {}, { suffers: other });
  });

const counting = (change: (facts: Facts) => object): Mutant =>
  onlyWorse(told => altered(told.answer, {}, change(told.answer.facts)));

const named =
  (word: Answer['verdict'], mutant: Mutant): Mutant =>
  told =>
    told.answer.verdict === word ? mutant(told) : undefined;

const inBracket =
  (change: (bracket: number, scores: readonly number[]) => number | undefined): Mutant =>
  told => {
    const { bracket } = told.answer.facts;
    if (bracket === undefined || told.answer.verdict === 'chosen') return undefined;
    const other = change(bracket, told.scores);
    return other === bracket ? undefined : altered(told.answer, {}, { bracket: other });
  };

const sizing = (change: (each: NonNullable<Facts['each']>) => object): Mutant =>
  onlyWorse(told => {
    const { each } = told.answer.facts;
    return each && !isOutlook(told) ? altered(told.answer, {}, { each: change(each) }) : undefined;
  });

const leaving = (change: (leftOver: NonNullable<Facts['leftOver']>) => object | undefined): Mutant =>
  named('forbidden', ({ answer }) => {
    const { leftOver } = answer.facts;
    return leftOver && altered(answer, {}, { leftOver: change(leftOver) });
  });

const outsider = (suffers: readonly number[], players: readonly number[]): number =>
  players.find(player => !suffers.includes(player)) ?? 0;

const MUTANTS: Readonly<Record<string, Mutant>> = {
  'the criterion after it': otherCriterion(1),
  'the criterion before it': otherCriterion(-1),
  'two criteria after it': otherCriterion(2),
  'two criteria before it': otherCriterion(-2),
  'one more on both sides': counting(({ chosen = 0, other = 0 }) => ({
    chosen: chosen + 1,
    other: other + 1,
  })),
  'one more instead': counting(({ other = 0 }) => ({ other: other + 1 })),
  'as many on both sides': counting(({ other = 0 }) => ({ chosen: other })),
  'no counts': counting(() => ({ chosen: undefined, other: undefined })),
  'one sufferer left out': suffering(suffers => suffers.slice(1)),
  'one sufferer too many': suffering((suffers, { players }) => [...suffers, outsider(suffers, players)]),
  'another sufferer': suffering((suffers, { players }) => [...suffers.slice(1), outsider(suffers, players)]),
  'those asked about suffer': suffering((_, { answer }) => answer.facts.about),
  'nobody suffers': suffering(() => []),
  'the bracket above': inBracket(
    (bracket, scores) => [...scores].reverse().find(score => score > bracket) ?? bracket,
  ),
  'the bracket below': inBracket((bracket, scores) => scores.find(score => score < bracket) ?? bracket),
  'no bracket': inBracket(() => undefined),
  'equal and later, which is worse': named('worse', told =>
    altered(told.answer, { verdict: 'equal-later', rule: ruleOf(told, /^(4\.2|D\.1)$/) }),
  ),
  'forbidden, which is worse': named('worse', told =>
    altered(told.answer, { verdict: 'forbidden', rule: ruleOf(told, /^C\.?4$/) }),
  ),
  'worse, which is equal and later': named('equal-later', told =>
    altered(
      told.answer,
      { verdict: 'worse', rule: ruleOf(told, /^(C12|C\.10)$/) },
      { chosen: 0, other: 1, suffers: told.answer.facts.about.slice(0, 1) },
    ),
  ),
  'a transposition for an exchange, and the other way round': named('equal-later', told =>
    altered(told.answer, {
      rule: /^(4\.3|D\.2)$/.test(told.answer.rule.id)
        ? ruleOf(told, /^(4\.2|D\.1)$/)
        : ruleOf(told, /^(4\.3|D\.2)$/),
    }),
  ),
  'worse, which is forbidden': named('forbidden', told =>
    altered(
      told.answer,
      { verdict: 'worse', rule: ruleOf(told, /^(C6|C\.5)$/) },
      { chosen: 0, other: 2, suffers: told.answer.facts.about },
    ),
  ),
  'another prohibition': named('forbidden', told =>
    altered(told.answer, {
      rule: /^C\.?1$/.test(told.answer.rule.id) ? ruleOf(told, /^C\.?3$/) : ruleOf(told, /^C\.?1$/),
    }),
  ),
  'another round of it': named('forbidden', ({ answer }) =>
    answer.facts.round === undefined ? undefined : altered(answer, {}, { round: answer.facts.round + 1 }),
  ),
  'one fewer left over': leaving(leftOver => ({ ...leftOver, count: leftOver.count + 1 })),
  'somebody else left over': leaving(leftOver => ({ ...leftOver, players: leftOver.players.slice(1) })),
  'not who is left over': leaving(() => undefined),
  'half a point more': sizing(({ of, points }) => ({ of, points: points + 0.5 })),
  'a score for a difference': sizing(({ of, points }) => ({
    of: of === 'score' ? 'difference' : 'score',
    points,
  })),
};

const SEEDS = 60;

const toldIn = (edition: '2026' | '2017', seed: number) => {
  const replay = replayOf(edition);
  const system = systemNamed(`dutch-${edition}`) ?? impossible('it is in the catalogue');
  const position = replay.positionFor(seed);
  const round = position && system.workOut(position, {});
  if (!position || !round?.ok) return [];
  const scores = [...new Set(position.entrants.map(({ pairingScore }) => pairingScore / 10))].sort(
    (a, b) => b - a,
  );
  const players = position.entrants.map(({ id }) => id);
  const questions = everyQuestion(position, round.value.pairing.boards.length).filter(
    ({ kind }) => kind === 'pair' || kind === 'bye' || kind === 'float',
  );
  return questions.flatMap(question => {
    const answer = round.value.answer(question);
    if (!answer.ok || answer.value.verdict === 'chosen') return [];
    const refuted = (claimed: Answer) => replay.refuteAnswer(position, question, claimed);
    return [{ question, refuted, told: { answer: answer.value, rules: system.rules, scores, players } }];
  });
};

interface Asked {
  readonly question: PairingQuestion;
  readonly refuted: (answer: Answer) => readonly string[];
  readonly told: Told;
}

const askedOf = (edition: '2026' | '2017'): readonly Asked[] =>
  Array.from({ length: SEEDS }, (_, index) => toldIn(edition, index + 1)).flat();

test.for(['2026', '2017'] as const)('%s: every answer made false is found', edition => {
  const asked = askedOf(edition);
  const missed: string[] = [];
  const made = new Map<string, number>();
  for (const [name, mutant] of Object.entries(MUTANTS))
    for (const { question, refuted, told } of asked) {
      const mutated = mutant(told);
      if (!mutated) continue;
      made.set(name, (made.get(name) ?? 0) + 1);
      if (refuted(mutated.answer).length === 0) missed.push(`${name}: ${JSON.stringify(question)}`);
    }
  expect(missed.slice(0, 10)).toEqual([]);
  expect(Object.keys(MUTANTS).filter(name => !made.has(name))).toEqual([]);
  expect(made.size).toBeGreaterThanOrEqual(25);
});
