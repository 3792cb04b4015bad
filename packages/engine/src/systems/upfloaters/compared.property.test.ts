import { expect, test } from 'vitest';
import { impossible } from '../../model/index.ts';
import type { Compared, ComparedCandidate } from '../../rules/index.ts';
import { casesOf } from '../../testing/cases.ts';
import { systemNamed } from '../catalogue.ts';
import { textOf as textOfPlayers } from '../double-swiss/referee/replay.ts';
import { matchPosition } from '../double-swiss/testing/random-positions.ts';
import { textOf as textOfTeams } from '../team-swiss/referee/replay.ts';
import { teamPosition } from '../team-swiss/testing/random-positions.ts';
import { firstOf, type Listed, pairAsked } from '../testing/listed-walk.ts';
import { everyQuestion } from '../testing/replay.ts';
import { type LiteralText, ofContenders, type Walked, walkedOf } from './referee/oracle.ts';
import type { LiteralContender } from './referee/pair-literally.ts';

/* Both candidates of a bracket are those of the lists of whole rounds, with what every criterion finds in them. */

const POSITIONS = casesOf(60, 1_000);

const SYSTEMS = [
  {
    id: 'double-swiss-2026',
    positionFor: matchPosition,
    textFor: (position: ReturnType<typeof matchPosition>): LiteralText =>
      ofContenders(textOfPlayers(position, { noCompatriots: false })),
  },
  {
    id: 'team-swiss-2026',
    positionFor: (seed: number) => teamPosition(seed, 'mp'),
    textFor: (position: ReturnType<typeof matchPosition>): LiteralText =>
      ofContenders(textOfTeams(position, {})),
  },
] as const;

type Choice = Listed<LiteralContender>;

/** The decision in which every round with the pair differs, and the best that still has it. Undefined: no round has it. */
const comparedInLists = ({ legal, decisions }: Walked, a: LiteralContender, b: LiteralContender) => {
  const { isIn } = pairAsked(a, b);
  if (!legal.some(isIn)) return undefined;
  const decision =
    decisions.find(({ chosen }) => !chosen.rounds.some(isIn)) ?? impossible('they do not meet');
  const other = firstOf(decision.listed.filter(({ rounds }) => rounds.some(isIn)));
  return decision.bracket === undefined || !other ? undefined : { chosen: decision.chosen, other };
};

const sumsOf = (counts: readonly (readonly [key: string, count: number])[]): string => {
  const sums = new Map<string, number>();
  for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
  return JSON.stringify([...sums]);
};

/** What stands in a candidate and not in the lists: its upfloaters or its pairs by their numbers, and every count. */
const faultsIn = (
  { pairs, floaters, findings }: ComparedCandidate,
  { found }: Choice,
  tpnOf: (id: number) => number,
): readonly string[] => {
  const place = found.flatMap(each => ('place' in each ? [each.place.join()] : []))[0];
  const counts = found.flatMap(each => ('count' in each ? [[each.rule, each.count] as const] : []));
  const identifier = [...pairs.map(([top]) => top), ...pairs.map(([, bottom]) => bottom)].map(tpnOf).join();
  const told = findings.map(({ rule, count }) => [rule.key, count] as const);
  const ofStep = told.filter(([key]) => counts.some(([rule]) => rule === key));
  return [
    ...(floaters.map(tpnOf).join() === place || identifier === place ? [] : [`not ${place}`]),
    ...(sumsOf(ofStep) === sumsOf(counts) ? [] : [`${sumsOf(told)}, not ${sumsOf(counts)}`]),
  ];
};

test.for(SYSTEMS)('$id: both candidates are those of the lists', ({ id, positionFor, textFor }) => {
  const system = systemNamed(id) ?? impossible('it is in the catalogue');
  let compared = 0;
  const wrong: string[] = [];
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const position = positionFor(seed);
    const round = system.workOut(position, {});
    const walked = round.ok ? walkedOf(position, textFor(position)) : undefined;
    if (!round.ok || !walked) continue;
    const { players, text } = walked;
    const contender = (player: number) =>
      players.find(each => each.id === player) ?? impossible(`${player} is to be paired`);
    for (const question of everyQuestion(position, 0)) {
      if (question.kind !== 'pair') continue;
      const answer = round.value.answer(question);
      if (!answer.ok || answer.value.verdict === 'chosen') continue;
      const [a, b] = [contender(question.players[0]), contender(question.players[1])];
      const expected = text.prohibition(a, b) ? undefined : comparedInLists(walked, a, b);
      const { compared: told } = answer.value.facts as { readonly compared?: Compared };
      if (!expected || !told) {
        if (expected || told) wrong.push(`${seed} ${a.id}-${b.id}: ${told ? 'compared' : 'not compared'}`);
        continue;
      }
      compared += 1;
      const tpnOf = (player: number) => contender(player).tpn;
      wrong.push(
        ...[
          ...faultsIn(told.chosen, expected.chosen, tpnOf),
          ...faultsIn(told.other, expected.other, tpnOf),
        ].map(fault => `${seed} ${a.id}-${b.id}: ${fault}`),
      );
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(compared).toBeGreaterThan(POSITIONS);
});
