import {
  accept,
  type Issue,
  issue,
  type NormEvent,
  type Outcome,
  type Participant,
  type PlayerId,
  refuseAll,
  type Tournament,
  type Turn,
  titleIn,
} from '../model/index.ts';
import { gameTime, listedRating } from '../ratings/index.ts';
import { type FieldOfRound, fieldOf, isStrongField } from './field.ts';
import { type Need, needsIn } from './needs.ts';
import type { NormOpponent, NormPlayer, NormResult, NormRound, NormTerms } from './rounds.ts';
import type { NormTitle } from './titles.ts';
import { type NormVerdict, titlesFor, verdictOf } from './verdict.ts';

export interface PlayerNorms {
  readonly player: PlayerId;
  readonly verdicts: readonly NormVerdict[];
}

export interface NormReport {
  readonly terms: NormTerms;
  /** What 1.4.3d looks at, round by round. */
  readonly field: readonly FieldOfRound[];
  readonly players: readonly PlayerNorms[];
  /** Whose sex nobody stated: titles of women were not judged. */
  readonly sexUnknown: readonly PlayerId[];
}

export interface NormRequest {
  readonly player?: PlayerId;
  readonly titles?: readonly NormTitle[];
}

/** The norms of a tournament after the rounds that are there; of everybody, or of one. */
export const normsOf = (
  tournament: Tournament,
  event: NormEvent,
  { player: only, titles }: NormRequest = {},
): Outcome<NormReport, Issue> => {
  const source = sourceOf(tournament, event);
  if (!source.ok) return source;
  const { terms, field, roundsOf, playerOf } = source.value;
  const asked = tournament.players.filter(({ id }) => only === undefined || id === only);
  return accept({
    terms,
    field,
    players: asked.map(participant => {
      const player = playerOf(participant);
      const rounds = roundsOf(participant);
      return {
        player: participant.id,
        verdicts: titlesFor(player)
          .filter(title => titles === undefined || titles.includes(title))
          .map(title => verdictOf(title, player, terms, rounds)),
      };
    }),
    sexUnknown: asked.filter(({ sex }) => sex === undefined).map(({ id }) => id),
  });
};

/**
 * What a player needs in the next round: against the opponent of the last round, where that is still open; otherwise against each
 * who has not been met and has not left.
 */
export const needsOf = (
  tournament: Tournament,
  event: NormEvent,
  id: PlayerId,
): Outcome<readonly Need[], Issue> => {
  const source = sourceOf(tournament, event);
  if (!source.ok) return source;
  const { terms, roundsOf, playerOf, opponentOf } = source.value;
  const participant = tournament.players.find(one => one.id === id);
  if (!participant) return accept([]);
  const last = participant.turns[tournament.roundsPaired - 1];
  const isOpen = last?.kind === 'adjourned';
  const round = isOpen ? tournament.roundsPaired : tournament.roundsPaired + 1;
  const before = roundsOf(participant).slice(0, round - 1);
  const met = new Set(before.map(({ opponent }) => opponent?.id));
  const candidates = isOpen
    ? tournament.players.filter(one => one.id === last.opponent)
    : tournament.players.filter(one => one.id !== id && !met.has(one.id) && !hasLeft(one, round));
  return accept(
    round > terms.rounds
      ? []
      : needsIn(playerOf(participant), terms, before, { round, opponents: candidates.map(opponentOf) }),
  );
};

const hasLeft = ({ withdrawnAfter, expelledAfter }: Participant, round: number): boolean =>
  Math.min(withdrawnAfter ?? round, expelledAfter ?? round) < round;

interface Source {
  readonly terms: NormTerms;
  readonly field: readonly FieldOfRound[];
  readonly roundsOf: (participant: Participant) => readonly NormRound[];
  readonly playerOf: (participant: Participant) => NormPlayer;
  readonly opponentOf: (participant: Participant) => NormOpponent;
}

const MOST_ROUNDS = 13;
const FEWEST = 9;
/** An hour: below it a game is none of the standard list, whoever plays. */
const STANDARD = 3600;

