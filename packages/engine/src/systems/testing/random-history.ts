import {
  type Colour,
  gamesIn,
  isPlayed,
  opponentIn,
  opposite,
  type PlayerId,
  pointsFor,
  type Result,
  type Scoring,
  type Turn,
} from '../../model/index.ts';
import { preferenceOf } from '../swiss/colour-history.ts';
import type { Dice } from './dice.ts';

/** How the rounds of a made-up past went. Numbers are percentages. */
export interface Manner {
  readonly scoring: Scoring;
  readonly opponents: 'at random' | 'near in score';
  readonly colours: 'as due' | 'at random' | 'white to the first';
  readonly draws: number;
  readonly absences: number;
  readonly forfeits: number;
}

export interface History {
  readonly id: PlayerId;
  readonly entersIn: number;
  readonly turns: readonly Turn[];
}

type Opponents = readonly [History, History];

/** The past with one more round; undefined where those present cannot be paired without meeting again. */
export const withAnotherRound = (
  histories: readonly History[],
  manner: Manner,
  dice: Dice,
): readonly History[] | undefined => {
  const round = (histories[0]?.turns.length ?? 0) + 1;
  const absent = histories.filter(({ entersIn }) => round < entersIn || dice.happens(manner.absences));
  const present = histories.filter(history => !absent.includes(history));
  const resting = present.length % 2 === 1 ? receiverAmong(present, dice) : undefined;
  const playing = inOrder(
    present.filter(history => history !== resting),
    manner,
    dice,
  );
  const pairs = pairedWithoutRepetition(playing, manner, dice);
  if (!pairs) return undefined;
  const turns = new Map<PlayerId, Turn>([
    ...absent.map(({ id, entersIn }) => [id, round < entersIn ? ABSENT : absence(dice)] as const),
    ...pairs.flatMap(pair => gameOf(pair, manner, dice)),
  ]);
  return histories.map(history => ({
    ...history,
    turns: [...history.turns, turns.get(history.id) ?? { kind: 'pairing-bye' }],
  }));
};

const ABSENT: Turn = { kind: 'absent' };

export const absence = (dice: Dice): Turn =>
  dice.pick<Turn>([
    ABSENT,
    { kind: 'requested-bye', worth: 'zero' },
    { kind: 'requested-bye', worth: 'half' },
    { kind: 'requested-bye', worth: 'half' },
    { kind: 'requested-bye', worth: 'full' },
  ]);

const receiverAmong = (present: readonly History[], dice: Dice): History => {
  const without = present.filter(({ turns }) => !turns.some(({ kind }) => kind === 'pairing-bye'));
  return dice.pick(without.length > 0 ? without : present);
};

const scoreOf = ({ turns }: History, scoring: Scoring): number =>
  turns.reduce((sum, turn) => sum + pointsFor(turn, scoring), 0);

const inOrder = (players: readonly History[], manner: Manner, dice: Dice): readonly History[] => {
  const shuffled = dice.shuffled(players);
  if (manner.opponents === 'at random') return shuffled;
  return [...shuffled].sort((a, b) => scoreOf(b, manner.scoring) - scoreOf(a, manner.scoring));
};

const haveMet = (a: History, b: History): boolean =>
  a.turns.some(turn => isPlayed(turn) && opponentIn(turn) === b.id);

const pairedWithoutRepetition = (
  [first, ...others]: readonly History[],
  manner: Manner,
  dice: Dice,
): readonly Opponents[] | undefined => {
  if (!first) return [];
  for (const other of others) {
    if (haveMet(first, other)) continue;
    const rest = pairedWithoutRepetition(
      others.filter(player => player !== other),
      manner,
      dice,
    );
    if (rest) return [[first, other], ...rest];
  }
  return undefined;
};

const gameOf = (
  [first, second]: Opponents,
  manner: Manner,
  dice: Dice,
): readonly (readonly [PlayerId, Turn])[] => {
  const colour = colourOf([first, second], manner, dice);
  const sides = [
    { id: first.id, opponent: second.id, colour },
    { id: second.id, opponent: first.id, colour: opposite(colour) },
  ] as const;
  if (dice.happens(manner.forfeits)) {
    const winners = dice.pick([[first.id], [second.id], []]);
    return sides.map(({ id, ...side }) => [id, { kind: 'forfeit', ...side, won: winners.includes(id) }]);
  }
  const results = resultsOf(manner, dice);
  return sides.map(({ id, ...side }, index) => [
    id,
    { kind: 'game', ...side, result: results[index] ?? 'loss' },
  ]);
};

const resultsOf = (manner: Manner, dice: Dice): readonly Result[] => {
  if (dice.happens(manner.draws)) return ['draw', 'draw'];
  return dice.pick<readonly Result[]>([
    ['win', 'loss'],
    ['win', 'loss'],
    ['loss', 'win'],
    ...(dice.happens(3) ? [['loss', 'loss'] as const] : []),
  ]);
};

const colourOf = ([first, second]: Opponents, manner: Manner, dice: Dice): Colour => {
  const due = dueTo(first) ?? (dueTo(second) === 'white' ? 'black' : 'white');
  switch (manner.colours) {
    case 'as due':
      return due;
    case 'at random':
      return dice.pick(['white', 'black']);
    case 'white to the first':
      return dice.happens(60) ? (first.id < second.id ? 'white' : 'black') : due;
  }
};

const dueTo = ({ turns }: History): Colour | undefined =>
  preferenceOf(turns.flatMap(gamesIn).map(({ colour }) => colour))?.colour;
