import {
  echoed,
  formatPoints,
  issue,
  LIMITS,
  type Points,
  playerId,
  type VirtualPoints,
  ZERO,
} from '../../model/index.ts';
import { given } from '../given.ts';
import {
  ABNORMAL,
  ABNORMAL_PARTICIPANTS,
  ACCELERATION,
  BYES,
  BYES_PARTICIPANTS,
  FORBIDDEN,
  FORBIDDEN_PLAYERS,
  HISTORY,
  HISTORY_POINTS,
  nth,
} from './columns.ts';
import { add, type Draft, fault } from './draft.ts';
import { fixedRecord, participantsIn } from './fields.ts';
import { pointsIn, positiveNumber } from './numbers.ts';
import { rangeKey } from './places.ts';
import type { ReadRow } from './read-header.ts';
import { countOf, placeIn, type Row, textIn, wordsOf } from './row.ts';

const byes = fixedRecord(BYES, BYES_PARTICIPANTS);
const acceleration = fixedRecord(ACCELERATION);
const forbidden = fixedRecord(FORBIDDEN, FORBIDDEN_PLAYERS);
const abnormal = fixedRecord(ABNORMAL, ABNORMAL_PARTICIPANTS);
const history = fixedRecord(HISTORY, HISTORY_POINTS);

/** Where each participant of a list is named, for faults found later. */
const remember = (draft: Draft, row: Row, list: string, participants: readonly number[]): void => {
  for (const participant of participants) {
    const key = `${list}:${participant}`;
    if (!draft.places.named.has(key)) draft.places.named.set(key, placeIn(row, 5));
  }
};

const rememberAs = (draft: Draft, row: Row, key: string): void => {
  if (!draft.places.named.has(key)) draft.places.named.set(key, placeIn(row, 5));
};

const WORTHS = { F: 'full', H: 'half', Z: 'zero' } as const;
const isWorth = (text: string): text is keyof typeof WORTHS => Object.hasOwn(WORTHS, text);

const readByes: ReadRow = (row, draft) => {
  const fields = byes(row, draft);
  if (!fields) return;
  const worth = fields.text('worth')?.toUpperCase() ?? '';
  const round = fields.required('round');
  const participants = participantsIn(row, draft, BYES_PARTICIPANTS);
  if (!isWorth(worth)) return fields.unreadable('worth');
  if (round === undefined) return;
  remember(draft, row, 'byes', participants);
  rememberAs(draft, row, `byes round:${round}`);
  add(draft, row, draft.requestedByes, { worth: WORTHS[worth], round, participants });
};

const readForbidden: ReadRow = (row, draft) => {
  const fields = forbidden(row, draft);
  if (!fields) return;
  const fromRound = fields.required('fromRound');
  const toRound = fields.required('toRound');
  const players = participantsIn(row, draft, FORBIDDEN_PLAYERS);
  if (fromRound === undefined || toRound === undefined) return;
  remember(draft, row, 'forbidden pairs', players.length === 0 ? [0] : players);
  rememberAs(draft, row, rangeKey('forbidden pairs', 'rounds', fromRound, toRound));
  add(draft, row, draft.forbiddenPairs, { players: players.map(playerId), fromRound, toRound });
};

/** JaVaFo: absent from the round to be paired. */
const readAbsent: ReadRow = (row, draft) => {
  const participants = numbersOf(row, draft);
  remember(draft, row, 'byes', participants);
  add(draft, row, draft.requestedByes, { worth: 'zero', participants });
};

/** JaVaFo: may never meet. */
const readForbiddenAlways: ReadRow = (row, draft) => {
  const players = numbersOf(row, draft);
  remember(draft, row, 'forbidden pairs', players.length === 0 ? [0] : players);
  add(draft, row, draft.forbiddenPairs, { players: players.map(playerId) });
};

const numbersOf = (row: Row, draft: Draft): readonly number[] =>
  wordsOf(row).flatMap(([word, column]) => {
    const number = positiveNumber(word);
    if (number !== undefined && number <= 9999) return [number];
    const data = { record: row.record, field: 'participant', text: echoed(word) };
    fault(draft, 'field-unreadable', data, placeIn(row, column));
    return [];
  });

