import { opponentIn } from '../../../model/index.ts';
import { type Entrant, positionBefore } from '../../../position/index.ts';
import { type LeftOverFound, leftOverOfTwo } from '../../testing/left-over.ts';
import {
  countOf,
  type LiteralBoard,
  type LiteralFloat,
  type LiteralRun,
  type LiteralStep,
  pairCountOf,
} from '../../testing/literal-procedure.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import type { Proof, Replay } from '../../testing/replay.ts';
import { stepwiseReplay } from '../../testing/stepwise-replay.ts';
import { withRatings } from '../testing/rated-tournaments.ts';
import { leftOversOf, mostPairs } from './attempts.ts';
import { whiteOf } from './colours.ts';
import { byNumber, type LiteralFloater } from './floaters.ts';
import { type DecidedGroup, decideLiterally, type LiteralDecision } from './pair-literally.ts';
import {
  areCompatible,
  dueOf,
  fromTop,
  halfOf,
  type LiteralOptions,
  mayHave,
  type Pair,
  type Table,
  without,
} from './player.ts';
import { clash, isWithin100, offeredTo, pairAll, pairingsOf, triedFor } from './walk.ts';

const RULE = (id: string): string => `lim-1999.${id}`;

/** C.04.4.3 proved again, as a Maxi-tournament or not. */
export const replayOf = (options: LiteralOptions): Replay =>
  stepwiseReplay<Entrant>(
    {
      system: 'lim-1999',
      options: {
        'maxi-tournament': options.maxi ? 'yes' : 'no',
        'no-compatriots': options.noCompatriots,
        'opponents-of-floaters': options.turned ? 'lowest-downwards' : 'highest-downwards',
      },
      positionFor: seed => {
        const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 8 });
        return positionBefore(withRatings(tournament, seed), round);
      },
    },
    position => {
      const players = fromTop(position.entrants);
      const table: Table = { position, options };
      const naturalBye = RULE(position.round === 1 ? '7.1' : '1.1');
      return {
        players,
        run: allowed => {
          const decided = decideLiterally({ ...table, allowed });
          return decided && runOf(decided, table, naturalBye);
        },
        prohibition: (a, b) => obstacleIn(table, a, b),
        bar: barOf,
        completion: RULE('4.4'),
        claimants: [...players].reverse(),
        naturalBye,
        boardsByScore: 'basic-rules.D.9',
        coloursOf: (board, run) => {
          const made = (run as Run).made.find(({ pair }) => pair.every(each => board.pair.includes(each)));
          const { pair, rule } = whiteOf(board.pair, made?.isBelowMedian ?? false, table);
          const white = board.pair.find(({ id }) => id === pair[0]);
          return { white: white ?? board.pair[0], rule };
        },
        others: run => othersOf((run as Run).groups, table),
      };
    },
  );

/** C.04.1.d. */
const barOf = ({ past }: Entrant): Pick<Proof, 'rule' | 'round'> | undefined => {
  const had = past.find(({ turn }) => turn.kind === 'pairing-bye' || (turn.kind === 'forfeit' && turn.won));
  return had && { rule: RULE('C.04.1.d'), round: had.round };
};

/** 2.1, and what else keeps two apart. */
const obstacleIn = (table: Table, a: Entrant, b: Entrant): Pick<Proof, 'rule' | 'round'> | undefined => {
  const met = a.met.has(b.id)
    ? a.past.find(({ turn }) => turn.kind !== 'forfeit' && opponentIn(turn) === b.id)
    : undefined;
  if (met) return { rule: RULE('2.1'), round: met.round };
  if (table.position.mayNotMeet(a.id, b.id)) return { rule: RULE('forbidden-pair') };
  if (areCompatible(a, b, table)) return undefined;
  if (table.position.isLastRound || haveColours(a, b)) return { rule: RULE('compatriots') };
  // Compatriots come before colours.
  const freed = { ...table, options: { ...table.options, noCompatriots: false } };
  const isColour = table.options.noCompatriots ? !areCompatible(a, b, freed) && !areApart(a, b, table) : true;
  if (!isColour) return { rule: RULE('compatriots') };
  return { rule: RULE([a, b].some(player => Math.abs(surplusOf(player)) < 2) ? '5.1.a' : '5.1.b') };
};

