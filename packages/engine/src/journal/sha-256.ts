import type { Digest } from './key.ts';

/*
 * FIPS 180-4. Written here because the engine has no dependencies and a page on a plain address of a hall has no
 * `crypto.subtle`; the same code seals on every host.
 */

/** The first 32 bits of the fractional parts of the cube (square) roots of the first primes: 4.2.2 and 5.3.3. */
const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every(prime => candidate % prime !== 0)) found.push(candidate);
  return found;
};
/** floor(fraction(prime^(1/root)) * 2^32), by whole numbers: a machine's own power function may differ in the last bit. */
const fractionOfRoot = (prime: number, root: 2 | 3): number => {
  const target = BigInt(prime) << BigInt(32 * root);
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** BigInt(root) <= target) low = middle;
    else high = middle - 1n;
  }
  return Number(low & 0xffffffffn);
};
const K = Uint32Array.from(primes(64), prime => fractionOfRoot(prime, 3));
const H = Uint32Array.from(primes(8), prime => fractionOfRoot(prime, 2));

const W = new Uint32Array(64);

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One block of 64 bytes (6.2.2). */
const compress = (hash: Uint32Array, block: DataView, at: number): void => {
  for (let t = 0; t < 16; t++) W[t] = block.getUint32(at + 4 * t);
  for (let t = 16; t < 64; t++) {
    const before15 = W[t - 15] as number;
    const before2 = W[t - 2] as number;
    const small0 = rotate(before15, 7) ^ rotate(before15, 18) ^ (before15 >>> 3);
    const small1 = rotate(before2, 17) ^ rotate(before2, 19) ^ (before2 >>> 10);
    W[t] = (W[t - 16] as number) + small0 + (W[t - 7] as number) + small1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < 64; t++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + big1 + choice + (K[t] as number) + (W[t] as number)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = (big0 + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] as number) + (after[i] as number);
};

/** UTF-8, with the replacement character for half a surrogate pair, as every encoder does. */
const utf8 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length * 3);
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    if (code < 0x80) {
      bytes[end++] = code;
      continue;
    }
    if (code >= 0xd800 && code <= 0xdfff) {
      const low = code < 0xdc00 ? text.charCodeAt(at + 1) : Number.NaN;
      if (low >= 0xdc00 && low <= 0xdfff) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        at++;
      } else code = 0xfffd;
    }
    if (code < 0x800) bytes[end++] = 0xc0 | (code >> 6);
    else if (code < 0x10000) bytes[end++] = 0xe0 | (code >> 12);
    else {
      bytes[end++] = 0xf0 | (code >> 18);
      bytes[end++] = 0x80 | ((code >> 12) & 0x3f);
    }
    if (code >= 0x800) bytes[end++] = 0x80 | ((code >> 6) & 0x3f);
    bytes[end++] = 0x80 | (code & 0x3f);
  }
  return bytes.subarray(0, end);
};

/** SHA-256 of the text in UTF-8. */
export const sha256 = (text: string): Digest => {
  const bytes = utf8(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const hash = H.slice();
  for (let block = 0; block < blocks; block++) compress(hash, view, block * 64);
  return [...hash].map(word => word.toString(16).padStart(8, '0')).join('');
};
