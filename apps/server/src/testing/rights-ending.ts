import { CREATE, newEntryId } from './server.ts';

/* Somebody who directs a tournament, what they hold and what they gave, and everything that can take it away: the lines and the columns
 * of *What ends when* (docs/reference/api.md). */

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer.
  readonly body: any;
}
export type Ask = (method: string, path: string, token: string, body?: unknown) => Promise<Answered>;

export interface Doors {
  /** Where things are done. */
  readonly here: Ask;
  /** Where it is looked what is left: at another process, where there is one. */
  readonly there: Ask;
  /** The owner of the server. */
  readonly owner: string;
}

export interface Scene {
  readonly doors: Doors;
  readonly person: string;
  readonly name: string;
  readonly session: string;
  readonly tournament: string;
  readonly slug: string;
  readonly title: string;
  readonly link: string;
  readonly phone: string;
  readonly invitation: string;
  /** Who came by another invitation of the person: the id. */
  readonly guest: string;
}

const FIRST = 'a long first password';
let people = 0;

export const sceneAt = async (doors: Doors, today: string): Promise<Scene> => {
  const { here, owner } = doors;
  people += 1;
  const name = `Arbiter ${people} of ${process.pid}`;
  const title = `Open ${people}`;
  const wish = { ...CREATE, details: { ...CREATE.details, name: title, start: today, end: today } };
  const made = await here('POST', '/api/v1/tournaments', owner, { id: newEntryId(), wish });
  const tournament: string = made.body.id;
  const path = `/api/v1/tournaments/${tournament}`;
  await here('PATCH', path, owner, { visibility: 'public' });
  const links = (token: string, kind: string) => here('POST', `${path}/links`, token, { kind, name: kind });
  const enter = async (token: string) =>
    (await here('POST', '/api/v1/session', '', { token, name, as: 'token' })).body.token as string;
  const idOf = async (token: string) => (await here('GET', '/api/v1/me', token)).body.actor.id as string;
  const session = await enter((await links(owner, 'invite')).body.token);
  await here('PUT', '/api/v1/me/password', session, { new: FIRST });
  const phone = await links(session, 'result-entry');
  const invitation = await links(session, 'invite');
  return {
    doors,
    person: await idOf(session),
    name,
    session,
    tournament,
    slug: made.body.slug,
    title,
    link: phone.body.link.id,
    phone: await enter(phone.body.token),
    invitation: invitation.body.token,
    guest: await idOf(await enter((await links(session, 'invite')).body.token)),
  };
};

const TAKEN_OVER = '?links=take-over';
const GUESTS_STAY = '?members=take-over';
const inTournament = ({ tournament }: Scene, rest = '') => `/api/v1/tournaments/${tournament}${rest}`;
const ofPerson = ({ person }: Scene, rest = '') => `/api/v1/people/${person}${rest}`;

type Happening = (scene: Scene) => Promise<Answered>;
const byOwner =
  (method: string, path: (scene: Scene) => string, body?: (scene: Scene) => unknown): Happening =>
  scene =>
    scene.doors.here(method, path(scene), scene.doors.owner, body?.(scene));

/** What is done, by the words of the page. Those of the clock are not here. */
export const HAPPENINGS: Readonly<Record<string, Happening>> = {
  nothing: byOwner('GET', () => '/api/v1/people'),
  'the person signs out': ({ doors, session }) => doors.here('DELETE', '/api/v1/session', session),
  'the person sets a new password elsewhere': async ({ doors, name }) => {
    const key = { name, password: FIRST, as: 'token' };
    const { token } = (await doors.here('POST', '/api/v1/session', '', key)).body;
    return doors.here('PUT', '/api/v1/me/password', token, { old: FIRST, new: 'a long second password' });
  },
  "the person's way in is reset": byOwner(
    'POST',
    scene => ofPerson(scene, '/key'),
    () => ({ reset: true }),
  ),
  'the person is shut out': byOwner(
    'PATCH',
    scene => ofPerson(scene),
    () => ({ disabled: true }),
  ),
  'the person is shut out, and their links are taken over': byOwner(
    'PATCH',
    scene => ofPerson(scene, TAKEN_OVER),
    () => ({ disabled: true }),
  ),
  'the person is shut out, and their guests are taken over': byOwner(
    'PATCH',
    scene => ofPerson(scene, GUESTS_STAY),
    () => ({ disabled: true }),
  ),
  'the person is removed': byOwner('DELETE', scene => ofPerson(scene)),
  'the person is removed, and their links are taken over': byOwner('DELETE', scene =>
    ofPerson(scene, TAKEN_OVER),
  ),
  'the person is removed, and their guests are taken over': byOwner('DELETE', scene =>
    ofPerson(scene, GUESTS_STAY),
  ),
  'the person is taken out of the tournament': byOwner('DELETE', scene =>
    inTournament(scene, `/members/${scene.person}`),
  ),
  'the person is taken out of the tournament, and their links are taken over': byOwner('DELETE', scene =>
    inTournament(scene, `/members/${scene.person}${TAKEN_OVER}`),
  ),
  'the person is taken out of the tournament, and their guests are taken over': byOwner('DELETE', scene =>
    inTournament(scene, `/members/${scene.person}${GUESTS_STAY}`),
  ),
  'the link of the phone is revoked': byOwner('DELETE', scene => inTournament(scene, `/links/${scene.link}`)),
  'the link of the phone is renewed': byOwner('POST', scene =>
    inTournament(scene, `/links/${scene.link}/renew`),
  ),
  'the pages are turned off': byOwner('PATCH', inTournament, () => ({ visibility: 'off' })),
  'the tournament is deleted': byOwner('DELETE', inTournament, ({ title }) => ({ name: title })),
};

/** By the words of the page: how many days go by. */
export const DAYS_GO_BY: Readonly<Record<string, number>> = {
  'the tournament has ended, and eight days go by': 8,
  '31 days go by without a visit': 31,
};

/** What is still there. The invitation is taken by looking, so it comes last. */
export const leftOf = async ({ doors, session, tournament, slug, phone, invitation, guest }: Scene) => {
  const { there } = doors;
  const isOpen = async (asked: Promise<Answered>) => {
    const { status } = await asked;
    if (![200, 201, 401, 403, 404, 410].includes(status)) throw new Error(`an answer of ${status}`);
    return status < 300;
  };
  const directs = async (who: string) => {
    const { body } = await there('GET', `/api/v1/tournaments/${tournament}/members`, doors.owner);
    return body.items?.some(({ id }: { readonly id: string }) => id === who) ?? false;
  };
  return {
    session: await isOpen(there('GET', '/api/v1/tournaments', session)),
    tournament: await isOpen(there('GET', `/api/v1/tournaments/${tournament}`, session)),
    phone: await isOpen(there('GET', '/api/v1/desk', phone)),
    guest: await directs(guest),
    pages: await isOpen(there('GET', `/api/v1/public/${slug}`, '')),
    invitation: await isOpen(
      there('POST', '/api/v1/session', '', { token: invitation, name: 'Guest', as: 'token' }),
    ),
  };
};
