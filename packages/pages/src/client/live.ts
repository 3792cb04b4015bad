import { sideText } from '@pareo/tournament';
import { type PageData, said, timeNow } from './data.ts';
import { type Heard, lastingStream } from './lasting-stream.ts';

/* Results appear in place; a new round or a new order is offered, never done. */

/** Codes of the games, and the text that the lists print. */
type Boards = readonly (readonly [board: number, result: unknown, text: string])[];

interface LiveEvents {
  readonly results: { readonly round: number; readonly boards: Boards };
  readonly round: { readonly round: number; readonly status: string };
}

export const startLive = (data: PageData, refreshFollow: () => Promise<void>): void => {
  const mark = document.getElementById('live');
  const say = (state: 'live' | 'reconnecting' | 'offline'): void => {
    if (!mark) return;
    mark.dataset['state'] = state;
    mark.textContent =
      state === 'offline'
        ? said(data.words.offline, { time: mark.dataset['moment'] ?? '' })
        : data.words[state];
  };
  const moved = (): void => {
    if (mark) mark.dataset['moment'] = timeNow(data.language);
  };
  const hear =
    <Kind extends keyof LiveEvents>(act: (event: LiveEvents[Kind]) => void) =>
    (event: Heard): void => {
      moved();
      act(JSON.parse(event.data) as LiveEvents[Kind]);
    };
  const address = `/api/v1/public/${encodeURIComponent(data.slug)}/stream?after=`;
  const stream = lastingStream(last => `${address}${last || data.version}`, {
    hello: () => say('live'),
    open: () => say('live'),
    error: () => say(navigator.onLine ? 'reconnecting' : 'offline'),
    results: hear<'results'>(({ round, boards }) => {
      if (data.live.list === 'round' && data.live.round === round) showResults(data, boards);
      void refreshFollow();
    }),
    round: hear<'round'>(({ round, status }) => {
      void refreshFollow();
      if (status === 'published' && round !== data.live.round) offerRound(data, round);
      else if (data.live.list === 'round' && data.live.round === round) offerReload(data);
    }),
    standings: () => {
      moved();
      if (data.live.list === 'standings') offerReload(data);
    },
    details: moved,
    refresh: () => location.reload(),
  });
  window.addEventListener('pagehide', () => stream.close());
};

/** Thirty results at once are one sentence for a screen reader, at most every ten seconds. */
let unsaid = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const showResults = (data: PageData, boards: Boards): void => {
  for (const [board, , result] of boards)
    for (const cell of document.querySelectorAll<HTMLElement>(`[data-board="${board}"]`)) {
      const side = cell.dataset['side'];
      const text = side === 'white' || side === 'black' ? sideText(result, side) : result;
      if (cell.textContent === text) continue;
      cell.textContent = text === '' ? '–' : text;
      markChanged(cell.closest('tr'));
      unsaid += 1;
    }
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    const polite = document.getElementById('polite');
    if (polite && unsaid > 0) polite.textContent = said(data.words.newResults, { count: unsaid });
    unsaid = 0;
  }, 10_000);
};

/** Tinted for four seconds, a bar at its start for a minute. */
const markChanged = (row: HTMLElement | null): void => {
  if (!row) return;
  row.classList.add('changed', 'was-changed');
  setTimeout(() => row.classList.remove('changed'), 4000);
  setTimeout(() => row.classList.remove('was-changed'), 60_000);
};

const offer = (text: string, action: HTMLElement): void => {
  const news = document.getElementById('news');
  if (!news) return;
  news.replaceChildren(text, action);
  news.hidden = false;
};

const offerRound = ({ slug, words }: PageData, round: number): void => {
  const go = document.createElement('a');
  go.href = `/t/${encodeURIComponent(slug)}/r/${round}`;
  go.textContent = words.go;
  offer(said(words.newRound, { round }), go);
};

/** The list is fetched again and put in place of the old one: the page does not jump. */
const offerReload = ({ words }: PageData): void => {
  const show = document.createElement('button');
  show.type = 'button';
  show.textContent = words.show;
  show.addEventListener('click', () => void replaceList());
  offer(words.orderChanged, show);
};

const replaceList = async (): Promise<void> => {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [old, fresh] = [document.getElementById('list'), page.getElementById('list')];
  if (old && fresh) old.replaceWith(fresh);
  const news = document.getElementById('news');
  if (news) news.hidden = true;
};
