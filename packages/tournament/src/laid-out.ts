import type { Board, Bye, PlayerId, Tournament, Turn } from '@pareo/engine';
import { formatPoints } from '@pareo/engine/model';
import {
  type Entrant,
  isKnockout,
  matchesOf,
  type Position,
  placesOfRound,
  stagesAfter,
} from '@pareo/engine/systems';
import { personOf } from './person.ts';
import type { AbsenceKind, Person, RoundSheet, Seat, SheetAbsence, SheetGame } from './sheets.ts';
import { aloneOn, colourIn, resultOf } from './turns.ts';

/* A round laid out from the position it is paired from. It needs no engine: whoever has opened a round has it at hand. */

/** A round that was paired and stands in no record yet. */
export const pairedSheet = ({ position, paired }: Paired): RoundSheet => laidOut(position, paired);

interface Paired {
  readonly position: Position;
  readonly paired: Pick<Laid, 'boards'> & { readonly byes: readonly Bye[] };
}

interface Laid {
  readonly boards: readonly Board[];
  /** Absent: as the record has them. */
  readonly byes?: readonly Bye[];
}

export const laidOut = (position: Position, { boards, byes }: Laid): RoundSheet => {
  const { tournament, round } = position;
  const entrantOf = new Map(position.everyone.map(entrant => [entrant.id, entrant]));
  const seat = (id: PlayerId): Seat => seatOf(entrantOf.get(id), id);
  const turnOf = (id: PlayerId): Turn | undefined => entrantOf.get(id)?.player.turns[round - 1];
  const placed = new Set<PlayerId>(boards.flatMap(({ white, black }) => [white, black]));
  const gamesOf = position.of === 'teams' ? gamesOfMatches(tournament, round) : () => [];
  const of = placesOfRound(tournament, round);
  return {
    round,
    ...(position.of === 'teams' ? { entrants: 'teams' as const } : {}),
    ...(of === undefined ? {} : { of }),
    boards: boards.map(({ number, white, black, group, games: gamesOfTwo }) => {
      const result = resultOf(turnOf(white), turnOf(black));
      const games = gamesOf(white, black);
      return {
        number,
        white: seat(white),
        black: seat(black),
        ...(result === undefined ? {} : { result }),
        ...(group === undefined ? {} : { group }),
        ...(gamesOfTwo === undefined || position.of === 'teams' ? {} : { gamesOfTwo }),
        ...(games.length === 0 ? {} : { games }),
      };
    }),
    absences: absencesIn(position, placed, byes),
  };
};

/** Who lost a match of a knock-out before the round. */
export const knockedOutBefore = (tournament: Tournament, round: number): ReadonlySet<number> => {
  if (!isKnockout(tournament)) return new Set();
  const after = Math.min(round - 1, tournament.roundsPaired);
  const groups = [...new Set(tournament.players.map(({ group }) => group))];
  const members = groups
    .flatMap(group => stagesAfter(tournament, after, group) ?? [])
    .flatMap(stage => stage.members);
  return new Set(members.flatMap(({ player, stage }) => (stage.reached === 'in' ? [] : [player])));
};

/** Who sits at the boards of a match, as the lines of the players say. */
const gamesOfMatches = (
  tournament: Tournament,
  round: number,
): ((white: number, black: number) => readonly SheetGame[]) => {
  const { teamEvent } = tournament;
  const matches = teamEvent ? matchesOf(tournament, teamEvent, round) : [];
  return (white, black) => {
    const match = matches.find(({ teams }) => teams.includes(white) && teams.includes(black));
    return (match?.pairs ?? []).map(pair => {
      const isFirst = match?.teams[0] === white;
      const [left, right] = isFirst ? [pair?.first, pair?.second] : [pair?.second, pair?.first];
      const [own, other] = [left?.turns[round - 1], right?.turns[round - 1]];
      const colour = (own && colourIn(own)) ?? (other && OTHER[colourIn(other) ?? 'none']);
      const result = resultOf(own, other) ?? aloneOn(own, other);
      return {
        ...(left ? { left: personOf(left) } : {}),
        ...(right ? { right: personOf(right) } : {}),
        ...(colour ? { leftColour: colour } : {}),
        ...(result === undefined ? {} : { result }),
      };
    });
  };
};

const OTHER = { white: 'black', black: 'white', none: undefined } as const;

const seatOf = (entrant: Entrant | undefined, id: PlayerId): Seat => ({
  person: entrant ? personOf(entrant.player) : nobodyKnown(id),
  points: entrant ? formatPoints(entrant.score) : '',
});

const absencesIn = (
  { everyone, tournament, round }: Position,
  placed: ReadonlySet<PlayerId>,
  byes: readonly Bye[] | undefined,
): readonly SheetAbsence[] => {
  const given = new Map(byes?.map(({ player, kind }) => [player, kind]));
  const asked = new Map(
    tournament.requestedByes
      .filter(byes => byes.round === round)
      .flatMap(({ worth, participants }) => participants.map(id => [id, worth] as const)),
  );
  const out = knockedOutBefore(tournament, round);
  const kindOf = (entrant: Entrant): AbsenceKind | undefined => {
    const { withdrawnAfter, expelledAfter } = entrant.player;
    const bye = given.get(entrant.id);
    if (bye) return bye;
    if (byes === undefined && entrant.coming.kind === 'pairing-bye') return 'pairing-bye';
    if (entrant.coming.kind === 'requested-bye') return entrant.coming.worth;
    const worth = asked.get(entrant.id);
    if (worth) return worth;
    if ([withdrawnAfter, expelledAfter].some(last => last !== undefined && last < round)) return undefined;
    return out.has(entrant.id) ? 'knocked-out' : 'absent';
  };
  return everyone
    .flatMap(entrant => {
      const kind = placed.has(entrant.id) ? undefined : kindOf(entrant);
      return kind ? [{ seat: seatOf(entrant, entrant.id), kind }] : [];
    })
    .sort(byKind);
};

export const nobodyKnown = (key: number): Person => ({ key, number: key, name: String(key) });

const ORDER: readonly AbsenceKind[] = [
  'pairing-bye',
  'rest',
  'full',
  'half',
  'zero',
  'absent',
  'knocked-out',
];
export const byKind = (a: SheetAbsence, b: SheetAbsence): number =>
  ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind);
