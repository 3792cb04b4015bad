import { first } from './0001-first.ts';
import { peopleAndAudit } from './0002-people-and-audit.ts';
import { listOfTournaments } from './0003-list-of-tournaments.ts';
import { uploads } from './0004-uploads.ts';
import { invited } from './0005-invited.ts';
import { captains } from './0006-captains.ts';
import type { Migration } from './migration.ts';

export const MIGRATIONS: readonly Migration[] = [
  first,
  peopleAndAudit,
  listOfTournaments,
  uploads,
  invited,
  captains,
];
