import { describe, expect, test } from 'vitest';
import { codesOf, type Desk, deskWith, mustSend, send, startRound } from './testing/desk.ts';

/* Seed 001, Wimbledon: matches of a knock-out. */

const knockout = (players: number, options: Readonly<Record<string, string | number | boolean>>): Desk =>
  deskWith(players, {
    system: 'wimbledon',
    options,
    rounds: Math.ceil(Math.log2(players)),
    tiebreaks: [],
  });

/** The games of a match in order, each for the one with White in it. */
const play = (desk: Desk, board: number, codes: readonly ('1-0' | '=' | '0-1')[]): void => {
  const round = desk.journal.state.published;
  for (const [index, code] of codes.entries())
    mustSend(desk, { kind: 'enter-result', round, board, game: index + 1, result: { code } });
};

describe('a match is decided as soon as the rest cannot change it', () => {
  test.fails('at 3-0 of 4 games the next round can be paired', () => {
    const desk = knockout(4, { games: 4 });
    startRound(desk);
    play(desk, 1, ['1-0', '0-1', '1-0']);
    play(desk, 2, ['1-0', '0-1', '1-0']);
    expect(codesOf(send(desk, { kind: 'pair', round: 2 }))).toEqual([]);
  });
});

describe('the end', () => {
  test.fails('a level final is not finished', () => {
    const desk = knockout(2, { games: 2 });
    startRound(desk);
    play(desk, 1, ['=', '=']);
    expect(codesOf(send(desk, { kind: 'finish' }))).toEqual(['match-undecided']);
  });
});
