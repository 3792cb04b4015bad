import type { OptionValue } from '../model/index.ts';
import { knownSystem } from './known-systems.ts';
import { roundIn, systemOfRound } from './reading.ts';
import type { State } from './state.ts';

/* What was drawn for the tournament, as options of its system: so that a file of it is paired as the journal pairs. */

export const optionsOf = (state: State, round = 1): Readonly<Record<string, OptionValue>> =>
  withLot(state, { system: systemOfRound(state, round), options: optionsStated(state, round) });

const optionsStated = ({ settings }: State, round: number): Readonly<Record<string, OptionValue>> =>
  settings.schedule?.find(({ fromRound, toRound }) => fromRound <= round && round <= toRound)?.options ??
  settings.options;

/** The options with the lot that was drawn, where they leave it open. */
export const withLot = (
  state: State,
  {
    system,
    options = {},
  }: { readonly system: string; readonly options?: Readonly<Record<string, OptionValue>> },
): Readonly<Record<string, OptionValue>> => {
  const has = knownSystem(system)?.options.some(({ name }) => name === 'lot') ?? false;
  const lot = has && (options['lot'] ?? '') === '' ? lotFor(state, system) : '';
  return lot === '' ? options : { ...options, lot };
};

/**
 * Colours of a knock-out by the lot of the tournament (Mexican manual, Wimbledon, Reglamentación 6), once a round is on the wall by what that
 * was drawn from; the numbers of a round robin by what they were drawn from.
 */
const lotFor = (state: State, system: string): string => {
  if (knownSystem(system)?.kind !== 'knock-out') return state.drawn?.lot ?? '';
  const first = state.published > 0 ? roundIn(state, 1) : undefined;
  return first === undefined ? state.lot : String(first.options['lot'] ?? '');
};
