import { COLOURS, type Colour } from '../model/index.ts';
import type { PlayerKey } from './key.ts';
import { type KnownSystem, knownSystem } from './known-systems.ts';
import type { OnBoard } from './result.ts';
import { sha256 } from './sha-256.ts';
import type { BoardState, Entered, Recorded, Round, State } from './state.ts';

/* Questions about a state that several acts and views ask. */

export const playerIn = (state: State, key: PlayerKey): Entered | undefined => state.players[key];

/** Everybody, by pairing number. */
export const playersByNumber = (state: State): readonly Entered[] =>
  Object.values(state.players).sort((a, b) => a.number - b.number);

export const roundIn = (state: State, round: number): Round | undefined => state.rounds[round - 1];

export const boardIn = (state: State, { round, board }: OnBoard): BoardState | undefined => {
  const boards = roundIn(state, round)?.boards ?? [];
  // Boards are numbered through; after changes by hand a number may still stand elsewhere.
  const expected = boards[board - 1];
  return expected?.number === board ? expected : boards.find(({ number }) => number === board);
};

export const recordedOn = (board: BoardState, game = 1): Recorded | undefined => board.results[game];

/** What the tournament's settings say of the system of a round. */
export const systemOfRound = ({ settings }: State, round: number): string =>
  settings.schedule?.find(({ fromRound, toRound }) => fromRound <= round && round <= toRound)?.system ??
  settings.system;

const UNKNOWN: KnownSystem = {
  kind: 'swiss',
  options: [],
  handling: 'c04.2-2026',
  noShows: 'stay',
  areMarked: true,
};

/** A published round is of the system that paired it; a coming one of the system that the settings name. */
export const traitsOf = (state: State, round: number): KnownSystem =>
  knownSystem(systemInRound(state, round)) ?? UNKNOWN;

export const systemInRound = (state: State, round: number): string =>
  (round <= state.published ? roundIn(state, round)?.system : undefined) ?? systemOfRound(state, round);

/** Rounds of a table are known beforehand: they wait for no result and close with the tournament. */
export const isTable = ({ kind }: KnownSystem): boolean => kind === 'round-robin' || kind === 'team-table';

export const isAdjourned = ({ results }: BoardState): boolean =>
  Object.values(results).some(({ kind }) => kind === 'adjourned');

export const isOutOfDate = (state: State, round: Round): boolean =>
  round.status === 'draft' && state.touched.pairing > round.basis;

/** The last round that is on the wall, and everything before it, is fixed. */
export const nextRound = (state: State): number => state.published + 1;

/** C.04.2, article 2.3: once round 4 is paired. A draft is paired. */
export const areNumbersFrozen = (state: State, frozenWhenPaired: number): boolean =>
  state.rounds.length >= frozenWhenPaired;

/** Stated, or by the lot that was drawn when the tournament was created. */
export const firstColourIn = ({ settings, lot }: Pick<State, 'settings' | 'lot'>): Colour =>
  settings.firstColour ?? COLOURS[Number.parseInt(sha256(lot).slice(0, 2), 16) % 2] ?? 'white';
