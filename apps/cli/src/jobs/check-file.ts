import type { NoPairing, Tournament } from '@pareo/engine';
import { describeRankReason, describeRefusal, type Language, type NameOf } from '@pareo/texts';
import {
  checkStatedTeams,
  type RanksCheck,
  type RoundCheck,
  ranksCheckOf,
  roundsCheckOf,
  systemOf,
} from '@pareo/tournament';
import type { Fault } from '../answer.ts';
import { systemFor } from '../pairing.ts';
import { remarkAsText } from '../remarks.ts';
import { printedFault } from '../report.ts';
import { textsIn } from '../texts/index.ts';
import { inputFaults, namesIn, readTournamentFile } from '../tournament-file.ts';
import type {
  CheckedFile,
  CheckTask,
  RankDifferenceOfFile,
  RoundDifference,
  Side,
  TaskResult,
} from './task.ts';

export const checkFile = async ({ path, system, origin, language }: CheckTask): Promise<TaskResult> => {
  const failedWith = (faults: readonly Fault[]): TaskResult => ({
    kind: 'failed',
    file: path,
    faults: faults.map(fault => printedFault(fault, language, ['system'])),
  });
  const read = await readTournamentFile(path);
  if (!read.ok)
    return origin === 'folder' && read.faults.every(isNoTournament)
      ? { kind: 'passed-over', file: path }
      : failedWith(read.faults);
  const { tournament, format, file } = read.value;
  if (origin === 'folder' && format === 'csv') return { kind: 'passed-over', file: path };
  const unpaired = system === undefined ? unpairedIn(tournament) : undefined;
  const faults = unpaired ? [] : systemFaultsIn(tournament, system);
  if (faults.length > 0) return failedWith(faults);
  const ranks = ranksCheckOf(tournament);
  if (!ranks.ok) return failedWith(inputFaults(ranks.faults, file));
  const name = namesIn(tournament);
  const { rounds, plannedRounds, remarks } = unpaired
    ? { rounds: [], plannedRounds: { source: 'announced' as const }, remarks: [] }
    : roundsCheckOf(tournament, system === undefined ? {} : { system });
  const differences = rounds.flatMap(round => differenceIn(round, { name, language }));
  return {
    kind: 'checked',
    file: path,
    rounds: rounds.length,
    ...(unpaired ? { unpaired } : {}),
    roundsPlanned: plannedRounds.source,
    differences,
    ranks: ranksOf(ranks.value, { name, language }),
    remarks: [
      ...remarks.map(({ round, remark }) => ({ round, text: remarkAsText(remark, name, language) })),
      ...remarksOnTeams(tournament, { name, language }),
    ],
    names: namesOf(differences, name),
  };
};

/** JSON has many uses, and a folder may hold other kinds of it. Whatever is named as TRF should be TRF. */
const isNoTournament = (fault: Fault): boolean =>
  fault.kind === 'input' && fault.issue.code === 'json-not-a-tournament';

/**
 * TRF26, record 192: a code that the format knows and that names rules of the tournament's own, such as CUSTOM_TEAM_SWISS.
 * Points, ranks and totals are still to be checked.
 */
const unpairedIn = (tournament: Tournament): CheckedFile['unpaired'] => {
  const { systemCode, roundsPaired } = tournament;
  if (!systemCode?.startsWith('CUSTOM_') || roundsPaired === 0) return undefined;
  const chosen = systemOf(tournament, 1);
  const isOwn = !chosen.ok && chosen.faults.some(({ code }) => code === 'system-of-file-unknown');
  return isOwn ? { code: systemCode, rounds: roundsPaired } : undefined;
};

/** A system that is not in the catalogue is reported once, not round by round. */
export const systemFaultsIn = (tournament: Tournament, named: string | undefined): readonly Fault[] => {
  for (let round = 1; round <= tournament.roundsPaired; round++) {
    const system = systemFor(tournament, round, named);
    if (!system.ok) return system.faults;
  }
  return [];
};

interface Reader {
  readonly name: NameOf;
  readonly language: Language;
}

const differenceIn = (
  checked: RoundCheck<NoPairing>,
  { name, language }: Reader,
): readonly RoundDifference[] => {
  const { round, system } = checked;
  switch (checked.kind) {
    case 'agrees':
      return [];
    case 'differs': {
      const expected = sideOf(checked.expected, checked.byes.expected);
      return [{ round, system, expected, found: sideOf(checked.found, checked.byes.found), reasons: [] }];
    }
    case 'refused':
      return [
        {
          round,
          system,
          expected: undefined,
          found: sideOf(checked.found, checked.byes.found),
          reasons: checked.refusals.map(refusal => describeRefusal(refusal, name, language)),
        },
      ];
  }
};

const sideOf = (
  pairs: readonly (readonly [white: number, black: number])[],
  byes: readonly number[],
): Side => ({
  pairs: pairs.map(([white, black]) => ({ white, black })),
  byes,
});

/** What records 310, 801 and 802 state of teams, where it does not follow from the results. */
const remarksOnTeams = (tournament: Tournament, { name, language }: Reader): CheckedFile['remarks'] => {
  const { statedOfTeam } = textsIn(language).cli.check;
  return checkStatedTeams(tournament).map(difference => ({
    round: difference.round ?? tournament.roundsPaired,
    text: statedOfTeam({ ...difference, team: name(difference.team) }),
  }));
};

const ranksOf = ({ checked, differences }: RanksCheck, { name, language }: Reader): CheckedFile['ranks'] => ({
  checked,
  differences: differences.map(
    ({ id, stated, computed, because }): RankDifferenceOfFile => ({
      player: id,
      stated,
      computed,
      reason: because === undefined ? '' : describeRankReason(because, name, language),
    }),
  ),
});

const namesOf = (differences: readonly RoundDifference[], name: NameOf): Readonly<Record<number, string>> => {
  const sides = differences.flatMap(({ expected, found }) => (expected ? [expected, found] : [found]));
  const ids = sides.flatMap(({ pairs, byes }) => [
    ...pairs.flatMap(({ white, black }) => [white, black]),
    ...byes,
  ]);
  return Object.fromEntries([...new Set(ids)].map(id => [id, name(id)]));
};
