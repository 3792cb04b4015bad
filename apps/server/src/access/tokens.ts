import { createHash, randomBytes, randomInt } from 'node:crypto';

/* Sessions, links and codes are random and only their hashes are stored: nothing to sign, no key to keep. */

/** 256 bits, fit for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Names of people, links and tournaments: 80 bits, lower case, so that they survive being read aloud. */
export const newId = (): string => idFrom(randomBytes(10));

/** The same id for the same text: a tournament made twice by one request is one tournament. */
export const idOf = (text: string): string =>
  idFrom(createHash('sha256').update(text).digest().subarray(0, 10));

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

const idFrom = (bytes: Uint8Array): string => {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let id = '';
  for (let place = 0; place < 16; place += 1) {
    id += ID_LETTERS[Number(bits & 31n)];
    bits >>= 5n;
  }
  return id;
};

/** Letters that nobody confuses when a code is read aloud across a hall: 31 of them, 8 are 39 bits. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** A code as typed: spaces, dashes and small letters forgiven. Undefined: it cannot be one. */
export const codeOf = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every(letter => CODE_LETTERS.includes(letter))
    ? code
    : undefined;
};
