import { expect, test } from 'vitest';
import { finalOf, integrityLines, type PlayerKey, playersByNumber, recordForReport } from './index.ts';
import { DETAILS, emptyDesk, mustSend, people, SETTINGS, startRound } from './testing/desk.ts';

const key = (number: number) => number as PlayerKey;

const groups = () => {
  const desk = emptyDesk();
  mustSend(desk, {
    kind: 'create',
    details: DETAILS,
    settings: { ...SETTINGS, system: 'berger', rounds: 3 },
  });
  const players = people(8).map((player, at) => ({
    ...player,
    group: at % 2 === 0 ? 'A' : 'B',
    note: 'paid',
  }));
  mustSend(desk, { kind: 'enter-players', players, numbers: 'by-rank' });
  return desk.journal.state;
};

const wish = finalOf(
  groups(),
  [
    { player: key(6), group: 'B', place: 1 },
    { player: key(3), group: 'A', place: 1 },
    { player: key(1), group: 'A', place: 2 },
    { player: key(2), group: 'B', place: 2, isChosen: true },
  ],
  { details: { ...DETAILS, name: 'Final' }, settings: { ...SETTINGS, system: 'berger', rounds: 3 } },
);
const final = () => {
  const desk = emptyDesk();
  mustSend(desk, wish);
  return desk;
};

test('decision 250: the final has those who qualified, numbered by article 2.2, in one field and without results', () => {
  const { state } = final().journal;
  expect(
    playersByNumber(state).map(({ number, data }) => [number, data.name, data.group, data.note]),
  ).toEqual([
    [1, 'Player 01', undefined, undefined],
    [2, 'Player 02', undefined, undefined],
    [3, 'Player 03', undefined, undefined],
    [4, 'Player 06', undefined, undefined],
  ]);
  expect([state.phase, state.rounds.length, integrityLines(state)]).toEqual(['preparing', 0, []]);
});

test('its first round can be paired', () => {
  expect(startRound(final())).toBe(1);
});

test('how each qualified stands in the report', () => {
  expect(recordForReport(final().journal.state).keptLines.map(({ text }) => text.trim())).toEqual([
    'Player 01: place 2 of group A of Abierto de Xalapa',
    'Player 02: place 2 of group B of Abierto de Xalapa, chosen by the arbiter',
    'Player 03: place 1 of group A of Abierto de Xalapa',
    'Player 06: place 1 of group B of Abierto de Xalapa',
  ]);
});
