import type { Compared, ComparedCandidate, Finding } from '../../rules/index.ts';
import type { Answer, PairingQuestion } from '../question.ts';
import type { Pairing } from '../system.ts';

/* Both candidates, held against the answer that compares them: what a committee counts is what it was told. */

interface Told {
  readonly pairing: Pairing;
  readonly question: PairingQuestion;
  readonly answer: Answer;
}

type Facts = Answer['facts'] & { readonly compared?: Compared };

/**
 * Candidates of a bracket are compared where one is worse or later there. A group that would be made one with the next is no
 * candidate; Lim chooses floaters one at a time, and compares two players (decision 731).
 */
const isComparing = ({ question, answer: { verdict, facts, rule } }: Told): boolean =>
  (verdict === 'worse' || verdict === 'equal-later') &&
  facts.bracket !== undefined &&
  facts.unit !== 'union' &&
  !(question.kind === 'float' && rule.key.startsWith('lim-1999.'));

/** Lim: what 2.6 undid is in no round, and a pair may depend on a floater that was chosen by itself. */
const isUndoneOrByFloater = ({ question, answer: { rule } }: Told): boolean =>
  question.kind !== 'float' && rule.key.startsWith('lim-1999.');

export const faultsSideBySide = (told: Told): readonly string[] => {
  const { compared } = told.answer.facts as Facts;
  // What was chosen is compared with what was passed over first: a ruling, and not always one that compares.
  if (told.answer.verdict === 'chosen') return [];
  const what = `${JSON.stringify(told.question)} ${told.answer.verdict} ${told.answer.rule.id}`;
  if (!compared && isUndoneOrByFloater(told)) return [];
  if (!compared || !isComparing(told))
    return Boolean(compared) === isComparing(told)
      ? []
      : [`${what}: ${compared ? 'compared' : 'not compared'}`];
  return [...ofPairs(told, compared), ...ofFindings(told, compared)].map(fault => `${what}: ${fault}`);
};

const opponentIn = ({ pairs }: ComparedCandidate, player: number): number | undefined =>
  pairs.find(pair => pair.includes(player))?.find(id => id !== player);

const ofPairs = ({ pairing, question, answer }: Told, { bracket, chosen, other }: Compared): string[] => {
  const boards = pairing.boards.map(({ white, black }) => [white, black]);
  const made = (pair: readonly number[]) =>
    boards.some(board => pair.every(id => board.some(one => one === id)));
  const asked =
    question.kind === 'pair' ? question.players : question.kind === 'bye' ? [question.player] : [];
  const against = asked.filter(player => {
    const opponent = opponentIn(other, player);
    return opponent !== undefined && !(question.kind === 'pair' && asked.some(id => id === opponent));
  });
  const written = ({ pairs, floaters, findings }: ComparedCandidate) =>
    JSON.stringify([pairs, floaters, findings.map(({ rule, count }) => [rule.key, count])]);
  return [
    ...(bracket === answer.facts.bracket ? [] : [`in ${bracket}, not ${answer.facts.bracket}`]),
    ...(chosen.pairs.every(made) ? [] : [`chosen, not in the round: ${chosen.pairs.join(' ')}`]),
    ...(written(chosen) === written(other) ? ['the same twice'] : []),
    ...(against.length === 0 ? [] : [`against what is asked: ${against}`]),
  ];
};

const sizesIn = ({ sizes = [] }: Finding): string => sizes.map(({ points }) => points).join();

const ofFindings = ({ answer }: Told, { chosen, other }: Compared): readonly string[] => {
  const { facts, rule, verdict } = answer;
  const rules = ({ findings }: ComparedCandidate) => findings.map(finding => finding.rule.key).join();
  if (rules(chosen) !== rules(other)) return [`${rules(chosen)} beside ${rules(other)}`];
  const at = chosen.findings.findIndex((finding, index) => {
    const theirs = other.findings[index];
    return !theirs || finding.count !== theirs.count || sizesIn(finding) !== sizesIn(theirs);
  });
  const [own, theirs] = [chosen.findings[at], other.findings[at]];
  if (verdict === 'equal-later') return own ? [`${own.rule.id} tells them apart`] : [];
  if (!own || !theirs) return ['nothing tells them apart'];
  if (own.rule.key !== rule.key) return [`${own.rule.id} tells them apart`];
  if (facts.each || facts.unit === 'breach' || facts.unit === 'unplayed') return [];
  const listed = (ids: readonly number[] = []) => [...ids].sort((a, b) => a - b).join();
  return [
    ...(own.count === facts.chosen && theirs.count === facts.other
      ? []
      : [`${theirs.count} instead of ${own.count}, and ${facts.other} instead of ${facts.chosen} is told`]),
    ...(listed(theirs.players) === listed(facts.suffers)
      ? []
      : [`for ${listed(theirs.players)}, and ${listed(facts.suffers)} is told`]),
  ];
};
