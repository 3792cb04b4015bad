import type { OptionValue } from '../../model/index.ts';
import { knownBefore } from '../corrections.ts';
import { knownSystem } from '../known-systems.ts';
import { roundIn, systemInRound } from '../reading.ts';
import type { State } from '../state.ts';

/**
 * Options that the journal answers for the system: who stayed away is absent by the edition's rule already, so
 * everybody whom the system sees is excused; and what the director stated for adjourned games (Harkness, 10).
 */
export const optionsBefore = (state: State, round: number): Readonly<Record<string, OptionValue>> => {
  const options = knownSystem(systemInRound(state, round))?.options ?? [];
  const has = (name: string): boolean => options.some(option => option.name === name);
  return {
    ...(has('excused') ? { excused: 'all' } : {}),
    ...(has('adjudicated') ? { adjudicated: adjudicated(state, round) } : {}),
  };
};

const adjudicated = (state: State, round: number): string => {
  const numbers = round <= state.published ? roundIn(state, round)?.numbers : undefined;
  const numberOf = (key: number): number => numbers?.[key] ?? state.players[key]?.number ?? 0;
  return state.rounds
    .slice(0, round - 1)
    .flatMap(({ boards }) => boards)
    .flatMap(({ white, black, results }) => {
      const known = results[1] && knownBefore(results[1], round);
      return known?.kind === 'adjourned' && known.as
        ? [`${numberOf(white)}-${numberOf(black)} ${known.as}`]
        : [];
    })
    .join(', ');
};
