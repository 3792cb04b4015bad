import { playerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import { position } from '../../../testing/index.ts';
import type { Replay } from '../../testing/replay.ts';
import { type LookedUp, tableReplay } from '../../testing/table-replay.ts';
import { teamsBeforeRound } from '../testing/teams.ts';

/*
 * Another way to write FIDE's tables. Two players other than the highest meet in the round r with a + b = r + 1 (modulo
 * n - 1); an odd sum gives White to the lower number, an even one to the higher. The highest number meets whoever
 * would meet himself, and has White against the upper half of the numbers.
 */
const meetingOf = (
  a: number,
  b: number,
  size: number,
): { readonly round: number; readonly white: number } => {
  const sum = b === size ? 2 * a : a + b;
  const white = b === size ? (a <= size / 2 ? a : b) : (a + b) % 2 === 1 ? a : b;
  return { round: ((sum - 2) % (size - 1)) + 1, white };
};

interface Cycles {
  readonly of: 'players' | 'teams';
  readonly count: 1 | 2;
  readonly isSwapped: boolean;
  /** What the numbers were drawn from; absent: nobody says that they were. */
  readonly lot?: string;
}

/** The line of the table that a round plays: in the first of two cycles the last two may change places. */
const lineOf = (round: number, size: number, { isSwapped }: Cycles): number => {
  const lines = size - 1;
  if (round > lines) return round - lines;
  if (lines === 1) return round;
  if (isSwapped && round === lines) return lines - 1;
  return isSwapped && round === lines - 1 ? lines : round;
};

const lookUp = (given: Position, cycles: Cycles): LookedUp => {
  const ids = given.everyone
    .filter(({ player }) => player.withdrawnAfter !== 0)
    .map(({ id }) => Number(id))
    .sort((a, b) => a - b);
  const size = ids.length + (ids.length % 2);
  const ofTable = cycles.of === 'teams' ? 'team-berger' : 'berger';
  const ofCycles = cycles.of === 'teams' ? 'team-double-berger' : 'double-berger';
  const isThere = (id: number) => given.entrants.some(entrant => entrant.id === id);
  const line = lineOf(given.round, size, cycles);
  const isSecond = given.round > size - 1;
  const boards: LookedUp['boards'][number][] = [];
  const rests: LookedUp['rests'][number][] = [];
  for (let b = 2; b <= size; b++)
    for (let a = 1; a < b; a++) {
      const { round, white } = meetingOf(a, b, size);
      if (round !== line) continue;
      const [one = 0, other] = [ids[a - 1], ids[b - 1]];
      if (other === undefined) {
        if (isThere(one)) rests.push({ player: one, rule: `${ofTable}.rest`, freeBy: 'free-round' });
      } else if (isThere(one) && isThere(other)) {
        const isFirstWhite = (white === a) !== isSecond;
        boards.push({
          ...(isFirstWhite ? { white: one, black: other } : { white: other, black: one }),
          rule: `${ofTable}.table`,
          place: { table: size, line, numbers: isFirstWhite ? [a, b] : [b, a] },
          colourRule: isSecond ? `${ofCycles}.second-cycle` : `${ofTable}.colours`,
        });
      } else if (isThere(one) || isThere(other)) {
        const [player, absent] = isThere(one) ? [one, other] : [other, one];
        rests.push({ player, rule: `${ofTable}.absence`, freeBy: 'absence', absent });
      }
    }
  const isMoved = !isSecond && line !== given.round;
  /** In which two numbers meet: this round or the next, else the last; none with a number that nobody has. */
  const roundOf = (one: number, other: number): number | undefined => {
    const [a, b] = one < other ? [one, other] : [other, one];
    if (a === 0) return undefined;
    const { round } = meetingOf(a, b, size);
    const rounds = Array.from({ length: cycles.count * (size - 1) }, (_, index) => index + 1);
    const playing = rounds.filter(each => lineOf(each, size, cycles) === round);
    return playing.find(each => each >= given.round) ?? playing.at(-1);
  };
  return {
    boards,
    rests,
    others: [
      `order ${ofTable}.numbers${cycles.lot === undefined ? '-as-written' : ''} ${ids.join()}`,
      ...(isMoved ? [`order ${ofCycles}.last-two-rounds ${ids.join()}`] : []),
    ],
    meetIn: (one, other) => roundOf(ids.indexOf(one) + 1, ids.indexOf(other) + 1),
    ...(ids.length % 2 === 1 ? { freeIn: player => roundOf(ids.indexOf(player) + 1, size) } : {}),
  };
};

/** Three to eleven players or teams, some rounds later, with or without some who left, were expelled or asked not to play. */
const positionFor =
  ({ of, count: cycles }: Cycles) =>
  (seed: number): Position => {
    const count = 3 + (seed % 9);
    const size = count + (count % 2);
    const round = 1 + ((seed * 7) % (cycles * (size - 1)));
    const left = seed % 4 === 0 ? 1 + (seed % count) : 0;
    const expelled = of === 'players' && seed % 6 === 0 ? 1 + ((seed * 5) % count) : 0;
    const entered = Array.from({ length: count }, (_, index) => ({
      id: playerId(3 * index + 2),
      ...(index + 1 === left ? { withdrawnAfter: seed % 8 === 0 ? 0 : 1 } : {}),
      ...(index + 1 === expelled && expelled !== left ? { expelledAfter: 1 } : {}),
    }));
    if (of === 'teams') return teamsBeforeRound(entered, round);
    const asking = seed % 5 === 0 ? [playerId(3 * ((seed * 11) % count) + 2)] : [];
    const requestedByes = [{ worth: 'zero', round, participants: asking }] as const;
    return position({ players: entered, requestedByes }, round);
  };

export const replayOf = (
  system: 'berger' | 'double-berger' | 'team-berger' | 'team-double-berger',
  { isSwapped = false, lot }: { readonly isSwapped?: boolean; readonly lot?: string } = {},
): Replay => {
  const cycles: Cycles = {
    of: system.startsWith('team') ? 'teams' : 'players',
    count: system.endsWith('double-berger') ? 2 : 1,
    isSwapped,
    ...(lot === undefined ? {} : { lot }),
  };
  return tableReplay({
    system,
    options: {
      ...(isSwapped ? { 'swap-last-two-rounds': true } : {}),
      ...(lot === undefined ? {} : { lot }),
    },
    positionFor: positionFor(cycles),
    lookUp: given => lookUp(given, cycles),
  });
};
