import {
  accept,
  forfeitsMatch,
  isFromPairing,
  type Outcome,
  type PlayerId,
  playerId,
  refuse,
  type Turn,
} from '../../model/index.ts';
import type { Entrant, Position } from '../../position/index.ts';
import { type Rule, ruling } from '../../rules/index.ts';
import { type NoPairing, type NoShowRules, noPairing, type OptionSpec } from '../system.ts';
import type { ReasonedRound } from './answers.ts';

/*
 * Who did not come without telling anybody: paired, and lost for not being there. Older texts do not pair such a player
 * again until the arbiter accepts an excuse. A round already paired is paired again with those who took part in it:
 * whoever came back had been excused.
 */

/** Whose excuse the arbiter accepted: numbers of players, `all` or `none`. */
export const EXCUSED = {
  name: 'excused',
  kind: 'text',
  default: '',
} as const satisfies OptionSpec;

/** C.04.2 (2017), D.2: a file says who is not to be paired; who is not listed there was excused (decision 231). */
export const EXCUSED_UNLESS_STATED = { ...EXCUSED, default: 'all' } as const satisfies OptionSpec;

export const NO_SHOW_ARTICLE = 'C.04.2 (2017), D.2';

export const noShowRule = <Key extends string>(key: Key) =>
  ({
    key,
    id: 'C.04.2.D.2',
    article: NO_SHOW_ARTICLE,
    text: 'A player who is absent without notice is taken for withdrawn, unless the absence is explained with valid reasons before the next pairing is published.',
  }) as const satisfies Rule<Key>;

export type Excused = (player: PlayerId) => boolean;

/** Undefined where the text names neither players nor all. */
export const excusedBy = (text: string): Excused | undefined => {
  if (text.trim() === 'all') return () => true;
  if (text.trim() === 'none') return () => false;
  if (!/^[\d\s,]*$/.test(text)) return undefined;
  const named = new Set((text.match(/\d+/g) ?? []).map(number => playerId(Number(number))));
  return player => named.has(player);
};

/**
 * Seed 002, VI: rounds missed for whatever reason, by their numbers. Games lost by not coming, half-point and zero-point byes, and rounds of
 * which nothing is recorded; not the bye that the pairing gave (III). Whoever enters late misses none before the first round in
 * which the player was paired (III).
 */
export const roundsMissed = ({ past }: Entrant): readonly number[] => {
  const entered = past.findIndex(({ turn }) => isFromPairing(turn));
  return entered < 0 ? [] : past.slice(entered).flatMap(({ round, turn }) => (isMissed(turn) ? [round] : []));
};

const isMissed = (turn: Turn): boolean => {
  switch (turn.kind) {
    case 'forfeit':
      return !turn.won;
    case 'requested-bye':
      return turn.worth !== 'full';
    case 'absent':
    case 'unpaired':
      return true;
    case 'match':
      return forfeitsMatch(turn);
    case 'game':
    case 'adjourned':
    case 'pairing-bye':
      return false;
  }
};

/** So many rounds missed that the text lets nobody play on. */
export const isExcluded = (entrant: Entrant, { exclusion }: NoShowRules): boolean =>
  exclusion !== undefined && roundsMissed(entrant).length >= exclusion.after;

/** Did not come to the last round in which the player was paired. */
export const stayedAway = ({ past }: Entrant): boolean => {
  for (let at = past.length - 1; at >= 0; at--) {
    const turn = past[at]?.turn;
    if (turn && isFromPairing(turn)) return turn.kind === 'forfeit' && !turn.won;
  }
  return false;
};

/** Whether the round is still to be paired, so that absences from earlier rounds count. */
const isComing = ({ round, tournament }: Position): boolean => round > tournament.roundsPaired;

/** A round of those who are to be paired: the position without the others. */
export interface AttendedRound extends ReasonedRound {
  readonly attended: Position;
}

interface OfAbsentees {
  /** Asked of a round still to be paired. */
  readonly isOut: (entrant: Entrant) => boolean;
  readonly ruleFor: (entrant: Entrant) => Rule;
}

/** The round without those who are out; they rest. */
export const workAttended = (
  position: Position,
  { isOut, ruleFor }: OfAbsentees,
  work: (attended: Position) => Outcome<ReasonedRound, NoPairing>,
): Outcome<AttendedRound, NoPairing> => {
  const out = isComing(position) ? position.entrants.filter(isOut) : [];
  if (out.length === 0) {
    const worked = work(position);
    return worked.ok ? accept({ ...worked.value, attended: position }) : worked;
  }
  const attended = { ...position, entrants: position.entrants.filter(entrant => !out.includes(entrant)) };
  if (attended.entrants.length === 0) return refuse(noPairing('nobody-to-pair', { round: position.round }));
  const worked = work(attended);
  if (!worked.ok) return worked;
  const { byes, rulings } = worked.value;
  return accept({
    ...worked.value,
    attended,
    byes: [...byes, ...out.map(({ id }) => ({ player: id, kind: 'rest' as const }))],
    rulings: () => [...rulings(), ...out.map(entrant => ruling('rest', ruleFor(entrant), [entrant.id]))],
  });
};

/** The same for texts in which one absence without an excuse is enough. */
export const workExcused = (
  position: Position,
  { excused, rule }: { readonly excused: string; readonly rule: Rule },
  work: (attended: Position) => Outcome<ReasonedRound, NoPairing>,
): Outcome<AttendedRound, NoPairing> => {
  const isExcused = excusedBy(excused);
  if (!isExcused) return refuse(invalidExcuse(excused));
  const isOut = (entrant: Entrant): boolean => !isExcused(entrant.id) && stayedAway(entrant);
  return workAttended(position, { isOut, ruleFor: () => rule }, work);
};

export const invalidExcuse = (value: string): NoPairing =>
  noPairing('option-invalid', {
    option: EXCUSED.name,
    value,
    allowed: 'all; none; 4, 12',
    areExamples: true,
  });
