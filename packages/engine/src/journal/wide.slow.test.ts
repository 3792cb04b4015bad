import { expect, test } from 'vitest';
import { LIMITS, playerId } from '../model/index.ts';
import { recordOf } from '../testing/index.ts';
import { playerKey, type Wish, warningsOf } from './index.ts';
import {
  ANA,
  codesOf,
  DETAILS,
  type Desk,
  deskWith,
  emptyDesk,
  mustSend,
  people,
  SETTINGS,
  send,
  startRound,
} from './testing/desk.ts';

/* Acts as wide as they may be are judged where everybody waits: what they cost grows with their length and not with its square. Each is
 * given ten times what it takes, of the processor; with squares it was ten times that. */

const MOST_SECONDS = 5;
const PLAYERS = 8000;
const everybody = Array.from({ length: PLAYERS }, (_, index) => playerKey(index + 1));

const seconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
};

const judged = (desk: Desk, wish: Wish): readonly string[] => {
  let codes: readonly string[] = [];
  const took = seconds(() => {
    codes = codesOf(send(desk, wish));
  });
  expect(took).toBeLessThan(MOST_SECONDS);
  return codes;
};

const restricting = (lists: number, ofPlayers = everybody): Wish => ({
  kind: 'restrict',
  was: [],
  restrictions: Array.from({ length: lists }, (_, index) => ({
    id: `${index}`,
    kind: 'players',
    players: ofPlayers,
    fromRound: 1,
    toRound: 5,
  })),
});

test('who may not meet: more pairs than a record spells out are refused', () => {
  const desk = deskWith(PLAYERS);
  expect(judged(desk, restricting(100))).toEqual(['record-invalid']);
  expect(desk.journal.state.restrictions).toEqual([]);
});

test('late entries', () => {
  const half = PLAYERS / 2;
  const desk = deskWith(half);
  startRound(desk);
  const late = Array.from({ length: half }, (_, index) => ({ name: `Núñez ${index}`, rating: 1000 + index }));
  expect(judged(desk, { kind: 'enter-late', players: late, from: 2, missed: 'zero' })).toEqual([]);
});

test('an order of all who are level', () => {
  const order = Array.from({ length: LIMITS.players }, (_, index) => playerKey(index + 1));
  expect(new Set(judged(deskWith(10), { kind: 'settle-ties', order }))).toEqual(new Set(['unknown-player']));
});

test('a tournament in which everybody asked for many byes', () => {
  const record = recordOf({ players: PLAYERS, plannedRounds: 120 });
  const from = {
    ...record,
    requestedByes: Array.from({ length: 120 }, (_, index) => ({
      worth: 'zero' as const,
      round: index + 1,
      participants: record.players.map(({ id }) => id as number),
    })),
  };
  const desk = emptyDesk();
  expect(
    judged(desk, { kind: 'create', details: DETAILS, settings: { ...SETTINGS, rounds: 120 }, from }),
  ).toEqual([]);
  expect(Object.keys(desk.journal.state.players[playerKey(PLAYERS)]?.attendance ?? {})).toHaveLength(120);
});

test('a tournament in which every result was another one before', () => {
  const [players, rounds] = [800, 60];
  const games = Array.from({ length: players / 2 }, (_, index) => `${2 * index + 1}-${2 * index + 2} 1-0`);
  const record = recordOf({
    players,
    plannedRounds: 99,
    rounds: Array.from({ length: rounds }, () => games),
  });
  const from = {
    ...record,
    earlierResults: Array.from({ length: rounds * games.length }, (_, index) => {
      const white = 2 * (index % games.length) + 1;
      return {
        round: Math.floor(index / games.length) + 1,
        white: playerId(white),
        black: playerId(white + 1),
        games: [{ code: '=' as const }],
      };
    }),
  };
  const desk = emptyDesk();
  const settings = { ...SETTINGS, rounds: 99 };
  expect(judged(desk, { kind: 'create', details: DETAILS, settings, from })).toEqual([]);
  const corrected = desk.journal.state.rounds[59]?.boards[399]?.results[1];
  expect(corrected?.kind === 'result' && corrected.corrections?.[0]?.was).toEqual({ code: '=' });
});

test('a round by hand where one club stands in many lists', () => {
  const desk = emptyDesk();
  mustSend(desk, { kind: 'create', details: DETAILS, settings: SETTINGS });
  mustSend(desk, {
    kind: 'enter-players',
    players: people(PLAYERS).map(player => ({ ...player, club: 'Torre Blanca' })),
    numbers: 'as-listed',
  });
  mustSend(desk, {
    kind: 'restrict',
    was: [],
    restrictions: Array.from({ length: 2000 }, (_, at) => ({
      id: `${at}`,
      kind: 'same-club',
      fromRound: 1,
      toRound: 5,
    })),
  });
  const boards = Array.from({ length: PLAYERS / 2 }, (_, index) => ({
    number: index + 1,
    white: playerKey(2 * index + 1),
    black: playerKey(2 * index + 2),
  }));
  const act = { kind: 'pair-by-hand', round: 1, boards, byes: [], hand: [], engine: '' } as const;
  const { state } = desk.journal;
  const took = seconds(() => {
    const deed = { act, by: ANA, at: '2026-11-19T09:00:00.000Z', basis: state.version };
    expect(warningsOf(state, deed).map(({ code }) => code)).toEqual([
      'forbidden-pair',
      'differs-from-engine',
    ]);
  });
  expect(took).toBeLessThan(MOST_SECONDS);
});

test('a tournament of as many rounds as there may be', () => {
  const [players, rounds] = [200, 900];
  const games = Array.from({ length: players / 2 }, (_, index) => `${2 * index + 1}-${2 * index + 2} 1-0`);
  const from = recordOf({ players, plannedRounds: 999, rounds: Array.from({ length: rounds }, () => games) });
  const settings = { ...SETTINGS, rounds: 999 };
  expect(judged(emptyDesk(), { kind: 'create', details: DETAILS, settings, from })).toEqual([]);
});
