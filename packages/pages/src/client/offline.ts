/// <reference lib="webworker" />
import { KEPT } from './keep-page.ts';

/* Lists, and the page of a helper's phone, from the network while there is one; the last copy when there is none. Nothing else is
 * touched. */

const scope = self as unknown as ServiceWorkerGlobalScope;

/** Under which address a copy is kept; undefined: not at all. The token of a link is in no copy. */
const keptAs = ({ method, url }: Request): string | undefined => {
  const { pathname, origin, search } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin) return undefined;
  if (pathname === '/e' || pathname.startsWith('/e/')) return '/e';
  return pathname.startsWith('/t/') || pathname.startsWith('/site/') ? pathname + search : undefined;
};

const fromNetwork = async (request: Request, address: string): Promise<Response> => {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await kept.put(address, answer.clone());
      if (address.startsWith('/site/')) await dropEarlier(kept, address);
    }
    return answer;
  } catch (fault) {
    const copy = await kept.match(address);
    if (copy) return copy;
    throw fault;
  }
};

/** `/site/public.<fingerprint>.js`: the same file as an earlier build had it. */
const dropEarlier = async (kept: Cache, address: string): Promise<void> => {
  const plain = (path: string): string => path.replace(/\.[\w-]{10}(?=\.\w+$)/, '');
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== address && plain(pathname) === plain(address)) await kept.delete(request);
  }
};

scope.addEventListener('fetch', event => {
  const address = keptAs(event.request);
  if (address !== undefined) event.respondWith(fromNetwork(event.request, address));
});