const haveColours = (a: Entrant, b: Entrant): boolean =>
  (mayHave(a, 'white') && mayHave(b, 'black')) || (mayHave(a, 'black') && mayHave(b, 'white'));

const areApart = (a: Entrant, b: Entrant, table: Table): boolean => {
  const last = { ...table, position: { ...table.position, isLastRound: true } };
  return !areCompatible(a, b, last);
};

const surplusOf = ({ colours }: Entrant): number =>
  2 * colours.filter(colour => colour === 'white').length - colours.length;

interface Run extends LiteralRun<Entrant> {
  readonly groups: readonly DecidedGroup[];
  readonly made: LiteralDecision['made'];
}

const runOf = ({ bye, groups, undone, made }: LiteralDecision, table: Table, orderOfByes: string): Run => {
  const isUndone = (pair: Pair) => undone.some(each => each.pair === pair);
  const keptIn = ({ pairs }: DecidedGroup) => pairs.filter(pair => !isUndone(pair));
  return {
    bye,
    made,
    groups,
    steps: [
      ...(bye
        ? [
            {
              choice: `${bye.id}`,
              counts: [[orderOfByes, bye.pairingScore / 10, [bye.id]] as const],
              order: orderOfByes,
            },
          ]
        : []),
      ...groups.flatMap(group => [
        ...(group.kind === 'median' ? [stepOfUndone(undone)] : stepsOfFloaters(group)),
        ...stepsOfPairs(group, table),
      ]),
    ],
    boards: groups.flatMap(group =>
      keptIn(group).map(pair => boardOf(group, group.pairs.indexOf(pair), table)),
    ),
    floats: [
      ...groups.flatMap((group, index) =>
        floatsOf(group, table).map(float => ({
          ...float,
          before: groups.slice(0, index).flatMap(keptIn),
        })),
      ),
      ...undone.flatMap(({ pair }) =>
        pair.map(player => ({
          player,
          natural: RULE('2.6'),
          before: [],
          passed: [],
          instead: () => undefined,
        })),
      ),
    ],
  };
};

/** 2.2 and 8.3: the groups in their order. 3.6 and 3.7: floaters who choose, those from above and those from below. */
const othersOf = (groups: readonly DecidedGroup[], { position, options }: Table): readonly string[] => {
  const idsOf = (players: readonly Entrant[]): string => players.map(({ id }) => id).join();
  const ofOneGroup = (players: readonly Entrant[]): boolean =>
    players.every(({ pairingScore }) => pairingScore === players[0]?.pairingScore);
  const several = (ids: readonly [string, string], players: readonly Entrant[]): readonly string[] =>
    players.length < 2 ? [] : [`order ${RULE(ids[ofOneGroup(players) ? 0 : 1])} ${idsOf(players)}`];
  const { players, plannedRounds = 0 } = position.tournament;
  // The introductory note: by size; a smaller one by choice.
  const maxi = players.length > 2 ** plannedRounds ? 'maxi' : 'maxi-by-choice';
  return [
    ...(options.maxi ? [`group ${RULE(maxi)} ${idsOf(fromTop(position.entrants))}`] : []),
    ...groups
      .filter(({ members }) => members.length > 0)
      .flatMap(group => {
        const score = group.kind === 'median' ? halfOf(position) : scoreOf(group);
        const above = group.first.filter(({ pairingScore }) => pairingScore > score);
        const below = group.first.filter(({ pairingScore }) => pairingScore < score);
        return [
          `group ${RULE(position.round === 2 ? '8.3' : '2.2')} ${idsOf(group.members)}`,
          ...several(['3.6.1', '3.6.2'], above),
          ...several(['3.7.1', '3.7.2'], below),
          ...(above.length > 0 && below.length > 0 ? [`order ${RULE('3.6.3')} ${idsOf(group.first)}`] : []),
        ];
      }),
  ];
};

