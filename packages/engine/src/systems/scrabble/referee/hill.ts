import type { PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { LiteralContender as Contender } from './contenders.ts';
import { everyRound, meetFirst } from './rounds.ts';

export interface LiteralPrizes {
  readonly rounds: number;
  readonly prizes: number;
  /** How many places may count as settled: one, the champion's, or all that bring a prize. */
  readonly places: number;
}

export interface LiteralHill {
  readonly bye: Contender | undefined;
  /** In the order in which they were made, whoever chose first, and whom the order offered. */
  readonly pairs: readonly {
    readonly pair: readonly [Contender, Contender];
    readonly candidates: readonly Contender[];
    /** Gibson: whether the rival still had a chance of a prize. */
    readonly gibson?: { readonly hasChance: boolean };
  }[];
}

/** The referee of the hill: all rounds are written down; who can still reach whom is found by playing the rest out. */
export const pairHillLiterally = (
  position: Position,
  contenders: readonly Contender[],
  outlook: LiteralPrizes | undefined,
): LiteralHill | undefined => {
  const present = presentIn(position, contenders);
  const of = (id: PlayerId): Contender => {
    const found = present.find(contender => contender.id === id);
    if (!found) throw new Error(`${id} plays`);
    return found;
  };
  let rounds = everyRound(
    present.map(({ id }) => id),
    (a, b) => !position.mayNotMeet(a, b),
    () => true,
  );
  if (rounds.length === 0) return undefined;
  const bye = inOrderOfByes(present, position).find(({ id }) =>
    rounds.some(({ rivalOf }) => rivalOf.get(id) === 'bye'),
  );
  if (bye) rounds = rounds.filter(({ rivalOf }) => rivalOf.get(bye.id) === 'bye');
  let free = present.filter(contender => contender !== bye);
  const pairs: LiteralHill['pairs'][number][] = [];
  const meet = (
    chooser: Contender,
    candidates: readonly Contender[],
    hasChance?: (rival: Contender) => boolean,
  ) => {
    const meeting = meetFirst(
      rounds,
      chooser.id,
      candidates.map(({ id }) => id),
    );
    if (meeting.rival === undefined) throw new Error('everybody has a rival');
    rounds = meeting.rounds;
    const rival = of(meeting.rival);
    free = free.filter(other => other !== chooser && other !== rival);
    const gibson = hasChance ? { gibson: { hasChance: hasChance(rival) } } : {};
    pairs.push({ pair: [chooser, rival], candidates, ...gibson });
  };
  if (outlook) {
    const isOutOfIt = (contender: Contender): boolean => isOut(contender, contenders, outlook);
    for (const settled of contenders.filter((_, at) => isSettled(contenders, at, outlook))) {
      if (!free.includes(settled)) continue;
      const others = free.filter(other => other !== settled);
      meet(
        settled,
        [...others.filter(isOutOfIt), ...others.filter(other => !isOutOfIt(other)).reverse()],
        rival => !isOutOfIt(rival),
      );
    }
  }
  for (const contender of present)
    if (free.includes(contender))
      meet(
        contender,
        free.filter(other => other !== contender),
      );
  return { bye, pairs };
};

export const presentIn = (position: Position, contenders: readonly Contender[]): readonly Contender[] =>
  contenders.filter(({ id }) => position.entrants.some(entrant => entrant.id === id));

/** Rounds that brought a win's points without a game. */
export const freeRounds = ({ entrant }: Contender, { tournament }: Position): number => {
  const win = Math.max(tournament.scoring.win.white, tournament.scoring.win.black);
  return entrant.past.filter(
    ({ turn, points }) =>
      turn.kind === 'pairing-bye' ||
      (points >= win && turn.kind !== 'game' && turn.kind !== 'adjourned' && turn.kind !== 'match'),
  ).length;
};

export const inOrderOfByes = (present: readonly Contender[], position: Position): readonly Contender[] =>
  [...present].sort((a, b) => freeRounds(a, position) - freeRounds(b, position) || b.place - a.place);

/** Every score that can follow, result by result: a win, a draw or a loss in each round that is left. */
const futures = (points: number, rounds: number): readonly number[] =>
  rounds === 0 ? [points] : [10, 5, 0].flatMap(gain => futures(points + gain, rounds - 1));

const mayPass = (chaser: Contender, target: Contender, { rounds }: LiteralPrizes): boolean =>
  futures(chaser.points, rounds).some(mine => futures(target.points, rounds).some(theirs => mine >= theirs));

export const isSettled = (contenders: readonly Contender[], at: number, outlook: LiteralPrizes): boolean => {
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

export const isOut = (one: Contender, contenders: readonly Contender[], outlook: LiteralPrizes): boolean =>
  contenders.filter(other => other !== one && !mayPass(one, other, outlook)).length >= outlook.prizes;
