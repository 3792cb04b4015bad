import { checkRounds, type Tournament } from '@pareo/engine';
import {
  byesMissing,
  type CheckedRound,
  checkStatedTeams,
  pairsMissing,
  type RoundOfPairs,
} from '@pareo/engine/checker';
import { remarksOnRound, systemOfRound } from '@pareo/engine/round';
import { checkRanks, type RankReason } from '@pareo/engine/standings';
import { describeRankReason, describeRefusal, type Language, type NameOf } from '@pareo/texts';
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
  const ranks = checkRanks(tournament);
  if (!ranks.ok) return failedWith(inputFaults(ranks.faults, file));
  const name = namesIn(tournament);
  const { rounds, plannedRounds } = unpaired
    ? { rounds: [], plannedRounds: { source: 'announced' as const } }
    : checkRounds(tournament, system === undefined ? {} : { system });
  const differences = rounds.flatMap(round => differenceIn(round, { name, language }));
  return {
    kind: 'checked',
    file: path,
    rounds: rounds.length,
    ...(unpaired ? { unpaired } : {}),
    roundsPlanned: plannedRounds.source,
    differences,
    ranks: ranksOf(ranks.value, { name, language }),
    remarks: [...remarksOn(rounds, { name, language }), ...remarksOnTeams(tournament, { name, language })],
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
  const chosen = systemOfRound(tournament, 1);
  const isOwn = !chosen.ok && chosen.faults.some(({ code }) => code === 'system-of-file-unknown');
  return isOwn ? { code: systemCode, rounds: roundsPaired } : undefined;
};

/** A system that is not in the catalogue is told once, not round by round. */
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

const differenceIn = (checked: CheckedRound, { name, language }: Reader): readonly RoundDifference[] => {
  const { round } = checked;
  const system = checked.system?.id ?? '';
  switch (checked.kind) {
    case 'agrees':
      return [];
    case 'differs':
      return [
        {
          round,
          system,
          expected: missingFrom(checked.expected, checked.found),
          found: missingFrom(checked.found, checked.expected),
          reasons: [],
        },
      ];
    case 'refused':
      return [
        {
          round,
          system,
          expected: undefined,
          found: missingFrom(checked.found, { pairs: [], byes: [] }),
          reasons: checked.refusals.map(refusal => describeRefusal(refusal, name, language)),
        },
      ];
  }
};

/** What is said of a tournament is told once: Baku's premise with the first round, the hill with its first early one. */
const remarksOn = (checked: readonly CheckedRound[], { name, language }: Reader): CheckedFile['remarks'] => {
  const remarks = checked.flatMap(({ round, system, position, options }) =>
    system === undefined ? [] : remarksOnRound(position, system, options).map(remark => ({ round, remark })),
  );
  const early = remarks.flatMap(({ remark }) => (remark.kind === HILL ? remark.rounds : []));
  return remarks
    .filter(({ round, remark }) => 'players' in remark || round === (remark.kind === HILL ? early[0] : 1))
    .map(({ round, remark }) => ({
      round,
      text: remarkAsText(remark.kind === HILL ? { ...remark, rounds: early } : remark, name, language),
    }));
};

const HILL = 'hill-outside-last-rounds';

/** What records 310, 801 and 802 state of teams, where it does not follow from the results. */
const remarksOnTeams = (tournament: Tournament, { name, language }: Reader): CheckedFile['remarks'] => {
  const { statedOfTeam } = textsIn(language).cli.check;
  return checkStatedTeams(tournament).map(difference => ({
    round: difference.round ?? tournament.roundsPaired,
    text: statedOfTeam({ ...difference, team: name(difference.team) }),
  }));
};

const missingFrom = (one: RoundOfPairs, other: RoundOfPairs): Side => ({
  pairs: pairsMissing(one, other).map(({ white, black }) => ({ white, black })),
  byes: byesMissing(one, other),
});

type Ranks =
  ReturnType<typeof checkRanks> extends infer Checked
    ? Checked extends { readonly ok: true; readonly value: infer Value }
      ? Value
      : never
    : never;

const ranksOf = (ranks: Ranks, { name, language }: Reader): CheckedFile['ranks'] => {
  if (ranks.kind === 'nothing-stated') return { checked: 0, differences: [] };
  const reasonOf = (because: RankReason | undefined) =>
    because === undefined ? '' : describeRankReason(because, name, language);
  return {
    checked: ranks.checked,
    differences: ranks.differences.map(
      ({ id, stated, computed, because }): RankDifferenceOfFile => ({
        player: id,
        stated,
        computed,
        reason: reasonOf(because),
      }),
    ),
  };
};

const namesOf = (differences: readonly RoundDifference[], name: NameOf): Readonly<Record<number, string>> => {
  const sides = differences.flatMap(({ expected, found }) => (expected ? [expected, found] : [found]));
  const ids = sides.flatMap(({ pairs, byes }) => [
    ...pairs.flatMap(({ white, black }) => [white, black]),
    ...byes,
  ]);
  return Object.fromEntries([...new Set(ids)].map(id => [id, name(id)]));
};
