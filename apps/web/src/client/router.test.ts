import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/* The page, as far as an address goes. */
const page = { href: 'http://localhost/console', pathname: '/console', search: '' };
const scrollTo = vi.fn();

beforeEach(() => {
  const moveTo = (_state: unknown, _title: string, url: URL) => {
    page.href = url.href;
    page.pathname = url.pathname;
    page.search = url.search;
  };
  vi.stubGlobal(
    '$state',
    Object.assign((value: unknown) => value, { raw: (value: unknown) => value }),
  );
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', { pushState: moveTo, replaceState: moveTo, state: null });
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => vi.unstubAllGlobals());

it('another page begins at its top; a panel of the same page leaves it where it is', async () => {
  const { ask, go } = await import('./router.svelte.ts');
  go('/console/t/1/standings');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  ask({ why: '3' });
  expect(page.search).toBe('?why=3');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
