import type { PlayerId } from '../model/index.ts';
import type { Position } from '../position/index.ts';
import type { PairingQuestion } from './question.ts';
import { isExcluded, roundsMissed } from './swiss/absence.ts';
import {
  type KnockedOut,
  type NoPairing,
  type NotPaired,
  noPairing,
  type Pairing,
  type SystemDescription,
} from './system.ts';

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
  readonly system: Pick<SystemDescription, 'kind' | 'noShow'>;
  readonly position: Pick<Position, 'round' | 'everyone' | 'tournament'>;
  readonly pairing: Pairing;
  readonly knockedOut?: readonly KnockedOut[] | undefined;
}

/**
 * Why a question does not arise in a round, whatever the system: it names one player twice, or somebody who is not
 * there; nobody has the bye; whoever has no opponent has no colours. Undefined: the system answers. A table knows of two
 * players who do not meet though one of them is absent; a draw has no place any more for whoever was knocked out.
 */
export const whyNotAsked = (question: PairingQuestion, asking: AskedRound): NoPairing | undefined => {
  const {
    system,
    position: { round },
    pairing: { boards, byes },
  } = asking;
  const asked = playersIn(question);
  const [player, other] = asked;
  if (player !== undefined && player === other) return noPairing('asked-about-oneself', { player });
  const plays = (id: PlayerId): boolean => boards.some(({ white, black }) => white === id || black === id);
  // Whoever rests in a Swiss round was not to be paired.
  const free = byes.filter(({ kind }) => kind === 'pairing-bye' || isTable(system));
  const absent = asked.filter(id => !plays(id) && free.every(bye => bye.player !== id));
  const missing = absent.map(id => whyNotPaired(id, asking));
  const isKnown =
    question.kind === 'pair' &&
    isTable(system) &&
    asked.some(plays) &&
    missing.every(({ why }) => why !== 'not-entered' && why !== 'knocked-out');
  if (missing.length > 0 && !isKnown) return noPairing('not-in-round', { players: missing, round });
  if (question.kind === 'bye' && free.length === 0)
    return noPairing('nobody-has-bye', { round, called: isRoundRobin(system) ? 'rest' : 'bye' });
  return question.kind === 'colour' && !plays(question.player)
    ? noPairing('no-opponent', { player: question.player, round })
    : undefined;
};

/** A table has an answer for every pair: it gives each of them somebody else. */
export const isTable = (system: Pick<SystemDescription, 'kind'>): boolean =>
  isRoundRobin(system) || system.kind === 'knock-out';

/** Whoever has no opponent in it rests; in a knock-out that is a bye. */
const isRoundRobin = ({ kind }: Pick<SystemDescription, 'kind'>): boolean =>
  kind === 'round-robin' || kind === 'team-table';

/** A match that was lost tells more than that the player went home afterwards. */
const whyNotPaired = (
  player: PlayerId,
  { system, position: { round, everyone, tournament }, pairing: { byes }, knockedOut = [] }: AskedRound,
): NotPaired => {
  const entrant = everyone.find(({ id }) => id === player);
  if (!entrant) return { player, why: 'not-entered' };
  const out = knockedOut.find(each => each.player === player);
  if (out) return { why: 'knocked-out', ...out };
  const { withdrawnAfter = round, expelledAfter = round } = entrant.player;
  if (withdrawnAfter < round) return { player, why: 'left', after: withdrawnAfter };
  if (expelledAfter < round) return { player, why: 'expelled', after: expelledAfter };
  const hasAsked = tournament.requestedByes.some(
    bye => bye.round === round && bye.participants.includes(player),
  );
  if (hasAsked || entrant.coming.kind === 'requested-bye') return { player, why: 'bye-asked' };
  const { noShow } = system;
  if (noShow?.exclusion && isExcluded(entrant, noShow))
    return { player, why: 'excluded', missed: roundsMissed(entrant), article: noShow.exclusion.article };
  const missed = entrant.past.filter(({ turn }) => turn.kind === 'forfeit' && !turn.won).at(-1);
  return missed && byes.some(bye => bye.player === player)
    ? { player, why: 'no-show', missed: missed.round, ...(noShow && { article: noShow.article }) }
    : { player, why: 'nothing-recorded' };
};
