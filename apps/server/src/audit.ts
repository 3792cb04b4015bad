import type { AuditKind } from '@pareo/host';
import type { Server } from './server.ts';
import type { AuditFacts } from './storage/storage.ts';

/** Kept so long, then removed. */
export const AUDIT_DAYS = 730;

/** What log-ins are called: the last of them is shown to the owner. */
export const SIGN_INS: readonly AuditKind[] = ['signed-in', 'welcomed', 'joined'];

interface About extends AuditFacts {}

/**
 * Writes a line. `person` and `tournament` among the facts are what it is about. Names that were typed, tokens, codes and
 * passwords never are: what somebody types where nobody answers may be a secret.
 */
export const audit = (
  server: Pick<Server, 'storage' | 'clock'>,
  actor: string,
  what: AuditKind,
  { person, tournament, ...about }: About & { readonly person?: string; readonly tournament?: string },
): Promise<void> =>
  server.storage.audit.note({
    at: server.clock.now(),
    actor,
    what,
    ...(person === undefined ? {} : { person }),
    ...(tournament === undefined ? {} : { tournament }),
    about,
  });

/** Who knocks in vain is written down, but cannot fill the disk: the rest of a minute is a number in the next line. */
const MOST_FAILURES = 30;
const MINUTE = 60_000;

export interface FailureNotes {
  readonly failed: (facts: AuditFacts & { readonly person?: string }) => Promise<void>;
}

export const failureNotes = (server: Pick<Server, 'storage' | 'clock'>): FailureNotes => {
  let since = Number.NEGATIVE_INFINITY;
  let written = 0;
  let left = 0;
  return {
    failed: async facts => {
      const now = Date.parse(server.clock.now());
      if (now - since >= MINUTE) {
        since = now;
        written = 0;
      }
      if (written >= MOST_FAILURES) {
        left += 1;
        return;
      }
      written += 1;
      const more = left;
      left = 0;
      await audit(server, '', 'sign-in-failed', { ...facts, ...(more === 0 ? {} : { more }) });
    },
  };
};
