import { pageData } from './data.ts';
import { startFollowing } from './follow.ts';
import { keepPage } from './keep-page.ts';
import { startLive } from './live.ts';
import { startSearch } from './search.ts';

const data = pageData();
startSearch();
if (data) {
  const { refresh } = startFollowing(data);
  startLive(data, refresh);
}
void keepPage([]);
