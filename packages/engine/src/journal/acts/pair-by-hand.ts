import { availableIn } from '../absences.ts';
import type { Act } from '../act.ts';
import { competingIn, ofTeams } from '../competing.ts';
import { warningsByHand } from '../hand.ts';
import { handlingOf } from '../handling/handling.ts';
import type { KeyedBoard } from '../pairing.ts';
import { systemOfRound, traitsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { type ActDefinition, touchesNothing } from './definition.ts';
import {
  disputedBefore,
  emptyRound,
  movedSince,
  notReadyFor,
  openBoardOf,
  seatedIn,
  strangersIn,
  withDraft,
} from './drafts.ts';
import { namedTwice } from './players.ts';

/** A round made by the arbiter, as a draft that keeps the engine's beside it. Publishing it may leave the book. */
export const pairByHand: ActDefinition<'pair-by-hand'> = {
  kind: 'pair-by-hand',
  check: (state, { act, basis }) => [
    ...notReadyFor(state, act.round),
    ...emptyRound(act.round, act),
    ...movedSince(state, basis),
    ...faultsOfSeats(state, act),
    ...faultsOfReason(state, act),
  ],
  warnings: (state, { act }) => [...disputedBefore(state, act.round), ...warningsByHand(state, act)],
  effect: (state, done) => {
    const { round, boards, byes, hand, change, beside, engine, reason } = done.act;
    return withDraft(
      state,
      round,
      {
        system: beside?.system ?? systemOfRound(state, round),
        edition: beside?.edition ?? '',
        options: beside?.options ?? state.settings.options,
        boards: boards.map(board => openBoardOf(state, round, board)),
        byes,
        engine,
        hand: {
          boards: hand,
          ...(change === undefined ? {} : { change }),
          ...(reason === undefined ? {} : { reason }),
          ...(beside === undefined ? {} : { beside }),
        },
      },
      done,
    );
  },
  touches: touchesNothing,
};

type ByHand = Act<'pair-by-hand'>;

const faultsOfSeats = (state: State, { round, boards, byes }: ByHand): readonly Refusal[] => {
  const seated = seatedIn({ boards, byes });
  const named = new Set(seated);
  const twice = new Set(namedTwice(seated));
  const pairingByes = byes.filter(({ kind }) => kind === 'pairing-bye');
  const misnumbered = misnumberedIn(boards);
  return [
    ...strangersIn(state, { boards, byes }),
    ...[...twice].map(player => refusal('player-twice', { player, ...ofTeams(state) })),
    ...faultsOfPresence(state, round, named),
    ...(misnumbered ? [refusal('boards-misnumbered', { board: misnumbered.number })] : []),
    ...(pairingByes.length > 1
      ? [
          refusal(
            'several-byes',
            { players: pairingByes.map(({ player }) => player), ...ofTeams(state) },
            'C.04.1, 3',
          ),
        ]
      : []),
  ];
};

/** From 1 on, in their order, but for the numbers of those who must sit at one board. */
const misnumberedIn = (boards: readonly KeyedBoard[]): KeyedBoard | undefined => {
  const given = new Set(boards.flatMap(({ number, fixed }) => (fixed === undefined ? [] : [number])));
  let [next, last] = [0, 0];
  return boards.find(({ number, fixed }) => {
    if (fixed === undefined) {
      do next += 1;
      while (given.has(next));
    }
    const isWrong = number <= last || (fixed === undefined && number !== next);
    last = number;
    return isWrong;
  });
};

/** Tables and knock-outs know who plays; elsewhere everybody available has a board or the bye, and nobody else has. */
const faultsOfPresence = (state: State, round: number, named: ReadonlySet<number>): readonly Refusal[] => {
  const { kind } = traitsOf(state, round);
  if (kind !== 'swiss' && kind !== 'standings') return [];
  const available = availableIn(state, round).map(({ key }) => key);
  const free = new Set<number>(available);
  const leftOut = available.filter(key => !named.has(key));
  const away = Object.values(competingIn(state, round))
    .map(({ key }) => key)
    .filter(key => named.has(key) && !free.has(key));
  return [
    ...(leftOut.length > 0 ? [refusal('player-left-out', { players: leftOut, ...ofTeams(state) })] : []),
    ...(away.length > 0
      ? [
          refusal(
            'not-available',
            { players: away, ...ofTeams(state) },
            handlingOf(state.settings).absence.article,
          ),
        ]
      : []),
  ];
};

const faultsOfReason = ({ settings }: State, { change }: ByHand): readonly Refusal[] => {
  const { id, changes } = handlingOf(settings);
  return change === undefined || changes.reasons.includes(change)
    ? []
    : [refusal('reason-not-in-edition', { change, handling: id }, changes.article)];
};
