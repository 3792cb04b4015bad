import type { PlayerId } from '../model/index.ts';
import type { Position } from '../position/index.ts';
import type { PairingQuestion } from './question.ts';
import { type NoPairing, noPairing, type Pairing, type SystemDescription } from './system.ts';

/** Whom a question names. */
const playersIn = (question: PairingQuestion): readonly PlayerId[] => {
  switch (question.kind) {
    case 'pair':
      return question.players;
    case 'float':
      return [question.player, ...(question.instead === undefined ? [] : [question.instead])];
    case 'bye':
    case 'colour':
      return [question.player];
    case 'board':
      return [];
  }
};

interface AskedRound {
  readonly system: Pick<SystemDescription, 'kind'>;
  readonly position: Pick<Position, 'round'>;
  readonly pairing: Pairing;
}

/**
 * Why a question does not arise in a round, whatever the system: it names one player twice, or somebody who is not
 * there; nobody has the bye; whoever has no opponent has no colours. Undefined: the system answers. A table knows of two
 * players who do not meet though one of them is absent.
 */
export const whyNotAsked = (
  question: PairingQuestion,
  { system, position: { round }, pairing: { boards, byes } }: AskedRound,
): NoPairing | undefined => {
  const asked = playersIn(question);
  const [player, other] = asked;
  if (player !== undefined && player === other) return noPairing('asked-about-oneself', { player });
  const plays = (id: PlayerId): boolean => boards.some(({ white, black }) => white === id || black === id);
  // Whoever rests in a Swiss round was not to be paired.
  const free = byes.filter(({ kind }) => kind === 'pairing-bye' || isTable(system));
  const absent = asked.filter(id => !plays(id) && free.every(bye => bye.player !== id));
  const isKnown = question.kind === 'pair' && isTable(system) && asked.some(plays);
  if (absent.length > 0 && !isKnown) return noPairing('not-in-round', { players: absent, round });
  if (question.kind === 'bye' && free.length === 0) return noPairing('nobody-has-bye', { round });
  return question.kind === 'colour' && !plays(question.player)
    ? noPairing('no-opponent', { player: question.player, round })
    : undefined;
};

/** A table has an answer for every pair: it gives each of them somebody else. */
export const isTable = ({ kind }: Pick<SystemDescription, 'kind'>): boolean =>
  kind === 'round-robin' || kind === 'team-table' || kind === 'knock-out';
