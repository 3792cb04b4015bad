import type { ServerResponse } from 'node:http';
import type { Computed } from '../access/password-queue.ts';
import { hashPassword, isOutdated, isPassword } from '../access/passwords.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../storage/schema.ts';
import { tooMany } from './problems.ts';
import type { Reply } from './route.ts';

/* What signing in by password and setting one share. */

type Searched =
  | { readonly isFound: true; readonly person: PersonRow }
  /** Who has the name, if anybody has. */
  | { readonly isFound: false; readonly person: PersonRow | undefined };

export const personWith = async (
  { storage }: Server,
  body: { readonly name: string; readonly password: string },
): Promise<Searched> => {
  const people = (await storage.people.byName(body.name)).filter(
    person => person.disabled_at === null && person.password !== null,
  );
  // One computation whether the name is known or not.
  for (const person of people.length > 0 ? people : [undefined]) {
    const stored = person?.password ?? undefined;
    if (!(await isPassword(body.password, stored)) || person === undefined) continue;
    if (stored !== undefined && isOutdated(stored))
      await storage.people.change(person.id, { password: await hashPassword(body.password) });
    return { isFound: true, person };
  }
  return { isFound: false, person: people[0] };
};

/** Told when whoever asked has hung up. */
export const goneOf = (outgoing: ServerResponse | undefined): AbortSignal => {
  const gone = new AbortController();
  if (outgoing?.destroyed) gone.abort();
  else outgoing?.once('close', () => gone.abort());
  return gone.signal;
};

export const notComputed = (why: Exclude<Computed<never>, { kind: 'done' }>): Reply =>
  // Nobody reads the answer to whoever has gone.
  tooMany(why.kind === 'full' ? why.seconds : 1);
