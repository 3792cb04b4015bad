import { impossible } from '../../model/index.ts';
import type { Rule } from '../../rules/index.ts';
import { systemNamed } from '../catalogue.ts';
import type { Answer } from '../question.ts';
import { everyQuestion, type Replay } from './replay.ts';

/* Answers of a table made false on purpose, in one thing each: the table looked up finds every one of them. */

type Mutant = (answer: Answer, rules: readonly Rule[]) => Answer | undefined;

const altered = (answer: Answer, change: object, facts: object = {}): Answer =>
  ({ ...answer, ...change, facts: { ...answer.facts, ...facts } }) as Answer;

const ofPair =
  (change: (answer: Extract<Answer, { readonly kind: 'pair' }>) => object | undefined): Mutant =>
  answer => {
    const facts = answer.kind === 'pair' && answer.verdict !== 'forbidden' ? change(answer) : undefined;
    return facts && altered(answer, {}, facts);
  };

const ofBye =
  (change: (answer: Extract<Answer, { readonly kind: 'bye' }>) => object | undefined): Mutant =>
  answer => {
    const facts = answer.kind === 'bye' ? change(answer) : undefined;
    return facts && altered(answer, {}, facts);
  };

const MUTANTS: Readonly<Record<string, Mutant>> = {
  'another rule': (answer, rules) => {
    const at = rules.findIndex(({ key }) => key === answer.rule.key);
    const rule = rules[(at + 1) % rules.length];
    return rule && rule.key !== answer.rule.key ? altered(answer, { rule }) : undefined;
  },
  'forbidden, which the table says': answer =>
    answer.verdict === 'table' ? altered(answer, { verdict: 'forbidden' }) : undefined,
  'worse, which the table says': answer =>
    answer.verdict === 'table' ? altered(answer, { verdict: 'worse' }) : undefined,
  'the table, which is chosen': answer =>
    answer.verdict === 'chosen' ? altered(answer, { verdict: 'table' }) : undefined,
  'the table, which is forbidden': answer =>
    answer.verdict === 'forbidden' ? altered(answer, { verdict: 'table' }) : undefined,
  'another rival': ofPair(({ verdict, facts: { because = [] } }) =>
    verdict === 'table' && because.length > 0 ? { because: because.map(player => player + 1) } : undefined,
  ),
  'no rival': ofPair(({ verdict, facts: { because = [] } }) =>
    verdict === 'table' && because.length > 0 ? { because: [] } : undefined,
  ),
  'a round later': ofPair(({ facts: { meetIn } }) =>
    meetIn === undefined ? undefined : { meetIn: meetIn + 1 },
  ),
  'no round': ofPair(({ facts: { meetIn } }) => (meetIn === undefined ? undefined : { meetIn: undefined })),
  'another line': ofPair(({ facts: { line } }) => (line === undefined ? undefined : { line: line + 1 })),
  'another table': ofPair(({ facts: { table } }) => (table === undefined ? undefined : { table: table + 2 })),
  'other numbers': ofPair(({ facts: { numbers } }) =>
    numbers === undefined ? undefined : { numbers: [...numbers].reverse() },
  ),
  'the colours turned': answer =>
    answer.kind === 'colour' || answer.kind === 'board'
      ? altered(answer, {}, { white: answer.facts.black, black: answer.facts.white })
      : undefined,
  'somebody else rests': ofBye(({ facts: { recipients = [] } }) => ({
    recipients: recipients.map(player => player + 1),
  })),
  'nobody rests': ofBye(() => ({ recipients: [] })),
  'rests in another way': ofBye(({ facts: { freeBy } }) => ({
    freeBy: freeBy === 'absence' ? 'free-round' : 'absence',
  })),
  'rests a round later': ofBye(({ facts: { freeIn } }) =>
    freeIn === undefined ? undefined : { freeIn: freeIn + 1 },
  ),
};

const SEEDS = 60;

/** What was made of the answers of tables and not found, and the mutants that made something of any. */
export const tableMutantsMissed = (replay: Replay) => {
  const system = systemNamed(replay.system) ?? impossible('it is in the catalogue');
  const missed: string[] = [];
  const made = new Set<string>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const position = replay.positionFor(seed);
    const round = position && system.workOut(position, replay.options ?? {});
    if (!position || !round?.ok) continue;
    const { boards } = round.value.pairing;
    for (const question of everyQuestion(position, boards.length, replay.asksAbout?.(position))) {
      const answer = round.value.answer(question);
      if (!answer.ok) continue;
      for (const [name, mutant] of Object.entries(MUTANTS)) {
        const mutated = mutant(answer.value, system.rules);
        if (!mutated) continue;
        made.add(name);
        if (replay.refuteAnswer(position, question, mutated).length === 0)
          missed.push(`${name}: seed ${seed}, ${JSON.stringify(question)}`);
      }
    }
  }
  return { missed, unmade: Object.keys(MUTANTS).filter(name => !made.has(name)) };
};
