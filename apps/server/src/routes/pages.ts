import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { isSame } from '../public/cache.ts';
import type { Server } from '../server.ts';
import { problem } from './problems.ts';
import type { Reply } from './route.ts';

/* The built pages: files of one folder. Addresses of the console, of the phones and of the tools are one shell each,
 * which reads its own address. The pages that the server renders itself (`/`, `/t/…`) are added here, before the files. */

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** First part of the address, and the file that answers to all of it. */
const SHELLS: Readonly<Record<string, readonly string[]>> = {
  '': ['console.html', 'index.html'],
  console: ['console.html', 'index.html'],
  welcome: ['console.html', 'index.html'],
  login: ['console.html', 'index.html'],
  join: ['console.html', 'index.html'],
  e: ['entry.html', 'e.html', 'index.html'],
  check: ['check.html', 'index.html'],
};

interface Wanted {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export const servePage = (server: Server, path: string, wanted: Wanted): Reply => {
  const folder = server.pages;
  if (folder === undefined) return path === '/' ? noPages() : problem('not-found', {});
  const file = fileAt(folder, path);
  if (file !== undefined) return serveFile(folder, file, { ...wanted, isShell: false, hasToken: false });
  const [, first = '', second] = path.split('/');
  const names = Object.hasOwn(SHELLS, first) ? SHELLS[first] : undefined;
  const shell = names?.map(name => fileAt(folder, `/${name}`)).find(found => found !== undefined);
  if (shell === undefined) return problem('not-found', {});
  return serveFile(folder, shell, {
    ...wanted,
    isShell: true,
    hasToken: first !== 'console' && second !== undefined,
  });
};

/** A file inside the folder, whatever the address tries. */
const fileAt = (folder: string, path: string): string | undefined => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  const file = normalize(join(folder, decoded));
  if (!file.startsWith(folder + sep)) return undefined;
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? file : undefined;
};

interface Kept {
  readonly changed: number;
  readonly etag: string;
  readonly body: Uint8Array;
}
const kept = new Map<string, Kept>();

const read = (file: string): Kept => {
  const { mtimeMs } = statSync(file);
  const known = kept.get(file);
  if (known?.changed === mtimeMs) return known;
  const body = new Uint8Array(readFileSync(file));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const fresh = { changed: mtimeMs, etag, body };
  kept.set(file, fresh);
  return fresh;
};

const serveFile = (
  folder: string,
  file: string,
  {
    acceptEncoding,
    ifNoneMatch,
    isShell,
    hasToken,
  }: Wanted & { readonly isShell: boolean; readonly hasToken: boolean },
): Reply => {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  // Files that the build has compressed lie beside the plain ones.
  const encodings = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const;
  const packed = encodings.find(
    ([encoding, ending]) =>
      acceptEncoding?.includes(encoding) && statSync(`${file}${ending}`, { throwIfNoEntry: false })?.isFile(),
  );
  const { etag, body } = read(packed === undefined ? file : `${file}${packed[1]}`);
  // Names of assets carry a hash of their content: they never change.
  const isForEver = file.startsWith(join(folder, 'assets') + sep);
  const headers = {
    etag,
    'cache-control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(packed === undefined ? {} : { 'content-encoding': packed[0] }),
    ...(isShell && hasToken ? { 'referrer-policy': 'no-referrer' } : {}),
  };
  if (isSame(etag, ifNoneMatch)) return { kind: 'empty', status: 304, headers };
  return { kind: 'bytes', body, type, headers };
};

const noPages = (): Reply => ({
  kind: 'bytes',
  body: 'Pareo: the API answers under /api/v1. The pages are not built: npm run build.\n',
  type: 'text/plain; charset=utf-8',
});
