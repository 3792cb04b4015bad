import { type PlayerId, playerId } from '../../model/index.ts';
import type { PassedOver, Ruling } from '../../rules/index.ts';
import type { PairingQuestion } from '../question.ts';
import type { RoundInHand } from '../system.ts';

/* One account of every decision: what a ruling says, and what is answered when somebody asks about the same. */

const questionAbout = ({ subject, about }: Ruling, { players }: PassedOver): PairingQuestion | undefined => {
  const [first, second] = players.map(playerId) as [PlayerId, PlayerId?];
  const [decided] = about.map(playerId) as [PlayerId];
  if (subject === 'board' && second !== undefined) return { kind: 'pair', players: [first, second] };
  if (subject === 'bye') return { kind: 'bye', player: first };
  // Whoever floats is passed over where staying is what was not taken.
  if (subject === 'float' && first !== decided) return { kind: 'float', player: decided, instead: first };
  return undefined;
};

const directionOf = (facts: object): unknown =>
  ('direction' in facts ? facts.direction : undefined) ?? 'down';

const told = ({ rule, verdict, ...passed }: Omit<PassedOver, 'players'>) => {
  const { chosen, other, suffers, unit, each, round, leftOver } = passed;
  return JSON.stringify({ verdict, rule: rule.key, chosen, other, suffers, unit, each, round, leftOver });
};

/** Reasons of a round, and whoever answers about it. */
interface Answering {
  readonly round: Pick<RoundInHand, 'answer'>;
  readonly rulings: readonly Ruling[];
}

/** Where what is answered is not what the ruling says. */
export const contradictionsIn = ({ round, rulings }: Answering): readonly string[] =>
  rulings.flatMap(ruling =>
    ruling.passedOver.flatMap(passed => {
      const question = questionAbout(ruling, passed);
      if (!question) return [];
      const what = JSON.stringify(question);
      const answer = round.answer(question);
      if (!answer.ok) return [`${what}: no answer`];
      const { facts, rule, verdict } = answer.value;
      const claimed = told({ ...facts, rule, verdict } as Omit<PassedOver, 'players'>);
      return [
        ...(claimed === told(passed) ? [] : [`${what}: ${claimed}, the ruling has ${told(passed)}`]),
        ...(question.kind === 'float' && directionOf(facts) !== directionOf(ruling.facts)
          ? [`${what}: floats ${directionOf(facts)}, the ruling has ${directionOf(ruling.facts)}`]
          : []),
      ];
    }),
  );

/** Whom the sentence names beside the decision: what it says is said of the first passed over, or of all alike for the bye. */
export const isSaidOf = ({ subject, because, passedOver, rule }: Ruling): boolean => {
  const [first] = passedOver;
  if (!first || !['board', 'float', 'bye'].includes(subject)) return true;
  const alike = passedOver.filter(
    passed => passed === first || (subject === 'bye' && passed.rule.key === rule.key),
  );
  return because.every(id => alike.some(({ players }) => players.includes(id)));
};
