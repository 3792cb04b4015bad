import { checkRounds, type NoPairing, type OpenedRound, type Outcome, pairRound } from '@pareo/engine';
import {
  byesMissing,
  type CheckedRound,
  type Checklist,
  checklistOf,
  isAsFound,
  pairsMissing,
  type RoundOfPairs,
} from '@pareo/engine/checker';
import { asPaired, optionsBefore, type Refusal, recordForReport, type State } from '@pareo/engine/journal';
import {
  accept,
  checkTournament,
  type Issue,
  type PlayerId,
  playerId,
  type Tournament,
} from '@pareo/engine/model';
import { type RoundRemark, remarksOnRound } from '@pareo/engine/round';
import { checkRanks, type RankDifference } from '@pareo/engine/standings';
import { tournamentBefore } from './before.ts';
import { isState, keysBy, numberOf, once, roundsOf, type Source } from './open.ts';

export type { Checklist, ChecklistRow, StatedDifference } from '@pareo/engine/checker';
export { checkStatedTeams } from '@pareo/engine/checker';

type Pair = readonly [white: number, black: number];

/** A round paired again from what was known before it. What differs is given in keys. */
export type RoundCheck<Refused = NoPairing | Refusal> = {
  readonly round: number;
  readonly byHand: boolean;
  readonly system: string;
} & (
  | { readonly kind: 'agrees' }
  | {
      readonly kind: 'differs';
      readonly expected: readonly Pair[];
      readonly found: readonly Pair[];
      /** Who has the bye by the rules alone, and who has it in fact alone. */
      readonly byes: { readonly expected: readonly number[]; readonly found: readonly number[] };
    }
  | {
      readonly kind: 'refused';
      readonly refusals: readonly Refused[];
      /** The round as it is. */
      readonly found: readonly Pair[];
      readonly byes: { readonly found: readonly number[] };
    }
);

export interface TournamentCheck {
  readonly rounds: readonly RoundCheck[];
  readonly ranks: { readonly checked: number; readonly differences: number };
}

/** Every round paired again, every rank of the report computed again. */
export const checkOf = (source: Source): TournamentCheck =>
  once(source, 'check', () => {
    const ranks = ranksCheckOf(source);
    return {
      rounds: isState(source)
        ? Array.from({ length: source.published }, (_, at) => checkInJournal(source, at + 1))
        : roundsCheckOf(source).rounds,
      ranks: {
        checked: ranks.ok ? ranks.value.checked : 0,
        differences: ranks.ok ? ranks.value.differences.length : 0,
      },
    };
  });

export interface RanksCheck {
  readonly checked: number;
  readonly differences: readonly RankDifference[];
}

/** Refused: tie-breaks that are not known. */
export const ranksCheckOf = (source: Source): Outcome<RanksCheck, Issue> => {
  const none: RanksCheck = { checked: 0, differences: [] };
  if (isState(source) && roundsOf(source) === 0) return accept(none);
  const tournament = isState(source) ? checkTournament(recordForReport(source)) : accept(source);
  if (!tournament.ok) return tournament;
  const ranks = checkRanks(tournament.value);
  if (!ranks.ok) return ranks;
  return accept(ranks.value.kind === 'checked' ? ranks.value : none);
};

/* Of a file. */

/** By another system than the one that the file names, where the call says so. */
interface ByAnother {
  readonly system?: string;
}

export interface RoundsCheck {
  readonly rounds: readonly RoundCheck<NoPairing>[];
  /** How many rounds the tournament has: as announced, or else as many as are recorded. */
  readonly plannedRounds: { readonly count: number; readonly source: 'announced' | 'recorded' };
  /** What is odd and changes nothing. What is said of a whole tournament is told once. */
  readonly remarks: readonly { readonly round: number; readonly remark: RoundRemark }[];
}

const checkedAgain = (tournament: Tournament, by: ByAnother) =>
  once(tournament, `checked ${by.system ?? ''}`, () => checkRounds(tournament, by));

export const roundsCheckOf = (tournament: Tournament, by: ByAnother = {}): RoundsCheck => {
  const { rounds, plannedRounds } = checkedAgain(tournament, by);
  return {
    rounds: rounds.map(checked => roundCheck(tournament, checked)),
    plannedRounds,
    remarks: remarksTold(rounds),
  };
};

const roundCheck = (tournament: Tournament, checked: CheckedRound): RoundCheck<NoPairing> => {
  const about = { round: checked.round, byHand: false, system: checked.system?.id ?? '' };
  switch (checked.kind) {
    case 'agrees':
      return { ...about, kind: 'agrees' };
    case 'refused':
      return { ...about, kind: 'refused', refusals: checked.refusals, ...asKeys(tournament, checked) };
    case 'differs':
      return differing(tournament, about, checked);
  }
};

