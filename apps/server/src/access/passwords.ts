import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Twelve characters or more and no other rule: long beats odd. */
export const SHORTEST_PASSWORD = 12;

export interface Cost {
  /** N = 2 to this power. */
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** 64 MB and about 0.4 s: what one guess costs. Whoever computes one takes a turn in the queue. */
export const COST: Cost = { log2N: 16, r: 8, p: 2 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Node's own limit is too small for N = 2^16. */
const MAX_MEMORY = 160 * 1024 * 1024;

export const hashPassword = async (password: string, cost: Cost = COST): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
};

/** The same time for a stored hash and for none: whether a name exists is not to be measured. */
export const isPassword = async (
  password: string,
  stored: string | undefined,
  cost: Cost = COST,
): Promise<boolean> => {
  const parsed = stored === undefined ? undefined : parse(stored);
  const given = parsed ?? { cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) };
  const key = await derive(password, given.salt, given.cost);
  return timingSafeEqual(key, given.key) && parsed !== undefined;
};

/** Made with other parameters than today's: hashed again at the next log-in. */
export const isOutdated = (stored: string, cost: Cost = COST): boolean => {
  const parsed = parse(stored);
  return (
    parsed === undefined ||
    parsed.cost.log2N !== cost.log2N ||
    parsed.cost.r !== cost.r ||
    parsed.cost.p !== cost.p
  );
};

const parse = (
  stored: string,
): { readonly cost: Cost; readonly salt: Buffer; readonly key: Buffer } | undefined => {
  const [kind, log2N, r, p, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return undefined;
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== KEY_BYTES) return undefined;
  return {
    cost: { log2N: Number(log2N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: bytes,
  };
};

const derive = (password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> =>
  scryptOf(password.normalize('NFKC'), salt, { N: 2 ** log2N, r, p, maxmem: MAX_MEMORY });

const scryptOf = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
