import { decimalOf } from '../../../model/index.ts';
import type { Proof } from '../../testing/replay.ts';
import type { Edition, Member } from './member.ts';

/** A step of 3.1 (4.2 and 4.3): what it counts, the least first. */
interface Step {
  readonly rule: string;
  readonly count: (member: Member) => number;
  readonly unit?: Proof['unit'];
}

const STEPS: Readonly<Record<Edition, readonly Step[]>> = {
  '2026': [
    { rule: 'burstein-2026.3.1.3', count: ({ score }) => decimalOf(score), unit: 'score' },
    {
      rule: 'burstein-2026.3.1.4',
      count: ({ entrant, games }) => entrant.past.length - games,
      unit: 'unplayed',
    },
  ],
  '2017': [
    { rule: 'burstein-2017.4.2', count: ({ score }) => decimalOf(score), unit: 'score' },
    {
      rule: 'burstein-2017.4.2',
      // A product of two scores in tenths.
      count: ({ sums: [sonnebornBerger = 0] }) => sonnebornBerger / 100,
      unit: 'sonneborn-berger',
    },
  ],
};

/** Among equals whoever ranks lowest. */
const LAST: Readonly<Record<Edition, string>> = {
  '2026': 'burstein-2026.3.1.5',
  '2017': 'burstein-2017.4.3',
};

/** Whom the text gives the bye, of these. */
export const firstOffered = (edition: Edition, members: readonly Member[]): Member | undefined => {
  const counts = (member: Member): readonly number[] => [
    ...STEPS[edition].map(({ count }) => count(member)),
    -member.rank,
  ];
  let first: Member | undefined;
  for (const member of members) {
    if (!first) first = member;
    const [one, other] = [counts(member), counts(first)];
    const at = one.findIndex((count, index) => count !== other[index]);
    if (at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)) first = member;
  }
  return first;
};

/** The step by which the bye goes to one and not to the other; and which of them it is. */
export const offeredLater = (edition: Edition, receiver: Member, member: Member): [Proof, number] => {
  const at = STEPS[edition].findIndex(({ count }) => count(receiver) !== count(member));
  const step = STEPS[edition][at];
  if (!step) return [{ verdict: 'equal-later', rule: LAST[edition] }, STEPS[edition].length];
  const { rule, count, unit } = step;
  return [
    {
      verdict: 'worse',
      rule,
      chosen: count(receiver),
      other: count(member),
      suffers: [member.id],
      ...(unit ? { unit } : {}),
    },
    at,
  ];
};
