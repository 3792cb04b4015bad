import { describe, expect, test } from 'vitest';
import { checkTournament } from '../../model/index.ts';
import { recordOf } from '../../testing/index.ts';
import {
  type Actor,
  availableIn,
  effectByTheBook,
  integrityLines,
  needsYou,
  type PlayerKey,
  playersByNumber,
  recordBefore,
  recordForReport,
  recordForStandings,
  roundsIn,
  type Wish,
} from '../index.ts';
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

const key = (number: number) => number as PlayerKey;
const numbersIn = ({ journal: { state } }: Desk) => playersByNumber(state).map(({ key: of }) => of as number);
const boardOf = ({ journal: { state } }: Desk, player: number, round = state.published) =>
  state.rounds[round - 1]?.boards.find(({ white, black }) => white === player || black === player);
const stayAway = (desk: Desk, player: number) => {
  const board = boardOf(desk, player);
  mustSend(desk, {
    kind: 'enter-result',
    round: desk.journal.state.published,
    board: board?.number ?? 0,
    result: { code: board?.white === player ? '-+' : '+-' },
  });
};
const turnOf = (record: ReturnType<typeof recordForReport>, id: number, round: number) =>
  record.players.find(player => player.id === id)?.turns[round - 1];

describe('numbers (C.04.2, 2.2-2.5)', () => {
  test('2.2: by rating, then title, then the alphabet, ñ after n', () => {
    const desk = emptyDesk();
    mustSend(desk, { kind: 'create', details: DETAILS, settings: SETTINGS });
    const players = [
      { name: 'Nuño' },
      { name: 'Nunez' },
      { name: 'Bea', rating: 2000 },
      { name: 'Ana', rating: 2000, title: 'FM' },
      { name: 'Zoe', rating: 2000, title: 'WGM' },
    ];
    mustSend(desk, { kind: 'enter-players', players, numbers: 'by-rank' });
    expect(playersByNumber(desk.journal.state).map(({ data }) => data.name)).toEqual([
      'Zoe',
      'Ana',
      'Bea',
      'Nunez',
      'Nuño',
    ]);
  });

  test('as listed: the list is the order', () => {
    const desk = emptyDesk();
    mustSend(desk, { kind: 'create', details: DETAILS, settings: SETTINGS });
    mustSend(desk, { kind: 'enter-players', players: [...people(4)].reverse(), numbers: 'as-listed' });
    expect(numbersIn(desk)).toEqual([1, 2, 3, 4]);
  });

  test('2.4: a late entry takes its place and moves those below until round 4 is paired', () => {
    const desk = playRounds(deskWith(6), 1);
    mustSend(desk, {
      kind: 'enter-late',
      players: [{ name: 'Late', rating: 2375 }],
      from: 2,
      missed: 'zero',
    });
    expect(numbersIn(desk)).toEqual([1, 2, 7, 3, 4, 5, 6]);
    expect(desk.journal.state.rounds[0]?.numbers[3]).toBe(3);
  });

  test('afterwards it gets the next free number, and nobody moves', () => {
    const desk = playRounds(deskWith(8, { rounds: 6 }), 3);
    mustSend(desk, { kind: 'pair', round: 4 });
    mustSend(desk, {
      kind: 'enter-late',
      players: [{ name: 'Late', rating: 2800 }],
      from: 5,
      missed: 'zero',
    });
    expect(desk.journal.state.players[9]?.number).toBe(9);
  });

  test('C.04.2 (2017), C.2 and C.3: a late entry has no points, its place, and the others new numbers', () => {
    // Ratings fall from number 1 on; 2375 stands between the second and the third.
    const desk = playRounds(deskWith(6, { system: 'dutch-2017' }), 1);
    const late = { name: 'Late', rating: 2375 };
    mustSend(desk, { kind: 'enter-late', players: [late], from: 2, missed: 'zero' });
    expect(numbersIn(desk)).toEqual([1, 2, 7, 3, 4, 5, 6]);
    expect(desk.journal.state.rounds[0]?.numbers[3]).toBe(3);
    expect(turnOf(recordForReport(desk.journal.state), 3, 1)).toEqual({ kind: 'absent' });
    startRound(desk);
    // Seven, and one bye; the newcomer is in the round one way or the other.
    expect(availableIn(desk.journal.state, 2)).toHaveLength(7);
  });

  test('C.04.2 (2017), D.4: whoever is known not to play is not paired, and gets nothing', () => {
    const desk = deskWith(5, { system: 'dutch-2017' });
    mustSend(desk, {
      kind: 'set-attendance',
      cells: [{ player: key(2), round: 1, as: 'absent', was: 'plays' }],
    });
    startRound(desk);
    finishRound(desk);
    expect(boardOf(desk, 2)).toBeUndefined();
    const { players } = recordForReport(desk.journal.state);
    expect(players[1]?.turns).toEqual([{ kind: 'absent' }]);
    expect(players[1]?.statedPoints).toBe(0);
  });

  test('2.4: rounds missed by a late entry bring nothing, or half a point each where it is confirmed', () => {
    const desk = playRounds(deskWith(6), 2);
    mustSend(desk, { kind: 'enter-late', players: [{ name: 'Late', rating: 1 }], from: 3, missed: 'half' });
    const report = recordForReport(desk.journal.state);
    expect(report.players.find(({ name }) => name === 'Late')?.statedPoints).toBe(10);
  });

  test('2.3: data that no longer fit the numbers wait for an arbiter, and renumbering settles it', () => {
    const desk = playRounds(deskWith(4), 1);
    mustSend(desk, { kind: 'edit-player', player: key(4), changes: { rating: 2700 }, was: { rating: 2360 } });
    expect(needsYou(desk.journal.state)).toContainEqual(
      expect.objectContaining({ kind: 'numbers-out-of-order' }),
    );
    mustSend(desk, { kind: 'renumber', order: [4, 1, 2, 3].map(key), by: 'ranking' });
    expect(needsYou(desk.journal.state)).toEqual([]);
    expect(integrityLines(desk.journal.state)).toEqual([
      '### EXC @ Round 2: pairing numbers given again (ranking)',
    ]);
  });

  test('a round on the wall keeps its numbers and the ratings of its day', () => {
    const desk = playRounds(deskWith(6), 1);
    const before = recordBefore(desk.journal.state, 1);
    mustSend(desk, { kind: 'edit-player', player: key(6), changes: { rating: 2700 }, was: { rating: 2340 } });
    mustSend(desk, { kind: 'renumber', order: [6, 5, 4, 3, 2, 1].map(key), by: 'exchange' });
    expect(recordBefore(desk.journal.state, 1)).toEqual(before);
  });

  test('a removed player leaves, and the key is not given again', () => {
    const desk = deskWith(5);
    mustSend(desk, { kind: 'remove-player', player: key(2) });
    mustSend(desk, { kind: 'enter-players', players: people(1, 30), numbers: 'by-rank' });
    expect(numbersIn(desk)).toEqual([1, 3, 4, 5, 6]);
  });
});

