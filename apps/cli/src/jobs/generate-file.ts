import type { Outcome, TournamentRecord } from '@pareo/engine';
import { type GeneratorFault, generateTournament, type SettingName } from '@pareo/engine/generator';
import { refuse } from '@pareo/engine/model';
import { callFault, type Fault, type NewFile } from '../answer.ts';
import { writeFiles } from '../files.ts';
import { contentOf } from '../formats.ts';
import { printedFault } from '../report.ts';
import { procedureOf, systemCalled } from '../systems.ts';
import { inputFaults } from '../tournament-file.ts';
import type { GenerateTask, TaskResult } from './task.ts';

/** Generates a tournament and writes its file: many of them would not fit into memory. */
export const generateFile = async (task: GenerateTask): Promise<TaskResult> => {
  const { path, language } = task;
  const failedWith = (faults: readonly Fault[]): TaskResult => ({
    kind: 'failed',
    file: path,
    faults: faults.map(fault => printedFault(fault, language, [])),
  });
  const generated = await generatedFrom(task);
  if (!generated.ok) return failedWith(generated.faults);
  const { content, rounds, ended } = generated.value;
  const faults = await writeFiles([fileOf(task, content)], 'quick');
  return faults.length > 0 ? failedWith(faults) : { kind: 'generated', file: path, rounds, ended };
};

export const fileOf = ({ path, existing }: GenerateTask, content: string): NewFile => ({
  path,
  content,
  ...(existing === 'kept' ? { keeps: { read: [], others: 'kept' } } : {}),
});

export interface Generated {
  readonly record: TournamentRecord;
  readonly content: string;
  readonly rounds: number;
  /** Where it ended early, the round that could not be paired. */
  readonly ended: number | undefined;
}

export const generatedFrom = async (task: GenerateTask): Promise<Outcome<Generated, Fault>> => {
  const { path, format, request, options } = task;
  const system = systemCalled(task.system);
  if (!system.ok) return system;
  const generated = generateTournament(request, await procedureOf(system.value), options);
  if (!generated.ok) return refuse(...generated.faults.map(fault => faultOf(fault, path)));
  const { record, settings, ended } = generated.value;
  const content = contentOf(record, format, path);
  if (!content.ok) return content;
  const rounds = ended ? ended.round - 1 : settings.rounds;
  return { ok: true, value: { record, content: content.value, rounds, ended: ended?.round } };
};

/** Settings of the generator under the names of the options that state them. */
const OPTION_OF_SETTING: Readonly<Record<SettingName, string>> = {
  players: '--players',
  rounds: '--rounds',
  highestRating: '--highest-rating',
  lowestRating: '--lowest-rating',
  draws: '--draw',
  forbiddenPairs: '--forbidden-pairs',
  schedule: '--schedule',
  forfeits: '--forfeit',
  unusual: '--unusual',
  fullByes: '--full-bye',
  halfByes: '--half-bye',
  zeroByes: '--zero-bye',
  withdrawals: '--withdraw',
  lateEntries: '--late',
};

const faultOf = (fault: GeneratorFault, file: string): Fault => {
  switch (fault.kind) {
    case 'setting': {
      const { setting, of, value, minimum, maximum } = fault;
      const option = `${OPTION_OF_SETTING[setting]}${of === 'rounds' ? ' @' : ''}`;
      return callFault('number-not-allowed', { option, value: String(value), minimum, maximum });
    }
    case 'refusal':
      return { kind: 'refusal', refusal: fault.refusal, name: String, file };
    case 'issue':
      return (
        inputFaults([fault.issue], file)[0] ?? callFault('internal-error', { message: fault.issue.code })
      );
  }
};