/** Record 250. Teams: match points in columns 5-8; an example of the text has them in 10-13, and both are read. */
const readAcceleration: ReadRow = (row, draft) => {
  const fields = acceleration(row, draft);
  if (!fields) return;
  const matchPoints = fields.points('matchPoints');
  const points = fields.points('points');
  const [fromRound, toRound] = [fields.required('fromRound'), fields.required('toRound')];
  const [from, to] = [fields.required('fromPlayer'), fields.required('toPlayer')];
  if (fromRound === undefined || toRound === undefined || from === undefined || to === undefined) return;
  remember(draft, row, 'acceleration', [from, to]);
  rememberAs(draft, row, rangeKey('acceleration', 'rounds', fromRound, toRound));
  rememberAs(draft, row, rangeKey('acceleration', 'players', from, to));
  for (const value of [points, matchPoints])
    if (value !== undefined && value < 0)
      rememberAs(draft, row, `acceleration points:${formatPoints(value)}`);
  add(draft, row, draft.virtualPoints, {
    fromPlayer: playerId(from),
    toPlayer: playerId(to),
    fromRound,
    toRound,
    points: points ?? ZERO,
    ...given({ matchPoints }),
  });
};

const readHistory: ReadRow = (row, draft) => {
  const fields = history(row, draft);
  const id = fields?.required('id');
  if (id === undefined) return;
  remember(draft, row, 'acceleration', [id]);
  for (const run of virtualPointsOf(id, pointsOfRounds(row, draft))) {
    if (run.points < 0) rememberAs(draft, row, `acceleration points:${formatPoints(run.points)}`);
    add(draft, row, draft.virtualPoints, run);
  }
};

const pointsOfRounds = (row: Row, draft: Draft): readonly Points[] => {
  const rounds = countOf(row, HISTORY_POINTS);
  if (rounds > LIMITS.rounds) {
    const { from } = nth(HISTORY_POINTS, LIMITS.rounds);
    const data = { limit: 'rounds', maximum: LIMITS.rounds, found: rounds } as const;
    draft.faults.push(issue('limit-exceeded', data, placeIn(row, from)));
    return [];
  }
  return Array.from({ length: rounds }, (_, at) => {
    const field = nth(HISTORY_POINTS, at);
    const text = textIn(row, field);
    const points = text === '' ? ZERO : pointsIn(text);
    if (points === undefined)
      fault(
        draft,
        'field-unreadable',
        { record: row.record, field: 'points', text },
        placeIn(row, field.from),
      );
    return points ?? ZERO;
  });
};

/** A player's virtual points round by round: one entry for each run of equal rounds, none for zero. */
export const virtualPointsOf = (player: number, rounds: readonly Points[]): readonly VirtualPoints[] => {
  const runs: VirtualPoints[] = [];
  for (const [at, points] of rounds.entries()) {
    const round = at + 1;
    const last = runs.at(-1);
    if (points === ZERO) continue;
    if (last && last.points === points && last.toRound === round - 1)
      runs[runs.length - 1] = { ...last, toRound: round };
    else {
      const id = playerId(player);
      runs.push({ fromPlayer: id, toPlayer: id, fromRound: round, toRound: round, points });
    }
  }
  return runs;
};

const readAbnormal: ReadRow = (row, draft) => {
  const fields = abnormal(row, draft);
  if (!fields) return;
  const symbol = fields.text('symbol')?.toUpperCase();
  if (symbol !== undefined && !'WDLFHZ+-'.includes(symbol)) fields.unreadable('symbol');
  const round = fields.whole('round');
  const participants = participantsIn(row, draft, ABNORMAL_PARTICIPANTS);
  remember(draft, row, 'abnormal points', participants);
  add(draft, row, draft.abnormalPoints, {
    ...given({
      symbol,
      matchPoints: fields.points('matchPoints'),
      points: fields.points('points'),
      round: round === 0 ? undefined : round,
    }),
    participants,
  });
};

export const LIST_READERS: Readonly<Record<string, ReadRow>> = {
  '240': readByes,
  '250': readAcceleration,
  '260': readForbidden,
  '299': readAbnormal,
  XXA: readHistory,
  XXP: readForbiddenAlways,
  XXZ: readAbsent,
};
