import { type Position, positionBefore } from '../../../../position/index.ts';
import { confined } from '../../../testing/literal-demand.ts';
import {
  countOf,
  type LiteralBoard,
  type LiteralFloat,
  type LiteralRun,
  type LiteralStep,
  onceFor,
} from '../../../testing/literal-procedure.ts';
import { randomPosition } from '../../../testing/random-positions.ts';
import type { Replay } from '../../../testing/replay.ts';
import { stepwiseReplay } from '../../../testing/stepwise-replay.ts';
import { decideLiterally, type Paired } from './pair-literally.ts';
import { type Dropped, type Member, membersOf, prohibitionIn, whiteOf } from './player.ts';

const RULE = (id: string): string => `dutch-1998.${id}`;

/** Section C proved again. */
export const replay: Replay = stepwiseReplay<Member>(
  {
    system: 'dutch-1998',
    options: { excused: 'all' },
    positionFor: seed => {
      const { tournament, round } = randomPosition(seed, { minimum: 4, maximum: 7 });
      return positionBefore(tournament, round);
    },
  },
  position => {
    const members = membersOf(position, position.entrants);
    return {
      players: members,
      run: ({ mayMeet, mayHaveBye }) => {
        const round = decideLiterally({
          position,
          members,
          isAllowed: mayMeet,
          mayHaveBye: member => mayHaveBye(member) && member.barredSince === undefined,
        });
        return round && runOf(round, position);
      },
      prohibition: (a, b) => prohibitionIn({ position }, a, b, 'waived'),
      prohibitionAt: (a, b, board) =>
        prohibitionIn({ position }, a, b, (board as Board).isWaived ? 'waived' : 'in force'),
      bar: ({ barredSince }) =>
        barredSince === undefined ? undefined : { rule: RULE('B1b'), round: barredSince },
      completion: RULE('C13'),
      claimants: members,
      claimantsFor: bye => [...members].slice(bye.order + 1).reverse(),
      keepsBye: false,
      naturalBye: RULE('A5'),
      boardsByScore: 'basic-rules.F1',
      coloursOf: ({ pair: [a, b] }) => whiteOf(a, b, position),
      others: run =>
        (run as Run).round
          .filter(({ lastRound }) => lastRound === 'waived')
          .map(paired => {
            const above = membersIn(paired).filter(({ isAboveHalf }) => isAboveHalf);
            return `group ${RULE('21')} ${above.map(({ id }) => id).join()}`;
          }),
    };
  },
);

interface Board extends LiteralBoard<Member> {
  readonly isWaived: boolean;
}

const pairsIn = ({ ofMovedDown, ofRemainder }: Paired) => [...ofMovedDown, ...ofRemainder];

const membersIn = ({ group: { movedDown, residents } }: Paired) => [...movedDown, ...residents];

interface Run extends LiteralRun<Member> {
  readonly round: readonly Paired[];
}

const runOf = (round: readonly Paired[], position: Position): Run => {
  const bye = round.at(-1)?.remaining[0];
  return {
    round,
    bye,
    steps: round.flatMap(paired => stepsOf(paired, position)),
    boards: round.flatMap(boardsOf),
    floats: round.slice(0, -1).flatMap((paired, index) => {
      const before = round.slice(0, index).flatMap(pairsIn);
      return floatsOf(paired).map(float => ({ ...float, before }));
    }),
  };
};

const written = (members: readonly Member[]): string =>
  members
    .map(({ id }) => Number(id))
    .sort((a, b) => a - b)
    .join();

/** B5 and B6 as far as they were dropped, and those who float the same way as one or two rounds before. */
const dropped = (level: Dropped, way: 'up' | 'down', floating: readonly Member[]): LiteralStep['counts'] => [
  onceFor(
    RULE('B5'),
    level === 2,
    floating.filter(({ floats: [last] }) => last === way),
  ),
  onceFor(
    RULE('B6'),
    level !== 0,
    floating.filter(({ floats: [, before] }) => before === way),
  ),
];

/** Who receives an upfloat in the group, and who a downfloat that is judged in it; above 50 % nobody where 21 waives. */
const floatingIn = (paired: Paired) => {
  const { group, remaining, lastRound } = paired;
  const isJudged = (member: Member): boolean => !(lastRound === 'waived' && member.isAboveHalf);
  const unequal = pairsIn(paired).filter(([a, b]) => a.score > b.score);
  const lower = unequal.map(([, b]) => b);
  const higher = unequal.map(([a]) => a).filter(member => group.residents.includes(member));
  return { up: lower.filter(isJudged), down: [...remaining, ...higher].filter(isJudged) };
};

