import { type Points, tenths } from './points.ts';
import { pointsFor, type Scoring } from './scoring.ts';
import type { AbnormalPoints } from './tournament.ts';
import type { Turn } from './turn.ts';

/** TRF26 record 299, by participant: the entries that concern somebody, in the order of the file. */
export type AbnormalPointsOf = (participant: number) => readonly AbnormalPoints[];

export const abnormalPointsOf = (entries: readonly AbnormalPoints[]): AbnormalPointsOf => {
  const known = INDEXES.get(entries);
  if (known) return known;
  const everyone: AbnormalPoints[] = [];
  const named = new Map<number, AbnormalPoints[]>();
  for (const entry of entries) {
    if (entry.points === undefined) continue;
    if (entry.participants.length === 0) {
      everyone.push(entry);
      for (const list of named.values()) list.push(entry);
    }
    for (const participant of new Set(entry.participants)) {
      const list = named.get(participant) ?? [...everyone];
      list.push(entry);
      named.set(participant, list);
    }
  }
  const index: AbnormalPointsOf = participant => named.get(participant) ?? everyone;
  INDEXES.set(entries, index);
  return index;
};

/** Asked for every player and round: a list of entries never changes, so neither does its index. */
const INDEXES = new WeakMap<readonly AbnormalPoints[], AbnormalPointsOf>();

/** What a turn is worth with the entries that concern the participant. */
export const pointsWith = (
  abnormal: readonly AbnormalPoints[],
  turn: Turn,
  round: number,
  scoring: Scoring,
): Points => {
  let points: number = pointsFor(turn, scoring);
  for (const entry of abnormal)
    if (
      entry.symbol &&
      entry.symbol === symbolOf(turn) &&
      (entry.round === undefined || entry.round === round)
    )
      points = entry.points ?? points;
  // A bonus or penalty without a round belongs to the tournament: it is given once, from round 1 on.
  for (const entry of abnormal)
    if (!entry.symbol && (entry.round ?? 1) === round) points += entry.points ?? 0;
  return tenths(points);
};

const symbolOf = (turn: Turn): string => {
  switch (turn.kind) {
    case 'game':
    case 'match': {
      const result = turn.kind === 'game' ? turn.result : turn.won ? 'win' : 'loss';
      return { win: 'W', draw: 'D', loss: 'L' }[result];
    }
    case 'forfeit':
      return turn.won ? '+' : '-';
    case 'requested-bye':
      return { full: 'F', half: 'H', zero: 'Z' }[turn.worth];
    case 'pairing-bye':
      return 'U';
    case 'adjourned':
      return 'D';
    case 'absent':
    case 'unpaired':
      return 'Z';
  }
};
