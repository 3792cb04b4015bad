import { answers } from './en/answers.ts';
import { cli } from './en/cli.ts';
import { fileIssues } from './en/file-issues.ts';
import { refusals } from './en/refusals.ts';
import { rulings } from './en/rulings.ts';
import { standings } from './en/standings.ts';
import { systemOptions, systems } from './en/systems.ts';
import { tiebreaks } from './en/tiebreaks.ts';
import { tournamentIssues } from './en/tournament-issues.ts';
import type { Texts } from './texts.ts';

export const en: Texts = {
  issues: { ...tournamentIssues, ...fileIssues },
  refusals,
  rulings,
  answers,
  rules: {},
  systems,
  systemOptions,
  tiebreaks,
  standings,
  cli,
};
