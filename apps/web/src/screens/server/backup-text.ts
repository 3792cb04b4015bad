import type { BackupPlan } from '@pareo/host';
import { t } from '../../words/t.svelte.ts';

/** Why a backup was made. */
export const reasonText = (reason: string): string => {
  const round = /(?:^|-)round-(\d+)/.exec(reason)?.[1];
  if (round) return t.backups.reasons.round(Number(round));
  if (
    reason === 'asked' ||
    reason === 'daily' ||
    reason === 'before-deletion' ||
    reason === 'before-migration'
  )
    return t.backups.reasons[reason];
  return t.backups.reasons.other(reason);
};

/** When copies are made by themselves, and how many stay. */
export const planText = ({ at, beforeRounds, keep }: BackupPlan): string =>
  [
    at === 'daily'
      ? t.backups.plan.daily
      : at.length === 0
        ? beforeRounds
          ? ''
          : t.backups.plan.never
        : t.backups.plan.at(at.join(', ')),
    beforeRounds ? t.backups.plan.beforeRounds : '',
    t.backups.plan.keep(beforeRounds ? keep.rounds : undefined, keep.days, keep.months),
  ]
    .filter(part => part !== '')
    .join(' ');
