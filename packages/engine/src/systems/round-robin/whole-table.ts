import type { Participant, Tournament } from '../../model/index.ts';
import { groupNames } from '../../position/index.ts';
import type { Options } from '../system.ts';
import { type Format, roundsOf, scheduledRound } from './schedule.ts';

/** Every round of one table: that of a group, or of everybody. */
export interface WholeTable {
  readonly group: string | undefined;
  /** In the order of the numbers of the table: players, or teams where they meet. */
  readonly numbered: readonly number[];
  readonly rounds: readonly {
    readonly round: number;
    /** White first, in the order of the printed line. */
    readonly pairs: readonly (readonly [white: number, black: number])[];
    /** Who rests, where the number is odd. */
    readonly free: number | undefined;
  }[];
}

/** Seed 001, "Tablas de Round-Robin": the table with all its rounds, known before the first is played. */
export const wholeTables = (
  { players, teamEvent }: Tournament,
  { system, options }: { readonly system: string; readonly options: Options },
): readonly WholeTable[] => {
  const format: Format = {
    cycles: system.endsWith('double-berger') ? 2 : 1,
    lastTwoRounds: options['swap-last-two-rounds'] === true ? 'swapped' : 'as printed',
  };
  if (system.startsWith('team') && teamEvent) {
    const numbers = teamEvent.teams.map(({ number }) => number).sort((a, b) => a - b);
    return [tableOf(undefined, numbers, format)];
  }
  const entered = players.filter(isEntered);
  return [...groupNames(entered), undefined].flatMap(group => {
    const numbers = entered.filter(player => player.group === group).map(({ id }) => Number(id));
    return numbers.length === 0 ? [] : [tableOf(group, numbers, format)];
  });
};

const isEntered = ({ withdrawnAfter, expelledAfter }: Participant): boolean =>
  withdrawnAfter !== 0 && expelledAfter !== 0;

const tableOf = (group: string | undefined, numbered: readonly number[], format: Format): WholeTable => ({
  group,
  numbered,
  rounds: Array.from({ length: roundsOf(numbered.length, format) }, (_, index) => {
    const { pairs } = scheduledRound(numbered.length, index + 1, format);
    const holders = pairs.map(({ white, black }) => [numbered[white - 1], numbered[black - 1]] as const);
    return {
      round: index + 1,
      pairs: holders.flatMap(([white, black]) =>
        white === undefined || black === undefined ? [] : [[white, black] as const],
      ),
      free: holders.flatMap(([white, black]) =>
        white !== undefined && black !== undefined ? [] : (white ?? black ?? []),
      )[0],
    };
  }),
});
