import { type PlayerRecord, playerId, type TournamentRecord, type Turn } from '../../model/index.ts';
import { availableIn } from '../absences.ts';
import type { Restriction } from '../act.ts';
import { type Known, knownBefore, knownInReport } from '../corrections.ts';
import type { PlayerKey, Seq } from '../key.ts';
import { playersByNumber, roundIn } from '../reading.ts';
import type { Settings } from '../settings.ts';
import type { Entered, Recorded, Round, State } from '../state.ts';
import { type Shown, settingsOfRecord } from './settings.ts';
import { turnAway, turnsOfRound } from './turns.ts';

/** What decides a record of a state. */
interface View {
  readonly players: readonly Shown[];
  readonly settings: Settings;
  readonly restrictions: readonly Restriction[];
  /** Rounds shown: 1 to this one. */
  readonly rounds: number;
  readonly known: (recorded: Recorded) => Known;
  /** The coming round, for those who do not play it; undefined leaves it out. */
  readonly coming?: (player: Entered) => Turn;
  /** Of a round on the wall: the entry that paired it. */
  readonly through?: Seq;
}

const recordOf = (state: State, view: View): TournamentRecord => {
  const numbers = new Map(view.players.map(({ player, number }) => [player.key, number]));
  const reading = {
    numberOf: (key: PlayerKey) => numbers.get(key) ?? 0,
    known: view.known,
    scrabble: view.settings.scrabble,
  };
  const turns = state.rounds.slice(0, view.rounds).map(round => turnsOfRound(round, reading));
  return {
    ...settingsOfRecord(state, view, view.players),
    players: view.players.map(({ player, number, data }): PlayerRecord => {
      const { note: _note, ...person } = data;
      const past = turns.map((round, index) => round.get(player.key) ?? turnAway(player, index + 1));
      const coming = view.coming?.(player);
      return {
        ...person,
        id: playerId(number),
        ...departureOf(player),
        turns: coming && coming.kind !== 'unpaired' ? [...past, coming] : past,
      };
    }),
    keptLines: state.imported?.keptLines ?? [],
  };
};

/** Who is out for good, as far as is known. */
const departureOf = ({ out }: Entered): Pick<PlayerRecord, 'withdrawnAfter' | 'expelledAfter'> => {
  const last = out.at(-1);
  if (!last || last.until !== undefined) return {};
  return last.cause === 'expelled' ? { expelledAfter: last.from - 1 } : { withdrawnAfter: last.from - 1 };
};

const everybody = (state: State): readonly Shown[] =>
  playersByNumber(state).map(player => ({ player, number: player.number, data: player.data }));

/** A published round knows those who were there, by the numbers and the data of that moment. */
const thoseOf = (state: State, round: number, { numbers }: Round): readonly Shown[] =>
  Object.values(state.players)
    .flatMap(player => {
      const number = numbers[player.key];
      const data = player.earlier?.find(({ through }) => round <= through)?.data ?? player.data;
      return number === undefined ? [] : [{ player, number, data }];
    })
    .sort((a, b) => a.number - b.number);

/**
 * What the pairing of a round may know: results that count from that round or before, numbers and data of that moment.
 * A round not yet published is seen with what holds now; an open game before it counts as adjourned, which only
 * previews and tables ever see.
 */
export const recordBefore = (state: State, round: number): TournamentRecord => {
  const frozen = round <= state.published ? roundIn(state, round) : undefined;
  const view = { rounds: round - 1, known: (recorded: Recorded) => knownBefore(recorded, round) };
  if (frozen) {
    const paired = new Set<PlayerKey>([
      ...frozen.boards.flatMap(({ white, black }) => [white, black]),
      ...frozen.byes.map(({ player }) => player),
    ]);
    return recordOf(state, {
      ...view,
      players: thoseOf(state, round, frozen),
      settings: frozen.settings,
      restrictions: frozen.restrictions,
      through: frozen.paired,
      coming: player => (paired.has(player.key) ? { kind: 'unpaired' } : turnAway(player, round)),
    });
  }
  const now = {
    ...view,
    players: everybody(state),
    settings: state.settings,
    restrictions: state.restrictions,
  };
  // After the last round announced there is none to be away from.
  if (round > (state.settings.rounds ?? round)) return recordOf(state, now);
  const available = new Set(availableIn(state, round).map(({ key }) => key));
  return recordOf(state, {
    ...now,
    coming: player => (available.has(player.key) ? { kind: 'unpaired' } : turnAway(player, round)),
  });
};

const published = (state: State, known: View['known']): View => ({
  players: everybody(state),
  settings: state.settings,
  restrictions: state.restrictions,
  rounds: state.published,
  known,
});

/** Everything that counts for ranks now. An open or adjourned game brings nothing yet. */
export const recordForStandings = (state: State): TournamentRecord => {
  const record = recordOf(
    state,
    published(state, recorded => knownBefore(recorded, Number.POSITIVE_INFINITY)),
  );
  return { ...record, scoring: { ...record.scoring, adjourned: record.scoring.zeroBye } };
};

/** For the report: every correction in it. */
export const recordOfEverything = (state: State): TournamentRecord =>
  recordOf(state, published(state, knownInReport));