const stepsOf = (paired: Paired, position: Position): readonly LiteralStep[] => {
  const { group, forced, ofMovedDown, ofRemainder, remaining, denied, up, down, lastRound } = paired;
  const step = (choice: string, counts: LiteralStep['counts'], order: string): LiteralStep => ({
    choice,
    counts,
    order: RULE(order),
  });
  const isWaived = lastRound === 'waived';
  const isMerged = new Set(group.residents.map(({ score }) => score)).size > 1;
  const unpaired = group.movedDown.filter(member => !ofMovedDown.some(([chooser]) => chooser === member));
  const above = membersIn(paired).filter(({ isAboveHalf }) => isAboveHalf);
  const floating = floatingIn(paired);
  // E gives one of two who want the same colour the other one.
  const without = pairsIn(paired).flatMap(([a, b]) => {
    const { white } = whiteOf(a, b, position);
    return [a, b].filter(({ wants, id }) => wants === (id === white.id ? 'black' : 'white'));
  });
  return [
    step(written(group.residents), [onceFor(RULE('C13'), isMerged, group.residents)], 'C13'),
    step(lastRound, [onceFor(RULE('21'), isWaived, above)], '21'),
    step(written(forced), [], 'C1'),
    step(`${ofMovedDown.length}`, [countOf(RULE('C14'), unpaired)], 'C14'),
    step(`${remaining.length}`, [countOf(RULE('C14'), remaining)], 'C14'),
    step(`${denied}`, [[RULE('B4'), denied, without.map(({ id }) => id)]], 'B4'),
    step(`${up}`, dropped(up, 'up', floating.up), 'B6'),
    ...ofMovedDown.map(([a, b]) => step(`${a.id}-${b.id}`, [], 'D1')),
    step(`${down}`, dropped(down, 'down', floating.down), 'B6'),
    step(written(ofRemainder.map(([higher]) => higher)), [], 'D2'),
    ...ofRemainder.map(([a, b]) => step(`${a.id}-${b.id}`, [], 'D1')),
    step(written([...forced, ...remaining]), [], 'D1'),
  ];
};

const boardsOf = (paired: Paired): readonly Board[] => {
  const { ofMovedDown, ofRemainder, forced } = paired;
  const pairs = pairsIn(paired);
  return pairs.map((pair, at) => {
    const isRemainder = at >= ofMovedDown.length;
    const s1 = [...(isRemainder ? ofRemainder : ofMovedDown), ...ofMovedDown].map(([higher]) => higher);
    const taken = [...pairs.slice(0, at).flat(), ...forced, ...s1];
    const free = membersIn(paired)
      .filter(member => !taken.includes(member))
      .sort((a, b) => a.order - b.order);
    return {
      pair,
      offered: free.filter(member => member.order < pair[1].order),
      natural: RULE(isRemainder && isExchanged(paired, pair[0]) ? 'D2' : 'C6'),
      before: pairs.slice(0, at),
      group: [],
      isWaived: paired.lastRound === 'waived',
    };
  });
};

/** Whether a player of S1 stood in S2 before the exchanges. */
const isExchanged = (paired: Paired, player: Member): boolean => {
  const gone = [...paired.ofMovedDown.flat(), ...paired.forced];
  const remainder = membersIn(paired)
    .filter(member => !gone.includes(member))
    .sort((a, b) => a.order - b.order);
  return remainder.indexOf(player) >= paired.ofRemainder.length;
};

const floatsOf = (paired: Paired): readonly Omit<LiteralFloat<Member>, 'before'>[] => {
  const here = membersIn(paired);
  const left = [...paired.forced, ...paired.remaining].sort((a, b) => a.order - b.order);
  return left.map(player => ({
    player,
    natural: RULE(paired.forced.includes(player) ? 'C1' : (paired.special ?? 'C6')),
    passed:
      paired.forced.includes(player) || paired.special
        ? []
        : [[[player], confined(here, { inside: player })] as const],
    instead: other =>
      here.includes(other) && !left.includes(other)
        ? confined(here, { inside: player, outside: other })
        : undefined,
  }));
};
