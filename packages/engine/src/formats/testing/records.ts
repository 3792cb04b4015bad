import fc from 'fast-check';
import {
  type Category,
  COLOURS,
  type Condition,
  categoryId,
  type Fraction,
  type Header,
  minor,
  type NationalRecord,
  type PlayerRecord,
  type PrizePlan,
  playerId,
  RESULT_CODES,
  type Scoring,
  type Sharing,
  type Team,
  type TeamEvent,
  type TournamentRecord,
  type Turn,
  tenths,
  titleIn,
} from '../../model/index.ts';
import { meaningOfCode } from '../trf/system-codes.ts';

/** Everything that both TRF and JSON can say, and that reading and writing must leave as it is. */

const LETTERS = [...'abcdeXYZ .,-ñÑéüß09ł中😀'];

/** Text as a field of so many columns holds it: no blanks around it. */
const text = (maxLength: number) =>
  fc
    .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength })
    .map(letters => letters.join('').trim())
    .filter(word => word !== '');

const capitals = (maxLength: number) =>
  fc.array(fc.constantFrom(...'ABFGIMW'), { minLength: 1, maxLength }).map(letters => letters.join(''));

/** TRF has titles in the letters of FIDE. */
const inLetters = (title: string): string => titleIn(title) ?? title;

const id = fc.integer({ min: 1, max: 9999 }).map(playerId);
const round = fc.integer({ min: 1, max: 999 });
const points = fc.integer({ min: -99, max: 999 }).map(tenths);
const colour = fc.constantFrom(...COLOURS);
const ids = fc.array(id, { maxLength: 6 });

const optional = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) =>
  fc.record(fields, { requiredKeys: [] });

const upToTheLast = <Item>(items: readonly Item[], counts: (item: Item) => boolean): readonly Item[] =>
  items.slice(0, items.map(counts).lastIndexOf(true) + 1);

const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc
    .record({
      opponent: id,
      colour,
      result: fc.constantFrom('win', 'draw', 'loss'),
      isRated: fc.boolean(),
    })
    .map(
      ({ isRated, ...game }): Turn => ({
        kind: 'game',
        ...game,
        ...(isRated ? {} : { unrated: true as const }),
      }),
    ),
  fc
    .record({ opponent: id, colour, won: fc.boolean() }, { requiredKeys: ['won'] })
    .map((forfeit): Turn => ({ kind: 'forfeit', ...forfeit })),
  fc.record({ opponent: id, colour }).map((pair): Turn => ({ kind: 'adjourned', ...pair })),
  fc.constantFrom<Turn>(
    { kind: 'pairing-bye' },
    { kind: 'requested-bye', worth: 'full' },
    { kind: 'requested-bye', worth: 'half' },
    { kind: 'requested-bye', worth: 'zero' },
    { kind: 'unpaired' },
  ),
);

const turns = fc
  .array(turn, { maxLength: 6 })
  .map(all => upToTheLast(all, ({ kind }) => kind !== 'unpaired'));

const national: fc.Arbitrary<NationalRecord> = fc
  .tuple(
    fc.constantFrom('ESP', 'IND', 'GER'),
    optional({
      rating: fc.integer({ min: 0, max: 9999 }),
      id: text(11),
      name: text(33),
      title: text(3).map(inLetters),
      birth: text(10),
      sex: fc.constantFrom('m', 'w'),
      origin: text(3),
    }),
  )
  .map(([federation, more]) => ({ federation, ...more }));

const player = (number: fc.Arbitrary<PlayerRecord['id']>): fc.Arbitrary<PlayerRecord> =>
  fc
    .tuple(
      fc.record({ id: number, name: text(40), turns }),
      optional({
        sex: fc.constantFrom('m', 'w'),
        title: capitals(3).map(inLetters),
        rating: fc.integer({ min: 1, max: 9999 }),
        federation: text(3),
        fideId: text(11),
        birth: fc.constantFrom('1990', '1990/05/17', '2001/00/00'),
        club: text(40),
        group: text(10),
        national: fc.array(national, { minLength: 1, maxLength: 2 }),
        withdrawnAfter: fc.integer({ min: 0, max: 20 }),
        expelledAfter: fc.integer({ min: 0, max: 20 }),
        statedPoints: points.map(Number),
        statedRank: fc.integer({ min: 1, max: 9999 }),
      }),
    )
    .map(([must, may]) => ({ ...must, ...may }));

const players = fc
  .uniqueArray(id, { minLength: 1, maxLength: 6 })
  .chain(numbers => fc.tuple(...numbers.map(number => player(fc.constant(number)))));

const byColour = fc.oneof(
  points.map(both => ({ white: both, black: both })),
  fc.record({ white: points, black: points }),
);

