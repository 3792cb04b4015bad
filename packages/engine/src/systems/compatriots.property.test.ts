import { expect, test } from 'vitest';
import { type Position, positionBefore } from '../position/index.ts';
import { casesOf } from '../testing/cases.ts';
import { withVirtualPoint } from './burstein/2017/virtual-point.ts';
import { pairLiterally as bursteinLiterally } from './burstein/referee/pair-literally.ts';
import { systemNamed } from './catalogue.ts';
import { pairLiterally as dubov1997Literally } from './dubov/1997/referee/pair-literally.ts';
import { pairLiterally as dubov2026Literally } from './dubov/2026/referee/pair-literally.ts';
import { ratedPosition } from './dubov/testing/rated-positions.ts';
import { pairLiterally as dutch1998Literally } from './dutch/1998/referee/pair-literally.ts';
import { pairLiterally as dutchLiterally } from './dutch/referee/pair-literally.ts';
import { hasMissedTwo } from './harkness/referee/attendance.ts';
import { pairLiterally as harknessLiterally } from './harkness/referee/pair-literally.ts';
import type { Options } from './system.ts';
import { withCompatriotsExcluded, withFederations } from './testing/compatriots.ts';
import { randomPosition } from './testing/random-positions.ts';

/*
 * C.04.2 (1999), 22: the engine with the option, against the referee of each system, which reads the paragraph
 * literally. Lim's referee has it in its own way.
 */
const ROUNDS = casesOf(300, 5_000);

interface LiteralRound {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye?: number | undefined;
}

interface Referee {
  readonly system: string;
  readonly options?: Options;
  readonly positionFor: (seed: number) => Position;
  /** Of the position in which the pairs of 22 are excluded. */
  readonly literally: (position: Position) => LiteralRound | 'no-pairing';
}

const small = (seed: number): Position => {
  const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 8 });
  return positionBefore(tournament, round);
};

/** 1.6.2: half of the rounds, four at most, are paired by the Dutch system. */
const isSeeding = ({ round, tournament: { plannedRounds = 0 } }: Position): boolean =>
  round <= Math.min(Math.floor(plannedRounds / 2), 4);

const byBoards = (
  answer:
    | 'no-pairing'
    | { readonly boards: readonly (readonly [number, number])[]; readonly bye?: number | undefined },
): LiteralRound | 'no-pairing' =>
  answer === 'no-pairing' ? answer : { pairs: answer.boards, bye: answer.bye };

const REFEREES: readonly Referee[] = [
  {
    system: 'dutch-2026',
    positionFor: small,
    literally: position => dutchLiterally(position, '2026'),
  },
  {
    system: 'dutch-2017',
    positionFor: small,
    literally: position => dutchLiterally(position, '2017'),
  },
  {
    system: 'burstein-2026',
    positionFor: small,
    literally: position =>
      isSeeding(position) ? dutchLiterally(position, '2026') : bursteinLiterally(position, '2026'),
  },
  {
    system: 'burstein-2017',
    positionFor: seed => withVirtualPoint(small(seed)),
    literally: position => bursteinLiterally(position, '2017'),
  },
  {
    system: 'dubov-2026',
    positionFor: ratedPosition,
    literally: position => byBoards(dubov2026Literally(position)),
  },
  {
    system: 'dubov-1997',
    positionFor: ratedPosition,
    literally: position => byBoards(dubov1997Literally(position)),
  },
  {
    system: 'dutch-1998',
    options: { excused: 'all' },
    positionFor: small,
    literally: position => byBoards(dutch1998Literally(position)),
  },
  {
    system: 'harkness',
    options: { excused: 'all' },
    positionFor: seed => {
      const position = small(seed);
      return { ...position, entrants: position.entrants.filter(entrant => !hasMissedTwo(entrant)) };
    },
    literally: position =>
      byBoards(
        harknessLiterally(position, { oddGroups: 'raise', groupOrder: 'from-the-top', clashes: 'equalise' }),
      ),
  },
];

const byEngine = ({ system, options }: Referee, position: Position, isChosen: boolean) => {
  const outcome = systemNamed(system)?.workOut(position, { ...options, 'no-compatriots': isChosen });
  if (!outcome?.ok) return 'no-pairing';
  const { boards, byes } = outcome.value.pairing;
  return { boards: boards.map(({ white, black }) => `${white}-${black}`).sort(), bye: byes[0]?.player };
};

const byReferee = ({ literally }: Referee, position: Position) => {
  const answer = literally(withCompatriotsExcluded(position));
  if (answer === 'no-pairing' || position.entrants.length === 0) return 'no-pairing';
  return { boards: answer.pairs.map(pair => pair.join('-')).sort(), bye: answer.bye };
};

test.each(REFEREES.map(referee => [referee.system, referee] as const))(
  `22: %s pairs ${ROUNDS} random small rounds with compatriots apart as its referee does`,
  (_, referee) => {
    let changed = 0;
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const position = withFederations(referee.positionFor(seed), seed);
      const paired = byEngine(referee, position, true);
      expect({ seed, round: paired }).toEqual({ seed, round: byReferee(referee, position) });
      if (JSON.stringify(paired) !== JSON.stringify(byEngine(referee, position, false))) changed += 1;
    }
    // The paragraph decides something in these fields.
    expect(changed).toBeGreaterThan(ROUNDS / 20);
  },
  600_000,
);
