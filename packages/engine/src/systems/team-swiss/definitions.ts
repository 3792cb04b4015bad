import { type Colour, gamesIn, type PlayerId, type Turn, ZERO } from '../../model/index.ts';
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
): readonly Contender[] => {
  const entrantOf = new Map(position.everyone.map(entrant => [entrant.id, entrant]));
  return position.entrants.map((entrant, order) => {
    const matches = entrant.past.flatMap(past => matchIn(past, entrantOf));
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
};

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

const matchIn = (
  { round, turn, score, opponentsScore }: PastRound,
  entrantOf: ReadonlyMap<PlayerId, Entrant>,
): readonly PastMatch[] => {
  const isFloat = opponentsScore !== score;
  if (turn.kind === 'adjourned') {
    const { opponent, colour } = turn;
    return [{ round, opponent, isPlayed: true, wonByForfeit: false, colour, isFloat }];
  }
  if (turn.kind !== 'match') return [];
  const isPlayed = gamesIn(turn).length > 0;
  const rivals = entrantOf.get(turn.opponent)?.past[round - 1]?.turn;
  return [
    {
      round,
      opponent: turn.opponent,
      isPlayed,
      wonByForfeit: !isPlayed && boardsWon(turn) > boardsWon(rivals),
      colour: isPlayed ? turn.games[0]?.colour : undefined,
      isFloat: isPlayed && isFloat,
    },
  ];
};

/** Of a match that nobody played: a board to which neither side came is won by nobody. */
const boardsWon = (turn: Turn | undefined): number =>
  turn?.kind === 'match' ? turn.games.filter(({ result }) => result === 'win').length : 0;

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
