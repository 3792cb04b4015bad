import { expect, test } from 'vitest';
import { pairRound } from '../round/index.ts';
import { accepted, tournament } from '../testing/index.ts';
import { availableIn, needsYou } from './index.ts';
import { DETAILS, type Desk, emptyDesk, finishRound, mustSend, SETTINGS } from './testing/desk.ts';

/** 6 did not come to round 1, which is all that the file has. */
const FILE = tournament({
  players: 6,
  plannedRounds: 5,
  initialColour: 'white',
  rounds: [['1-4 1-0', '5-2 0-1', '3-6 +-']],
});

const fromFile = (system: string): Desk => {
  const desk = emptyDesk();
  const settings = { ...SETTINGS, system };
  mustSend(desk, { kind: 'create', details: DETAILS, settings, from: FILE.record });
  return desk;
};

const boardsOf = (desk: Desk, round: number) =>
  desk.journal.state.rounds[round - 1]?.boards.map(({ white, black }) => `${white}-${black}`);

test('one file, one round: the journal made from it pairs whom the file pairs', () => {
  for (const system of ['dutch-2026', 'dutch-2017', 'dutch-1998', 'harkness']) {
    const desk = fromFile(system);
    mustSend(desk, { kind: 'pair', round: 2 });
    const { boards } = accepted(pairRound(FILE, { round: 2, system }));
    expect(boardsOf(desk, 2), system).toEqual(boards.map(({ white, black }) => `${white}-${black}`));
  }
});

test('C.05, 6.5: whoever lost the last round of the file by forfeit is a line in Needs you', () => {
  const desk = fromFile('dutch-2026');
  const need = { kind: 'no-show', player: 6, round: 1, article: 'C.05, 6.5', isPaired: true };
  expect(needsYou(desk.journal.state)).toEqual([need]);
  expect(availableIn(desk.journal.state, 2)).toHaveLength(6);
  // The arbiter answers: plays.
  mustSend(desk, { kind: 'return', players: [6 as never], from: 2 });
  expect(needsYou(desk.journal.state)).toEqual([]);
  expect(availableIn(desk.journal.state, 2)).toHaveLength(6);
});

test('C.05, 6.5: a forfeit entered here holds back until an arbiter acts', () => {
  const desk = fromFile('dutch-2026');
  mustSend(desk, { kind: 'return', players: [6 as never], from: 2 });
  mustSend(desk, { kind: 'pair', round: 2 });
  mustSend(desk, { kind: 'publish', rounds: [2] });
  finishRound(desk, { 1: '+-' });
  const away = desk.journal.state.rounds[1]?.boards[0]?.black;
  expect(needsYou(desk.journal.state)).toEqual([
    { kind: 'no-show', player: away, round: 2, article: 'C.05, 6.5' },
  ]);
  expect(availableIn(desk.journal.state, 3).map(({ key }) => key)).not.toContain(away);
});
