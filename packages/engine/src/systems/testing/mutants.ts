import { impossible } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import { systemNamed } from '../catalogue.ts';
import type { Answer, PairingQuestion } from '../question.ts';
import { everyQuestion, type Replay } from './replay.ts';

/*
 * Answers made false on purpose, in one thing each: the lists of whole rounds find every one of them. An answer that a
 * mutant leaves as it was is none of it.
 */

/** Rules of a system, by what they are mistaken for. */
export interface Mistakable {
  /** How the keys of the rules begin; absent: as the system is called. */
  readonly keys?: readonly string[];
  /** Those that make something worse, in their order. */
  readonly criteria: RegExp;
  /** Whoever suffers by these may be others as well, and so may the size. */
  readonly outlook?: RegExp;
  /** Whoever suffers by these is whoever would have the bye, in any of several rounds. */
  readonly ofBye?: RegExp;
  /** A rule that counts who misses a colour, and one that counts who is left over. */
  readonly colours: RegExp;
  readonly fewest: RegExp;
  readonly completion: RegExp;
  /** Of the order; and of two prohibitions. */
  readonly order: readonly [RegExp, RegExp];
  readonly prohibitions: readonly [RegExp, RegExp];
}

type Facts = Answer['facts'];
interface Told {
  readonly answer: Answer;
  readonly mistakable: Mistakable;
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

/** The second where it is the first, otherwise the first. */
const otherOf = (told: Told, [first, second]: readonly [RegExp, RegExp]): Rule =>
  ruleOf(told, first.test(told.answer.rule.id) ? second : first);

const onlyWorse =
  (mutant: Mutant): Mutant =>
  told =>
    told.answer.verdict === 'worse' ? mutant(told) : undefined;

const isOf = ({ answer }: Told, rules: RegExp | undefined): boolean => rules?.test(answer.rule.id) === true;

/** The criterion so many places after (before) the one named. */
const otherCriterion = (by: number): Mutant =>
  onlyWorse(told => {
    const criteria = told.rules.filter(({ id }) => told.mistakable.criteria.test(id));
    const at = criteria.findIndex(({ key }) => key === told.answer.rule.key) + by;
    const rule = criteria[at];
    return rule && altered(told.answer, { rule });
  });

const suffering = (change: (suffers: readonly number[], told: Told) => readonly number[]): Mutant =>
  onlyWorse(told => {
    const { suffers = [] } = told.answer.facts;
    if (isOf(told, told.mistakable.outlook) || isOf(told, told.mistakable.ofBye)) return undefined;
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
    return each && !isOf(told, told.mistakable.outlook)
      ? altered(told.answer, {}, { each: change(each) })
      : undefined;
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
  'a count of something else': counting(({ unit }) => ({ unit: unit === 'pairs' ? 'left-over' : 'pairs' })),
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
    altered(told.answer, { verdict: 'equal-later', rule: ruleOf(told, told.mistakable.order[0]) }),
  ),
  'forbidden, which is worse': named('worse', told =>
    altered(told.answer, { verdict: 'forbidden', rule: ruleOf(told, told.mistakable.completion) }),
  ),
  'worse, which is equal and later': named('equal-later', told =>
    altered(
      told.answer,
      { verdict: 'worse', rule: ruleOf(told, told.mistakable.colours) },
      { chosen: 0, other: 1, suffers: told.answer.facts.about.slice(0, 1) },
    ),
  ),
  'another article of the order': named('equal-later', told =>
    altered(told.answer, { rule: otherOf(told, told.mistakable.order) }),
  ),
  'worse, which is forbidden': named('forbidden', told =>
    altered(
      told.answer,
      { verdict: 'worse', rule: ruleOf(told, told.mistakable.fewest) },
      { chosen: 0, other: 2, suffers: told.answer.facts.about },
    ),
  ),
  'another prohibition': named('forbidden', told =>
    altered(told.answer, { rule: otherOf(told, told.mistakable.prohibitions) }),
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

interface Asked {
  readonly question: PairingQuestion;
  readonly refuted: (answer: Answer) => readonly string[];
  readonly told: Told;
}

const askedIn = (replay: Replay, mistakable: Mistakable, seed: number): readonly Asked[] => {
  const system = systemNamed(replay.system) ?? impossible('it is in the catalogue');
  const position = replay.positionFor(seed);
  const round = position && system.workOut(position, replay.options ?? {});
  if (!position || !round?.ok) return [];
  const scores = [...new Set(position.entrants.map(({ pairingScore }) => pairingScore / 10))].sort(
    (a, b) => b - a,
  );
  const players = position.entrants.map(({ id }) => id);
  // Of a system that pairs some rounds by another its own alone.
  const { keys = [replay.system] } = mistakable;
  const rules = system.rules.filter(({ key }) => keys.some(begin => key.startsWith(`${begin}.`)));
  const questions = everyQuestion(position, round.value.pairing.boards.length).filter(
    ({ kind }) => kind === 'pair' || kind === 'bye' || kind === 'float',
  );
  return questions.flatMap(question => {
    const answer = round.value.answer(question);
    if (!answer.ok || answer.value.verdict === 'chosen') return [];
    const refuted = (claimed: Answer) => replay.refuteAnswer(position, question, claimed);
    return [{ question, refuted, told: { answer: answer.value, mistakable, rules, scores, players } }];
  });
};

const SEEDS = 60;

/** What was made of the answers of small rounds and not found, and the mutants that made something of any. */
export const mutantsMissed = (replay: Replay, mistakable: Mistakable) => {
  const asked = Array.from({ length: SEEDS }, (_, index) => askedIn(replay, mistakable, index + 1)).flat();
  const missed: string[] = [];
  const made = new Set<string>();
  for (const [name, mutant] of Object.entries(MUTANTS))
    for (const { question, refuted, told } of asked) {
      const mutated = mutant(told);
      if (!mutated) continue;
      made.add(name);
      if (refuted(mutated.answer).length === 0) missed.push(`${name}: ${JSON.stringify(question)}`);
    }
  return { missed, made: made.size, unmade: Object.keys(MUTANTS).filter(name => !made.has(name)) };
};