/** Half of them regular, as TRF26 can say it; half with every value of its own. */
const scoring: fc.Arbitrary<Scoring> = fc.oneof(
  fc.record({
    win: byColour,
    draw: byColour,
    loss: byColour,
    forfeitWin: points,
    forfeitLoss: points,
    pairingBye: points,
    fullBye: points,
    halfBye: points,
    zeroBye: points,
    adjourned: points,
  }),
  fc.tuple(points, points, points, points, points).map(([win, draw, loss, none, bye]) => ({
    win: { white: win, black: win },
    draw: { white: draw, black: draw },
    loss: { white: loss, black: loss },
    forfeitWin: win,
    forfeitLoss: none,
    pairingBye: bye,
    fullBye: win,
    halfBye: draw,
    zeroBye: none,
    adjourned: draw,
  })),
);

const header: fc.Arbitrary<Header> = optional({
  name: text(60),
  city: text(20),
  federation: text(3),
  start: fc.constantFrom('2024/05/01', '2026/05/01'),
  end: text(10),
  numberOfPlayers: text(4),
  numberOfRatedPlayers: text(4),
  numberOfTeams: text(4),
  type: text(30),
  chiefArbiter: text(30),
  deputies: fc.array(text(30), { minLength: 1, maxLength: 3 }),
  timeControl: text(30),
  encodedTimeControl: text(30),
  startRankMethod: text(9),
  pairingController: text(20),
  roundDates: fc
    .tuple(fc.array(fc.constantFrom('', '26/05/01'), { maxLength: 3 }), text(8))
    .map(([before, last]) => [...before, last]),
});

const options = fc.dictionary(text(8), fc.oneof(fc.boolean(), fc.integer(), text(8)), { maxKeys: 3 });

/** A code of record 192 and what it means; or a system for which there is none. */
const systemFor = (start: string | undefined) =>
  fc.oneof(
    fc.constant({}),
    fc.constantFrom('harkness', 'a system of tomorrow').map(system => ({ system })),
    fc
      .constantFrom(
        'FIDE_DUTCH',
        'FIDE_DUTCH_2017_BAKU',
        'FIDE_DUTCH_2025',
        'FIDE_DUBOV_BAKU',
        'FIDE_ROUNDROBIN',
        'FIDE_DOUBLESCHEVENINGEN',
        'CUSTOM_SWISS',
        'FIDE_TEAM_TYPEB_MP_GP',
        'SOMETHING_ELSE',
      )
      .map(systemCode => ({ systemCode, ...meaningOfCode(systemCode, start) })),
  );

const team = (number: number): fc.Arbitrary<Team> =>
  fc
    .tuple(
      fc.record({ name: text(32), players: ids }),
      optional({
        nickname: text(5),
        strength: fc.integer({ min: 0, max: 999_999 }),
        statedMatchPoints: points,
        statedGamePoints: points,
        statedRank: fc.integer({ min: 1, max: 999 }),
      }),
    )
    .map(([must, may]) => ({ number, ...must, ...may }));

const teamNumber = fc.integer({ min: 1, max: 999 });

const teamEvent: fc.Arbitrary<TeamEvent> = fc
  .tuple(
    fc.record({
      teams: fc
        .uniqueArray(teamNumber, { minLength: 1, maxLength: 4 })
        .chain(numbers => fc.tuple(...numbers.map(team))),
      pairingByes: fc
        .array(fc.option(teamNumber, { nil: undefined }), { maxLength: 5 })
        .map(byes => upToTheLast(byes, bye => bye !== undefined)),
      forfeitedMatches: fc.array(
        fc.record({
          result: fc.constantFrom('+-' as const, '-+' as const, '--' as const),
          round,
          white: teamNumber,
          black: teamNumber,
        }),
        { maxLength: 2 },
      ),
      lineUps: fc.array(
        fc.record({
          round,
          team: teamNumber,
          opponent: teamNumber,
          players: fc.array(fc.integer({ min: 0, max: 9999 }), { maxLength: 6 }),
        }),
        { maxLength: 2 },
      ),
    }),
    optional({
      boardOrder: fc.constantFrom('fixed' as const, 'free' as const),
      boardColours: fc.constantFrom('WBWB', 'BWBW'),
      scoring: fc
        .tuple(
          fc.record({ win: points, draw: points, loss: points }),
          optional({ pairingBye: points, pairingByeGamePoints: points }),
        )
        .map(([must, may]) => ({ ...must, ...may })),
    }),
  )
  .map(([must, may]) => ({ ...must, ...may }));

