import { playerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { position } from '../../../testing/index.ts';
import type { Replay } from '../../testing/replay.ts';
import { type LookedUp, tableReplay } from '../../testing/table-replay.ts';
import { PRINTED_MATCHES } from '../testing/printed-matches.ts';

/** A's players are 1, 2, 3 …, B's 101, 102, 103 … */
const idOf = (code: string): number => Number(code.slice(1)) + (code.startsWith('B') ? 100 : 0);

/** The printed table for 4, 6 or 8 boards, cell by cell; a second cycle with the colours reversed. */
const lookUp = (given: Position): LookedUp => {
  const boards = given.everyone.length / 2;
  const printed = PRINTED_MATCHES.find(match => match.boards === boards)?.rounds ?? [];
  const isSecond = given.round > boards;
  const cells = (printed[(given.round - 1) % boards] ?? '').split(' ').map(cell => cell.split('-').map(idOf));
  const isThere = (id: number) => given.entrants.some(entrant => entrant.id === id);
  return {
    boards: cells
      .filter(pair => pair.every(isThere))
      .map(([first = 0, second = 0]) => ({
        ...(isSecond ? { white: second, black: first } : { white: first, black: second }),
        rule: 'scheveningen.table',
        colourRule: isSecond ? 'scheveningen.second-cycle' : 'scheveningen.colours',
      })),
    rests: cells
      .filter(pair => pair.filter(isThere).length === 1)
      .flatMap(pair => pair.filter(isThere).map(player => ({ player, rule: 'scheveningen.absence' }))),
    others: ['group scheveningen.teams', 'group scheveningen.teams'],
  };
};

const positionFor =
  (cycles: number) =>
  (seed: number): Position => {
    const boards = [4, 6, 8][seed % 3] ?? 4;
    const left = seed % 5 === 0 ? seed % boards : -1;
    const team = (group: string, from: number) =>
      Array.from({ length: boards }, (_, index) => ({
        id: playerId(from + index),
        group,
        ...(group === 'A' && index === left ? { withdrawnAfter: 1 } : {}),
      }));
    return position({ players: [...team('A', 1), ...team('B', 101)] }, 1 + ((seed * 5) % (cycles * boards)));
  };

export const replayOf = (cycles: 'single' | 'double'): Replay =>
  tableReplay({
    system: 'scheveningen',
    options: { cycles },
    positionFor: positionFor(cycles === 'single' ? 1 : 2),
    lookUp,
  });
