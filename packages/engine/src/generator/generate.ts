import {
  accept,
  checkTournament,
  type Header,
  impossible,
  type Outcome,
  type Player,
  type PlayerId,
  refuse,
  type Tournament,
  type TournamentRecord,
  type Turn,
} from '../model/index.ts';
import { type PairedRound, pairRound } from '../round/index.ts';
import { withPointsAndRanks } from '../standings/index.ts';
import { SYSTEMS, systemNamed } from '../systems/catalogue.ts';
import {
  chosenOptions,
  type NoPairing,
  noPairing,
  type Options,
  type PairingSystem,
  type RefusalCode,
} from '../systems/system.ts';
import { absencesIn, type Stays, staysOf } from './absences.ts';
import { fieldOf, forbiddenPairsOf, virtualPointsOf } from './field.ts';
import { playRound } from './play.ts';
import {
  faultsOfSettings,
  type GeneratorFault,
  type GeneratorRequest,
  type GeneratorSettings,
  settledSettings,
} from './settings.ts';
import { BOARDS, teamsFrom, withRoundOfTeams } from './teams.ts';

export interface GeneratedTournament {
  readonly record: TournamentRecord;
  /** As stated, and as drawn where nothing was. */
  readonly settings: GeneratorSettings;
  /** Where it ended before its last round: the round that could not be paired, and why. */
  readonly ended?: { readonly round: number; readonly refusals: readonly NoPairing[] };
}

/**
 * Plays a tournament: pairs each round by the system, draws its results, and so on. The same request gives the same
 * tournament. Where those present cannot be paired, the byes of the round are drawn again, and in the end left out;
 * where even that does not help, the tournament ends with the round before.
 */
export const generateTournament = (
  request: GeneratorRequest,
  system: PairingSystem,
  options: Options = {},
): Outcome<GeneratedTournament, GeneratorFault> => {
  const chosen = chosenOptions(system.options, options);
  if (!chosen.ok) return refuse(...refused(chosen.faults));
  const settings = settledSettings(request, system, chosen.value);
  const faults = [...faultsOfSettings(settings, system), ...refused(faultsOfSystems(settings))];
  if (faults.length > 0) return refuse(...faults);
  const play = playOf(settings, system, options);
  let record = play.start;
  for (let round = 1; round <= settings.rounds; round++) {
    const paired = pairedRound(record, round, play);
    if (!paired.ok && round === 1) return refuse(...refused(paired.faults));
    if (!paired.ok) return finished(record, play, { round, refusals: paired.faults });
    record = paired.value;
  }
  return finished(record, play);
};

const refused = (refusals: readonly NoPairing[]): readonly GeneratorFault[] =>
  refusals.map(refusal => ({ kind: 'refusal', refusal }));

const faultsOfSystems = ({ schedule }: GeneratorSettings): readonly NoPairing[] =>
  schedule.flatMap(({ system, options = {} }) => {
    const scheduled = systemNamed(system);
    if (!scheduled) {
      const allowed = SYSTEMS.map(({ id }) => id).join(', ');
      return [noPairing('option-invalid', { option: 'schedule', value: system, allowed })];
    }
    const chosen = chosenOptions(scheduled.options, options);
    return chosen.ok ? [] : chosen.faults;
  });

interface Play {
  readonly system: PairingSystem;
  readonly settings: GeneratorSettings;
  readonly players: readonly Player[];
  readonly stays: Stays;
  readonly start: TournamentRecord;
}

const playOf = (settings: GeneratorSettings, system: PairingSystem, options: Options): Play => {
  const players = fieldOf(settings, system);
  const ids = players.map(({ id }) => id);
  // Nobody is excused from a knock-out: whoever does not come loses.
  const isKnockOut = system.kind === 'knock-out';
  const stays = staysOf(ids, isKnockOut ? { ...settings, lateEntries: [], withdrawals: [] } : settings);
  const start: TournamentRecord = {
    header: { ...typeOf(system), ...settings.header },
    system: system.id,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(settings.schedule.length === 0 ? {} : { schedule: settings.schedule }),
    plannedRounds: settings.rounds,
    initialColour: settings.initialColour,
    scoring: settings.scoring,
    virtualPoints: virtualPointsOf(ids, stays, settings),
    forbiddenPairs: forbiddenPairsOf(ids, settings),
    requestedByes: [],
    abnormalPoints: [],
    tiebreaks: settings.tiebreaks,
    ...(system.pairs === 'teams'
      ? teamsFrom(players, settings)
      : { players: players.map(player => ({ ...player, turns: [] })) }),
    keptLines: [],
  };
  return { system, settings, players, stays, start };
};

