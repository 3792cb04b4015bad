import { describe, expect, test } from 'vitest';
import {
  categoryId,
  type Fraction,
  minor,
  type PrizeList,
  type PrizePlan,
  pointsOf,
  scoringOf,
} from '../../model/index.ts';
import { recordOf } from '../../testing/index.ts';
import { type ActRefusalCode, type PlayerKey, type Seq, teamKey, type Wish } from '../index.ts';
import {
  codesOf,
  DETAILS,
  type Desk,
  deskWith,
  emptyDesk,
  finishRound,
  insist,
  LUIS,
  mustSend,
  people,
  phone,
  playRounds,
  SETTINGS,
  send,
  startRound,
} from '../testing/desk.ts';
import { type Case, REFUSED_OF_TEAMS } from '../testing/refused-teams.ts';

/* Every code of a refusal, by every act that knows it: what is tried, and the article where the regulation refuses. */

const key = (number: number) => number as PlayerKey;
const seq = (number: number) => number as Seq;
const prepared = () => deskWith(6);
const U18 = { id: categoryId('u18'), name: 'U18', conditions: [{ kind: 'unrated' }] } as const;
const BACKWARDS = { kind: 'rating', from: 1800, to: 1700 } as const;
const JURY: PrizeList = {
  id: 'jury',
  name: 'Best game',
  prizes: [{ amount: minor(500) }],
  sharing: 'none',
  jury: true,
};
const PLAN: PrizePlan = {
  currency: 'EUR',
  unit: minor(1),
  leftover: 'fund',
  groups: [
    {
      id: 'money',
      mode: 'cumulative',
      lists: [
        {
          id: 'general',
          name: 'General',
          prizes: [{ amount: minor(10_000) }, { amount: minor(5_000) }],
          sharing: 'equal',
        },
        { id: 'u18', name: 'Juniors', category: U18.id, prizes: [{ amount: minor(500) }], sharing: 'none' },
      ],
    },
  ],
};
/** 1, 3 and 5 have White in round 1 of six and win: the two prizes are shared by three. */
const PAID: Wish<'adjust-prize'> = {
  kind: 'adjust-prize',
  group: 'money',
  prizes: [
    { list: 'general', place: 1 },
    { list: 'general', place: 2 },
  ],
  total: '15000' as Fraction,
  was: [1, 3, 5].map(player => ({ player: key(player), amount: minor(5_000) })),
  shares: [{ player: key(1), amount: minor(15_000) }],
};
const planned = (jury = JURY) => {
  const desk = prepared();
  mustSend(desk, { kind: 'define-categories', categories: [U18], was: [] });
  const groups = [...PLAN.groups, { id: 'specials', mode: 'cumulative' as const, lists: [jury] }];
  mustSend(desk, { kind: 'plan-prizes', plan: { ...PLAN, groups } });
  return desk;
};
const running = () => {
  const desk = deskWith(6);
  startRound(desk);
  return desk;
};
const complete = () => playRounds(deskWith(6), 1);
/** Round 1 closed by a draft of round 2. */
const drafted = () => {
  const desk = complete();
  mustSend(desk, { kind: 'pair', round: 2 });
  return desk;
};
const finished = () => {
  const desk = playRounds(deskWith(4, { rounds: 1 }), 1);
  mustSend(desk, { kind: 'finish' });
  return desk;
};
const table = () => {
  const desk = deskWith(4, { system: 'berger', rounds: 3 });
  startRound(desk);
  return desk;
};
const scrabble = () => {
  const desk = deskWith(4, { system: 'scrabble-swiss', rounds: 3 });
  startRound(desk);
  return desk;
};
/** Two level games in the first match, the second one open; extra games were announced. */
const knockout = () => {
  const desk = deskWith(4, { system: 'wimbledon', rounds: 2, tiebreaks: [], options: { games: 2 } });
  startRound(desk);
  for (const game of [1, 2])
    mustSend(desk, { kind: 'enter-result', round: 1, board: 1, game, result: { code: '=' } });
  return desk;
};
/** The final is on the wall. */
const final = () => {
  const desk = knockout();
  for (const [board, game] of [
    [1, 3],
    [2, 1],
    [2, 2],
  ] as const)
    mustSend(desk, {
      kind: 'enter-result',
      round: 1,
      board,
      game,
      result: { code: game === 2 ? '0-1' : '1-0' },
    });
  startRound(desk);
  return desk;
};
const decided = (board: number, winner: PlayerKey): Wish => ({
  kind: 'decide-match',
  round: 1,
  board,
  winner,
  by: 'rule',
});
const whiteOn = ({ journal: { state } }: Desk, board: number): PlayerKey =>
  key(state.rounds[0]?.boards[board - 1]?.white ?? 0);
const blackOn = ({ journal: { state } }: Desk, board: number): PlayerKey =>
  key(state.rounds[0]?.boards[board - 1]?.black ?? 0);
