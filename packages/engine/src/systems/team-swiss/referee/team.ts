import type { Colour, PlayerId } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Options } from '../../system.ts';
import type { Proof } from '../../testing/replay.ts';
import type { LiteralContender } from '../../upfloaters/referee/pair-literally.ts';

/* C.04.6, articles 1 and 4, written from the text once more: nothing of the fast version is used. */

export interface Team extends LiteralContender {
  readonly secondary: number;
  readonly matches: readonly Match[];
  /** Of the matches that took place, oldest first. */
  readonly colours: readonly Colour[];
  readonly byes: readonly number[];
  readonly parity: number;
}

interface Match {
  readonly round: number;
  readonly opponent: PlayerId;
  readonly tookPlace: boolean;
  readonly wonByForfeit: boolean;
  readonly colour: Colour | undefined;
  readonly isFloat: boolean;
}

export const teamsOf = (position: Position, options: Options): readonly Team[] => {
  const everPaired = position.everyone.filter(
    ({ id, past }) =>
      position.entrants.some(entrant => entrant.id === id) ||
      past.some(({ turn }) => 'opponent' in turn || turn.kind === 'pairing-bye'),
  );
  return position.entrants.map(({ id, place, pairingScore, secondary = 0, past }) => {
    const matches = past.flatMap(({ round, turn, score, opponentsScore }): readonly Match[] => {
      if (turn.kind === 'adjourned')
        return [
          {
            round,
            opponent: turn.opponent,
            tookPlace: true,
            wonByForfeit: false,
            colour: turn.colour,
            isFloat: score !== opponentsScore,
          },
        ];
      if (turn.kind !== 'match') return [];
      const tookPlace = turn.games.some(game => !game.forfeited);
      const won = turn.games.filter(({ result }) => result === 'win').length;
      const against = position.everyone.find(other => other.id === turn.opponent)?.past[round - 1]?.turn;
      const lost =
        against?.kind === 'match' ? against.games.filter(({ result }) => result === 'win').length : 0;
      return [
        {
          round,
          opponent: turn.opponent,
          tookPlace,
          wonByForfeit: !tookPlace && won > lost,
          colour: tookPlace ? turn.games[0]?.colour : undefined,
          isFloat: tookPlace && score !== opponentsScore,
        },
      ];
    });
    const colours = matches.flatMap(({ colour }) => colour ?? []);
    return {
      id,
      tpn: place,
      score: pairingScore,
      secondary: options['secondary-score'] === false ? 0 : secondary,
      played: matches.filter(({ tookPlace }) => tookPlace).length,
      floated: matches.some(({ round, isFloat }) => isFloat && round === position.round - 1),
      wants: wish(colours, options['colour-preferences'] ?? 'A', position.isLastRound === true),
      matches,
      colours,
      byes: past
        .filter(
          ({ turn }) =>
            turn.kind === 'pairing-bye' || (turn.kind === 'requested-bye' && turn.worth === 'full'),
        )
        .map(({ round }) => round),
      parity: everPaired.findIndex(other => other.id === id) + 1,
    };
  });
};

/** White matches less Black ones. */
const difference = (colours: readonly Colour[]): number =>
  colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);

/** 1.7, line by line. */
const wish = (colours: readonly Colour[], type: unknown, isLastRound: boolean): LiteralContender['wants'] => {
  if (type === 'none' || colours.length === 0) return undefined;
  const cd = difference(colours);
  const lastTwo = colours.slice(-2).join();
  if (cd < -1) return { colour: 'white', strong: true };
  if ((cd === 0 || cd === -1) && lastTwo === 'black,black') return { colour: 'white', strong: true };
  if (cd > 1) return { colour: 'black', strong: true };
  if ((cd === 0 || cd === 1) && lastTwo === 'white,white') return { colour: 'black', strong: true };
  if (type === 'A') return undefined;
  if (cd === -1) return { colour: 'white', strong: false };
  if (cd === 1) return { colour: 'black', strong: false };
  if (isLastRound) return undefined;
  return { colour: colours.at(-1) === 'black' ? 'white' : 'black', strong: false };
};

/** C1, then the pairs that the arbiter excludes. */
export const prohibitionIn =
  (position: Position) =>
  (a: Team, b: Team): Pick<Proof, 'rule' | 'round'> | undefined => {
    const met = a.matches.find(({ opponent, tookPlace }) => opponent === b.id && tookPlace);
    if (met) return { rule: 'team-swiss-2026.C1', round: met.round };
    return position.mayNotMeet(a.id, b.id) ? { rule: 'team-swiss-2026.forbidden' } : undefined;
  };

/** C2. */
export const barredSince = ({ byes, matches }: Team): number | undefined => {
  const rounds = [...byes, ...matches.filter(({ wonByForfeit }) => wonByForfeit).map(({ round }) => round)];
  return rounds.length === 0 ? undefined : Math.min(...rounds);
};

/** Article 4. */
export const whiteOf = (
  a: Team,
  b: Team,
  position: Position,
): { readonly white: Team; readonly rule: string } => {
  const order = b.score - a.score || b.secondary - a.secondary || a.tpn - b.tpn;
  const [first, other] = order < 0 ? [a, b] : [b, a];
  const decided = (number: number, white: Team) => ({ white, rule: `team-swiss-2026.4.3.${number}` });
  if (first.colours.length === 0 && other.colours.length === 0)
    return decided(1, (first.parity % 2 === 1) === (position.initialColour === 'white') ? first : other);
  const [one, two] = [first.wants, other.wants];
  if (one && !two) return decided(2, one.colour === 'white' ? first : other);
  if (two && !one) return decided(2, two.colour === 'white' ? other : first);
  if (one && two && one.colour !== two.colour) return decided(3, one.colour === 'white' ? first : other);
  if (one?.strong && two && !two.strong) return decided(4, one.colour === 'white' ? first : other);
  if (two?.strong && one && !one.strong) return decided(4, two.colour === 'white' ? other : first);
  const [cd, its] = [difference(first.colours), difference(other.colours)];
  if (cd !== its) return decided(5, cd < its ? first : other);
  const [mine, theirs] = [[...first.colours].reverse(), [...other.colours].reverse()];
  const parted = mine.findIndex((colour, index) => theirs[index] !== undefined && theirs[index] !== colour);
  if (parted >= 0) return decided(6, mine[parted] === 'black' ? first : other);
  if (one) return decided(7, one.colour === 'white' ? first : other);
  if (mine[0]) return decided(8, mine[0] === 'black' ? first : other);
  return decided(9, theirs[0] === 'black' ? other : first);
};
