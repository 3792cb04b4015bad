/// <reference lib="webworker" />

/* Lists from the network while there is one; the last copy when there is none. Nothing else is touched. */

const KEPT = 'pareo-lists-1';
const scope = self as unknown as ServiceWorkerGlobalScope;

const isList = (request: Request): boolean => {
  const { pathname, origin } = new URL(request.url);
  return (
    request.method === 'GET' &&
    origin === scope.location.origin &&
    (pathname.startsWith('/t/') || pathname.startsWith('/assets/'))
  );
};

const fromNetwork = async (request: Request): Promise<Response> => {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (fault) {
    const copy = await kept.match(request);
    if (copy) return copy;
    throw fault;
  }
};

scope.addEventListener('fetch', event => {
  if (isList(event.request)) event.respondWith(fromNetwork(event.request));
});