describe('who plays (C.04.2, 3.2-3.3)', () => {
  test('half-point byes, absences and withdrawals are not paired and stand in the record', () => {
    const desk = deskWith(7);
    mustSend(desk, {
      kind: 'set-attendance',
      cells: [
        { player: key(1), round: 1, as: 'half', was: 'plays' },
        { player: key(2), round: 1, as: 'absent', was: 'plays' },
      ],
    });
    mustSend(desk, { kind: 'withdraw', players: [key(3)], from: 1, cause: 'own' });
    startRound(desk);
    expect(boardOf(desk, 1) ?? boardOf(desk, 2) ?? boardOf(desk, 3)).toBeUndefined();
    finishRound(desk);
    const report = recordForReport(desk.journal.state);
    expect(turnOf(report, 1, 1)).toEqual({ kind: 'requested-bye', worth: 'half' });
    expect(turnOf(report, 2, 1)).toEqual({ kind: 'absent' });
    expect(report.players[2]?.withdrawnAfter).toBe(0);
  });

  test('who withdraws and returns is paired again', () => {
    const desk = playRounds(deskWith(6), 1);
    mustSend(desk, { kind: 'withdraw', players: [key(6)], from: 2, cause: 'own' });
    expect(availableIn(desk.journal.state, 2).map(({ key: of }) => of)).not.toContain(6);
    mustSend(desk, { kind: 'return', players: [key(6)], from: 3 });
    expect(availableIn(desk.journal.state, 2).map(({ key: of }) => of)).not.toContain(6);
    expect(availableIn(desk.journal.state, 3).map(({ key: of }) => of)).toContain(6);
  });

  test('check-in is a mark and moves nobody', () => {
    const desk = deskWith(4);
    mustSend(desk, { kind: 'check-in', players: [key(1), key(2)], round: 1, present: true });
    mustSend(
      desk,
      { kind: 'check-in', players: [key(2)], round: 1, present: false },
      { by: phone({}, 'check-in') },
    );
    expect(desk.journal.state.checkedIn).toEqual({ 1: { 1: true } });
    expect(availableIn(desk.journal.state, 1)).toHaveLength(4);
  });

  test.each([
    ['dutch-2026', 'C.05, 6.5'],
    ['dutch-2017', 'C.04.2, D.2 (2017)'],
    ['dutch-1998', 'Mexican manual, Swiss by rating, F8'],
    ['harkness', 'FENAMAC, Improved Harkness, 9'],
  ])('%s: who stays away without notice is not paired until let back (%s)', (system, article) => {
    const desk = deskWith(6, { system });
    startRound(desk);
    stayAway(desk, 6);
    finishRound(desk);
    expect(needsYou(desk.journal.state)).toContainEqual({ kind: 'no-show', player: 6, round: 1, article });
    expect(availableIn(desk.journal.state, 2)).toHaveLength(5);
    mustSend(desk, { kind: 'return', players: [key(6)], from: 2 });
    expect(needsYou(desk.journal.state)).toEqual([]);
    startRound(desk);
    expect(boardOf(desk, 6)).toBeDefined();
  });

  describe('FENAMAC, VI: two rounds missed for whatever reason exclude', () => {
    const article = 'FENAMAC, Improved Harkness, VI, 9';
    const away = (desk: Desk, player: number, round: number, as: 'half' | 'zero' | 'absent') =>
      mustSend(desk, {
        kind: 'set-attendance',
        cells: [{ player: key(player), round, as, was: 'plays' }],
      });

    test('announced or not; after the second round missed, not when it is announced', () => {
      const desk = deskWith(6, { system: 'harkness' });
      away(desk, 6, 1, 'zero');
      away(desk, 6, 3, 'absent');
      startRound(desk);
      finishRound(desk);
      expect(availableIn(desk.journal.state, 2)).toHaveLength(6);
      expect(needsYou(desk.journal.state)).toEqual([]);
      startRound(desk);
      finishRound(desk);
      expect(availableIn(desk.journal.state, 3).map(({ key: of }) => of)).not.toContain(6);
      startRound(desk);
      expect(needsYou(desk.journal.state)).toEqual([]);
      finishRound(desk);
      expect(needsYou(desk.journal.state)).toEqual([
        { kind: 'excluded', player: 6, rounds: [1, 3], article },
      ]);
      expect(availableIn(desk.journal.state, 4)).toHaveLength(5);
      const refused = send(desk, { kind: 'return', players: [key(6)], from: 4 });
      expect(refused).toMatchObject({ ok: false, faults: [{ code: 'excluded', article }] });
    });

    test('a game lost by not coming, and the round not played because nobody excused it', () => {
      const desk = deskWith(6, { system: 'harkness' });
      startRound(desk);
      stayAway(desk, 6);
      finishRound(desk);
      startRound(desk);
      finishRound(desk);
      expect(needsYou(desk.journal.state)).toEqual([
        { kind: 'excluded', player: 6, rounds: [1, 2], article },
      ]);
    });

    test('III: not the bye that the pairing gave, nor the rounds before a late entry', () => {
      const desk = deskWith(5, { system: 'harkness' });
      startRound(desk);
      finishRound(desk);
      startRound(desk);
      finishRound(desk);
      mustSend(desk, { kind: 'enter-late', players: [{ name: 'Luz' }], from: 3, missed: 'zero' });
      startRound(desk);
      finishRound(desk);
      expect(availableIn(desk.journal.state, 4)).toHaveLength(6);
    });

    test('another text excludes nobody', () => {
      const desk = deskWith(6, { system: 'dutch-2026' });
      for (const round of [1, 2]) away(desk, 6, round, 'zero');
      for (let round = 1; round <= 2; round++) {
        startRound(desk);
        finishRound(desk);
      }
      expect(availableIn(desk.journal.state, 3)).toHaveLength(6);
    });
  });

  test('a table goes on with who stayed away', () => {
    const desk = deskWith(4, { system: 'berger', rounds: 3 });
    startRound(desk);
    stayAway(desk, 4);
    finishRound(desk);
    expect(availableIn(desk.journal.state, 2)).toHaveLength(4);
  });
});

