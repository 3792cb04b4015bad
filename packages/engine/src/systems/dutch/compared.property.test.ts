import { describe, expect, test } from 'vitest';
import type { Compared, ComparedCandidate, PassedOver } from '../../rules/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { systemNamed } from '../catalogue.ts';
import { everyQuestion } from '../testing/replay.ts';
import type { Charge } from './referee/criteria.ts';
import { ranked } from './referee/field.ts';
import { type Listed, type Walked, walkedOf } from './referee/oracle.ts';
import { type PlacedProof, proofOfBye, proofOfPair } from './referee/proof.ts';
import { replayOf } from './referee/replay.ts';

/* Both candidates, as a committee would count them: those of the lists of the oracle, with what every criterion finds in them. */

const POSITIONS = casesOf(40, 1_000);

const idsOf = (players: readonly { readonly id: number }[]): string =>
  players
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();

const pairsIn = (pairs: readonly (readonly number[])[]): readonly string[] =>
  pairs.map(pair => [...pair].sort((a, b) => a - b).join('-')).sort();

const sorted = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);

const charged = (charges: readonly Charge[]): readonly number[] =>
  sorted(charges.filter(([fault]) => fault > 0).map(([, { id }]) => id));

/** What stands in a candidate and not in its list. */
const faultsIn = (candidate: ComparedCandidate, listed: Listed): readonly string[] => {
  const found = pairsIn(listed.pairs.map(pair => pair.map(({ id }) => id)));
  if (pairsIn(candidate.pairs).join() !== found.join()) return [`${pairsIn(candidate.pairs)}, not ${found}`];
  if (sorted(candidate.floaters).join() !== idsOf(listed.downfloaters)) return ['other floaters'];
  const keys = [...new Set(listed.measures.map(({ key }) => key))].slice(0, candidate.findings.length);
  if (candidate.findings.map(({ rule }) => rule.key).join() !== keys.join())
    return [`${candidate.findings.map(({ rule }) => rule.id)}, not ${keys}`];
  return candidate.findings.flatMap(({ rule, count, players }) => {
    const measured = listed.measures.find(({ key }) => key === rule.key);
    if (!measured) return [rule.key];
    const outlooks = measured.outlooks ?? [measured.charges];
    const whom = outlooks.some(each => charged(each).join() === sorted(players).join());
    const most = rule.id === 'C9' ? (measured.charges[0]?.[0] ?? 0) : players.length;
    return whom && count === most
      ? []
      : [`${rule.id}: ${count} of ${players}, not ${charged(measured.charges)}`];
  });
};

/** Findings end with the rule that decides; where none does, but the order, with the last of the text. */
const isCutBefore = ({ chosen, other }: Compared, rule: string): boolean =>
  chosen.findings.length !== other.findings.length ||
  (chosen.findings.some(finding => finding.rule.key === rule) && chosen.findings.at(-1)?.rule.key !== rule);

/** The faults of what is compared, where anything is; and whether anything should be. */
const faultsOf = (compared: Compared | undefined, { between, rule }: PlacedProof): readonly string[] => {
  if (!between || !compared)
    return between || compared ? [`${rule}: ${compared ? 'compared' : 'not compared'}`] : [];
  return [
    ...(isCutBefore(compared, rule) ? [`${rule}: cut before it`] : []),
    ...faultsIn(compared.chosen, between.bracket.chosen).map(fault => `${rule}, chosen: ${fault}`),
    ...faultsIn(compared.other, between.other).map(fault => `${rule}, other: ${fault}`),
  ];
};

describe.each(['2026', '2017'] as const)('%s', edition => {
  const system = systemNamed(`dutch-${edition}`);
  const replay = replayOf(edition);
  const known = Array.from({ length: POSITIONS }, (_, index) => {
    const position = replay.positionFor(index + 1);
    const walked = position && walkedOf(position, edition);
    const round = position && system?.workOut(position, {});
    return position && walked && round?.ok ? [{ position, walked, round: round.value }] : [];
  }).flat();
  const memberOf = ({ field }: Walked, id: number) =>
    field.members.find(member => member.id === id) ?? expect.fail('of the field');

  test('every question about a pair or a bye compares the two candidates of the oracle', () => {
    let compared = 0;
    const wrong = known.flatMap(({ position, walked, round }, at) =>
      everyQuestion(position, 0).flatMap(question => {
        if (question.kind !== 'pair' && question.kind !== 'bye') return [];
        const answer = round.answer(question);
        if (!answer.ok || answer.value.verdict === 'chosen') return [];
        const proof =
          question.kind === 'bye'
            ? proofOfBye(walked, memberOf(walked, question.player))
            : proofOfPair(
                walked,
                ranked(memberOf(walked, question.players[0]), memberOf(walked, question.players[1])),
              );
        if (!proof) return [`${at}: chosen`];
        if (proof.between) compared += 1;
        const { facts } = answer.value as { readonly facts: Pick<PassedOver, 'compared'> };
        return faultsOf(facts.compared, proof).map(fault => `${at} ${JSON.stringify(question)}: ${fault}`);
      }),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(compared).toBeGreaterThan(POSITIONS);
  });

  test('rulings have the same two, and nobody who writes them down pays for it', () => {
    for (const { round } of known) {
      const rulings = round.explain();
      expect(JSON.stringify(rulings)).not.toContain('findings');
      expect(() => structuredClone(JSON.parse(JSON.stringify(rulings)))).not.toThrow();
      const passed = rulings.flatMap(({ passedOver }) => passedOver);
      for (const each of passed)
        expect(each.compared !== undefined).toBe(
          each.verdict === 'equal-later' || (each.verdict === 'worse' && each.rule.id !== 'C5'),
        );
    }
  });
});
