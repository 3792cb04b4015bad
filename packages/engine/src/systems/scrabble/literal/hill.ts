import type { PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Contender } from '../table.ts';
import { everyRound, type LiteralRound, meetFirst } from './rounds.ts';

export interface LiteralPrizes {
  readonly rounds: number;
  readonly prizes: number;
  /** How many places may count as settled: one, the champion's, or all that bring a prize. */
  readonly places: number;
}

/** The referee of the hill: all rounds are written down; who can still reach whom is found by playing the rest out. */
export const pairHillLiterally = (
  position: Position,
  contenders: readonly Contender[],
  outlook: LiteralPrizes | undefined,
): LiteralRound | undefined => {
  const present = contenders.filter(({ id }) => position.entrants.some(entrant => entrant.id === id));
  const ids = present.map(({ id }) => id);
  let rounds = everyRound(
    ids,
    (a, b) => !position.mayNotMeet(a, b),
    () => true,
  );
  if (rounds.length === 0) return undefined;
  const receiver = byBye(present, position).find(id =>
    rounds.some(({ rivalOf }) => rivalOf.get(id) === 'bye'),
  );
  if (receiver !== undefined) rounds = rounds.filter(({ rivalOf }) => rivalOf.get(receiver) === 'bye');
  let free = ids.filter(id => id !== receiver);
  const meet = (id: PlayerId, candidates: readonly PlayerId[]) => {
    const meeting = meetFirst(rounds, id, candidates);
    rounds = meeting.rounds;
    free = free.filter(other => other !== id && other !== meeting.rival);
  };
  if (outlook) {
    const settled = contenders.filter((_, at) => isSettled(contenders, at, outlook));
    const out = new Set(contenders.filter(one => isOut(one, contenders, outlook)).map(({ id }) => id));
    for (const { id } of settled) {
      if (!free.includes(id)) continue;
      const others = free.filter(other => other !== id);
      meet(id, [
        ...others.filter(other => out.has(other)),
        ...others.filter(other => !out.has(other)).reverse(),
      ]);
    }
  }
  for (const id of ids) if (free.includes(id)) meet(id, free);
  return rounds[0];
};

const byBye = (present: readonly Contender[], position: Position): readonly PlayerId[] => {
  const win = Math.max(position.tournament.scoring.win.white, position.tournament.scoring.win.black);
  const byes = ({ entrant }: Contender) =>
    entrant.past.filter(
      ({ turn, points }) =>
        turn.kind === 'pairing-bye' ||
        (points >= win && turn.kind !== 'game' && turn.kind !== 'adjourned' && turn.kind !== 'match'),
    ).length;
  return [...present].sort((a, b) => byes(a) - byes(b) || b.place - a.place).map(({ id }) => id);
};

/** Every score that can follow, result by result: a win, a draw or a loss in each round that is left. */
const futures = (points: number, rounds: number): readonly number[] =>
  rounds === 0 ? [points] : [10, 5, 0].flatMap(gain => futures(points + gain, rounds - 1));

const mayPass = (chaser: Contender, target: Contender, { rounds }: LiteralPrizes): boolean =>
  futures(chaser.points, rounds).some(mine => futures(target.points, rounds).some(theirs => mine >= theirs));

const isSettled = (contenders: readonly Contender[], at: number, outlook: LiteralPrizes): boolean => {
  const contender = contenders[at];
  if (!contender || at >= outlook.places) return false;
  return contenders.every((other, place) =>
    place === at
      ? true
      : place > at
        ? !mayPass(other, contender, outlook)
        : !mayPass(contender, other, outlook),
  );
};

const isOut = (one: Contender, contenders: readonly Contender[], outlook: LiteralPrizes): boolean =>
  contenders.filter(other => other !== one && !mayPass(one, other, outlook)).length >= outlook.prizes;
