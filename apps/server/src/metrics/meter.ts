import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Server } from '../server.ts';
import { counter, type Family, gauge, histogram } from './family.ts';

/* What one process counts. Labels are ours and few: no name, address or tournament is among them. */

export interface Answered {
  readonly group: 'acts' | 'api' | 'public' | 'pages';
  readonly status: number;
  readonly seconds: number;
  readonly isStream: boolean;
  /** Of a problem. */
  readonly code?: string | undefined;
  /** Of an act that was refused: every reason. */
  readonly refusals?: readonly string[];
  readonly isSignIn: boolean;
}

export interface Meter {
  readonly answered: (answer: Answered) => void;
  readonly committed: (seconds: number) => void;
  readonly databaseFailed: (what: 'unreachable' | 'write') => void;
  readonly families: (server: Server) => readonly Family[];
}

const ACTS: Readonly<Record<number, string>> = { 201: 'done', 200: 'again', 202: 'question' };

export const newMeter = (isOn: boolean): Meter => {
  const requests = counter('pareo_requests_total', 'Requests answered, by group and class of status.');
  const latency = histogram('pareo_request_seconds', 'Time to an answer, streams left out.');
  const acts = counter(
    'pareo_acts_total',
    'Acts sent: done, done before (again), kept as a question, refused.',
  );
  const refusals = counter('pareo_refusals_total', 'Acts that were not done, by reason.');
  const signIns = counter('pareo_sign_ins_total', 'Log-ins: in, or failed.');
  const commits = histogram('pareo_commit_seconds', 'Time of one group of entries to the disk.');
  const faults = counter(
    'pareo_database_errors_total',
    'Requests that could not reach the database, and writes that failed.',
  );
  const delay = isOn ? monitorEventLoopDelay({ resolution: 20 }) : undefined;
  delay?.enable();
  return {
    answered: ({ group, status, seconds, isStream, code, refusals: reasons = [], isSignIn }) => {
      requests.add({ group, status: `${Math.floor(status / 100)}xx` });
      if (!isStream) latency.observe(seconds, { group });
      if (group === 'acts') {
        acts.add({ answer: ACTS[status] ?? 'refused' });
        if (code !== undefined)
          for (const reason of reasons.length > 0 ? reasons : [code]) refusals.add({ code: reason });
      }
      if (isSignIn) signIns.add({ answer: status < 300 ? 'in' : 'failed' });
    },
    committed: seconds => commits.observe(seconds),
    databaseFailed: what => faults.add({ what }),
    families: server => [
      ...[requests, latency, acts, refusals, signIns, commits, faults].map(({ family }) => family()),
      gauge('pareo_streams', 'Live pages on the line.', server.hall.count()),
      {
        name: 'pareo_streams_dropped_total',
        help: 'Live pages that did not read and were cut.',
        type: 'counter',
        samples: [{ labels: {}, value: server.hall.dropped() }],
      },
      gauge('pareo_tournaments_open', 'Tournaments held in memory.', server.desks.count()),
      gauge('pareo_jobs_waiting', 'Work of the engine that waits or runs.', server.work.waiting()),
      gauge('pareo_public_cache_bytes', 'Public answers held in memory.', server.publicAnswers.bytes()),
      gauge('pareo_memory_bytes', 'Memory of the process.', process.memoryUsage().rss),
      {
        name: 'pareo_processor_seconds_total',
        help: 'Processor time of the process, all threads.',
        type: 'counter',
        samples: [{ labels: {}, value: processorSeconds() }],
      },
      gauge(
        'pareo_event_loop_lag_seconds',
        'How late the loop is, 99th percentile.',
        (delay?.percentile(99) ?? 0) / 1e9,
      ),
      gauge(
        'pareo_backup_timestamp_seconds',
        'When the newest whole backup here was made; 0: none.',
        newestBackup(server),
      ),
      gauge(
        'pareo_backup_failing',
        '1 while the last backup that was due has failed.',
        server.backups.plan().failedAt ? 1 : 0,
      ),
      gauge(
        'pareo_backup_damaged',
        '1 while a journal in the newest backup here is not what was sealed.',
        server.backups.list()[0]?.isDamaged ? 1 : 0,
      ),
      gauge('pareo_info', 'Always 1; which build runs.', 1, { build: server.build }),
    ],
  };
};

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const newestBackup = ({ backups }: Server): number => {
  const newest = backups.list().find(({ isDamaged }) => !isDamaged);
  return newest === undefined ? 0 : Date.parse(newest.at) / 1000;
};
