import { expect, test } from 'vitest';
import { type Position, positionBefore } from '../../../position/index.ts';
import { casesOf } from '../../../testing/cases.ts';
import { systemNamed } from '../../catalogue.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import { seedingRounds } from '../index.ts';
import type { Edition } from './member.ts';
import { walkedOf } from './oracle.ts';
import { pairLiterally } from './pair-literally.ts';
import { withVirtualPointLiterally } from './virtual-point.ts';

/* What the lists choose is the round: as the referee pairs it, which knows no lists, and as the engine does. */
const ROUNDS = casesOf(1_000, 10_000);

interface Made {
  readonly pairs: readonly (readonly number[])[];
  readonly bye: number | undefined;
}

const written = ({ pairs, bye }: Made): string =>
  `${pairs
    .map(pair => [...pair].sort((a, b) => a - b).join('-'))
    .sort()
    .join()} ${bye ?? ''}`;

const byLists = (position: Position, edition: Edition): string => {
  const walked = walkedOf(position, edition);
  if (!walked) return 'no round';
  const pairs = walked.brackets.flatMap(({ chosen }) => chosen.pairs.map(([a, b]) => [a.id, b.id]));
  return written({ pairs, bye: walked.bye?.id });
};

const byReferee = (position: Position, edition: Edition): string => {
  const round = pairLiterally(position, edition);
  return round === 'no-pairing' ? 'no round' : written({ pairs: round.pairs, bye: round.bye });
};

const byEngine = (position: Position, edition: Edition): string => {
  const round = systemNamed(`burstein-${edition}`)?.workOut(position, {});
  if (!round?.ok) return 'no round';
  const { boards, byes } = round.value.pairing;
  return written({ pairs: boards.map(({ white, black }) => [white, black]), bye: byes[0]?.player });
};

test.for(['2026', '2017'] as const)(
  `%s: the lists choose the round that is paired, ${ROUNDS} times`,
  { timeout: 900_000 },
  edition => {
    let tried = 0;
    for (let seed = 1; tried < ROUNDS; seed++) {
      const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: seed % 10 === 0 ? 9 : 8 });
      const position = positionBefore(tournament, round);
      if (position.entrants.length === 0) continue;
      if (edition === '2026' && round <= seedingRounds(tournament.plannedRounds ?? 0)) continue;
      const counted = edition === '2017' ? withVirtualPointLiterally(position) : position;
      const lists = byLists(counted, edition);
      expect({ seed, round: lists }).toEqual({ seed, round: byReferee(counted, edition) });
      expect({ seed, round: lists }).toEqual({ seed, round: byEngine(position, edition) });
      tried += 1;
    }
  },
);
