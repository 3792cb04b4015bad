import { type Colour, forfeitsMatch, gamesIn, type PlayerId, type Turn, ZERO } from '../../model/index.ts';
import type { Entrant, PastRound, Position } from '../../position/index.ts';
import type { Contender } from '../upfloaters/contender.ts';

/* C.04.5, Preface and article 1: what a match of two games makes of its players. */

/** Everybody to be paired, as the procedure sees them. */
export const contendersOf = (position: Position): readonly Contender[] => {
  const entrantOf = new Map(position.everyone.map(entrant => [entrant.id, entrant]));
  return position.entrants.map((entrant, order) => {
    const matches = entrant.past.flatMap(past => matchIn(past, entrantOf));
    const played = matches.filter(({ isForfeited }) => !isForfeited);
    return {
      id: entrant.id,
      entrant,
      order,
      tpn: entrant.place,
      score: entrant.pairingScore,
      secondary: ZERO,
      // The first match stands where a file has two.
      met: new Map(played.map(({ opponent, round }) => [opponent, round] as const).reverse()),
      barredSince: barredSince(entrant, matches),
      played: played.length,
      floated: played.some(({ round, isFloat }) => isFloat && round === position.round - 1),
      colours: played.flatMap(({ colour }) => colour ?? []),
      parity: position.pairingNumber.get(entrant.id) ?? 0,
      preference: undefined,
    };
  });
};

/** C2: a half-point or zero-point bye does not bar. */
const barredSince = ({ past }: Entrant, matches: readonly PastMatch[]): number | undefined => {
  const ofByes = past.filter(({ turn }) => isBye(turn)).map(({ round }) => round);
  const ofForfeits = matches.filter(({ wonByForfeit }) => wonByForfeit).map(({ round }) => round);
  const [first] = [...ofByes, ...ofForfeits].sort((a, b) => a - b);
  return first;
};

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
  entrantOf: ReadonlyMap<PlayerId, Entrant>,
): readonly PastMatch[] => {
  const isFloat = opponentsScore !== score;
  const took = { round, isForfeited: false, wonByForfeit: false, isFloat };
  switch (turn.kind) {
    case 'game':
    case 'adjourned':
      return [{ ...took, opponent: turn.opponent, colour: turn.colour }];
    case 'forfeit':
      return turn.opponent === undefined
        ? []
        : [
            {
              ...took,
              opponent: turn.opponent,
              isForfeited: true,
              wonByForfeit: turn.won,
              colour: undefined,
            },
          ];
    case 'match': {
      const rival = entrantOf.get(turn.opponent)?.past[round - 1]?.turn;
      const [own, its] = [forfeitsMatch(turn), rival !== undefined && forfeitsMatch(rival)];
      return [
        {
          ...took,
          opponent: turn.opponent,
          isForfeited: own || its,
          wonByForfeit: its && !own,
          colour: gamesIn(turn).length > 0 ? turn.games[0]?.colour : undefined,
        },
      ];
    }
    case 'pairing-bye':
    case 'requested-bye':
    case 'absent':
    case 'unpaired':
      return [];
  }
};
