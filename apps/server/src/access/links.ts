import type { LinkKind, LinkRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Clock } from './clock.ts';
import { after } from './sessions.ts';
import { codeOf, hashOf, newCode, newId, newToken } from './tokens.ts';

/** A link as asked for. Without boards: all; without round: every one. */
export interface LinkWish {
  readonly kind: LinkKind;
  readonly tournament?: string;
  readonly name: string;
  readonly round?: number;
  readonly boards?: { readonly first: number; readonly last: number };
  /** Of a captain, by key. */
  readonly team?: number;
  readonly expiresAt?: string;
  readonly uses?: number;
  readonly madeBy?: string;
  /** Of `sign-in`: whom it lets in. */
  readonly person?: string;
}

/** Token and code are told once: only their hashes are kept. */
export interface NewLink {
  readonly link: LinkRow;
  readonly token: string;
  readonly code?: string;
}

const LIFE = 24 * 3600 * 1000;

export interface LinkDesk {
  readonly make: (wish: LinkWish) => Promise<NewLink>;
  readonly renew: (link: LinkRow) => Promise<NewLink>;
  /** By token, or by the code that was read aloud. */
  readonly find: (secret: { readonly token: string } | { readonly code: string }) => Promise<FoundLink>;
}

export type FoundLink =
  | { readonly kind: 'found'; readonly link: LinkRow }
  | { readonly kind: 'unknown' | 'expired' | 'revoked' };

export const linkDesk = (storage: Storage, clock: Clock): LinkDesk => ({
  make: async wish => {
    const now = clock.now();
    const secrets = secretsFor(wish.kind);
    const link: LinkRow = {
      id: newId(),
      tournament_id: wish.tournament ?? null,
      kind: wish.kind,
      ...secrets.hashes,
      name: wish.name,
      round: wish.round ?? null,
      boards_from: wish.boards?.first ?? null,
      boards_to: wish.boards?.last ?? null,
      team: wish.team ?? null,
      expires_at: wish.expiresAt ?? after(now, LIFE),
      uses_left: wish.uses ?? null,
      made_by: wish.madeBy ?? null,
      made_at: now,
      used_at: null,
      revoked_at: null,
      person_id: wish.person ?? null,
    };
    await storage.links.add(link);
    return { link, ...secrets.told };
  },

  renew: async link => {
    const secrets = secretsFor(link.kind);
    await storage.links.renew(link.id, secrets.hashes.hash, secrets.hashes.code_hash);
    return { link: { ...link, ...secrets.hashes }, ...secrets.told };
  },

  find: async secret => {
    const code = 'code' in secret ? codeOf(secret.code) : undefined;
    const link =
      'token' in secret
        ? await storage.links.byHash(hashOf(secret.token))
        : code === undefined
          ? undefined
          : await storage.links.byCode(hashOf(code));
    if (link === undefined) return { kind: 'unknown' };
    if (link.revoked_at !== null || !(await storage.links.isGiven(link.id))) return { kind: 'revoked' };
    if (link.expires_at <= clock.now()) return { kind: 'expired' };
    return { kind: 'found', link };
  },
});

const secretsFor = (kind: LinkKind) => {
  const token = newToken();
  const code = kind === 'result-entry' || kind === 'check-in' || kind === 'captain' ? newCode() : undefined;
  return {
    hashes: { hash: hashOf(token), code_hash: code === undefined ? null : hashOf(code) },
    told: { token, ...(code === undefined ? {} : { code }) },
  };
};
