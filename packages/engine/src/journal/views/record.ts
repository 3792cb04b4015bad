import { type PlayerRecord, playerId, type TournamentRecord, type Turn } from '../../model/index.ts';
import { availableIn } from '../absences.ts';
import type { Restriction } from '../act.ts';
import { type Competing, pairsTeams, teamsByNumber } from '../competing.ts';
import { type Known, knownBefore, knownInReport } from '../corrections.ts';
import type { EntrantKey, Seq } from '../key.ts';
import { playersByNumber, roundIn } from '../reading.ts';
import type { Settings } from '../settings.ts';
import type { BoardState, Entered, EnteredTeam, Recorded, Round, State } from '../state.ts';
import { coloursBefore } from '../swaps.ts';
import { type Shown, type ShownCompeting, settingsOfRecord } from './settings.ts';
import { byesAskedFor, type ShownTeam, teamEventOf, turnsOfTeams } from './teams.ts';
import { turnAway, turnsOfRound } from './turns.ts';

/** What decides a record of a state. */
interface View {
  readonly players: readonly Shown[];
  readonly teams: readonly ShownTeam[];
  readonly settings: Settings;
  readonly restrictions: readonly Restriction[];
  /** Rounds shown: 1 to this one. */
  readonly rounds: number;
  readonly known: (recorded: Recorded) => Known;
  /** The colours as the view knows them. */
  readonly seen: (board: BoardState) => BoardState;
  /** The coming round, for those who do not play it; undefined leaves it out. */
  readonly coming?: (one: Competing) => Turn;
  /** Of a round on the wall: the entry that paired it. */
  readonly through?: Seq;
}

const recordOf = (state: State, view: View): TournamentRecord => {
  const numbers = new Map<EntrantKey, number>(view.players.map(({ player, number }) => [player.key, number]));
  const numberOf = (key: EntrantKey) => numbers.get(key) ?? 0;
  const reading = { numberOf, known: view.known, scrabble: view.settings.scrabble };
  const turns = state.rounds
    .slice(0, view.rounds)
    .map((round, index) =>
      round.of === 'teams'
        ? turnsOfTeams(state, index + 1, reading)
        : turnsOfRound({ boards: round.boards.map(view.seen), byes: round.byes }, reading),
    );
  const isOfTeams = pairsTeams(state);
  const teamOf = new Map(view.teams.flatMap(({ team }) => team.roster.map(key => [key, team] as const)));
  const comingOf = (player: Entered): Turn | undefined => {
    if (!isOfTeams) return view.coming?.(player);
    const team = teamOf.get(player.key);
    const coming = team && view.coming?.(team);
    // Byes of teams stand in a list of their own.
    return coming?.kind === 'requested-bye' ? { kind: 'absent' } : coming;
  };
  const settings = settingsOfRecord(state, view, isOfTeams ? view.teams.map(asCompeting) : view.players);
  return {
    ...settings,
    ...(isOfTeams
      ? {
          requestedByes: byesAskedFor(state, {
            teams: view.teams,
            through: view.coming ? view.rounds + 1 : view.rounds,
          }),
        }
      : {}),
    ...(state.teams ? { teamEvent: teamEventOf(state, { ...view, numberOf }) } : {}),
    players: view.players.map(({ player, number, data }): PlayerRecord => {
      const { note: _note, ...person } = data;
      const past = turns.map((round, index) => round.get(player.key) ?? turnAway(player, index + 1));
      const coming = comingOf(player);
      return {
        ...person,
        id: playerId(number),
        ...departureOf(player, isOfTeams ? teamOf.get(player.key) : undefined),
        turns: coming && coming.kind !== 'unpaired' ? [...past, coming] : past,
      };
    }),
    keptLines: state.imported?.keptLines ?? [],
  };
};

const asCompeting = ({ team, number }: ShownTeam): ShownCompeting => ({
  player: team,
  number,
  data: team.data,
});