describe('corrections (C.04.2, 4.3)', () => {
  const correct = (desk: Desk, round: number): Wish => ({
    kind: 'correct-result',
    round,
    board: 1,
    result: { code: '0-1' },
    was: { code: '1-0' },
    effect: effectByTheBook(desk.journal.state, round),
  });
  const white = (desk: Desk) => desk.journal.state.rounds[0]?.boards[0]?.white ?? key(0);

  test('before the next pairing is published it counts for it, and the draft is out of date', () => {
    const desk = playRounds(deskWith(6), 1);
    mustSend(desk, { kind: 'pair', round: 2 });
    expect(effectByTheBook(desk.journal.state, 1)).toBe('next-pairing');
    mustSend(desk, correct(desk, 1));
    expect(roundsIn(desk.journal.state)[1]?.isOutOfDate).toBe(true);
    expect(turnOf(recordBefore(desk.journal.state, 2), white(desk), 1)).toMatchObject({ result: 'loss' });
    expect(desk.journal.state.book.left).toBeUndefined();
  });

  test('while the next round is played it counts for the following pairing', () => {
    const desk = playRounds(deskWith(6), 1);
    startRound(desk);
    expect(effectByTheBook(desk.journal.state, 1)).toBe('following-pairing');
    mustSend(desk, correct(desk, 1));
    expect(turnOf(recordBefore(desk.journal.state, 2), white(desk), 1)).toMatchObject({ result: 'win' });
    expect(turnOf(recordBefore(desk.journal.state, 3), white(desk), 1)).toMatchObject({ result: 'loss' });
    expect(turnOf(recordForStandings(desk.journal.state), white(desk), 1)).toMatchObject({ result: 'loss' });
  });

  test('later it is for the report only', () => {
    const desk = playRounds(deskWith(6), 2);
    startRound(desk);
    expect(effectByTheBook(desk.journal.state, 1)).toBe('report-only');
    mustSend(desk, correct(desk, 1));
    expect(turnOf(recordBefore(desk.journal.state, 4), white(desk), 1)).toMatchObject({ result: 'win' });
    expect(turnOf(recordForStandings(desk.journal.state), white(desk), 1)).toMatchObject({ result: 'win' });
    expect(turnOf(recordForReport(desk.journal.state), white(desk), 1)).toMatchObject({ result: 'loss' });
    expect(integrityLines(desk.journal.state)).toEqual([
      '### COR @ Round 1: board 1, 1-0 corrected to 0-1, report-only',
    ]);
  });

  test('1998, F7: it always counts for the pairings still to be made', () => {
    const desk = playRounds(deskWith(6, { system: 'dutch-1998' }), 2);
    startRound(desk);
    expect(effectByTheBook(desk.journal.state, 1)).toBe('following-pairing');
  });

  test('another effect than the book gives is confirmed twice and leaves the book', () => {
    const desk = playRounds(deskWith(6), 2);
    startRound(desk);
    const wish = { ...correct(desk, 1), effect: 'next-pairing' } as Wish;
    expect(codesOf(send(desk, wish))).toEqual(['not-confirmed']);
    mustSend(desk, wish);
    expect(desk.journal.state.book.left?.round).toBe(1);
    expect(turnOf(recordBefore(desk.journal.state, 4), white(desk), 1)).toMatchObject({ result: 'loss' });
  });
});

