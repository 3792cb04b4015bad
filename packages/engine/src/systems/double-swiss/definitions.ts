import { type Colour, gamesIn, type PlayerId, type Turn, tenths, ZERO } from '../../model/index.ts';
import type { Entrant, PastRound, Position } from '../../position/index.ts';
import type { Contender } from '../upfloaters/contender.ts';

/* C.04.5, Preface and article 1: what a match of two games makes of its players. */

/** Everybody to be paired, as the procedure sees them. */
export const contendersOf = (position: Position): readonly Contender[] => {
  const entrantOf = new Map(position.everyone.map(entrant => [entrant.id, entrant]));
  return position.entrants.map(entrant => contenderOf(entrant, { position, entrantOf }));
};

interface Around {
  readonly position: Position;
  readonly entrantOf: ReadonlyMap<PlayerId, Entrant>;
}

const contenderOf = (entrant: Entrant, around: Around): Contender => {
  const matches = entrant.past.flatMap(past => matchIn(past, around));
  const played = matches.filter(({ isForfeited }) => !isForfeited);
  return {
    tpn: entrant.id,
    score: entrant.pairingScore,
    secondary: ZERO,
    met: new Set(played.map(({ opponent }) => opponent)),
    mayHaveBye: !entrant.past.some(({ turn }) => isBye(turn)) && !matches.some(({ wonByForfeit }) => wonByForfeit),
    played: played.length,
    floated: played.some(({ round, isFloat }) => isFloat && round === around.position.round - 1),
    colours: played.flatMap(({ colour }) => colour ?? []),
    parity: around.position.pairingNumber.get(entrant.id) ?? 0,
    preference: undefined,
  };
};

/** C2: whoever has had one is not given another; a half-point or zero-point bye does not bar. */
const isBye = (turn: Turn): boolean =>
  turn.kind === 'pairing-bye' || (turn.kind === 'requested-bye' && turn.worth === 'full');

/** One match of a player, as the Preface and article 1 look at it. */
interface PastMatch {
  readonly round: number;
  readonly opponent: PlayerId;
  /** At least one of the two forfeited every game: then nothing of the match counts but its points. */
  readonly isForfeited: boolean;
  readonly wonByForfeit: boolean;
  /** 1.6: scheduled for the first game, where at least one game was played. */
  readonly colour: Colour | undefined;
  /** 1.5: the opponent had another score. */
  readonly isFloat: boolean;
}

const matchIn = (
  { round, turn, score, opponentsScore }: PastRound,
  { entrantOf }: Around,
): readonly PastMatch[] => {
  if (turn.kind === 'adjourned')
    return [
      {
        round,
        opponent: turn.opponent,
        isForfeited: false,
        wonByForfeit: false,
        colour: turn.colour,
        isFloat: opponentsScore !== score,
      },
    ];
  if (turn.kind === 'forfeit')
    return turn.opponent === undefined
      ? []
      : [
          {
            round,
            opponent: turn.opponent,
            isForfeited: true,
            wonByForfeit: turn.won,
            colour: undefined,
            isFloat: false,
          },
        ];
  if (turn.kind !== 'match') return [];
  const rival = entrantOf.get(turn.opponent)?.past[round - 1]?.turn;
  const [own, its] = [forfeitsAll(turn), rival !== undefined && forfeitsAll(rival)];
  return [
    {
      round,
      opponent: turn.opponent,
      isForfeited: own || its,
      wonByForfeit: its && !own,
      colour: gamesIn(turn).length > 0 ? turn.games[0]?.colour : undefined,
      isFloat: opponentsScore !== score,
    },
  ];
};

/** The player came to no game of the match. */
const forfeitsAll = (turn: Turn): boolean =>
  turn.kind === 'match' &&
  turn.games.length > 0 &&
  turn.games.every(({ forfeited, result }) => forfeited && result === 'loss');

/** 1.4: the bye is worth one win and one draw, unless the rules of the tournament say otherwise. */
export const pairingByeOf = (win: number, draw: number) => tenths(win + draw);
