import { type Place, placeOf } from './place.ts';

/** Where the console is. Everything visible has an address: Back closes what was opened. */
let place = $state.raw<Place>({ kind: 'tournaments' });
let query = $state.raw(new URLSearchParams());

const read = (): void => {
  place = placeOf(location.pathname);
  query = new URLSearchParams(location.search);
};

export const router = {
  get place(): Place {
    return place;
  },
  get query(): URLSearchParams {
    return query;
  },
  start(): () => void {
    read();
    addEventListener('popstate', read);
    document.addEventListener('click', follow);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', follow);
    };
  },
};

export const go = (address: string, how: 'push' | 'replace' = 'push'): void => {
  const wanted = new URL(address, location.href);
  if (wanted.href === location.href) return;
  // Compared before the address changes.
  const isElsewhere = wanted.pathname !== location.pathname;
  if (how === 'push') history.pushState({ ours: true }, '', wanted);
  else history.replaceState(history.state, '', wanted);
  read();
  if (isElsewhere) scrollTo(0, 0);
};

/** Changes the part of the address after `?`: a panel opens, a filter changes. */
export const ask = (
  changes: Readonly<Record<string, string | undefined>>,
  how: 'push' | 'replace' = 'push',
): void => {
  const next = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  go(location.pathname + (text === '' ? '' : `?${text}`), how);
};

/** Closes a panel by taking it out of the address; Back then leads to what was there before the panel. */
export const leave = (name: string): void => {
  if (!new URLSearchParams(location.search).has(name)) return;
  ask({ [name]: undefined }, 'replace');
};

/** Links inside the console do not load the page again. */
const follow = (event: MouseEvent): void => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (!link.pathname.startsWith('/console')) return;
  event.preventDefault();
  go(link.href);
};
