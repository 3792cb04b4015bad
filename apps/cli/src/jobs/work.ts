import { callFault } from '../answer.ts';
import { printedFault } from '../report.ts';
import { checkFile } from './check-file.ts';
import { generateFile } from './generate-file.ts';
import type { Task, TaskResult } from './task.ts';

/** A bug of ours is reported for the file it shows up in; the other files are still checked. */
export const work = async (task: Task): Promise<TaskResult> => {
  try {
    return await (task.kind === 'check' ? checkFile(task) : generateFile(task));
  } catch (error) {
    return brokenBy(error, task);
  }
};

export const brokenBy = (error: unknown, { path, language }: Task): TaskResult => {
  const message = error instanceof Error ? error.message : String(error);
  const fault = callFault('internal-error', { message }, path);
  return { kind: 'failed', file: path, faults: [printedFault(fault, language, [])] };
};
