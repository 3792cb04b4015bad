import { type PlayerId, playerId } from '../../model/index.ts';
import type { PassedOver, Ruling } from '../../rules/index.ts';
import type { Answer, PairingQuestion } from '../question.ts';
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

/** Where what is answered about something that is so is not what the ruling says of it; and the boards, one by one. */
export const disagreementsIn = ({
  round,
  rulings,
}: Answering & { readonly round: Pick<RoundInHand, 'pairing'> }): readonly string[] => [
  ...rulings.flatMap(ruling =>
    questionsAbout(ruling).flatMap(question => {
      const answer = round.answer(question);
      const said = answer.ok ? whatIsSaid(answer.value) : [];
      const expected = [ruling.rule.key, ...(ruling.subject === 'colour' ? playingIn(ruling) : [])].join();
      return answer.ok && answer.value.verdict === 'chosen' && said.includes(expected)
        ? []
        : [`${JSON.stringify(question)}: ${said.join(' or ')}, the ruling has ${expected}`];
    }),
  ),
  ...round.pairing.boards.flatMap(({ number, white, black }) => {
    const answer = round.answer({ kind: 'board', board: number });
    const told = answer.ok && answer.value.kind === 'board' ? answer.value.facts : undefined;
    return told?.board === number && told.white === white && told.black === black
      ? []
      : [`board ${number}: ${JSON.stringify(told)}`];
  }),
];

/** White first: a table names Black beside it. */
const playingIn = ({ about, because }: Ruling): readonly PlayerId[] =>
  [...new Set([...about, ...because])].map(playerId);

const questionsAbout = (ruling: Ruling): readonly PairingQuestion[] => {
  const { subject, about } = ruling;
  const players = about.map(playerId);
  const [first, second] = players as [PlayerId, PlayerId];
  switch (subject) {
    case 'board':
      return players.length === 2 ? [{ kind: 'pair', players: [first, second] }] : [];
    case 'bye':
    case 'rest':
      return [{ kind: 'bye', player: first }];
    case 'float':
      return [{ kind: 'float', player: first }];
    case 'colour':
      return playingIn(ruling).map(player => ({ kind: 'colour', player }));
    default:
      return [];
  }
};

/** The rule; of colours who has White, and who Black; of each float its own. */
const whatIsSaid = (answer: Answer): readonly string[] => {
  const { kind, rule, facts } = answer;
  if (kind === 'colour') return [[rule.key, facts.white, facts.black].join()];
  const further = kind === 'float' ? (facts.further ?? []).map(each => each.rule.key) : [];
  return [rule.key, ...further];
};

/** Whom the sentence names beside the decision: what it says is said of the first passed over, or of all alike for the bye. */
export const isSaidOf = ({ subject, because, passedOver, rule }: Ruling): boolean => {
  const [first] = passedOver;
  if (!first || !['board', 'float', 'bye'].includes(subject)) return true;
  const alike = passedOver.filter(
    passed => passed === first || (subject === 'bye' && passed.rule.key === rule.key),
  );
  return because.every(id => alike.some(({ players }) => players.includes(id)));
};
