import { actRoutes } from './acts.ts';
import { backupRoutes } from './backups.ts';
import { deskRoutes } from './desk.ts';
import { docsRoutes } from './docs.ts';
import { exportRoutes } from './exports.ts';
import { healthRoutes } from './health.ts';
import { journalRoutes } from './journal.ts';
import { linkRoutes } from './links.ts';
import { metricsRoutes } from './metrics.ts';
import { officeRoutes } from './office.ts';
import { peopleRoutes } from './people.ts';
import { printRoutes } from './print.ts';
import { publicRoutes } from './public.ts';
import { ratingRoutes } from './ratings.ts';
import { roundRoutes } from './rounds.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session.ts';
import { siteRoutes } from './site.ts';
import { tournamentRoutes } from './tournaments.ts';

/** Every route there is. */
export const ROUTES: readonly Route[] = [
  ...healthRoutes,
  ...metricsRoutes,
  ...docsRoutes(() => ROUTES),
  ...sessionRoutes,
  ...exportRoutes,
  ...tournamentRoutes,
  ...journalRoutes,
  ...actRoutes,
  ...roundRoutes,
  ...linkRoutes,
  ...deskRoutes,
  ...peopleRoutes,
  ...officeRoutes,
  ...backupRoutes,
  ...ratingRoutes,
  ...publicRoutes,
  ...printRoutes,
  ...siteRoutes,
];
