import {
  checkTournament,
  type EarlierResult,
  type Encounter,
  type GameOutcome,
  impossible,
  type ResultOfGame,
  type Tournament,
  type TournamentRecord,
  withEncountersOfPlayers,
} from '../model/index.ts';

/* C.04.2, articles 3.1 and 4.3: a correction counts from some round on, and an adjourned game once it is finished. */

const kept = new WeakMap<Tournament, Map<number, Tournament>>();

/** The tournament as the pairing of the round knew it. */
export const asKnownBefore = (tournament: Tournament, round: number): Tournament => {
  const { earlierResults = [], record } = tournament;
  const known = knownThrough(earlierResults, round);
  if (known.length === 0) return tournament;
  const own = kept.get(tournament) ?? new Map<number, Tournament>();
  kept.set(tournament, own);
  const made =
    own.get(round) ?? checked(withEncountersOfPlayers(withoutStatedPoints(record), known.map(encounterThen)));
  own.set(round, made);
  return made;
};

/** As standings know it: without what was corrected for the report alone. */
export const asKnownInStandings = (tournament: Tournament): Tournament =>
  asKnownBefore(tournament, Number.POSITIVE_INFINITY);

/** One for each game: the oldest that the round was still paired from. */
const knownThrough = (earlier: readonly EarlierResult[], round: number): readonly EarlierResult[] => {
  const oldest = new Map<string, EarlierResult>();
  for (const result of earlier) {
    // Of its own round: with which colours it was paired.
    const isOfOwn = result.round === round && lastOf(result) === round;
    if (!isOfOwn && (result.round >= round || lastOf(result) < round)) continue;
    const key = `${result.round} ${result.white} ${result.black}`;
    const other = oldest.get(key);
    if (!other || lastOf(result) < lastOf(other)) oldest.set(key, result);
  }
  return [...oldest.values()];
};

const lastOf = ({ through = Number.POSITIVE_INFINITY }: EarlierResult): number => through;

const encounterThen = ({ games, ...earlier }: EarlierResult): Encounter => ({
  ...earlier,
  outcomes: games.length === 0 ? ['open'] : games.map(outcomeOf),
});

const outcomeOf = ({ code, tally }: ResultOfGame): GameOutcome => {
  if (!tally) return code;
  return code === '+-' || code === '-+' || code === '--' ? { code, tally } : tally;
};

/** They are the sums of what holds now. */
const withoutStatedPoints = (record: TournamentRecord): TournamentRecord => ({
  ...record,
  players: record.players.map(({ statedPoints: _, ...player }) => player),
});

const checked = ({ earlierResults: _, ...record }: TournamentRecord): Tournament => {
  const outcome = checkTournament(record);
  return outcome.ok ? outcome.value : impossible('two who met had another result');
};
