import { canonical } from './canonical.ts';
import type { Entry } from './entry.ts';
import type { Digest } from './key.ts';
import { sha256 } from './sha-256.ts';

/** What stands before the first entry. */
export const NO_SEAL: Digest = '';

/** Everything of an entry but its seal. */
export type Unsealed = Omit<Entry, 'seal'>;

/** The text that is sealed: what a store keeps, so that the seal can be checked without understanding the act. */
export const sealedText = ({ act, at, basis, by, id, made, seq, v, written }: Unsealed): string =>
  canonical({ act: written ?? act, at, basis, by, id, made, seq, v });

/** An entry as a file has it: in the format in which it was sealed. */
export const fileEntry = ({ written, ...entry }: Entry): object =>
  written === undefined ? entry : { ...entry, act: written };

/** Proves order and integrity of a journal, not who wrote it. */
export const seal = (previous: Digest, entry: Unsealed): Digest => sha256(previous + sealedText(entry));

export const sealed = (previous: Digest, entry: Unsealed): Entry => ({
  ...entry,
  seal: seal(previous, entry),
});

/** The digest of anything plain: of a state, of rulings, of standings. */
export const digest = (value: unknown): Digest => sha256(canonical(value));
