import { describe, expect, test } from 'vitest';
import { checkRounds } from '../../checker/index.ts';
import { readTournament, writeRecord } from '../../formats/index.ts';
import { checkTournament } from '../../model/index.ts';
import {
  asPaired,
  type BoardState,
  integrityLines,
  type PlayerKey,
  recordBefore,
  recordForReport,
  recordForStandings,
  type State,
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
  playRounds,
  SETTINGS,
  send,
  startRound,
} from '../testing/desk.ts';

/* What is played otherwise than it was paired: colours, boards added, and who sits where. */

const board = (state: State, round: number, number: number): BoardState => {
  const found = state.rounds[round - 1]?.boards.find(one => one.number === number);
  if (!found) throw new Error(`no board ${number}`);
  return found;
};
const colourOf = (record: ReturnType<typeof recordBefore>, number: number, round: number) => {
  const turn = record.players.find(({ id }) => id === number)?.turns[round - 1];
  return turn?.kind === 'game' ? `${turn.colour} ${turn.result}` : turn?.kind;
};
const numberOf = (state: State, key: PlayerKey) => state.players[key]?.number ?? 0;

describe('C.04.2, 4.3: a game was played with the wrong colours', () => {
  /** Round 1 of six is over but not closed; White won on board 1. */
  const played = () => playRounds(deskWith(6), 1);
  const swap = (desk: Desk, round = 1, effect?: 'report-only' | 'next-pairing') =>
    ({
      kind: 'swap-colours',
      round,
      board: 1,
      white: board(desk.journal.state, round, 1).white,
      ...(effect ? { effect } : {}),
    }) as const;

  test('each has the other colour and what each scored; the next pairing knows it', () => {
    const desk = played();
    const { white, black } = board(desk.journal.state, 1, 1);
    const state = mustSend(desk, swap(desk));
    const now = board(state, 1, 1);
    expect([now.white, now.black]).toEqual([black, white]);
    expect(now.results[1]).toMatchObject({ result: { code: '0-1' } });
    const record = recordBefore(state, 2);
    expect(colourOf(record, numberOf(state, white), 1)).toBe('black win');
    expect(colourOf(record, numberOf(state, black), 1)).toBe('white loss');
    expect(asPaired(now)).toMatchObject({ white, black });
  });

  test('a draft that was made before is out of date', () => {
    const desk = played();
    mustSend(desk, { kind: 'pair', round: 2 });
    mustSend(desk, swap(desk));
    expect(codesOf(send(desk, { kind: 'publish', rounds: [2] }))).toEqual(['draft-out-of-date']);
  });

  test('while the next round is played: the pairing after it; what was paired before knew the old colours', () => {
    const desk = played();
    startRound(desk);
    const { white } = board(desk.journal.state, 1, 1);
    const state = mustSend(desk, swap(desk));
    const number = numberOf(state, white);
    expect(colourOf(recordBefore(state, 2), number, 1)).toBe('white win');
    expect(colourOf(recordBefore(state, 3), number, 1)).toBe('black win');
    expect(colourOf(recordForStandings(state), number, 1)).toBe('black win');
    expect(state.book.left).toBeUndefined();
    expect(integrityLines(state)).toEqual([
      '### COR @ Round 1: board 1, played with colours reversed, following-pairing',
    ]);
  });

  test('once the next round is over: for the report alone, and another effect leaves the book', () => {
    const desk = playRounds(deskWith(6), 2);
    startRound(desk);
    expect(codesOf(send(desk, swap(desk, 1, 'next-pairing')))).toEqual(['not-confirmed']);
    const { white } = board(desk.journal.state, 1, 1);
    const state = mustSend(desk, swap(desk));
    const number = numberOf(state, white);
    expect(colourOf(recordBefore(state, 4), number, 1)).toBe('white win');
    expect(colourOf(recordForReport(state), number, 1)).toBe('black win');
    expect(state.book.left).toBeUndefined();
    const left = mustSend(desk, {
      ...swap(desk, 2, 'next-pairing'),
      effect: 'report-only',
      reason: 'told late',
    });
    expect(left.book.left).toMatchObject({ round: 2 });
  });

  test('two arbiters do not swap twice: the second sees other colours than it says', () => {
    const desk = played();
    const again = swap(desk);
    mustSend(desk, again);
    expect(codesOf(send(desk, again, { by: LUIS }))).toEqual(['changed-meanwhile']);
  });

  test('it is undone as long as nothing settles it', () => {
    const desk = played();
    const before = board(desk.journal.state, 1, 1);
    const { version } = mustSend(desk, swap(desk));
    const state = mustSend(desk, { kind: 'undo', entry: version });
    expect(board(state, 1, 1)).toEqual(before);
  });

  test('a file says with which colours its rounds were paired, and so does a tournament made from it', () => {
    const desk = played();
    mustSend(desk, swap(desk));
    startRound(desk);
    finishRound(desk);
    startRound(desk);
    // Of round 2 while round 3 is played: round 4 is the first to know.
    mustSend(desk, swap(desk, 2));
    const { state } = desk.journal;
    const written = writeRecord(recordForReport(state), 'trf26');
    const read = readTournament(new TextEncoder().encode(written.ok ? written.value : ''));
    expect(read.ok && checkRounds(read.value.tournament).rounds.map(({ kind }) => kind)).toEqual([
      'agrees',
      'agrees',
      'agrees',
    ]);

    const taken = emptyDesk();
    mustSend(taken, {
      kind: 'create',
      details: DETAILS,
      settings: SETTINGS,
      from: recordForReport(state),
    });
    const again = taken.journal.state;
    expect(recordForReport(again).earlierResults).toEqual(recordForReport(state).earlierResults);
    for (const round of [1, 2, 3, 4])
      expect(recordBefore(again, round).players.map(({ turns }) => turns)).toEqual(
        recordBefore(state, round).players.map(({ turns }) => turns),
      );
  });

  test('an unpublished round is as it was paired; its results come back with the colours as played', () => {
    const desk = deskWith(6);
    startRound(desk);
    const paired = board(desk.journal.state, 1, 1);
    mustSend(desk, { kind: 'enter-result', round: 1, board: 1, result: { code: '1-0' } });
    mustSend(desk, swap(desk));
    const back = mustSend(desk, { kind: 'unpublish', round: 1, change: 'repeated-pairing' });
    expect(board(back, 1, 1)).toMatchObject({ white: paired.white, results: {} });
    const again = mustSend(desk, { kind: 'publish', rounds: [1] });
    expect(board(again, 1, 1)).toMatchObject({
      white: paired.black,
      results: { 1: { result: { code: '0-1' } } },
    });
  });
});

