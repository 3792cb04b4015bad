import { opponentIn } from '../../../model/index.ts';
import { type Entrant, type Position, positionBefore } from '../../../position/index.ts';
import { type ListedRound, listedReplay, proofOfPair } from '../../testing/listed-replay.ts';
import { randomPosition } from '../../testing/random-positions.ts';
import type { Proof, Replay } from '../../testing/replay.ts';
import { withRatings } from '../testing/rated-tournaments.ts';
import { whiteOf } from './colours.ts';
import { keptOf, orderOfFloats, type Walked, type WalkedGroup, walkedOf } from './oracle.ts';
import {
  areCompatible,
  halfOf,
  type LiteralOptions,
  mayHave,
  mayRest,
  type Pair,
  type Table,
  without,
} from './player.ts';
import { beforeIn, proofOf, proofOfTurn, turnOf } from './proof.ts';
import { opponentRule, RULE, triedBy } from './scrutinies.ts';
import { clash, pairAll } from './walk.ts';

/** C.04.4.3 looked up in the lists of the oracle, as a Maxi-tournament or not. */
export const replayOf = (options: LiteralOptions): Replay =>
  listedReplay<Entrant>(
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
    position => roundOf(position, options),
  );

const roundOf = (position: Position, options: LiteralOptions): ListedRound<Entrant> | undefined => {
  const table: Table = { position, options };
  const walked = walkedOf(table);
  if (!walked) return undefined;
  const { players, legal, bye, groups } = walked;
  const mayMeet = (a: Entrant, b: Entrant): boolean => areCompatible(a, b, table);
  const lists = { players, legal, decisions: [], completion: RULE('4.4'), mayMeet, mayHaveBye: mayRest };
  const told: Pick<ListedRound<Entrant>, 'lists' | 'prohibition' | 'against'> = {
    lists,
    prohibition: (a, b) => obstacleIn(table, a, b),
    against: asked => proofOf(walked, asked),
  };
  return {
    ...told,
    bye,
    bar: barOf,
    claimants: [...players].reverse(),
    naturalBye: RULE(position.round === 1 ? '7.1' : '1.1'),
    boards: groups.flatMap(group =>
      keptOf(walked, group).map(pair => ({
        pair,
        natural: naturalOf(group, pair, table),
        passed: () =>
          offeredBefore(group, pair, table).map(
            other => [[pair[0], other], proofOfPair(told, pair[0], other)] as const,
          ),
      })),
    ),
    floats: groups.flatMap(group => floatsOf(walked, group)),
    coloursOf: pair => coloursIn(walked, pair),
    boardOrder: 'basic-rules.D.9',
    others: othersOf(groups, table),
  };
};

const coloursIn = (walked: Walked, pair: Pair) => {
  const group = walked.groups.find(each =>
    keptOf(walked, each).some(made => made.every(player => pair.includes(player))),
  );
  const { pair: ids, rule } = whiteOf(pair, group?.kind === 'lower', walked.table);
  return { white: pair.find(({ id }) => id === ids[0]) ?? pair[0], rule };
};

const offeredBefore = (group: WalkedGroup, pair: Pair, table: Table): readonly Entrant[] => {
  const { pairs } = group.chosen;
  const left = without(pairs.flat(), ...pairs.slice(0, pairs.indexOf(pair)).flat());
  const tried = triedBy(pair[0], left, { first: group.first, kind: group.kind, table });
  return tried.slice(0, tried.indexOf(pair[1]));
};

/** 5.7 where without the limit fewer of the group would miss their colour, and one of the two does. */
const naturalOf = ({ kind, first, chosen }: WalkedGroup, pair: Pair, table: Table): string => {
  const clashesIn = (pairs: readonly Pair[]): number => pairs.filter(each => clash(...each, table)).length;
  if (table.options.maxi && table.position.round > 1 && clash(...pair, table)) {
    const free = { ...table, options: { ...table.options, maxi: false } };
    const others = without(chosen.pairs.flat(), ...first);
    const staying = first.filter(player => chosen.pairs.flat().includes(player));
    const best = pairAll(staying, others, { way: kind === 'lower' ? 'up' : 'down', table: free });
    if (clashesIn(best) < clashesIn(chosen.pairs)) return RULE('5.7');
  }
  return first.includes(pair[0]) ? opponentRule(table) : RULE('2.4');
};