/** Baku's premise with the first round, the hill with its first early one. */
const remarksTold = (checked: readonly CheckedRound[]): RoundsCheck['remarks'] => {
  const remarks = checked.flatMap(({ round, system, position, options }) =>
    system === undefined ? [] : remarksOnRound(position, system, options).map(remark => ({ round, remark })),
  );
  const early = remarks.flatMap(({ remark }) => (remark.kind === HILL ? remark.rounds : []));
  return remarks
    .filter(({ round, remark }) => 'players' in remark || round === (remark.kind === HILL ? early[0] : 1))
    .map(({ round, remark }) => ({
      round,
      remark: remark.kind === HILL ? { ...remark, rounds: early } : remark,
    }));
};

const HILL = 'hill-outside-last-rounds';

/** What an arbiter looks at when pairing by hand, of every round of a file. */
export const checklistsOf = (tournament: Tournament, by: ByAnother = {}): readonly Checklist[] =>
  checkedAgain(tournament, by).rounds.map(round =>
    checklistOf(round.position, round.system, round.kind === 'refused' ? undefined : round.pairing),
  );

/** The same of a round that was paired. */
export const checklistFor = ({
  position,
  system,
  paired,
}: Pick<OpenedRound, 'position' | 'system' | 'paired'>): Checklist => checklistOf(position, system, paired);

/** Whether the file has the round that was opened. A round that was not paired yet cannot differ. */
export const isAsInFile = (
  round: Pick<OpenedRound, 'position' | 'paired'>,
  tournament: Tournament,
): boolean => round.position.round > tournament.roundsPaired || isAsFound(round);

/* Of a journal. */

const checkInJournal = (state: State, round: number): RoundCheck => {
  const stored = state.rounds[round - 1];
  const about = { round, byHand: stored?.hand !== undefined, system: stored?.system ?? '' };
  const tournament = tournamentBefore(state, round);
  const idOf = (key: number) => playerId(numberOf(state, key, round));
  const found = asPairs({
    boards: (stored?.boards ?? [])
      .map(asPaired)
      .map(({ white, black }) => ({ white: idOf(white), black: idOf(black) })),
    byes: (stored?.byes ?? []).map(({ player, kind }) => ({ player: idOf(player), kind })),
  });
  const paired = tournament.ok
    ? pairRound(tournament.value, {
        round,
        options: { ...optionsBefore(state, round), ...stored?.options },
        ...(stored === undefined ? {} : { system: stored.system }),
      })
    : tournament;
  return paired.ok
    ? differing(state, about, { expected: asPairs(paired.value), found })
    : { ...about, kind: 'refused', refusals: paired.faults, ...asKeys(state, { round, found }) };
};

const asPairs = ({ boards, byes }: Pick<PairedLike, 'boards' | 'byes'>): RoundOfPairs => ({
  pairs: boards.map(({ white, black }) => ({ white, black, colours: 'stated' })),
  byes: byes.filter(({ kind }) => kind === 'pairing-bye').map(({ player }) => player),
});

interface PairedLike {
  readonly boards: readonly { readonly white: PlayerId; readonly black: PlayerId }[];
  readonly byes: readonly { readonly player: PlayerId; readonly kind: string }[];
}

const keyIn = (source: Source, round: number): ((id: number) => number) => {
  const keys = keysBy(source, round);
  return id => keys.get(id) ?? id;
};

const asKeys = (
  source: Source,
  { round, found }: { readonly round: number; readonly found: RoundOfPairs },
) => {
  const keyOf = keyIn(source, round);
  return {
    found: found.pairs.map(({ white, black }): Pair => [keyOf(white), keyOf(black)]),
    byes: { found: found.byes.map(keyOf) },
  };
};

const differing = (
  source: Source,
  about: Pick<RoundCheck, 'round' | 'byHand' | 'system'>,
  { expected, found }: { readonly expected: RoundOfPairs; readonly found: RoundOfPairs },
): RoundCheck<never> => {
  const keyOf = keyIn(source, about.round);
  const missing = (one: RoundOfPairs, other: RoundOfPairs): readonly Pair[] =>
    pairsMissing(one, other).map(({ white, black }) => [keyOf(white), keyOf(black)]);
  const lost = missing(expected, found);
  const added = missing(found, expected);
  const byes = {
    expected: byesMissing(expected, found).map(keyOf),
    found: byesMissing(found, expected).map(keyOf),
  };
  return [lost, added, byes.expected, byes.found].every(list => list.length === 0)
    ? { ...about, kind: 'agrees' }
    : { ...about, kind: 'differs', expected: lost, found: added, byes };
};
