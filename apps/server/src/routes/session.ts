import { byField, objectOf, oneOf, optional, textOf, type ValueOf } from '@pareo/engine/shape';
import type { Me } from '@pareo/host';
import { hashPassword, isPassword, SHORTEST_PASSWORD } from '../access/passwords.ts';
import { takeCode } from '../access/rates.ts';
import { newId } from '../access/tokens.ts';
import { actorOf, isServerOwner, type Who } from '../access/who.ts';
import { audit } from '../audit.ts';
import { networkOf } from '../log.ts';
import { isLoopback } from '../options.ts';
import type { LinkRow } from '../storage/schema.ts';
import { EVERYWHERE } from '../storage/schema.ts';
import { clearedCookie, sessionCookie } from './cookies.ts';
import { personName } from './parts.ts';
import { goneOf, notComputed, personWith } from './passwords.ts';
import { problem, tooMany } from './problems.ts';
import { type Asked, json, type Reply, type Route, route } from './route.ts';

const password = textOf('password', { signs: 'any' });
const as = optional(oneOf('token'));

const byToken = objectOf({ token: textOf('name', { least: 1 }), name: optional(personName), as });
const byCode = objectOf({ code: textOf('word', { least: 1 }), as });
const byName = objectOf({ name: personName, password, as });
type Key = ValueOf<typeof byToken> | ValueOf<typeof byCode> | ValueOf<typeof byName>;
const key = byField<Key>({ token: byToken, code: byCode, password: byName });

/** What a page needs to know of whoever looks at it. */
const meOf = (
  who: Who,
): Me & { readonly roles?: Readonly<Record<string, string>>; readonly hasPassword?: boolean } => {
  if (who.kind === 'nobody') return {};
  if (who.kind === 'link') {
    const actor = actorOf(who);
    if (actor.kind !== 'link') return {};
    return { actor, role: actor.role };
  }
  const actor = actorOf(who);
  if (actor.kind !== 'person') return {};
  return {
    actor,
    role: isServerOwner(who) ? 'owner' : 'arbiter',
    ...(who.name === '' ? { nameless: true } : {}),
    owner: isServerOwner(who),
    hasPassword: who.hasPassword,
    roles: Object.fromEntries(who.memberships.map(({ tournament_id, role }) => [tournament_id, role])),
  };
};