const stepOfUndone = (undone: LiteralDecision['undone']): LiteralStep => ({
  choice: undone.map(({ pair: [a, b] }) => `${a.id}-${b.id}`).join(),
  counts: [
    pairCountOf(
      RULE('2.6'),
      undone.map(({ pair }) => pair),
    ),
  ],
  order: RULE('2.6'),
});

const orderOfFloats = ({ kind }: DecidedGroup): string => RULE(kind === 'upper' ? '3.3' : '3.4');

const stepsOfFloaters = (group: DecidedGroup): readonly LiteralStep[] => [
  {
    choice: `${group.floaters.length}`,
    counts: [
      [
        RULE('4.4'),
        group.floaters.length,
        group.floaters.map(({ player }) => player.id),
        { unit: 'left-over' },
      ],
    ],
    order: RULE('4.4'),
  },
  ...group.floaters.map(floater => ({
    choice: `${floater.player.id}`,
    counts:
      'chosen' in floater
        ? ['3.9', '3.10', '3.2'].map(
            (id, at) =>
              [
                RULE(id),
                floater.chosen.standing(floater.player)[at] ?? 0,
                [floater.player.id],
                { unit: id === '3.9' ? 'type' : 'breach' },
              ] as const,
          )
        : [],
    order: orderOfFloats(group),
  })),
];

const clashesIn = (pairs: readonly Pair[], table: Table): readonly Pair[] =>
  pairs.filter(([a, b]) => clash(a, b, table));

/** 5.2, 5.4: of each pair whoever is not given the colour due. */
const missingColour = (pairs: readonly Pair[], { kind }: DecidedGroup, table: Table): readonly Entrant[] =>
  clashesIn(pairs, table).flatMap(pair => {
    const [white] = whiteOf(pair, kind === 'lower', table).pair;
    return pair.filter(player => dueOf(player, table) !== (player.id === white ? 'white' : 'black'));
  });

const deniedIn = (pairs: readonly Pair[], table: Table): number => clashesIn(pairs, table).length;

const isFloater = ({ first }: DecidedGroup, [chooser]: Pair): boolean => first.includes(chooser);

const stepsOfPairs = (group: DecidedGroup, table: Table): readonly LiteralStep[] => {
  const { pairs } = group;
  const denied = deniedIn(pairs, table);
  const more = table.options.maxi
    ? {
        ofPair: (one: number, two: number): Proof | undefined => {
          const [a, b] = [one, two].map(id => pairs.flat().find(player => player.id === id));
          const first = pairs.find(pair => pair.some(player => player.id === one || player.id === two));
          if (!first) return undefined;
          const found = a && b ? proofInGroup(group, [a, b], { kept: 0, table }) : undefined;
          return (
            found ?? {
              verdict: 'equal-later',
              rule: isFloater(group, first) ? opponentRule(table) : RULE('4.2'),
            }
          );
        },
      }
    : {};
  return [
    {
      choice: `${denied}`,
      counts: [countOf(RULE('5.2'), missingColour(pairs, group, table))],
      order: RULE('5.2'),
      ...more,
    },
    ...pairs.map(pair => ({
      choice: `${pair[0].id}-${pair[1].id}`,
      counts: isFloater(group, pair)
        ? [countOf(opponentRule(table), missingColour([pair], group, table))]
        : [],
      order: isFloater(group, pair) ? opponentRule(table) : RULE('4.2'),
      ...more,
    })),
  ];
};

