import { answers } from './es/answers.ts';
import { cli } from './es/cli.ts';
import { fileIssues } from './es/file-issues.ts';
import { refusals } from './es/refusals.ts';
import { rules } from './es/rules.ts';
import { rulings } from './es/rulings.ts';
import { standings } from './es/standings.ts';
import { systemOptions, systems } from './es/systems.ts';
import { tiebreaks } from './es/tiebreaks.ts';
import { tournamentIssues } from './es/tournament-issues.ts';
import type { Texts } from './texts.ts';

export const es: Texts = {
  issues: { ...tournamentIssues, ...fileIssues },
  refusals,
  rulings,
  answers,
  rules,
  systems,
  systemOptions,
  tiebreaks,
  standings,
  cli,
};