export const sessionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/me',
    access: 'all',
    summary: 'Who is signed in, and with which roles.',
    answer: '`{ actor?, role?, owner?, nameless?, roles? }`',
    run: ({ who, server }) =>
      json({
        ...meOf(who),
        version: server.build,
        network: !isLoopback(server.options.host),
      }),
  }),
  route({
    method: 'POST',
    path: '/api/v1/session',
    access: 'all',
    signsIn: true,
    summary: 'Signs in by the token of a link, by its code, or by name and password.',
    body: key,
    status: 201,
    answer:
      '`{ me, opens, token? }` and a cookie; with `as: "token"` the token itself, for `Authorization: Bearer`',
    run: signIn,
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/session',
    access: 'all',
    summary: 'Signs out.',
    status: 204,
    run: async ({ who, server, host }) => {
      if (who.kind !== 'nobody') await server.storage.sessions.remove(who.session);
      if (who.kind === 'person') await audit(server, who.id, 'signed-out', {});
      return { kind: 'empty', status: 204, cookies: [clearedCookie(server, host)] };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/me/name',
    access: 'person',
    summary: 'Your name, as the journal writes it.',
    body: objectOf({ name: personName }),
    answer: '`{ me }`',
    run: async ({ who, server, body }) => {
      if (who.kind !== 'person') return problem('not-permitted', {});
      await server.storage.people.change(who.id, { name: body.name });
      // A first name is no change: who was welcomed or invited says it in the next step.
      if (who.name !== '' && who.name !== body.name)
        await audit(server, who.id, 'name-changed', { from: who.name, to: body.name });
      return json({ me: meOf({ ...who, name: body.name }) });
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/me/password',
    access: 'person',
    summary: 'Sets or changes your password: 12 characters or more, no other rule.',
    body: objectOf({ old: optional(password), new: password }),
    status: 204,
    run: async ({ who, server, body, address, outgoing }) => {
      if (who.kind !== 'person') return problem('not-permitted', {});
      const wait = server.rates.take('sign-in', address);
      if (wait > 0) return tooMany(wait);
      if ([...body.new].length < SHORTEST_PASSWORD)
        return problem('password-short', { shortest: SHORTEST_PASSWORD });
      const computed = await server.passwords.take(
        { account: `id ${who.id}`, gone: goneOf(outgoing) },
        async (): Promise<string | undefined> => {
          const person = await server.storage.people.byId(who.id);
          const isRight = person?.password == null || (await isPassword(body.old ?? '', person.password));
          return isRight ? hashPassword(body.new) : undefined;
        },
      );
      if (computed.kind !== 'done') return notComputed(computed);
      if (computed.value === undefined) return problem('wrong-password', {});
      await server.storage.people.change(who.id, { password: computed.value });
      await server.storage.sessions.removeOfPerson(who.id, who.session);
      await audit(server, who.id, 'password-changed', {});
      return { kind: 'empty', status: 204 };
    },
  }),
];

async function signIn(asked: Asked<Key, unknown>): Promise<Reply> {
  const { body } = asked;
  return 'password' in body ? byPassword(asked, body) : byLink(asked, body);
}

const byPassword = async (
  asked: Asked<Key, unknown>,
  body: { readonly name: string; readonly password: string; readonly as?: 'token' | undefined },
): Promise<Reply> => {
  const { server, address, outgoing } = asked;
  const wait = server.rates.take('sign-in', address);
  if (wait > 0) return tooMany(wait);
  const computed = await server.passwords.take({ account: `name ${body.name}`, gone: goneOf(outgoing) }, () =>
    personWith(server, body),
  );
  if (computed.kind !== 'done') return notComputed(computed);
  const { person, isFound } = computed.value;
  if (isFound) {
    await audit(server, person.id, 'signed-in', { by: 'password' });
    return signedIn(asked, { person: person.id }, '/console');
  }
  await server.failures.failed({
    by: 'password',
    network: networkOf(address),
    ...(person === undefined ? {} : { person: person.id }),
  });
  return problem('wrong-password', {});
};

const byLink = async (
  asked: Asked<Key, unknown>,
  body:
    | { readonly token: string; readonly name?: string | undefined; readonly as?: 'token' | undefined }
    | { readonly code: string; readonly as?: 'token' | undefined },
): Promise<Reply> => {
  const { server, address } = asked;
  const network = networkOf(address);
  const { wait, isRight } =
    'code' in body
      ? takeCode(server.rates, server.options.rates, { address, network })
      : { wait: server.rates.take('codes', address), isRight: () => undefined };
  if (wait > 0) return tooMany(wait);
  const found = await server.links.find('code' in body ? { code: body.code } : { token: body.token });
  const failed = (why: string) =>
    server.failures.failed({ by: 'code' in body ? 'code' : 'link', why, network });
  if (found.kind !== 'found') {
    await failed(found.kind);
    return problem(found.kind === 'unknown' ? 'not-found' : found.kind, {});
  }
  const { link } = found;
  if (!(await server.storage.links.use(link.id, server.clock.now()))) {
    await failed('used');
    return problem('expired', {});
  }
  isRight();
  switch (link.kind) {
    case 'sign-in': {
      const person = await server.storage.people.byId(link.person_id ?? '');
      if (person === undefined || person.disabled_at !== null) return problem('revoked', {});
      await audit(server, person.id, 'signed-in', { by: 'link' });
      return signedIn(asked, { person: person.id }, '/console');
    }
    case 'result-entry':
    case 'check-in':
    case 'captain':
      await audit(server, '', 'signed-in', {
        by: 'code' in body ? 'code' : 'link',
        ...(link.tournament_id === null ? {} : { tournament: link.tournament_id }),
        kind: link.kind,
        name: link.name,
      });
      return signedIn(asked, { link }, '/e');
    case 'welcome':
    case 'invite': {
      const person = await personFor(asked, link, 'name' in body ? body.name : undefined);
      if (person === undefined) return problem('revoked', {});
      return signedIn(
        asked,
        { person },
        link.tournament_id === null ? '/console' : `/console/${link.tournament_id}`,
      );
    }
  }
};

/* Who opens an invitation while signed in joins as who they are; a welcome link gives back the owner that there is. Nobody, where the
 * right of whoever invited them ended at this moment. */
const personFor = async (
  { server, who }: Asked<Key, unknown>,
  link: LinkRow,
  wished?: string,
): Promise<string | undefined> => {
  const { storage, clock } = server;
  const tournament = link.tournament_id ?? EVERYWHERE;
  const role = link.kind === 'welcome' ? 'owner' : 'arbiter';
  const joins = async (person: string): Promise<boolean> => {
    await storage.people.join(
      { person_id: person, tournament_id: tournament, role },
      link.made_by ?? undefined,
    );
    // Whoever takes the inviter's right ends the roles that are there: this one may have come a moment later.
    if (await storage.links.isGiven(link.id)) return true;
    await storage.people.leave(person, tournament, 'nobody', { at: clock.now() });
    return false;
  };
  if (link.kind === 'welcome') {
    for (const { person_id, role: held } of await storage.people.members(EVERYWHERE)) {
      const owner = held === 'owner' ? await storage.people.byId(person_id) : undefined;
      if (owner?.disabled_at !== null) continue;
      await audit(server, owner.id, 'signed-in', { by: 'welcome' });
      return owner.id;
    }
  }
  if (link.kind === 'invite' && who.kind === 'person') {
    const isIn = who.memberships.some(({ tournament_id }) => tournament_id === tournament);
    if (!isIn && !isServerOwner(who) && !(await joins(who.id))) return undefined;
    await audit(server, who.id, 'joined', aboutLink(link));
    return who.id;
  }
  const id = newId();
  const personName = wished ?? (link.kind === 'invite' ? link.name : '');
  await storage.people.add({
    id,
    name: personName,
    password: null,
    created_at: clock.now(),
    disabled_at: null,
  });
  if (!(await joins(id))) return undefined;
  await audit(server, id, link.kind === 'welcome' ? 'welcomed' : 'joined', aboutLink(link));
  return id;
};

const aboutLink = ({ id, tournament_id }: LinkRow) => ({
  link: id,
  ...(tournament_id === null ? {} : { tournament: tournament_id }),
});

const signedIn = async (
  { server, header, host, body }: Asked<Key, unknown>,
  of: { readonly person?: string; readonly link?: LinkRow },
  opens: string,
): Promise<Reply> => {
  const token = await server.sessions.start({ ...of, agent: header('user-agent') ?? '' });
  const found = await server.sessions.find(token);
  const me = found.kind === 'found' ? meOf(found.who) : {};
  return body.as === 'token'
    ? json({ me, opens, token }, { status: 201 })
    : json({ me, opens }, { status: 201, cookies: [sessionCookie(server, host, token)] });
};