/** All pairings of the group with this pair, and those made before kept. */
const proofInGroup = (
  group: DecidedGroup,
  [a, b]: Pair,
  { kept, table }: { readonly kept: number; readonly table: Table },
): Proof | undefined => {
  const obstacle = obstacleIn(table, a, b);
  if (obstacle) return { verdict: 'forbidden', ...obstacle };
  const made = group.pairs.slice(0, kept);
  const left = without([...group.first, ...group.residents], ...made.flat(), a, b);
  const way = group.kind === 'lower' ? 'up' : 'down';
  const all = (mayPlay: (x: Entrant, y: Entrant) => boolean) => [
    ...pairingsOf(left, { floaters: group.first, way, mayPlay, looksAtColours: false, table }),
  ];
  const compatible = (x: Entrant, y: Entrant) => areCompatible(x, y, table);
  if (all(compatible).length === 0)
    return { verdict: 'forbidden', rule: RULE('4.4'), leftOver: leftWithout([a, b], left, table) };
  const isPermitted = permittedIn(group, table);
  const permitted = isPermitted(a, b) ? all((x, y) => compatible(x, y) && isPermitted(x, y)) : [];
  if (permitted.length === 0) return { verdict: 'forbidden', rule: RULE('5.7') };
  const chosen = deniedIn(group.pairs.slice(kept), table);
  const clashes = permitted.map(pairs => missingColour([[a, b], ...pairs], group, table));
  const other = Math.min(...clashes.map(({ length }) => length));
  if (other <= chosen) return undefined;
  const best = clashes.filter(({ length }) => length === other);
  const sufferers = best.map(players => players.map(({ id }) => id));
  return { verdict: 'worse', rule: RULE('5.2'), chosen, other, sufferers };
};

/** Who would have no opponent with this pair: of everybody, or of those left in the group. */
const leftWithout = (pair: Pair, left: readonly Entrant[], table: Table): LeftOverFound | undefined => {
  const mayMeet = (x: Entrant, y: Entrant) => areCompatible(x, y, table);
  return leftOverOfTwo<Entrant>(
    {
      players: without(table.position.entrants, ...pair),
      mayMeet,
      mayHaveBye: player => !barOf(player),
    },
    { players: left, mayMeet, mayHaveBye: () => false },
  );
};

/** 5.7: against the pairing of the first scrutiny. */
const permittedIn = (group: DecidedGroup, table: Table): ((a: Entrant, b: Entrant) => boolean) => {
  if (!table.options.maxi || table.position.round === 1) return () => true;
  const way = group.kind === 'lower' ? 'up' : 'down';
  const [first = []] = pairingsOf([...group.first, ...group.residents], {
    floaters: group.first,
    way,
    mayPlay: (a, b) => areCompatible(a, b, table),
    looksAtColours: false,
    table,
  });
  return isWithin100(first);
};

const boardOf = (group: DecidedGroup, index: number, table: Table): LiteralBoard<Entrant> => {
  const pair = group.pairs[index] as Pair;
  const [chooser, opponent] = pair;
  const way = group.kind === 'lower' ? 'up' : 'down';
  const left = without([...group.first, ...group.residents], ...group.pairs.slice(0, index).flat());
  const order = way === 'down' ? fromTop(left) : [...fromTop(left)].reverse();
  const walk = { floaters: group.first, way, mayPlay: () => true, looksAtColours: true, table } as const;
  const offered = isFloater(group, pair)
    ? offeredTo(chooser, without(order, chooser), walk)
    : triedFor(order);
  return {
    pair,
    offered: offered.slice(0, offered.indexOf(opponent)),
    natural: naturalOf(group, pair, table),
    before: group.pairs.slice(0, index),
    group: [],
    proofAgainst: other => proofInGroup(group, [chooser, other], { kept: index, table }),
  };
};

/** Seed 000 has the two directions the other way round. */
const opponentRule = ({ options }: Table) => RULE(options.turned ? '10.8' : '3.8');

/** 5.7 where without the limit fewer of the group would miss their colour, and one of the two does. */
const naturalOf = (group: DecidedGroup, pair: Pair, table: Table): string => {
  if (table.options.maxi && table.position.round > 1 && clash(...pair, table)) {
    const way = group.kind === 'lower' ? 'up' : 'down';
    const free = { ...table, options: { ...table.options, maxi: false } };
    const best = pairAll(group.first, group.residents, { way, table: free });
    if (deniedIn(best, table) < deniedIn(group.pairs, table)) return RULE('5.7');
  }
  return isFloater(group, pair) ? opponentRule(table) : RULE('2.4');
};

