import type { Kysely } from 'kysely';
import type { Asking } from './asking.ts';
import { auditIn } from './audit.ts';
import { linksIn } from './links.ts';
import { peopleIn } from './people.ts';
import type { Schema } from './schema.ts';
import { sessionsIn } from './sessions.ts';
import type { Storage } from './storage.ts';
import { tournamentsIn } from './tournaments.ts';
import { uploadsIn } from './uploads.ts';

/** What is the same on every database. */
export const repositoriesOn = (
  kysely: Kysely<Schema>,
  asking?: Asking,
): Pick<Storage, 'tournaments' | 'people' | 'sessions' | 'links' | 'audit' | 'uploads'> => ({
  tournaments: tournamentsIn(kysely, asking),
  people: peopleIn(kysely),
  sessions: sessionsIn(kysely, asking),
  links: linksIn(kysely),
  audit: auditIn(kysely),
  uploads: uploadsIn(kysely),
});