describe('C.04.2, 4.4 (3), (4): a board is added to a round that is on the wall', () => {
  /** Seven players: one has the bye; another one asked for a bye and came after all. */
  const short = (settings: Parameters<typeof deskWith>[1] = {}) => {
    const desk = deskWith(8, settings);
    mustSend(desk, {
      kind: 'set-attendance',
      cells: [{ player: 8 as PlayerKey, round: 1, as: 'zero', was: 'plays' }],
    });
    startRound(desk);
    return desk;
  };
  const free = (desk: Desk) => desk.journal.state.rounds[0]?.byes[0]?.player as PlayerKey;
  const added = (desk: Desk) =>
    ({ kind: 'add-board', round: 1, white: free(desk), black: 8 as PlayerKey, change: 'agreed' }) as const;

  test('it has the next number; the bye is taken back, the book is kept and the round is by hand', () => {
    const desk = short();
    const white = free(desk);
    const state = mustSend(desk, added(desk));
    expect(board(state, 1, 4)).toMatchObject({ white, black: 8 });
    expect(state.rounds[0]?.byes).toEqual([]);
    expect(state.players[8]?.attendance).toEqual({});
    expect(state.book).toEqual({ byHand: [1] });
    expect(integrityLines(state)).toEqual(['### MPA @ Round 1: board 4 added, reason agreed']);
    expect(state.rounds[0]?.hand).toMatchObject({ boards: [4], beside: { byes: [{ player: white }] } });
    expect(checkTournament(recordForReport(state)).ok).toBe(true);
  });

  test('it is a match of as many games as the others of its round', () => {
    const desk = short({ system: 'double-swiss-2026' });
    expect(board(mustSend(desk, added(desk)), 1, 4)).toMatchObject({ games: 2 });
  });

  test('it is undone until there is a result', () => {
    const desk = short();
    const { version } = mustSend(desk, added(desk));
    const result = { code: '1-0' } as const;
    mustSend(desk, { kind: 'enter-result', round: 1, board: 4, result });
    expect(codesOf(insist(desk, { kind: 'undo', entry: version }))).toEqual(['depends']);
    mustSend(desk, { kind: 'clear-result', round: 1, board: 4, was: result });
    mustSend(desk, { kind: 'undo', entry: desk.journal.state.version });
    mustSend(desk, { kind: 'undo', entry: desk.journal.state.version });
  });

  test('2017 has no such reason', () => {
    const desk = deskWith(8, { system: 'dutch-2017' });
    startRound(desk);
    const wish = {
      kind: 'add-board',
      round: 1,
      white: 1 as PlayerKey,
      black: 2 as PlayerKey,
      change: 'agreed',
    } as const;
    expect(codesOf(insist(desk, wish))).toContain('reason-not-in-edition');
  });
});