describe('adjourned games (C.04.2, 3.1)', () => {
  test('an adjourned game lets the next round be paired; its result counts from the pairing after it', () => {
    const desk = deskWith(6);
    startRound(desk);
    mustSend(desk, { kind: 'adjourn', round: 1, board: 1 });
    finishRound(desk);
    startRound(desk);
    const player = desk.journal.state.rounds[0]?.boards[0]?.white ?? key(0);
    mustSend(desk, { kind: 'enter-result', round: 1, board: 1, result: { code: '0-1' } });
    expect(turnOf(recordBefore(desk.journal.state, 2), player, 1)).toMatchObject({ kind: 'adjourned' });
    expect(turnOf(recordBefore(desk.journal.state, 3), player, 1)).toMatchObject({ result: 'loss' });
  });

  test('an open game is not adjourned: the next round waits for it', () => {
    const desk = deskWith(6);
    startRound(desk);
    expect(codesOf(send(desk, { kind: 'pair', round: 2 }))).toEqual(['round-not-finished']);
  });

  test('Harkness, 10: the director may state a result for pairing only', () => {
    const desk = deskWith(6, { system: 'harkness' });
    startRound(desk);
    mustSend(desk, { kind: 'adjourn', round: 1, board: 1, as: '1-0' });
    finishRound(desk);
    startRound(desk);
    expect(desk.journal.state.rounds[1]?.options['adjudicated']).toMatch(/^\d+-\d+ 1-0$/);
  });
});