const lists = fc.record({
  virtualPoints: fc.array(
    fc
      .tuple(
        fc.record({ fromPlayer: id, toPlayer: id, fromRound: round, toRound: round, points }),
        optional({ matchPoints: points }),
      )
      .map(([must, may]) => ({ ...must, ...may })),
    { maxLength: 3 },
  ),
  forbiddenPairs: fc.array(fc.record({ players: ids, fromRound: round, toRound: round }), { maxLength: 3 }),
  requestedByes: fc.array(
    fc.record({
      worth: fc.constantFrom('full' as const, 'half' as const, 'zero' as const),
      round: fc.oneof(fc.integer({ min: 1, max: 7 }), round),
      participants: ids.map(all => all.map(Number)),
    }),
    { maxLength: 3 },
  ),
  abnormalPoints: fc.array(
    fc
      .tuple(
        fc.record({ participants: ids.map(all => all.map(Number)) }),
        optional({
          symbol: fc.constantFrom(...'WDLFHZ+-'),
          matchPoints: points,
          points,
          round,
        }),
      )
      .map(([must, may]) => ({ ...must, ...may })),
    { maxLength: 2 },
  ),
  tiebreaks: fc.constantFrom([], ['BH/C1', 'SB', 'DE'], ['PTS', 'BH:MP/C1/P']),
  keptLines: fc.array(
    fc.record({
      prefix: fc.constantFrom('###', '801', '802', 'ZZ9', '999', 'XXB'),
      text: text(20).map(words => ` ${words}`),
    }),
    { maxLength: 3 },
  ),
});

const earlierResults = fc.array(
  fc
    .tuple(
      fc.record({
        round,
        white: id,
        black: id,
        games: fc.array(
          fc
            .tuple(
              fc.constantFrom(...RESULT_CODES),
              optional({ tally: fc.record({ own: fc.nat(900), opponents: fc.nat(900) }) }),
            )
            .map(([code, may]) => ({ code, ...may })),
          { maxLength: 2 },
        ),
      }),
      optional({ winner: fc.constantFrom('first' as const, 'second' as const), through: round }),
    )
    .map(([must, may]) => ({ ...must, ...may })),
  { minLength: 1, maxLength: 2 },
);

const categories: fc.Arbitrary<readonly Category[]> = fc.array(
  fc
    .tuple(
      fc.record({
        id: text(5).map(categoryId),
        name: text(10),
        conditions: fc.array(
          fc.constantFrom<Condition>(
            { kind: 'rating', to: 1799, unrated: 'in' },
            { kind: 'rating', list: 'national', from: 1800 },
            { kind: 'sex', is: 'w' },
            { kind: 'age', under: 18, on: '2026/01/01' },
            { kind: 'title', none: true },
            { kind: 'title', in: ['GM'] },
            { kind: 'club', in: ['Alfil', 'Torre'] },
          ),
          { maxLength: 3 },
        ),
      }),
      optional({
        by: fc.dictionary(fc.constantFrom('1', '17'), fc.constantFrom('in' as const, 'out' as const)),
      }),
    )
    .map(([must, may]) => ({ ...must, ...may })),
  { minLength: 1, maxLength: 3 },
);

const amounts = fc.integer({ min: 1, max: 1_000_000 }).map(minor);
const prizes: fc.Arbitrary<PrizePlan> = fc.record({
  currency: fc.constantFrom('EUR', 'MXN'),
  unit: fc.constantFrom(minor(1), minor(100)),
  leftover: fc.constantFrom('fund', 'exact'),
  groups: fc.array(
    fc.record({
      id: text(5),
      mode: fc.constantFrom('cumulative', 'place-first', 'best-value', 'us-32b'),
      lists: fc.array(
        fc.record({
          id: text(5),
          name: text(10),
          prizes: fc.array(
            fc.oneof(fc.record({ amount: amounts }), fc.record({ object: text(10), value: amounts })),
            { maxLength: 3 },
          ),
          sharing: fc.constantFrom<Sharing>('none', 'equal', 'hort', { byRank: '2/3' as Fraction }),
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 2 },
  ),
});

const settings = optional({
  categories,
  prizes,
  earlierResults,
  options,
  schedule: fc.array(
    fc
      .tuple(fc.record({ system: text(10), fromRound: round, toRound: round }), optional({ options }))
      .map(([must, may]) => ({ ...must, ...may })),
    { minLength: 1, maxLength: 2 },
  ),
  plannedRounds: fc.integer({ min: 1, max: 99 }),
  initialColour: colour,
  rankByFileOrder: fc.constant(true as const),
  teamEvent,
});

export const records: fc.Arbitrary<TournamentRecord> = fc
  .tuple(header, players, scoring, lists, settings)
  .chain(([head, people, score, more, may]) =>
    systemFor(head.start).map(system => ({
      header: head,
      ...system,
      ...may,
      scoring: score,
      ...more,
      players: people,
    })),
  );
