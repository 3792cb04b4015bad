/* Who made the browser send this? Asked of everything that changes something, whatever its content type: browsers send
 * `Sec-Fetch-Site` to https and localhost, and `Origin` everywhere. A request with neither does not come from a page;
 * it must carry its token itself, because a cookie is added without anybody wanting it. */

export interface Provenance {
  readonly method: string;
  readonly site?: string | undefined;
  readonly mode?: string | undefined;
  readonly origin?: string | undefined;
  readonly hasCookie: boolean;
  readonly hasBearer: boolean;
  /** What `Origin` may say. */
  readonly ours: readonly string[];
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

export const isCrossSite = (given: Provenance): boolean =>
  READING.includes(given.method) ? isForeignRead(given) : isForeignWrite(given);

const isForeignWrite = ({ site, origin, hasBearer, hasCookie, ours }: Provenance): boolean => {
  // Another port of localhost is `same-site`: not ours either.
  if (site !== undefined && site !== 'same-origin') return true;
  if (origin !== undefined) return !ours.includes(origin.toLowerCase());
  if (site !== undefined) return false;
  return hasCookie && !hasBearer;
};

/** Reading with our cookie from a foreign page, other than following a link. */
const isForeignRead = ({ site, mode, hasCookie }: Provenance): boolean =>
  hasCookie && site === 'cross-site' && mode !== 'navigate';