test('1998, F6: a published pairing is taken back where it breaks B1 or B2, for nothing else', () => {
  const takenBack = (change: 'late-entry' | 'repeated-pairing' | 'absolute-criterion') => {
    const desk = deskWith(6, { system: 'dutch-1998' });
    startRound(desk);
    const outcome = insist(desk, { kind: 'unpublish', round: 1, change });
    return outcome.ok ? [] : outcome.faults.map(({ code, article }) => [code, article]);
  };
  expect(takenBack('late-entry')).toEqual([['reason-not-in-edition', 'Mexican manual, Swiss by rating, F6']]);
  expect(takenBack('repeated-pairing')).toEqual([]);
  expect(takenBack('absolute-criterion')).toEqual([]);
});

describe('rounds on the wall (C.04.2, 4.4)', () => {
  test('a pair that stays after a repeated pairing keeps its result', () => {
    const desk = deskWith(6);
    startRound(desk);
    mustSend(desk, { kind: 'enter-result', round: 1, board: 1, result: { code: '=' } });
    mustSend(desk, { kind: 'unpublish', round: 1, change: 'repeated-pairing' });
    expect(desk.journal.state.phase).toBe('preparing');
    const [first, second, third] = desk.journal.state.rounds[0]?.boards ?? [];
    if (!first || !second || !third) expect.fail();
    mustSend(desk, {
      kind: 'pair-by-hand',
      round: 1,
      boards: [first, { ...second, white: third.white }, { ...third, white: second.white }].map(
        ({ number, white, black }) => ({ number, white, black }),
      ),
      byes: [],
      hand: [2, 3],
      change: 'repeated-pairing',
    });
    mustSend(desk, { kind: 'publish', rounds: [1] });
    const { rounds, book } = desk.journal.state;
    expect(rounds[0]?.boards.map(({ results }) => Object.keys(results).length)).toEqual([1, 0, 0]);
    expect(book).toEqual({ byHand: [1] });
    expect(integrityLines(desk.journal.state).map(line => line.slice(0, 18))).toEqual([
      '### REG @ Round 1:',
      '### MPA @ Round 1:',
    ]);
  });

  test('C.04.2 (2017), D.10: only two who met before are a reason', () => {
    const desk = deskWith(4, { system: 'dutch-2017' });
    startRound(desk);
    expect(codesOf(send(desk, { kind: 'unpublish', round: 1, change: 'agreed' }))).toEqual([
      'reason-not-in-edition',
    ]);
    expect(desk.journal.state.published).toBe(1);
    mustSend(desk, { kind: 'unpublish', round: 1, change: 'repeated-pairing' });
    expect(desk.journal.state.published).toBe(0);
  });

  test('by hand without a reason of the regulation leaves the book when it is published, not before', () => {
    const desk = deskWith(4);
    mustSend(desk, {
      kind: 'pair-by-hand',
      round: 1,
      boards: [
        { number: 1, white: key(1), black: key(2) },
        { number: 2, white: key(3), black: key(4) },
      ],
      byes: [],
      hand: [1, 2],
    });
    expect(desk.journal.state.book.left).toBeUndefined();
    mustSend(desk, { kind: 'publish', rounds: [1] });
    expect(desk.journal.state.book.left?.round).toBe(1);
    expect(desk.journal.state.rounds[0]?.hand?.beside?.boards).toHaveLength(2);
  });

  test('by hand and yet the engine’s round: nothing to confirm, nothing on record', () => {
    const desk = deskWith(4);
    mustSend(desk, { kind: 'pair', round: 1 });
    const { boards = [] } = desk.journal.state.rounds[0] ?? {};
    const same = boards.map(({ number, white, black }) => ({ number, white, black }));
    expect(send(desk, { kind: 'pair-by-hand', round: 1, boards: same, byes: [], hand: [] }).ok).toBe(true);
    mustSend(desk, { kind: 'publish', rounds: [1] });
    expect(integrityLines(desk.journal.state)).toEqual([]);
  });

  test('warnings name what is wrong with a round by hand', () => {
    const desk = playRounds(deskWith(4), 1);
    const [first, second] = desk.journal.state.rounds[0]?.boards ?? [];
    if (!first || !second) expect.fail();
    const outcome = send(desk, {
      kind: 'pair-by-hand',
      round: 2,
      boards: [first, second].map(({ number, white, black }) => ({ number, white, black })),
      byes: [],
      hand: [1, 2],
    });
    const codes =
      outcome.ok || outcome.faults[0]?.code !== 'not-confirmed'
        ? []
        : outcome.faults[0].data.warnings.map(({ code }) => code);
    expect(codes).toEqual(['rematch', 'differs-from-engine']);
  });

  test('a table publishes its rounds at once, and they close with the tournament', () => {
    const desk = deskWith(4, { system: 'berger', rounds: 3 });
    for (const round of [1, 2, 3]) mustSend(desk, { kind: 'pair', round });
    mustSend(desk, { kind: 'publish', rounds: [1, 2, 3] });
    for (const round of [3, 1, 2])
      for (const board of [1, 2])
        mustSend(desk, { kind: 'enter-result', round, board, result: { code: '=' } });
    expect(roundsIn(desk.journal.state).map(({ status }) => status)).toEqual([
      'published',
      'published',
      'published',
    ]);
    mustSend(desk, { kind: 'finish' });
    expect(roundsIn(desk.journal.state).map(({ status }) => status)).toEqual(['closed', 'closed', 'closed']);
    expect(desk.journal.state.book.left).toBeUndefined();
  });

  test('a knock-out match may need more games than announced', () => {
    const desk = deskWith(4, { system: 'wimbledon', rounds: 2, options: { games: 2 } });
    startRound(desk);
    for (const board of [1, 2])
      for (const game of [1, 2])
        mustSend(desk, { kind: 'enter-result', round: 1, board, game, result: { code: '=' } });
    expect(codesOf(send(desk, { kind: 'pair', round: 2 }))).toEqual(['match-undecided']);
    mustSend(desk, { kind: 'enter-result', round: 1, board: 1, game: 3, result: { code: '1-0' } });
    mustSend(desk, { kind: 'enter-result', round: 1, board: 2, game: 3, result: { code: '+-' } });
    startRound(desk);
    expect(desk.journal.state.rounds[1]?.boards).toHaveLength(1);
  });
});

