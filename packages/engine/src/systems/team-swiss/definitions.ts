import { type Colour, forfeitsMatch, gamesIn, type PlayerId, type Turn, ZERO } from '../../model/index.ts';
import type { Entrant, PastRound, Position } from '../../position/index.ts';
import type { Contender } from '../upfloaters/contender.ts';
import { type PreferenceType, preferenceOf } from './colours.ts';

/* C.04.6, article 1: what past matches make of a team. */

export interface TeamTerms {
  readonly preferences: PreferenceType;
  /** 4.2.2. */
  readonly secondaryCounts: boolean;
}

/** Every team to be paired, as the procedure sees it. */
export const contendersOf = (
  position: Position,
  { preferences, secondaryCounts }: TeamTerms,
): readonly Contender[] =>
  position.entrants.map((entrant, order) => {
    const matches = entrant.past.flatMap(matchIn);
    const played = matches.filter(({ isPlayed }) => isPlayed);
    const colours = played.flatMap(({ colour }) => colour ?? []);
    return {
      id: entrant.id,
      entrant,
      order,
      tpn: entrant.place,
      score: entrant.pairingScore,
      secondary: secondaryCounts ? (entrant.secondary ?? ZERO) : ZERO,
      // The first match stands where a file has two.
      met: new Map(played.map(({ opponent, round }) => [opponent, round] as const).reverse()),
      barredSince: barredSince(entrant, matches),
      played: played.length,
      floated: played.some(({ round, isFloat }) => isFloat && round === position.round - 1),
      colours,
      parity: position.pairingNumber.get(entrant.id) ?? 0,
      preference: preferenceOf(colours, {
        type: preferences,
        isLastRound: position.isLastRound === true,
      }),
    };
  });

interface PastMatch {
  readonly round: number;
  readonly opponent: PlayerId;
  /** At least one board was. */
  readonly isPlayed: boolean;
  readonly wonByForfeit: boolean;
  /** 1.6: scheduled for the first board. */
  readonly colour: Colour | undefined;
  /** 1.5: the opponent had another score. */
  readonly isFloat: boolean;
}

const matchIn = ({ round, turn, score, opponentsScore }: PastRound): readonly PastMatch[] => {
  const isFloat = opponentsScore !== score;
  if (turn.kind === 'adjourned') {
    const { opponent, colour } = turn;
    return [{ round, opponent, isPlayed: true, wonByForfeit: false, colour, isFloat }];
  }
  if (turn.kind !== 'match') return [];
  const isPlayed = gamesIn(turn).length > 0;
  return [
    {
      round,
      opponent: turn.opponent,
      isPlayed,
      wonByForfeit: !isPlayed && !forfeitsMatch(turn) && winsMoreThanHalf(turn),
      colour: isPlayed ? turn.games[0]?.colour : undefined,
      isFloat: isPlayed && isFloat,
    },
  ];
};

const winsMoreThanHalf = (turn: Extract<Turn, { readonly kind: 'match' }>): boolean =>
  2 * turn.games.filter(({ result }) => result === 'win').length > turn.games.length;

/** C2: a half-point or zero-point bye does not bar. */
const barredSince = ({ past }: Entrant, matches: readonly PastMatch[]): number | undefined => {
  const ofByes = past
    .filter(
      ({ turn }) => turn.kind === 'pairing-bye' || (turn.kind === 'requested-bye' && turn.worth === 'full'),
    )
    .map(({ round }) => round);
  const ofForfeits = matches.filter(({ wonByForfeit }) => wonByForfeit).map(({ round }) => round);
  const [first] = [...ofByes, ...ofForfeits].sort((a, b) => a - b);
  return first;
};