const result = (code: '1-0' | '=' | '0-1' | '-+' = '1-0', board = 1, round = 1): Wish => ({
  kind: 'enter-result',
  round,
  board,
  result: { code },
});
const sheets = (white: number, black: number): Wish => ({
  kind: 'enter-result',
  round: 1,
  board: 1,
  result: { code: '1-0', tally: { white, black } },
});
const cells = (more: object): Wish => ({
  kind: 'set-attendance',
  cells: [{ player: key(1), round: 1, as: 'half', was: 'plays', ...more }],
});
const byHand = (desk: Desk, change: object = {}): Wish => {
  const draft = desk.journal.state.rounds.at(-1);
  return {
    kind: 'pair-by-hand',
    round: desk.journal.state.published + 1,
    boards: draft?.boards.map(({ number, white, black }) => ({ number, white, black })) ?? [],
    byes: draft?.byes ?? [],
    hand: [],
    ...change,
  };
};
const harknessAfterTwoAbsences = () => {
  const desk = deskWith(6, { system: 'harkness', rounds: 5 });
  for (const _round of [1, 2]) {
    startRound(desk);
    const round = desk.journal.state.rounds.at(-1);
    const board = round?.boards.find(({ white, black }) => white === 6 || black === 6);
    mustSend(desk, {
      kind: 'enter-result',
      round: desk.journal.state.published,
      board: board?.number ?? 0,
      result: { code: board?.white === 6 ? '-+' : '+-' },
    });
    finishRound(desk);
    if (desk.journal.state.published === 1) mustSend(desk, { kind: 'return', players: [key(6)], from: 2 });
  }
  return desk;
};

const late = (from: number): Wish => ({ kind: 'enter-late', players: people(1, 40), from, missed: 'zero' });
const settings = (changes: object, was: object): Wish => ({ kind: 'change-settings', changes, was });