describe('phones and questions', () => {
  const wish = { kind: 'enter-result', round: 1, board: 1, result: { code: '1-0' } } as const;

  test('a phone fills, and changes its own for two minutes', () => {
    const desk = deskWith(4);
    startRound(desk);
    mustSend(desk, wish, { by: phone(), minute: 60 });
    const draw = { ...wish, result: { code: '=' }, was: { code: '1-0' } } as const;
    mustSend(desk, draw, { by: phone(), minute: 62 });
    const loss = { ...wish, result: { code: '0-1' }, was: { code: '=' } } as const;
    expect(codesOf(send(desk, loss, { by: phone(), minute: 65 }))).toEqual(['board-has-result']);
  });

  test('another phone on the same link changes nothing', () => {
    const desk = deskWith(4);
    startRound(desk);
    mustSend(desk, wish, { by: phone(), minute: 60 });
    const draw = { ...wish, result: { code: '=' }, was: { code: '1-0' } } as const;
    const other = phone({ device: 'b'.repeat(32) });
    expect(codesOf(send(desk, draw, { by: other, minute: 60 }))).toEqual(['board-has-result']);
  });

  test('a phone that does not say which it is fills, and changes nothing', () => {
    const desk = deskWith(4);
    startRound(desk);
    const { device: _device, ...unnamed } = phone() as Extract<Actor, { kind: 'link' }>;
    mustSend(desk, wish, { by: unnamed, minute: 60 });
    const draw = { ...wish, result: { code: '=' }, was: { code: '1-0' } } as const;
    expect(codesOf(send(desk, draw, { by: unnamed, minute: 60 }))).toEqual(['board-has-result']);
  });

  test('a phone changes its own only where it saw it', () => {
    const desk = deskWith(4);
    startRound(desk);
    mustSend(desk, wish, { by: phone(), minute: 60 });
    const blind = { ...wish, result: { code: '=' } } as const;
    expect(codesOf(send(desk, blind, { by: phone(), minute: 60 }))).toEqual(['board-has-result']);
  });

  test('what a phone corrects must be there: a result that was taken off the board is not', () => {
    const desk = deskWith(4);
    startRound(desk);
    mustSend(desk, wish, { by: phone(), minute: 60 });
    mustSend(desk, { kind: 'clear-result', round: 1, board: 1, was: { code: '1-0' } });
    const stale = { ...wish, result: { code: '=' }, was: { code: '1-0' } } as const;
    expect(codesOf(send(desk, stale, { by: phone(), minute: 61 }))).toEqual(['changed-meanwhile']);
  });

  test('a result typed before the round was taken back and published again is of other boards', () => {
    const desk = deskWith(4);
    startRound(desk);
    const seen = desk.journal.state.version;
    mustSend(desk, { kind: 'unpublish', round: 1, change: 'repeated-pairing' });
    mustSend(desk, { kind: 'publish', rounds: [1] });
    expect(codesOf(send(desk, wish, { by: phone(), basis: seen }))).toEqual(['basis-moved']);
    expect(codesOf(send(desk, wish, { by: phone() }))).toEqual([]);
  });

  test('what was touched by somebody else is no longer its own', () => {
    const desk = deskWith(4);
    startRound(desk);
    mustSend(desk, wish, { by: phone(), minute: 60 });
    mustSend(desk, { ...wish, result: { code: '=' }, was: { code: '1-0' } }, { by: LUIS, minute: 60 });
    expect(codesOf(send(desk, wish, { by: phone(), minute: 61 }))).toEqual(['board-has-result']);
  });

  test('what could not be done is kept as a question and taken over what is there now', () => {
    const desk = deskWith(4);
    startRound(desk);
    mustSend(desk, { ...wish, result: { code: '0-1' } });
    mustSend(desk, { kind: 'ask', wish }, { by: phone() });
    const question = desk.journal.state.version;
    expect(needsYou(desk.journal.state)).toEqual([{ kind: 'question', question }]);
    mustSend(desk, { kind: 'answer', question, take: true });
    expect(desk.journal.state.questions).toEqual([]);
    expect(desk.journal.state.rounds[0]?.boards[0]?.results[1]).toMatchObject({ result: { code: '1-0' } });
  });

  test('or left as it is', () => {
    const desk = deskWith(4);
    startRound(desk);
    mustSend(desk, { ...wish, result: { code: '0-1' } });
    mustSend(desk, { kind: 'ask', wish }, { by: phone() });
    mustSend(desk, { kind: 'answer', question: desk.journal.state.version, take: false });
    expect(desk.journal.state.rounds[0]?.boards[0]?.results[1]).toMatchObject({ result: { code: '0-1' } });
  });
});

