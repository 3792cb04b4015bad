/** Where the service worker (offline.ts) finds what it keeps. */
export const KEPT = 'pareo-lists-1';

/**
 * Keeps the files of this page, and the addresses given, for when there is no network: where the browser allows it (https, or this
 * computer itself). Whether they are kept.
 */
export const keepPage = async (addresses: readonly string[]): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return false;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const kept = await caches.open(KEPT);
    await kept.addAll([...addresses, ...filesOfPage()]);
    return true;
  } catch {
    // No copy is kept then; the page works as it is.
    return false;
  }
};

const filesOfPage = (): readonly string[] => [
  ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[rel="icon"]')].map(
    ({ href }) => href,
  ),
];