/** Who is out for good, as far as is known: alone, or with the team. */
const departureOf = (
  { out }: Entered,
  team: EnteredTeam | undefined,
): Pick<PlayerRecord, 'withdrawnAfter' | 'expelledAfter'> => {
  const last = [out.at(-1), team?.out.at(-1)]
    .flatMap(one => (one !== undefined && one.until === undefined ? [one] : []))
    .sort((a, b) => a.from - b.from)[0];
  if (!last) return {};
  return last.cause === 'expelled' ? { expelledAfter: last.from - 1 } : { withdrawnAfter: last.from - 1 };
};

const everybody = (state: State): Pick<View, 'players' | 'teams'> => ({
  players: playersByNumber(state).map(player => ({ player, number: player.number, data: player.data })),
  teams: teamsByNumber(state).map(team => ({ team, number: team.number })),
});

/** A published round knows those who were there, by the numbers and the data of that moment. */
const thoseOf = (state: State, round: number, { of, numbers }: Round): Pick<View, 'players' | 'teams'> => {
  const all = everybody(state);
  const byNumber = (a: { readonly number: number }, b: { readonly number: number }) => a.number - b.number;
  const then = (player: Entered) =>
    player.earlier?.find(({ through }) => round <= through)?.data ?? player.data;
  const numbered = <One extends { readonly number: number }>(one: One, key: EntrantKey): readonly One[] => {
    const number = numbers[key];
    return number === undefined ? [] : [{ ...one, number }];
  };
  if (of !== 'teams')
    return {
      ...all,
      players: all.players
        .flatMap(shown => numbered({ ...shown, data: then(shown.player) }, shown.player.key))
        .sort(byNumber),
    };
  const teams = all.teams.flatMap(shown => numbered(shown, shown.team.key)).sort(byNumber);
  const there = new Set(teams.flatMap(({ team }) => team.roster));
  return {
    players: all.players
      .filter(({ player }) => there.has(player.key))
      .map(shown => ({ ...shown, data: then(shown.player) })),
    teams,
  };
};

/**
 * What the pairing of a round may know: results that count from that round or before, numbers and data of that moment.
 * A round not yet published is seen with what holds now; an open game before it counts as adjourned, which only
 * previews and tables ever see.
 */
export const recordBefore = (state: State, round: number): TournamentRecord => {
  const frozen = round <= state.published ? roundIn(state, round) : undefined;
  const view = {
    rounds: round - 1,
    known: (recorded: Recorded) => knownBefore(recorded, round),
    seen: (board: BoardState) => coloursBefore(board, round),
  };
  if (frozen) {
    const paired = new Set<EntrantKey>([
      ...frozen.boards.flatMap(({ white, black }) => [white, black]),
      ...frozen.byes.map(({ player }) => player),
    ]);
    return recordOf(state, {
      ...view,
      ...thoseOf(state, round, frozen),
      settings: frozen.settings,
      restrictions: frozen.restrictions,
      through: frozen.paired,
      coming: one => (paired.has(one.key) ? { kind: 'unpaired' } : turnAway(one, round)),
    });
  }
  const now = {
    ...view,
    ...everybody(state),
    settings: state.settings,
    restrictions: state.restrictions,
  };
  // After the last round announced there is none to be away from.
  if (round > (state.settings.rounds ?? round)) return recordOf(state, now);
  const available = new Set(availableIn(state, round));
  return recordOf(state, {
    ...now,
    coming: one => (available.has(one) ? { kind: 'unpaired' } : turnAway(one, round)),
  });
};

const published = (state: State, known: View['known'], seen: View['seen']): View => ({
  ...everybody(state),
  settings: state.settings,
  restrictions: state.restrictions,
  rounds: state.published,
  known,
  seen,
});

/** Everything that counts for ranks now. An open or adjourned game brings nothing yet. */
export const recordForStandings = (state: State): TournamentRecord => {
  const record = recordOf(
    state,
    published(
      state,
      recorded => knownBefore(recorded, Number.POSITIVE_INFINITY),
      board => coloursBefore(board, Number.POSITIVE_INFINITY),
    ),
  );
  return { ...record, scoring: { ...record.scoring, adjourned: record.scoring.zeroBye } };
};

/** For the report: every correction in it. */
export const recordOfEverything = (state: State): TournamentRecord =>
  recordOf(
    state,
    published(state, knownInReport, board => board),
  );
