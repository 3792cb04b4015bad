import { pageData } from './data.ts';
import { startFollowing } from './follow.ts';
import { startLive } from './live.ts';
import { startSearch } from './search.ts';

const data = pageData();
startSearch();
if (data) {
  const { refresh } = startFollowing(data);
  startLive(data, refresh);
}
// Where the browser allows it (https, or this computer itself) the last copy of a list is kept for a bad network.
if ('serviceWorker' in navigator && window.isSecureContext)
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // No copy is kept then; the page works as it is.
  });