/** Engines of today read the code of the system as the type of the tournament, and refuse record 192 (TRF16). */
const typeOf = ({ kind, trfCodes: [code] }: PairingSystem): Header =>
  kind === 'swiss' && code !== undefined ? { type: code } : {};

/** How often other byes are drawn before none are given. */
const DRAWINGS = 8;

const pairedRound = (
  record: TournamentRecord,
  round: number,
  play: Play,
): Outcome<TournamentRecord, NoPairing> => {
  const attempts =
    play.system.kind === 'knock-out' ? [] : Array.from({ length: DRAWINGS }, (_, drawing) => drawing);
  for (const attempt of attempts) {
    const { turns, byes } = absencesIn(round, play.stays, { settings: play.settings, attempt });
    const outcome = attemptRound(record, { round, absences: turns }, play);
    if (outcome.ok || !outcome.faults.every(({ code }) => dependsOnAbsences(code))) return outcome;
    if (byes === 'none') break;
  }
  const { turns } = absencesIn(round, play.stays, { settings: play.settings, attempt: 'without byes' });
  return attemptRound(record, { round, absences: turns }, play);
};

const DEPENDING_ON_ABSENCES: readonly RefusalCode[] = [
  'no-legal-pairing',
  'no-bye-candidate',
  'table-pair-forbidden',
  'nobody-to-pair',
];
const dependsOnAbsences = (code: RefusalCode): boolean => DEPENDING_ON_ABSENCES.includes(code);

const attemptRound = (
  record: TournamentRecord,
  { round, absences }: { readonly round: number; readonly absences: ReadonlyMap<PlayerId, Turn> },
  play: Play,
): Outcome<TournamentRecord, NoPairing> => {
  const write = writerOf(round, play);
  const announced = write(record, absences, { kind: 'unpaired' });
  const pairing = pairRound(checked(announced), { round });
  if (!pairing.ok) return pairing;
  // A round without a game leaves no trace in a file.
  if (pairing.value.boards.length === 0) return refuse(noPairing('nobody-to-pair', { round }));
  const played = playRound(withBoards(pairing.value, play), play);
  return accept(write(record, new Map([...absences, ...played]), { kind: 'absent' }));
};

type Writer = (
  record: TournamentRecord,
  turns: ReadonlyMap<PlayerId, Turn>,
  otherwise: Turn,
) => TournamentRecord;

/** Where teams play, their turns are written for their players. */
const writerOf = (round: number, { system, settings }: Play): Writer =>
  system.pairs === 'teams'
    ? (record, turns, otherwise) => withRoundOfTeams(record, turns, { round, otherwise, settings })
    : withRound;

/** A match of teams has as many games as boards, colours alternating from board to board. */
const withBoards = (pairing: PairedRound, { system }: Play): PairedRound =>
  system.pairs === 'teams'
    ? { ...pairing, boards: pairing.boards.map(board => ({ ...board, games: BOARDS })) }
    : pairing;

const withRound: Writer = (record, turns, otherwise) => ({
  ...record,
  players: record.players.map(player => ({
    ...player,
    turns: [...player.turns, turns.get(player.id) ?? otherwise],
  })),
});

const checked = (record: TournamentRecord): Tournament => {
  const tournament = checkTournament(record);
  return tournament.ok
    ? tournament.value
    : impossible(`a generated tournament is in order: ${JSON.stringify(tournament.faults)}`);
};

const finished = (
  record: TournamentRecord,
  { settings }: Play,
  ended?: GeneratedTournament['ended'],
): Outcome<GeneratedTournament, GeneratorFault> => {
  const complete = withPointsAndRanks(record);
  if (!complete.ok) return refuse(...complete.faults.map(issue => ({ kind: 'issue' as const, issue })));
  return accept({ record: complete.value, settings, ...(ended ? { ended } : {}) });
};
