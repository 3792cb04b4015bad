import type { Clock } from './access/clock.ts';
import type { LinkDesk } from './access/links.ts';
import type { PasswordQueue } from './access/password-queue.ts';
import type { RateLimiter } from './access/rates.ts';
import type { Sessions } from './access/sessions.ts';
import type { Turns } from './access/turns.ts';
import type { FailureNotes } from './audit.ts';
import type { Desks } from './desks/desks.ts';
import type { ImportShelf } from './imports.ts';
import type { ConsoleStreams } from './live/console-stream.ts';
import type { LinkStreams } from './live/link-stream.ts';
import type { OpenStreams } from './live/open-streams.ts';
import type { PublicStreams } from './live/public-stream.ts';
import type { Rights } from './live/rights.ts';
import type { Log } from './log.ts';
import type { OfProcess } from './metrics/family.ts';
import type { Meter } from './metrics/meter.ts';
import type { ServerOptions } from './options.ts';
import type { PublicAnswers } from './public/answers.ts';
import type { PublicSite } from './public/site.ts';
import type { RatingBook } from './ratings/book.ts';
import type { BackupKeeper } from './storage/backup-keeper.ts';
import type { Storage } from './storage/storage.ts';
import type { Work } from './work/work.ts';

/** Everything that a route may need. Made once by `main.ts`, and by tests. */
export interface Server {
  readonly options: ServerOptions;
  /** The port that we really listen on. */
  readonly port: () => number;
  readonly build: string;
  readonly storage: Storage;
  readonly desks: Desks;
  readonly sessions: Sessions;
  readonly links: LinkDesk;
  readonly rates: RateLimiter;
  readonly passwords: PasswordQueue;
  /** Of heavy work. */
  readonly turns: Turns;
  /** Of answers as large as a tournament. */
  readonly readings: Turns;
  readonly clock: Clock;
  readonly log: Log;
  readonly work: Work;
  readonly hall: OpenStreams;
  /** Of whoever reads a stream. */
  readonly rights: Rights;
  readonly consoleStreams: ConsoleStreams;
  readonly linkStreams: LinkStreams;
  readonly publicStreams: PublicStreams;
  readonly publicAnswers: PublicAnswers;
  readonly publicSite: PublicSite;
  readonly backups: BackupKeeper;
  readonly ratings: RatingBook;
  /** Folder of the built pages; absent where they are not built. */
  readonly pages: string | undefined;
  readonly imports: ImportShelf;
  readonly failures: FailureNotes;
  readonly meter: Meter;
  /** The figures of every process. */
  readonly figures: () => Promise<readonly OfProcess[]>;
}
