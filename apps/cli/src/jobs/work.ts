import { checkFile } from './check-file.ts';
import { generateFile } from './generate-file.ts';
import type { Task, TaskResult } from './task.ts';

export const work = (task: Task): Promise<TaskResult> => {
  switch (task.kind) {
    case 'check':
      return checkFile(task);
    case 'generate':
      return generateFile(task);
  }
};
