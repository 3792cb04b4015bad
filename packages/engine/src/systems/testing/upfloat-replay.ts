import type { PlayerId } from '../../model/index.ts';
import { confined } from './literal-demand.ts';
import type { LiteralFloat, LiteralProcedure, LiteralRun, LiteralStep } from './literal-procedure.ts';

/* Brackets completed from below, as steps that can be proved again: C.04.4.1, C.04.5 and C.04.6 (2026). */

interface Upfloating {
  readonly id: PlayerId;
  readonly score: number;
}

interface LiteralBracket<Player> {
  readonly residents: readonly Player[];
  /** In the order in which they may float. */
  readonly below: readonly Player[];
  readonly upfloaters: readonly Player[];
  readonly pairs: readonly (readonly [Player, Player])[];
  readonly steps: readonly LiteralStep[];
  /** What decides a board for which nobody was offered before. */
  readonly naturalOf: (pair: readonly [Player, Player]) => string;
}

interface LiteralText<Player> extends Pick<LiteralProcedure<Player & Upfloating>, 'prohibition'> {
  /** Keys of the paragraphs of the bye: the lowest score, the fewest rounds without a game, the largest number. */
  readonly bye: readonly [score: string, unplayed: string, number: string];
  readonly unplayed: (player: Player) => number;
  /** Whether the order offers somebody of a later pair before the one taken. */
  readonly isOffered: (pair: readonly [Player, Player], other: Player) => boolean;
  /** By which those offered are told. */
  readonly numberOf: (player: Player) => number;
  readonly naturalFloat: string;
}

export const upfloatingRun = <Player extends Upfloating>(
  {
    bye,
    brackets,
  }: { readonly bye: Player | undefined; readonly brackets: readonly LiteralBracket<Player>[] },
  text: LiteralText<Player>,
): LiteralRun<Player> => ({
  bye,
  steps: [...(bye ? [stepOfBye(bye, text)] : []), ...brackets.flatMap(({ steps }) => steps)],
  boards: brackets.flatMap(({ pairs, naturalOf }) =>
    pairs.map((pair, index) => ({
      pair,
      offered: pairs
        .slice(index + 1)
        .map(([, other]) => other)
        .filter(other => text.isOffered(pair, other))
        .sort((a, b) => text.numberOf(a) - text.numberOf(b)),
      natural: naturalOf(pair),
      before: pairs.slice(0, index),
      group: pairs.flat(),
    })),
  ),
  floats: brackets.flatMap((bracket, index) => {
    const before = brackets.slice(0, index).flatMap(({ pairs }) => pairs);
    return bracket.upfloaters.map(player => ({ ...floatOf(player, bracket, text), before }));
  }),
});

const stepOfBye = <Player extends Upfloating>(
  bye: Player,
  { bye: [score, unplayed, number], unplayed: unplayedBy }: LiteralText<Player>,
): LiteralStep => ({
  choice: `${bye.id}`,
  counts: [
    [score, bye.score / 10, [bye.id]],
    [unplayed, unplayedBy(bye), [bye.id], { unit: 'unplayed' }],
  ],
  order: number,
});

const floatOf = <Player extends Upfloating>(
  player: Player,
  { residents, below, upfloaters }: LiteralBracket<Player>,
  { prohibition, naturalFloat }: LiteralText<Player>,
): Omit<LiteralFloat<Player>, 'before'> => ({
  player,
  natural: naturalFloat,
  passed: below
    .slice(0, below.indexOf(player))
    .filter(other => !upfloaters.includes(other))
    .map(other => {
      const forbidden = residents.map(resident => prohibition(resident, other));
      const [first] = forbidden;
      return first && forbidden.every(found => found)
        ? ([[other], { verdict: 'forbidden', ...first }] as const)
        : ([[other], confined(residents, { inside: other })] as const);
    }),
  instead: other =>
    below.includes(other) && !upfloaters.includes(other)
      ? confined(residents, { inside: other, outside: player })
      : undefined,
});
