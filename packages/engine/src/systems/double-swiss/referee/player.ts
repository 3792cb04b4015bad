import { type Colour, type PlayerId, pointsOfWin, type Turn } from '../../../model/index.ts';
import type { Position } from '../../../position/index.ts';
import type { Proof } from '../../testing/replay.ts';
import type { LiteralContender } from '../../upfloaters/referee/pair-literally.ts';

/* C.04.5, Preface, articles 1 and 4, written from the text once more: nothing of the fast version is used. */

export interface Player extends LiteralContender {
  readonly matches: readonly Match[];
  readonly colours: readonly Colour[];
  readonly byes: readonly number[];
  readonly federation: string;
  /** Place among those who have been paired before or are to be paired now. */
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

export const playersOf = (position: Position): readonly Player[] => {
  const everPaired = position.everyone.filter(
    ({ id, past }) =>
      position.entrants.some(entrant => entrant.id === id) ||
      past.some(({ turn }) => 'opponent' in turn || turn.kind === 'pairing-bye'),
  );
  return position.entrants.map(({ id, place, pairingScore, past, player }) => {
    const matches = past.flatMap((one): readonly Match[] => {
      if (!('opponent' in one.turn) || one.turn.opponent === undefined) return [];
      const { opponent } = one.turn;
      const rival = position.everyone.find(other => other.id === opponent)?.past[one.round - 1];
      const [own, its] = [lettersOf(one.turn), rival ? lettersOf(rival.turn) : ''];
      const [ownAway, itsAway] = [/^-+$/.test(own), /^-+$/.test(its)];
      const tookPlace = !ownAway && !itsAway;
      return [
        {
          round: one.round,
          opponent,
          tookPlace,
          wonByForfeit: itsAway && !ownAway,
          colour: tookPlace && /[^+-]/.test(own) ? firstColour(one.turn) : undefined,
          isFloat: tookPlace && rival !== undefined && rival.score !== one.score,
        },
      ];
    });
    return {
      id,
      tpn: place,
      score: pairingScore,
      played: matches.filter(({ tookPlace }) => tookPlace).length,
      floated: matches.some(({ round, isFloat }) => isFloat && round === position.round - 1),
      wants: undefined,
      matches,
      federation: player.federation ?? '',
      colours: matches.flatMap(({ colour }) => colour ?? []),
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

/** `+` and `-` for games that were not played, another letter for those that were. */
const lettersOf = (turn: Turn): string => {
  if (turn.kind === 'forfeit') return turn.won ? '+' : '-';
  if (turn.kind !== 'match') return 'x';
  return turn.games
    .map(({ forfeited, result }) => (forfeited ? (result === 'win' ? '+' : '-') : 'x'))
    .join('');
};

const firstColour = (turn: Turn): Colour | undefined => {
  if (turn.kind === 'match') return turn.games[0]?.colour;
  return 'colour' in turn ? turn.colour : undefined;
};

/** What the arbiter chose. */
export interface LiteralOptions {
  readonly noCompatriots: boolean;
}

/** C1, then the pairs that the arbiter excludes, then those of C.04.2 (1999), 22. */
export const prohibitionIn =
  (position: Position, { noCompatriots }: LiteralOptions) =>
  (a: Player, b: Player): Pick<Proof, 'rule' | 'round'> | undefined => {
    const met = a.matches.find(({ opponent, tookPlace }) => opponent === b.id && tookPlace);
    if (met) return { rule: 'double-swiss-2026.C1', round: met.round };
    if (position.mayNotMeet(a.id, b.id)) return { rule: 'double-swiss-2026.forbidden' };
    return noCompatriots && isAgainst22(position, a, b)
      ? { rule: 'double-swiss-2026.compatriots' }
      : undefined;
  };

/** "In groups with more than 50 % during the last three rounds": a match won by two games to none is 100 %. */
const isAgainst22 = ({ round, tournament }: Position, a: Player, b: Player): boolean => {
  const last = tournament.plannedRounds ?? 0;
  const wonMatch = pointsOfWin(tournament.scoring) + pointsOfWin(tournament.scoring);
  const all = wonMatch * (round - 1);
  return (
    [last, last - 1, last - 2].includes(round) &&
    [a, b].every(({ score }) => score > all - score) &&
    a.federation !== '' &&
    a.federation === b.federation
  );
};

/** C2. */
export const barredSince = ({ byes, matches }: Player): number | undefined => {
  const rounds = [...byes, ...matches.filter(({ wonByForfeit }) => wonByForfeit).map(({ round }) => round)];
  return rounds.length === 0 ? undefined : Math.min(...rounds);
};

/** Article 4. */
export const whiteOf = (
  a: Player,
  b: Player,
  position: Position,
): { readonly white: Player; readonly rule: string } => {
  const [higher, lower] = a.score > b.score || (a.score === b.score && a.tpn < b.tpn) ? [a, b] : [b, a];
  const decided = (rule: string, white: Player) => ({ white, rule: `double-swiss-2026.${rule}` });
  if (higher.colours.length === 0 && lower.colours.length === 0) {
    const getsInitial = higher.parity % 2 === 1;
    return decided('4.3.1', getsInitial === (position.initialColour === 'white') ? higher : lower);
  }
  const whites = ({ colours }: Player): number => colours.filter(colour => colour === 'white').length;
  if (whites(higher) !== whites(lower))
    return decided('4.3.2', whites(higher) < whites(lower) ? higher : lower);
  const [ones, others] = [[...higher.colours].reverse(), [...lower.colours].reverse()];
  const parted = ones.findIndex((colour, index) => others[index] !== undefined && others[index] !== colour);
  if (parted >= 0) return decided('4.3.3', ones[parted] === 'black' ? higher : lower);
  if (ones[0]) return decided('4.3.4', ones[0] === 'black' ? higher : lower);
  return decided('4.3.5', others[0] === 'black' ? lower : higher);
};