describe('who must sit at one board', () => {
  const numbersOf = (state: State) => state.rounds[0]?.boards.map(({ number, fixed }) => [number, fixed]);

  test('has it from the next pairing on; the others go on in their order, and who meets whom is untouched', () => {
    const plain = deskWith(8);
    startRound(plain);
    const desk = deskWith(8);
    mustSend(desk, { kind: 'fix-board', player: 1 as PlayerKey, board: 3 });
    startRound(desk);
    const { state } = desk.journal;
    expect(numbersOf(state)).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 1],
      [4, undefined],
    ]);
    const pairs = (of: State) => of.rounds[0]?.boards.map(({ white, black }) => `${white}-${black}`);
    const [first, ...others] = pairs(plain.journal.state) ?? [];
    expect(pairs(state)).toEqual([others[0], others[1], first, others[2]]);
  });

  test('a board beyond the last one, two for one board, and two who meet', () => {
    const desk = deskWith(8);
    mustSend(desk, { kind: 'fix-board', player: 1 as PlayerKey, board: 20 });
    mustSend(desk, { kind: 'fix-board', player: 2 as PlayerKey, board: 1 });
    mustSend(desk, { kind: 'fix-board', player: 3 as PlayerKey, board: 1 });
    mustSend(desk, { kind: 'fix-board', player: 6 as PlayerKey, board: 7 });
    startRound(desk);
    // 2-6 at 1: the lower of 1 and 7; 3-7 where the order puts it; 1-5 at 20.
    expect(numbersOf(desk.journal.state)).toEqual([
      [1, 2],
      [2, undefined],
      [3, undefined],
      [20, 1],
    ]);
  });

  test('a draft that was made before is out of date; the same again changes nothing', () => {
    const desk = deskWith(8);
    mustSend(desk, { kind: 'pair', round: 1 });
    mustSend(desk, { kind: 'fix-board', player: 1 as PlayerKey, board: 3 });
    expect(codesOf(send(desk, { kind: 'publish', rounds: [1] }))).toEqual(['draft-out-of-date']);
    expect(codesOf(send(desk, { kind: 'fix-board', player: 1 as PlayerKey, board: 3 }))).toEqual([
      'nothing-to-change',
    ]);
    expect(mustSend(desk, { kind: 'fix-board', player: 1 as PlayerKey }).players[1]).not.toHaveProperty(
      'board',
    );
  });

  test('a round changed by hand keeps the gaps', () => {
    const desk = deskWith(8);
    mustSend(desk, { kind: 'fix-board', player: 1 as PlayerKey, board: 9 });
    mustSend(desk, { kind: 'pair', round: 1 });
    const draft = desk.journal.state.rounds[0];
    const boards = (draft?.boards ?? []).map(({ results: _, ...one }) => one);
    mustSend(desk, { kind: 'pair-by-hand', round: 1, boards, byes: [], hand: [] });
    mustSend(desk, { kind: 'publish', rounds: [1] });
    expect(desk.journal.state.book).toEqual({ byHand: [] });
  });
});

test('a note is a line of the journal, of a board, of a player or of the tournament, and nothing depends on it', () => {
  const desk = deskWith(4, { rounds: 1 });
  startRound(desk);
  const about = { kind: 'board', round: 1, board: 2 } as const;
  const state = mustSend(desk, { kind: 'note', text: 'Appeal of Player 02: rejected.', about });
  expect(state.notes).toMatchObject([{ text: 'Appeal of Player 02: rejected.', about }]);
  mustSend(desk, { kind: 'undo', entry: state.version });
  expect(desk.journal.state.notes).toBeUndefined();
  expect(
    codesOf(send(desk, { kind: 'note', text: 'x', about: { kind: 'board', round: 1, board: 9 } })),
  ).toEqual(['unknown-board']);
  finishRound(desk);
  mustSend(desk, { kind: 'finish' });
  // An appeal may come when everything is over.
  mustSend(desk, { kind: 'note', text: 'Prizes given.' });
});