const sourceOf = (tournament: Tournament, event: NormEvent): Outcome<Source, Issue> => {
  const { players, header } = tournament;
  const rounds = Math.max(tournament.plannedRounds ?? 0, tournament.roundsPaired);
  const time = gameTime(header.encodedTimeControl);
  const withoutFederation = players.filter(({ federation }) => federation === undefined);
  const faults = [
    ...(event.host.trim() === '' ? [issue('host-missing', {})] : []),
    ...(withoutFederation.length > 0
      ? [issue('federation-missing', { players: withoutFederation.map(({ id }) => Number(id)) })]
      : []),
    ...(time && Math.min(time.white.seconds, time.black.seconds) < STANDARD
      ? [issue('norms-need-standard', {})]
      : []),
    ...(rounds > MOST_ROUNDS ? [issue('rounds-over-13', { rounds })] : []),
  ];
  if (faults.length > 0) return refuseAll(faults);
  const ratings = new Map(players.map(player => [player.id, listedRating(player, 'standard')?.rating]));
  const rated = (player: Participant) => ratings.get(player.id);
  const field = fieldOf(tournament, event.host, rated);
  const schedule = scheduleOf(tournament);
  const terms: NormTerms = {
    rounds,
    schedule,
    host: event.host,
    minimumGames: event.minimumGames ?? FEWEST,
    declared: event.exemption,
    isStrong: schedule === 'swiss' && isStrongField(field),
  };
  const opponents = new Map(
    players.map((player): [PlayerId, NormOpponent] => [
      player.id,
      {
        id: player.id,
        rating: rated(player),
        title: player.title === undefined ? undefined : titleIn(player.title),
        federation: player.federation ?? '',
        ...(schedule !== 'swiss' && rated(player) === undefined
          ? { zeroAgainstRated: hasZeroAgainstRated(player, ratings) }
          : {}),
      },
    ]),
  );
  return accept({
    terms,
    field,
    roundsOf: ({ turns }) =>
      turns.slice(0, tournament.roundsPaired).flatMap((turn, at) => roundsIn(turn, at + 1, opponents)),
    playerOf: ({ federation = '', sex }) => ({ federation, isWoman: sex === 'w' || sex === 'f' }),
    opponentOf: ({ id }) => opponents.get(id) ?? { id, federation: '' },
  });
};

const DOUBLE = ['double-berger', 'team-double-berger'];
const FIXED = ['berger', 'team-berger', 'scheveningen'];

const scheduleOf = ({ system = '' }: Tournament): NormTerms['schedule'] =>
  DOUBLE.includes(system) ? 'double-round-robin' : FIXED.includes(system) ? 'round-robin' : 'swiss';

const hasZeroAgainstRated = (
  { turns }: Participant,
  ratings: ReadonlyMap<PlayerId, number | undefined>,
): boolean =>
  turns.every(
    turn => turn.kind !== 'game' || ratings.get(turn.opponent) === undefined || turn.result === 'loss',
  );

const roundsIn = (
  turn: Turn,
  round: number,
  opponents: ReadonlyMap<PlayerId, NormOpponent>,
): readonly NormRound[] => {
  const against = (id: PlayerId | undefined, result: NormResult): NormRound => {
    const opponent = id === undefined ? undefined : opponents.get(id);
    return { round, result, ...(opponent ? { opponent } : {}) };
  };
  switch (turn.kind) {
    case 'game':
      // A game of less than a move has not been started (decision 899).
      return [against(turn.opponent, turn.unrated ? forfeited(turn.result === 'win') : turn.result)];
    case 'match':
      return turn.games.map(game =>
        against(turn.opponent, game.forfeited ? forfeited(game.result === 'win') : game.result),
      );
    case 'forfeit':
      return [against(turn.opponent, forfeited(turn.won))];
    case 'pairing-bye':
      return [against(undefined, 'pairing-bye')];
    case 'adjourned':
      return [against(turn.opponent, 'no-game')];
    case 'requested-bye':
    case 'absent':
    case 'unpaired':
      return [against(undefined, 'no-game')];
  }
};

const forfeited = (won: boolean): NormResult => (won ? 'forfeit-win' : 'forfeit-loss');