const REFUSED: { readonly [Code in ActRefusalCode]: readonly Case[] } = {
  ...REFUSED_OF_TEAMS,
  'time-left-out': [
    {
      act: 'change-details',
      desk: () => {
        const desk = prepared();
        mustSend(desk, {
          kind: 'change-details',
          changes: { zone: 'Europe/Madrid' },
          was: { zone: DETAILS.zone },
        });
        return desk;
      },
      wish: { kind: 'change-details', changes: { roundTimes: ['2026-03-29T02:30'] }, was: {} },
    },
  ],
  'text-missing': [{ act: 'note', desk: running, wish: { kind: 'note', text: '  ' } }],
  'not-played': [
    {
      act: 'swap-colours',
      desk: running,
      wish: desk => ({ kind: 'swap-colours', round: 1, board: 1, white: whiteOn(desk, 1) }),
    },
    {
      act: 'swap-colours',
      desk: () => {
        const desk = running();
        mustSend(desk, result('-+'));
        return desk;
      },
      wish: desk => ({ kind: 'swap-colours', round: 1, board: 1, white: whiteOn(desk, 1) }),
    },
  ],
  'has-opponent': [
    {
      act: 'add-board',
      desk: running,
      wish: { kind: 'add-board', round: 1, white: key(1), black: key(2), change: 'agreed' },
    },
  ],
  'have-met': [
    {
      act: 'add-board',
      article: 'C.04.1, 2',
      desk: () => {
        const desk = playRounds(deskWith(6, { rounds: 5 }), 1);
        const [white, black] = [whiteOn(desk, 1), blackOn(desk, 1)];
        const cell = { round: 2, as: 'zero', was: 'plays' } as const;
        mustSend(desk, {
          kind: 'set-attendance',
          cells: [
            { player: white, ...cell },
            { player: black, ...cell },
          ],
        });
        startRound(desk);
        return desk;
      },
      wish: desk => ({
        kind: 'add-board',
        round: 2,
        white: whiteOn(desk, 1),
        black: blackOn(desk, 1),
        change: 'agreed',
      }),
    },
  ],
  'not-permitted': [
    { act: 'publish', desk: prepared, wish: { kind: 'publish', rounds: [1] }, sending: { by: phone() } },
    { act: 'enter-result', desk: running, wish: result(), sending: { by: phone({}, 'check-in') } },
    { act: 'pair', desk: prepared, wish: { kind: 'pair', round: 1 }, sending: { by: { kind: 'host' } } },
  ],
  'not-created': [{ act: 'pair', desk: emptyDesk, wish: { kind: 'publish', rounds: [1] } }],
  'already-created': [
    { act: 'create', desk: prepared, wish: { kind: 'create', details: DETAILS, settings: SETTINGS } },
  ],
  'tournament-finished': [{ act: 'enter-result', desk: finished, wish: result() }],
  'unknown-player': [
    {
      act: 'withdraw',
      desk: prepared,
      wish: { kind: 'withdraw', players: [key(99)], from: 1, cause: 'own' },
    },
    {
      act: 'edit-player',
      desk: prepared,
      wish: { kind: 'edit-player', player: key(99), changes: { rating: 1 }, was: {} },
    },
    { act: 'remove-player', desk: prepared, wish: { kind: 'remove-player', player: key(99) } },
    { act: 'return', desk: prepared, wish: { kind: 'return', players: [key(99)], from: 1 } },
    {
      act: 'check-in',
      desk: prepared,
      wish: { kind: 'check-in', players: [key(99)], round: 1, present: true },
    },
    { act: 'set-attendance', desk: prepared, wish: cells({ player: key(99) }) },
    {
      act: 'renumber',
      desk: prepared,
      wish: { kind: 'renumber', order: [1, 2, 3, 4, 5, 99].map(key), by: 'exchange' },
    },
    {
      act: 'restrict',
      desk: prepared,
      wish: {
        kind: 'restrict',
        restrictions: [{ id: 'a', kind: 'players', players: [key(1), key(99)], fromRound: 1, toRound: 2 }],
        was: [],
      },
    },
    {
      act: 'pair-by-hand',
      desk: prepared,
      wish: {
        kind: 'pair-by-hand',
        round: 1,
        boards: [{ number: 1, white: key(99), black: key(1) }],
        byes: [],
        hand: [],
      },
    },
  ],
  'unknown-team': [
    {
      act: 'adjust-points',
      desk: running,
      wish: { kind: 'adjust-points', teams: [teamKey(1)], points: pointsOf(1) },
    },
  ],
  'unknown-board': [
    { act: 'enter-result', desk: running, wish: result('1-0', 9) },
    {
      act: 'clear-result',
      desk: running,
      wish: { kind: 'clear-result', round: 1, board: 9, was: { code: '=' } },
    },
    { act: 'adjourn', desk: running, wish: { kind: 'adjourn', round: 1, board: 9 } },
  ],
  'round-out-of-range': [
    { act: 'enter-result', desk: running, wish: result('1-0', 1, 4) },
    { act: 'pair', desk: running, wish: { kind: 'pair', round: 4 } },
    { act: 'set-attendance', desk: prepared, wish: cells({ round: 9 }) },
    { act: 'withdraw', desk: prepared, wish: { kind: 'withdraw', players: [key(1)], from: 9, cause: 'own' } },
    { act: 'change-settings', desk: prepared, wish: settings({ rounds: 5000 }, { rounds: 5 }) },
  ],
  'changed-meanwhile': [
    { act: 'enter-result', desk: running, wish: { ...result(), was: { code: '=' } } as Wish },
    {
      act: 'change-details',
      desk: prepared,
      wish: { kind: 'change-details', changes: { place: 'Xalapa' }, was: { place: 'Puebla' } },
    },
    { act: 'change-settings', desk: prepared, wish: settings({ rounds: 7 }, { rounds: 6 }) },
    {
      act: 'restrict',
      desk: prepared,
      wish: {
        kind: 'restrict',
        restrictions: [],
        was: [{ id: 'a', kind: 'same-club', fromRound: 1, toRound: 2 }],
      },
    },
    {
      act: 'edit-player',
      desk: prepared,
      wish: { kind: 'edit-player', player: key(1), changes: { rating: 1 }, was: { rating: 2 } },
    },
    { act: 'set-attendance', desk: prepared, wish: cells({ was: 'zero' }) },
    {
      act: 'correct-result',
      desk: drafted,
      wish: {
        kind: 'correct-result',
        round: 1,
        board: 1,
        result: { code: '0-1' },
        was: { code: '=' },
        effect: 'next-pairing',
      },
    },
  ],
  'not-confirmed': [
    {
      act: 'unpublish',
      desk: running,
      wish: { kind: 'unpublish', round: 1, change: 'repeated-pairing' },
      confirming: 'no',
    },
    {
      act: 'enter-players',
      desk: prepared,
      wish: { kind: 'enter-players', players: people(1), numbers: 'by-rank' },
      confirming: 'no',
    },
    { act: 'change-settings', desk: running, wish: settings({ rounds: 7 }, { rounds: 5 }), confirming: 'no' },
    {
      act: 'change-details',
      desk: prepared,
      wish: { kind: 'change-details', changes: { place: 'X' }, was: {}, knowing: ['rematch'] },
      confirming: 'no',
    },
    { act: 'finish', desk: complete, wish: { kind: 'finish' }, confirming: 'no' },
    {
      act: 'restrict',
      desk: running,
      wish: { kind: 'restrict', restrictions: [], was: [] },
      confirming: 'no',
    },
    {
      act: 'enter-late',
      desk: running,
      wish: { kind: 'enter-late', players: people(1, 40), from: 2, missed: 'half' },
      confirming: 'no',
    },
    { act: 'set-attendance', desk: prepared, wish: cells({ round: 5 }), confirming: 'no' },
  ],
  'reason-missing': [
    { act: 'reopen', desk: finished, wish: { kind: 'reopen' }, confirming: 'no' },
    {
      act: 'withdraw',
      desk: prepared,
      wish: { kind: 'withdraw', players: [key(1)], from: 1, cause: 'expelled' },
      confirming: 'no',
    },
    {
      act: 'change-settings',
      desk: running,
      wish: { ...settings({ rounds: 7 }, { rounds: 5 }), knowing: ['setting-fixed'] } as Wish,
      confirming: 'no',
    },
  ],
  'basis-moved': [
    { act: 'pair', desk: complete, wish: { kind: 'pair', round: 2 }, sending: { basis: seq(3) } },
    { act: 'publish', desk: drafted, wish: { kind: 'publish', rounds: [2] }, sending: { basis: seq(3) } },
    {
      act: 'unpublish',
      desk: complete,
      wish: { kind: 'unpublish', round: 1, change: 'repeated-pairing' },
      sending: { basis: seq(3) },
    },
    { act: 'pair-by-hand', desk: complete, wish: desk => byHand(desk), sending: { basis: seq(3) } },
    {
      act: 'renumber',
      desk: complete,
      wish: { kind: 'renumber', order: [1, 2, 3, 4, 6, 5].map(key), by: 'exchange' },
      sending: { basis: seq(3) },
    },
    { act: 'undo', desk: complete, wish: { kind: 'undo', entry: seq(5) }, sending: { basis: seq(4) } },
  ],
  'record-invalid': [
    {
      act: 'change-settings',
      desk: prepared,
      wish: settings({ scoring: scoringOf(1, 1, 1) }, { scoring: SETTINGS.scoring }),
    },
    {
      act: 'create',
      desk: emptyDesk,
      wish: {
        kind: 'create',
        details: DETAILS,
        settings: SETTINGS,
        from: recordOf({ players: 3, rounds: [['1-9 1-0']] }),
      },
    },
  ],
  'system-unknown': [
    {
      act: 'create',
      desk: emptyDesk,
      wish: { kind: 'create', details: DETAILS, settings: { ...SETTINGS, system: 'duch' } },
    },
    { act: 'change-settings', desk: prepared, wish: settings({ system: 'duch' }, { system: 'dutch-2026' }) },
  ],
  'option-invalid': [
    {
      act: 'create',
      desk: emptyDesk,
      wish: { kind: 'create', details: DETAILS, settings: { ...SETTINGS, options: { colour: 'pink' } } },
    },
    {
      act: 'change-settings',
      desk: prepared,
      wish: settings(
        { system: 'burstein-2017', options: { 'virtual-point': 3 } },
        { system: 'dutch-2026', options: {} },
      ),
    },
  ],
  'rounds-already-paired': [
    { act: 'change-settings', desk: drafted, wish: settings({ rounds: 1 }, { rounds: 5 }) },
    {
      act: 'create',
      desk: emptyDesk,
      wish: {
        kind: 'create',
        details: DETAILS,
        settings: { ...SETTINGS, rounds: 1 },
        from: recordOf({
          players: 4,
          rounds: [
            ['1-2 1-0', '3-4 ='],
            ['1-3 1-0', '2-4 ='],
          ],
        }),
      },
    },
  ],
  'round-range-invalid': [
    {
      act: 'restrict',
      desk: prepared,
      wish: {
        kind: 'restrict',
        restrictions: [{ id: 'a', kind: 'same-club', fromRound: 3, toRound: 2 }],
        was: [],
      },
    },
    {
      act: 'change-settings',
      desk: prepared,
      wish: settings({ schedule: [{ system: 'berger', fromRound: 3, toRound: 2 }] }, {}),
    },
  ],
  'two-needed': [
    {
      act: 'restrict',
      desk: prepared,
      wish: {
        kind: 'restrict',
        restrictions: [{ id: 'a', kind: 'players', players: [key(1)], fromRound: 1, toRound: 2 }],
        was: [],
      },
    },
  ],
  'zone-unknown': [
    {
      act: 'create',
      desk: emptyDesk,
      wish: { kind: 'create', details: { ...DETAILS, zone: '12:30' }, settings: SETTINGS },
    },
    {
      act: 'change-details',
      desk: prepared,
      wish: { kind: 'change-details', changes: { zone: '' }, was: { zone: DETAILS.zone } },
    },
  ],
  'name-missing': [
    {
      act: 'create',
      desk: emptyDesk,
      wish: { kind: 'create', details: { ...DETAILS, name: ' ' }, settings: SETTINGS },
    },
    {
      act: 'enter-players',
      desk: prepared,
      wish: { kind: 'enter-players', players: [{ name: '' }], numbers: 'by-rank' },
    },
    {
      act: 'edit-player',
      desk: prepared,
      wish: { kind: 'edit-player', player: key(1), changes: { name: '' }, was: { name: 'Player 01' } },
    },
  ],
  'nobody-named': [
    {
      act: 'enter-players',
      desk: prepared,
      wish: { kind: 'enter-players', players: [], numbers: 'by-rank' },
    },
    { act: 'withdraw', desk: prepared, wish: { kind: 'withdraw', players: [], from: 1, cause: 'own' } },
  ],
  'too-many-players': [
    {
      act: 'enter-players',
      desk: prepared,
      wish: { kind: 'enter-players', players: people(9_999), numbers: 'as-listed' },
    },
  ],
  'late-entry-needed': [
    {
      act: 'enter-players',
      article: 'C.04.2, 2.4',
      desk: running,
      wish: { kind: 'enter-players', players: people(1, 40), numbers: 'by-rank' },
    },
  ],
  'not-late': [{ act: 'enter-late', article: 'C.04.2, 2.4', desk: prepared, wish: late(1) }],
  'numbers-frozen': [
    {
      act: 'renumber',
      article: 'C.04.2, 2.3',
      desk: () => {
        const desk = playRounds(deskWith(8), 3);
        mustSend(desk, { kind: 'pair', round: 4 });
        return desk;
      },
      wish: { kind: 'renumber', order: [2, 1, 3, 4, 5, 6, 7, 8].map(key), by: 'exchange' },
    },
  ],
  'numbers-of-the-table': [
    { act: 'renumber', desk: table, wish: { kind: 'renumber', order: [2, 1, 3, 4].map(key), by: 'lot' } },
  ],
  'order-incomplete': [
    {
      act: 'renumber',
      desk: prepared,
      wish: { kind: 'renumber', order: [1, 2, 3].map(key), by: 'exchange' },
    },
    {
      act: 'renumber',
      desk: prepared,
      wish: { kind: 'renumber', order: [1, 2, 3, 4, 5, 6, 6].map(key), by: 'exchange' },
    },
  ],
  'was-paired': [{ act: 'remove-player', desk: running, wish: { kind: 'remove-player', player: key(3) } }],
  'players-of-the-table': [
    { act: 'enter-late', desk: table, wish: late(2) },
    {
      act: 'return',
      desk: () => {
        const desk = deskWith(5, { system: 'wimbledon', rounds: 2 });
        mustSend(desk, { kind: 'withdraw', players: [key(5)], from: 1, cause: 'own' });
        mustSend(desk, { kind: 'pair', round: 1 });
        mustSend(desk, { kind: 'publish', rounds: [1] });
        return desk;
      },
      wish: { kind: 'return', players: [key(5)], from: 2 },
    },
    {
      // Her match of round 2 was won by who would have met her.
      act: 'return',
      desk: () => {
        const desk = deskWith(8, { system: 'wimbledon', rounds: 3 });
        mustSend(desk, { kind: 'pair', round: 1 });
        mustSend(desk, { kind: 'publish', rounds: [1] });
        for (const { number: board, black } of desk.journal.state.rounds[0]?.boards ?? []) {
          const result = { code: black === key(1) ? '0-1' : '1-0' } as const;
          mustSend(desk, { kind: 'enter-result', round: 1, board, result });
        }
        mustSend(desk, { kind: 'withdraw', players: [key(1)], from: 2, cause: 'own' });
        mustSend(desk, { kind: 'pair', round: 2 });
        mustSend(desk, { kind: 'publish', rounds: [2] });
        return desk;
      },
      wish: { kind: 'return', players: [key(1)], from: 3 },
    },
  ],
  'round-published': [
    { act: 'enter-late', article: 'C.04.2, 2.4', desk: running, wish: late(1) },
    {
      act: 'withdraw',
      article: 'C.04.2, 3.3',
      desk: running,
      wish: { kind: 'withdraw', players: [key(1)], from: 1, cause: 'own' },
    },
    {
      act: 'return',
      article: 'C.04.2, 3.3',
      desk: running,
      wish: { kind: 'return', players: [key(1)], from: 1 },
    },
    { act: 'set-attendance', article: 'C.04.2, 3.3', desk: running, wish: cells({}) },
    {
      act: 'check-in',
      article: 'C.04.2, 4.1',
      desk: running,
      wish: { kind: 'check-in', players: [key(1)], round: 1, present: true },
    },
  ],
  'already-withdrawn': [
    {
      act: 'withdraw',
      desk: () => {
        const desk = prepared();
        mustSend(desk, { kind: 'withdraw', players: [key(2)], from: 2, cause: 'own' });
        return desk;
      },
      wish: { kind: 'withdraw', players: [key(2)], from: 1, cause: 'own' },
    },
  ],
  'not-withdrawn': [{ act: 'return', desk: prepared, wish: { kind: 'return', players: [key(2)], from: 2 } }],
  excluded: [
    {
      act: 'return',
      article: 'FENAMAC, Improved Harkness, VI, 9',
      desk: harknessAfterTwoAbsences,
      wish: { kind: 'return', players: [key(6)], from: 3 },
    },
  ],
  expelled: [
    {
      act: 'return',
      desk: () => {
        const desk = prepared();
        mustSend(desk, { kind: 'withdraw', players: [key(2)], from: 1, cause: 'expelled' });
        return desk;
      },
      wish: { kind: 'return', players: [key(2)], from: 2 },
    },
  ],
  'cell-twice': [
    {
      act: 'set-attendance',
      desk: prepared,
      wish: {
        kind: 'set-attendance',
        cells: [
          { player: key(1), round: 1, as: 'half', was: 'plays' },
          { player: key(1), round: 1, as: 'zero', was: 'plays' },
        ],
      },
    },
  ],
  'before-entry': [
    {
      act: 'set-attendance',
      desk: () => {
        const desk = prepared();
        mustSend(desk, late(3));
        return desk;
      },
      wish: cells({ player: key(7), round: 2 }),
    },
  ],
  'round-not-finished': [
    { act: 'pair', desk: running, wish: { kind: 'pair', round: 2 } },
    { act: 'pair-by-hand', desk: running, wish: desk => byHand(desk) },
  ],
  'previous-draft': [
    {
      act: 'pair',
      desk: () => {
        const desk = prepared();
        mustSend(desk, { kind: 'pair', round: 1 });
        return desk;
      },
      wish: { kind: 'pair', round: 2 },
    },
    { act: 'finish', desk: drafted, wish: { kind: 'finish' } },
  ],
  'already-published': [
    { act: 'pair', desk: running, wish: { kind: 'pair', round: 1 } },
    { act: 'publish', desk: running, wish: { kind: 'publish', rounds: [1] } },
  ],
  'round-beyond-announced': [
    { act: 'pair', desk: () => playRounds(deskWith(4, { rounds: 1 }), 1), wish: { kind: 'pair', round: 2 } },
  ],
  'no-pairing': [
    { act: 'pair-by-hand', desk: drafted, wish: desk => byHand(desk, { boards: [] }) },
    { act: 'pair', desk: () => playRounds(deskWith(2, { rounds: 2 }), 1), wish: { kind: 'pair', round: 2 } },
  ],
  'player-twice': [
    {
      act: 'pair-by-hand',
      desk: drafted,
      wish: desk =>
        byHand(desk, { boards: [1, 2, 3].map(number => ({ number, white: key(1), black: key(2) })) }),
    },
    {
      act: 'restrict',
      desk: prepared,
      wish: {
        kind: 'restrict',
        restrictions: [{ id: 'a', kind: 'players', players: [key(1), key(1)], fromRound: 1, toRound: 2 }],
        was: [],
      },
    },
    {
      act: 'adjust-points',
      desk: prepared,
      wish: { kind: 'adjust-points', players: [key(1), key(1)], points: pointsOf(1) },
    },
  ],
  'player-left-out': [{ act: 'pair-by-hand', desk: drafted, wish: desk => byHand(desk, { boards: [] }) }],
  'not-available': [
    {
      act: 'pair-by-hand',
      article: 'C.04.2, 3.3',
      desk: () => {
        const desk = drafted();
        mustSend(desk, { kind: 'withdraw', players: [key(1)], from: 2, cause: 'own' });
        return desk;
      },
      wish: desk => byHand(desk),
    },
  ],
  'boards-misnumbered': [
    {
      act: 'pair-by-hand',
      desk: drafted,
      wish: desk => byHand(desk, { boards: [{ number: 7, white: key(1), black: key(2) }] }),
    },
  ],
  'several-byes': [
    {
      act: 'pair-by-hand',
      article: 'C.04.1, 3',
      desk: drafted,
      wish: desk =>
        byHand(desk, {
          boards: [],
          byes: [1, 2, 3, 4, 5, 6].map(number => ({ player: key(number), kind: 'pairing-bye' })),
        }),
    },
  ],
  'no-draft': [
    { act: 'publish', desk: prepared, wish: { kind: 'publish', rounds: [1] } },
    { act: 'finish', desk: prepared, wish: { kind: 'finish' } },
  ],
  'draft-out-of-date': [
    {
      act: 'publish',
      desk: () => {
        const desk = drafted();
        mustSend(desk, { kind: 'withdraw', players: [key(1)], from: 2, cause: 'own' });
        return desk;
      },
      wish: { kind: 'publish', rounds: [2] },
    },
  ],
  'settings-incomplete': [
    {
      act: 'pair',
      desk: () => {
        const desk = emptyDesk();
        mustSend(desk, { kind: 'create', details: DETAILS, settings: SETTINGS });
        return desk;
      },
      wish: { kind: 'pair', round: 1 },
    },
    {
      act: 'publish',
      article: 'C.04.1, 1',
      desk: () => {
        const { rounds: _rounds, ...rest } = SETTINGS;
        const desk = emptyDesk();
        mustSend(desk, { kind: 'create', details: DETAILS, settings: { ...rest, system: 'berger' } });
        mustSend(desk, { kind: 'enter-players', players: people(4), numbers: 'by-rank' });
        mustSend(desk, { kind: 'pair', round: 1 });
        return desk;
      },
      wish: { kind: 'publish', rounds: [1] },
    },
  ],
  'not-published': [
    { act: 'enter-result', desk: drafted, wish: result('1-0', 1, 2) },
    { act: 'unpublish', desk: drafted, wish: { kind: 'unpublish', round: 2, change: 'repeated-pairing' } },
  ],
  'not-the-last-published': [
    {
      act: 'unpublish',
      desk: () => playRounds(deskWith(6), 2),
      wish: { kind: 'unpublish', round: 1, change: 'repeated-pairing' },
    },
  ],
  'results-exist': [
    {
      act: 'unpublish',
      article: 'C.04.2, 4.4',
      desk: complete,
      wish: { kind: 'unpublish', round: 1, change: 'late-entry' },
    },
  ],
  'reason-not-in-edition': [
    {
      act: 'unpublish',
      article: 'C.04.2, 4.4',
      desk: running,
      wish: { kind: 'unpublish', round: 1, change: 'absolute-criterion' },
    },
    {
      act: 'pair-by-hand',
      article: 'C.04.2, 4.4',
      desk: drafted,
      wish: desk => byHand(desk, { change: 'absolute-criterion' }),
    },
  ],
  'round-closed': [
    { act: 'enter-result', desk: drafted, wish: { ...result('0-1'), was: { code: '1-0' } } as Wish },
    {
      act: 'clear-result',
      desk: drafted,
      wish: { kind: 'clear-result', round: 1, board: 1, was: { code: '1-0' } },
    },
    { act: 'adjourn', desk: drafted, wish: { kind: 'adjourn', round: 1, board: 1, was: { code: '1-0' } } },
    { act: 'unpublish', desk: drafted, wish: { kind: 'unpublish', round: 1, change: 'repeated-pairing' } },
  ],
  'round-not-closed': [
    {
      act: 'correct-result',
      desk: complete,
      wish: {
        kind: 'correct-result',
        round: 1,
        board: 1,
        result: { code: '=' },
        was: { code: '1-0' },
        effect: 'next-pairing',
      },
    },
  ],
  'outside-link': [
    {
      act: 'enter-result',
      desk: running,
      wish: result('1-0', 3),
      sending: { by: phone({ boards: { first: 1, last: 2 } }) },
    },
    { act: 'enter-result', desk: running, wish: result(), sending: { by: phone({ round: 2 }) } },
    {
      act: 'check-in',
      desk: prepared,
      wish: { kind: 'check-in', players: [key(1)], round: 1, present: true },
      sending: { by: phone({ round: 2 }, 'check-in') },
    },
  ],
  'board-has-result': [
    { act: 'enter-result', desk: complete, wish: result('0-1'), sending: { by: phone() } },
  ],
  'no-result': [
    {
      act: 'clear-result',
      desk: running,
      wish: { kind: 'clear-result', round: 1, board: 1, was: { code: '=' } },
    },
    {
      act: 'correct-result',
      desk: () => {
        const desk = running();
        mustSend(desk, { kind: 'adjourn', round: 1, board: 1 });
        finishRound(desk);
        mustSend(desk, { kind: 'pair', round: 2 });
        return desk;
      },
      wish: {
        kind: 'correct-result',
        round: 1,
        board: 1,
        result: { code: '=' },
        was: { code: '1-0' },
        effect: 'next-pairing',
      },
    },
  ],
  'no-such-game': [{ act: 'enter-result', desk: running, wish: { ...result(), game: 2 } as Wish }],
  'tally-out-of-range': [
    { act: 'enter-result', desk: scrabble, wish: sheets(1_501, 300) },
    { act: 'enter-result', desk: scrabble, wish: sheets(300, -1_000) },
  ],
  'tally-missing': [{ act: 'enter-result', desk: scrabble, wish: result() }],
  'tally-not-wanted': [
    {
      act: 'enter-result',
      desk: running,
      wish: {
        kind: 'enter-result',
        round: 1,
        board: 1,
        result: { code: '1-0', tally: { white: 400, black: 300 } },
      },
    },
  ],
  'tally-disagrees': [
    {
      act: 'enter-result',
      desk: scrabble,
      wish: {
        kind: 'enter-result',
        round: 1,
        board: 1,
        result: { code: '0-1', tally: { white: 400, black: 300 } },
      },
    },
  ],
  'not-in-this-system': [
    {
      act: 'adjourn',
      article: 'C.04.2, 3.1',
      desk: running,
      wish: { kind: 'adjourn', round: 1, board: 1, as: '1-0' },
    },
    { act: 'decide-match', desk: running, wish: desk => decided(1, whiteOn(desk, 1)) },
    {
      act: 'forfeit-match',
      desk: running,
      wish: { kind: 'forfeit-match', round: 1, board: 1, result: '+-' },
    },
  ],
  'nothing-to-change': [
    { act: 'enter-result', desk: complete, wish: { ...result(), was: { code: '1-0' } } as Wish },
    { act: 'enter-result', desk: complete, wish: result(), sending: { by: phone() } },
    { act: 'set-attendance', desk: prepared, wish: cells({ as: 'plays' }) },
    { act: 'change-details', desk: prepared, wish: { kind: 'change-details', changes: {}, was: {} } },
    { act: 'publish', desk: prepared, wish: { kind: 'publish', rounds: [] } },
    {
      act: 'correct-result',
      desk: drafted,
      wish: {
        kind: 'correct-result',
        round: 1,
        board: 1,
        result: { code: '1-0' },
        was: { code: '1-0' },
        effect: 'next-pairing',
      },
    },
  ],
  'games-open': [{ act: 'finish', desk: running, wish: { kind: 'finish' } }],
  'match-undecided': [
    {
      act: 'finish',
      desk: () => {
        const desk = deskWith(2, { system: 'wimbledon', rounds: 1, tiebreaks: [] });
        startRound(desk);
        mustSend(desk, result('='));
        return desk;
      },
      wish: { kind: 'finish' },
    },
    { act: 'pair', desk: knockout, wish: { kind: 'pair', round: 2 } },
  ],
  'match-open': [{ act: 'decide-match', desk: knockout, wish: desk => decided(2, whiteOn(desk, 2)) }],
  'match-not-level': [{ act: 'decide-match', desk: final, wish: desk => decided(2, whiteOn(desk, 2)) }],
  'winner-has-played-on': [
    { act: 'decide-match', desk: final, wish: desk => decided(1, whiteOn(desk, 1)) },
    {
      act: 'correct-result',
      desk: final,
      wish: {
        kind: 'correct-result',
        round: 1,
        board: 1,
        game: 3,
        was: { code: '1-0' },
        result: { code: '0-1' },
        effect: 'following-pairing',
      },
    },
  ],
  'not-of-the-match': [{ act: 'decide-match', desk: knockout, wish: decided(1, key(99)) }],
  'no-ties': [{ act: 'settle-ties', desk: complete, wish: { kind: 'settle-ties', order: [key(1)] } }],
  'categories-invalid': [
    {
      act: 'define-categories',
      desk: prepared,
      wish: { kind: 'define-categories', categories: [{ ...U18, conditions: [BACKWARDS] }], was: [] },
    },
  ],
  'category-in-use': [
    {
      act: 'define-categories',
      desk: planned,
      wish: { kind: 'define-categories', categories: [], was: [U18] },
    },
  ],
  'no-such-category': [
    {
      act: 'set-category',
      desk: prepared,
      wish: { kind: 'set-category', player: key(1), category: U18.id, as: 'in', was: 'by-data' },
    },
  ],
  'plan-invalid': [
    {
      act: 'plan-prizes',
      desk: prepared,
      wish: { kind: 'plan-prizes', plan: PLAN },
    },
  ],
  'no-such-prize': [
    {
      act: 'award-prize',
      desk: planned,
      wish: { kind: 'award-prize', list: 'jury', place: 2, player: key(1) },
    },
  ],
  'not-a-jury-list': [
    {
      act: 'award-prize',
      desk: planned,
      wish: { kind: 'award-prize', list: 'general', place: 1, player: key(1) },
    },
  ],
  'player-has-one': [
    {
      act: 'award-prize',
      desk: () => {
        const desk = planned({ ...JURY, prizes: [{ amount: minor(500) }, { amount: minor(400) }] });
        mustSend(desk, { kind: 'award-prize', list: 'jury', place: 1, player: key(1) });
        return desk;
      },
      wish: { kind: 'award-prize', list: 'jury', place: 2, player: key(1) },
    },
  ],
  'no-such-pool': [
    {
      act: 'adjust-prize',
      desk: () => playRounds(planned(), 1),
      wish: { ...PAID, was: [{ player: key(1), amount: minor(1) }] },
    },
  ],
  'sum-above-pool': [
    {
      act: 'adjust-prize',
      desk: () => playRounds(planned(), 1),
      wish: { ...PAID, shares: [{ player: key(1), amount: minor(100_000) }] },
    },
  ],
  'list-later-than-start': [
    {
      act: 'take-list',
      article: 'B.01 1.4.6',
      desk: () => {
        const desk = prepared();
        mustSend(desk, { kind: 'change-details', changes: { start: '2026-11-16' }, was: {} });
        return desk;
      },
      wish: {
        kind: 'take-list',
        list: 'standard',
        month: '2026-12',
        players: [{ player: key(1), rating: 2401 }],
        was: [],
      },
    },
  ],
  'no-such-norm': [
    { act: 'issue-norm', desk: complete, wish: { kind: 'issue-norm', player: key(1), title: 'IM' } },
  ],
  'questions-open': [
    {
      act: 'finish',
      desk: () => {
        const desk = complete();
        mustSend(desk, {
          kind: 'ask',
          wish: { kind: 'enter-result', round: 1, board: 1, result: { code: '=' } },
        });
        return desk;
      },
      wish: { kind: 'finish' },
    },
  ],
  'not-finished': [{ act: 'reopen', desk: running, wish: { kind: 'reopen' } }],
  'not-askable': [
    {
      act: 'ask',
      desk: running,
      wish: { kind: 'ask', wish: { kind: 'publish', rounds: [1] } as never },
    },
  ],
  'no-such-question': [
    { act: 'answer', desk: running, wish: { kind: 'answer', question: seq(1), take: true } },
  ],
  'no-such-entry': [{ act: 'undo', desk: running, wish: { kind: 'undo', entry: seq(99) } }],
  settled: [
    { act: 'undo', article: 'C.04.2, 4.3-4.4', desk: running, wish: { kind: 'undo', entry: seq(2) } },
  ],
  'already-undone': [
    {
      act: 'undo',
      desk: () => {
        const desk = prepared();
        mustSend(desk, { kind: 'undo', entry: seq(2) });
        return desk;
      },
      wish: { kind: 'undo', entry: seq(2) },
    },
  ],
  'left-the-book': [
    {
      act: 'undo',
      desk: () => {
        const desk = running();
        mustSend(desk, settings({ rounds: 7 }, { rounds: 5 }));
        return desk;
      },
      wish: desk => ({ kind: 'undo', entry: desk.journal.state.version }),
    },
  ],
  depends: [
    {
      act: 'undo',
      desk: () => {
        const desk = deskWith(4);
        mustSend(desk, { kind: 'enter-players', players: [{ name: 'Zoe' }], numbers: 'by-rank' });
        mustSend(desk, { kind: 'pair', round: 1 });
        return desk;
      },
      wish: desk => ({ kind: 'undo', entry: seq(desk.journal.state.version - 1) }),
    },
    {
      act: 'undo',
      desk: () => {
        const desk = running();
        mustSend(desk, result());
        mustSend(desk, { ...result('='), was: { code: '1-0' } } as Wish, { by: LUIS });
        return desk;
      },
      wish: desk => ({ kind: 'undo', entry: seq(desk.journal.state.version - 1) }),
    },
  ],
  'not-undoable': [
    {
      act: 'undo',
      desk: () => {
        const desk = running();
        mustSend(desk, {
          kind: 'ask',
          wish: { kind: 'enter-result', round: 1, board: 1, result: { code: '=' } },
        });
        return desk;
      },
      wish: desk => ({ kind: 'undo', entry: desk.journal.state.version }),
    },
  ],
};

const CASES = Object.entries(REFUSED).flatMap(([code, cases]) => cases.map(given => ({ code, ...given })));

describe('refusals', () => {
  test.each(CASES)('$code: $act', ({ code, article, desk: make, wish, sending = {}, confirming }) => {
    const desk = make();
    const before = desk.journal;
    const wanted = typeof wish === 'function' ? wish(desk) : wish;
    const outcome = (confirming === 'no' ? send : insist)(
      desk,
      wanted,
      typeof sending === 'function' ? sending(desk) : sending,
    );
    expect(codesOf(outcome)).toContain(code);
    const found = outcome.ok ? undefined : outcome.faults.find(fault => fault.code === code);
    expect(found?.article).toBe(article);
    expect(desk.journal).toBe(before);
  });
});