describe('files enter by create { from }', () => {
  const from = recordOf({
    players: 5,
    plannedRounds: 5,
    initialColour: 'white',
    rounds: [
      ['1-3 1-0', '4-2 =', '5 U'],
      ['2-1 +-', '3-5 0-1', '4 H'],
    ],
  });

  test('complete rounds come in closed, and the report says the same', () => {
    const desk = emptyDesk();
    mustSend(desk, { kind: 'create', details: DETAILS, settings: SETTINGS, from });
    expect(
      roundsIn(desk.journal.state)
        .map(({ status }) => status)
        .slice(0, 3),
    ).toEqual(['closed', 'closed', 'none']);
    const report = recordForReport(desk.journal.state);
    expect(report.players.map(({ turns }) => turns)).toEqual(from.players.map(({ turns }) => turns));
    expect(integrityLines(desk.journal.state)).toEqual(['### IMP @ Round 2: 2 rounds taken from a file']);
    startRound(desk);
  });

  test('an incomplete last round comes in published', () => {
    const open = recordOf({ players: 4, rounds: [['1-3 1-0', '4-2 =']] });
    const players = open.players.map(player =>
      player.id === 4 || player.id === 2
        ? {
            ...player,
            turns: [
              {
                kind: 'adjourned' as const,
                opponent: (player.id === 4 ? 2 : 4) as typeof player.id,
                colour: player.id === 4 ? ('white' as const) : ('black' as const),
              },
            ],
          }
        : player,
    );
    const desk = emptyDesk();
    mustSend(desk, { kind: 'create', details: DETAILS, settings: SETTINGS, from: { ...open, players } });
    expect(roundsIn(desk.journal.state)[0]).toMatchObject({
      status: 'published',
      open: [expect.any(Number)],
    });
  });
});

test('the report of a finished tournament carries points and reads back without a fault', () => {
  const desk = playRounds(deskWith(6, { rounds: 2 }), 2);
  mustSend(desk, { kind: 'finish' });
  const report = recordForReport(desk.journal.state, { seal: desk.entries.at(-1)?.seal ?? '' });
  expect(checkTournament(report).ok).toBe(true);
  expect(report.players.reduce((sum, { statedPoints = 0 }) => sum + statedPoints, 0)).toBe(60);
  expect(report.keptLines.at(-1)?.text).toMatch(/^ pareo-journal entries=\d+ seal=[0-9a-f]{64}$/);
});