const floatsOf = (group: DecidedGroup, table: Table): readonly Omit<LiteralFloat<Entrant>, 'before'>[] => {
  const gone = group.floaters.map(({ player }) => player);
  return group.floaters.map((floater, at) => {
    const isChosen = 'chosen' in floater;
    const natural = isChosen ? orderOfFloats(group) : ruleOfLoneliness(group, floater, table);
    const order = isChosen ? byNumber(floater.chosen.staying, group.kind === 'upper' ? 'down' : 'up') : [];
    return {
      player: floater.player,
      natural,
      passed: without(order.slice(0, Math.max(0, order.indexOf(floater.player))), ...gone).map(
        other => [[other], proofOfStaying(group, at, { other, table })] as const,
      ),
      instead: other => {
        if (!group.members.includes(other) || gone.includes(other)) return undefined;
        return isChosen
          ? proofOfStaying(group, at, { other, table })
          : { verdict: 'forbidden', rule: natural };
      },
    };
  });
};

/** 4.4 by trying; 3.9, 3.10, 3.2; then the number. */
const proofOfStaying = (
  group: DecidedGroup,
  at: number,
  { other, table }: { readonly other: Entrant; readonly table: Table },
): Proof => {
  const floater = group.floaters[at];
  if (!floater || !('chosen' in floater)) throw new Error('Somebody was chosen');
  const { staying, standing } = floater.chosen;
  const others = without(staying, other);
  const needed = at + 1 + others.length - 2 * mostPairs(others, table);
  const total = group.floaters.length;
  if (needed > total) {
    const earlier = [...group.floaters.slice(0, at).map(({ player }) => player), other].map(({ id }) => id);
    const sufferers = leftOversOf(others, table).map(left => [...earlier, ...left.map(({ id }) => id)]);
    return {
      verdict: 'worse',
      rule: RULE('4.4'),
      chosen: total,
      other: needed,
      sufferers,
      unit: 'left-over',
    };
  }
  const [own, theirs] = [standing(floater.player), standing(other)];
  for (const [index, id] of ['3.9', '3.10', '3.2'].entries()) {
    const [chosen = 0, instead = 0] = [own[index], theirs[index]];
    if (chosen !== instead)
      return {
        verdict: 'worse',
        rule: RULE(id),
        chosen,
        other: instead,
        suffers: [other.id],
        unit: id === '3.9' ? 'type' : 'breach',
      };
  }
  return { verdict: 'equal-later', rule: orderOfFloats(group) };
};

/** 2.3.a-d, 3.5 for who had floated in, or what the tournament excludes. */
const ruleOfLoneliness = (group: DecidedGroup, { player }: LiteralFloater, table: Table): string => {
  if (group.residents.concat(group.floaters.map(each => each.player)).length === 0) return RULE('2.3.d');
  const score = scoreOf(group);
  if (player.pairingScore !== score) return RULE('3.5');
  const obstacles = without(group.members, player).map(other => obstacleIn(table, player, other)?.rule ?? '');
  if (obstacles.some(rule => rule === RULE('5.1.a') || rule === RULE('5.1.b')))
    return RULE(Math.abs(surplusOf(player)) >= 2 ? '2.3.b' : '2.3.c');
  if (obstacles.length === 0) return RULE('2.3.d');
  return obstacles.find(rule => rule !== RULE('2.1')) ?? RULE('2.3.a');
};

/** The score of those who were there before anybody floated in: nearest to the median. */
const scoreOf = ({ members, kind }: DecidedGroup): number => {
  const scores = members.map(({ pairingScore }) => pairingScore as number);
  return kind === 'upper' ? Math.min(...scores) : Math.max(...scores);
};