const floatsOf = (walked: Walked, group: WalkedGroup): ListedRound<Entrant>['floats'] => {
  const { alone, chosen, kind, members, bracket = 0 } = group;
  const direction = kind === 'upper' ? 'down' : 'up';
  const gone = [...alone, ...chosen.turns.map(({ player }) => player)];
  const isOther = (other: Entrant): boolean => members.includes(other) && !gone.includes(other);
  return [
    ...alone.map(player => {
      const natural = ruleOfLoneliness(group, player, walked.table);
      return {
        player,
        bracket,
        direction,
        natural,
        before: [],
        instead: (other: Entrant): Proof | undefined =>
          isOther(other) ? { verdict: 'forbidden', rule: natural, bracket } : undefined,
      } as const;
    }),
    ...chosen.turns.map(
      turn =>
        ({
          player: turn.player,
          bracket,
          direction,
          natural: orderOfFloats(group.group),
          before: beforeIn(walked, group, turn),
          instead: (other: Entrant) =>
            isOther(other) && turnOf(group, turn.player)
              ? proofOfTurn(walked, group, { turn, other })
              : undefined,
        }) as const,
    ),
    ...chosen.undone.flatMap(({ pair, side }) =>
      pair.map(
        player =>
          ({
            player,
            direction: side === 'upper' ? 'down' : 'up',
            natural: RULE('2.6'),
            before: [],
            instead: () => undefined,
          }) as const,
      ),
    ),
  ];
};

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

/** 2.3.a-d, 3.5 for who had floated in, or what the tournament excludes. */
const ruleOfLoneliness = ({ score, members }: WalkedGroup, player: Entrant, table: Table): string => {
  if (player.pairingScore !== score) return RULE('3.5');
  const obstacles = without(members, player).map(other => obstacleIn(table, player, other)?.rule ?? '');
  if (obstacles.some(rule => rule === RULE('5.1.a') || rule === RULE('5.1.b')))
    return RULE(Math.abs(surplusOf(player)) >= 2 ? '2.3.b' : '2.3.c');
  if (obstacles.length === 0) return RULE('2.3.d');
  return obstacles.find(rule => rule !== RULE('2.1')) ?? RULE('2.3.a');
};

/** 2.2 and 8.3: the groups in their order. 3.6 and 3.7: floaters who choose, those from above and those from below. */
const othersOf = (groups: readonly WalkedGroup[], { position, options }: Table): readonly string[] => {
  const idsOf = (players: readonly Entrant[]): string => players.map(({ id }) => id).join();
  const ofOneGroup = (players: readonly Entrant[]): boolean =>
    players.every(({ pairingScore }) => pairingScore === players[0]?.pairingScore);
  const several = (ids: readonly [string, string], players: readonly Entrant[]): readonly string[] =>
    players.length < 2 ? [] : [`order ${RULE(ids[ofOneGroup(players) ? 0 : 1])} ${idsOf(players)}`];
  const { players, plannedRounds = 0 } = position.tournament;
  // The introductory note: by size; a smaller one by choice.
  const maxi = players.length > 2 ** plannedRounds ? 'maxi' : 'maxi-by-choice';
  const everybody = [...position.entrants].sort(
    (a, b) => b.pairingScore - a.pairingScore || a.place - b.place,
  );
  return [
    ...(options.maxi ? [`group ${RULE(maxi)} ${idsOf(everybody)}`] : []),
    ...groups
      .filter(({ members }) => members.length > 0)
      .flatMap(({ kind, score, members, first }) => {
        const half = kind === 'median' ? halfOf(position) : score;
        const above = first.filter(({ pairingScore }) => pairingScore > half);
        const below = first.filter(({ pairingScore }) => pairingScore < half);
        return [
          `group ${RULE(position.round === 2 ? '8.3' : '2.2')} ${idsOf(members)}`,
          ...several(['3.6.1', '3.6.2'], above),
          ...several(['3.7.1', '3.7.2'], below),
          ...(above.length > 0 && below.length > 0 ? [`order ${RULE('3.6.3')} ${idsOf(first)}`] : []),
        ];
      }),
  ];
};
