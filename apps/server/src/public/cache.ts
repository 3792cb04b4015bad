import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';

/* Answers by what they are made of. Made once however many ask at the same moment, compressed once, served from memory. */

export interface Page {
  readonly etag: string;
  readonly type: string;
  readonly plain: Uint8Array;
  readonly gzip: Uint8Array;
  readonly br: Uint8Array;
}

export interface PageCache {
  readonly get: (key: string, make: () => Promise<unknown>) => Promise<Page | undefined>;
  /** Made, or being made. */
  readonly has: (key: string) => boolean;
  readonly bytes: () => number;
}

const MOST_BYTES = 256 * 1024 * 1024;
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const gzipped = promisify<Uint8Array, Buffer>((bytes, done) => gzip(bytes, done));
const brotlied = promisify<Uint8Array, Buffer>((bytes, done) => brotliCompress(bytes, BROTLI, done));

/** `make` gives plain data or a text, or undefined for "there is no such page", which is not kept. */
export const pageCache = (build: string, mostBytes = MOST_BYTES): PageCache => {
  const pages = new Map<string, Promise<Page | undefined>>();
  const sizes = new Map<string, number>();
  let total = 0;

  const forget = (key: string): void => {
    pages.delete(key);
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
  };

  return {
    get: (key, make) => {
      const known = pages.get(key);
      if (known !== undefined) {
        pages.delete(key);
        pages.set(key, known);
        return known;
      }
      const making = make().then(async value => {
        if (value === undefined) {
          forget(key);
          return undefined;
        }
        const page = await pageOf(key, build, value);
        if (pages.get(key) === making) {
          const size = page.plain.length + page.gzip.length + page.br.length;
          sizes.set(key, size);
          total += size;
          for (const [oldest] of pages) {
            if (total <= mostBytes || oldest === key) break;
            forget(oldest);
          }
        }
        return page;
      });
      making.catch(() => forget(key));
      pages.set(key, making);
      return making;
    },
    has: key => pages.has(key),
    bytes: () => total,
  };
};

const pageOf = async (key: string, build: string, value: unknown): Promise<Page> => {
  // A text is a page as it stands; anything else is data.
  const isText = typeof value === 'string';
  const plain = Buffer.from(isText ? value : JSON.stringify(value));
  const [gzip, br] = await Promise.all([gzipped(plain), brotlied(plain)]);
  const etag = `"${createHash('sha256').update(`${build} ${key}`).digest('base64url').slice(0, 22)}"`;
  const type = isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  return { etag, type, plain, gzip, br };
};

/** The best encoding that the reader takes. */
export const encodingFor = (
  page: Page,
  accepted: string | undefined,
): { readonly body: Uint8Array; readonly encoding?: string } => {
  if (accepted?.includes('br')) return { body: page.br, encoding: 'br' };
  if (accepted?.includes('gzip')) return { body: page.gzip, encoding: 'gzip' };
  return { body: page.plain };
};

export const isSame = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === '*' || ifNoneMatch.split(',').some(one => one.trim().replace(/^W\//, '') === etag));
