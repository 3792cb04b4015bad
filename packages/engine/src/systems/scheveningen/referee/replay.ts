import { playerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { position } from '../../../testing/index.ts';
import type { Replay } from '../../testing/replay.ts';
import { type LookedUp, tableReplay } from '../../testing/table-replay.ts';
import { PRINTED_MATCHES } from '../testing/printed-matches.ts';

/** A's players are 1, 2, 3 …, B's 101, 102, 103 … */
const idOf = (code: string): number => Number(code.slice(1)) + (code.startsWith('B') ? 100 : 0);

type Cell = readonly [white: string, black: string];

/** The printed table for 4, 6 or 8 boards, cell by cell. */
const printedFor = (boards: number): readonly (readonly Cell[])[] | undefined =>
  PRINTED_MATCHES.find(match => match.boards === boards)?.rounds.map(round =>
    round.split(' ').map((cell): Cell => {
      const [white = '', black = ''] = cell.split('-');
      return [white, black];
    }),
  );

/**
 * Decision 13, an odd number of boards, as somebody would seat it: A's players in a row, B's row moves one place on
 * in each round. The first (n + 1) / 2 of A's row have White in odd rounds and Black in even ones; before every even
 * round the last of the row comes to its front.
 */
const seatedFor = (boards: number): readonly (readonly Cell[])[] => {
  let row = Array.from({ length: boards }, (_, index) => index + 1);
  return Array.from({ length: boards }, (_, index) => {
    const round = index + 1;
    if (round % 2 === 0) row = [...row.slice(-1), ...row.slice(0, -1)];
    const front = row.slice(0, (boards + 1) / 2);
    return Array.from({ length: boards }, (_, seat): Cell => {
      const [a, b] = [`A${seat + 1}`, `B${((seat + index) % boards) + 1}`];
      return front.includes(seat + 1) === (round % 2 === 1) ? [a, b] : [b, a];
    });
  });
};

/** A second cycle has the colours reversed. */
const lookUp = (given: Position, cycles: number): LookedUp => {
  const boards = given.everyone.length / 2;
  const printed = printedFor(boards);
  const table = (printed ?? seatedFor(boards)).map(round =>
    round.map(cell => cell.map(idOf) as readonly number[]),
  );
  const isSecond = given.round > boards;
  const cells = table[(given.round - 1) % boards] ?? [];
  const isThere = (id: number) => given.entrants.some(entrant => entrant.id === id);
  return {
    boards: cells
      .filter(pair => pair.every(isThere))
      .map(([first = 0, second = 0]) => ({
        ...(isSecond ? { white: second, black: first } : { white: first, black: second }),
        rule: printed ? 'scheveningen.table' : 'scheveningen.other-table',
        place: {
          boards,
          line: ((given.round - 1) % boards) + 1,
          a: Math.min(first, second),
          b: Math.max(first, second) - 100,
        },
        colourRule: isSecond ? 'scheveningen.second-cycle' : 'scheveningen.colours',
      })),
    rests: cells
      .filter(pair => pair.filter(isThere).length === 1)
      .map(([one = 0, other = 0]) => ({
        ...(isThere(one) ? { player: one, absent: other } : { player: other, absent: one }),
        rule: 'scheveningen.absence',
        freeBy: 'absence',
      })),
    others: ['A', 'B'].map(team => {
      const codes = Array.from({ length: boards }, (_, index) => `${team}${index + 1}`);
      return `group scheveningen.teams ${codes.map(idOf).join()}`;
    }),
    forbids: (a, b) => (a > 100 === b > 100 ? 'scheveningen.teams' : undefined),
    meetIn: (a, b) => {
      const column = table.findIndex(round => round.some(pair => pair.includes(a) && pair.includes(b))) + 1;
      const rounds = Array.from({ length: cycles }, (_, cycle) => column + cycle * boards);
      return rounds.find(round => round >= given.round) ?? rounds.at(-1);
    },
  };
};

const positionFor =
  (cycles: number) =>
  (seed: number): Position => {
    const boards = [4, 6, 8, 3, 5, 7][seed % 6] ?? 4;
    const left = seed % 5 === 0 ? seed % boards : -1;
    const team = (group: string, from: number) =>
      Array.from({ length: boards }, (_, index) => ({
        id: playerId(from + index),
        group,
        ...(group === 'A' && index === left ? { withdrawnAfter: 1 } : {}),
      }));
    const round = 1 + ((seed * 5) % (cycles * boards));
    const asking = seed % 7 === 0 ? [playerId(101 + (seed % boards))] : [];
    const requestedByes = [{ worth: 'zero', round, participants: asking }] as const;
    return position({ players: [...team('A', 1), ...team('B', 101)], requestedByes }, round);
  };

export const replayOf = (cycles: 'single' | 'double'): Replay =>
  tableReplay({
    system: 'scheveningen',
    options: { cycles },
    positionFor: positionFor(cycles === 'single' ? 1 : 2),
    lookUp: given => lookUp(given, cycles === 'single' ? 1 : 2),
  });
