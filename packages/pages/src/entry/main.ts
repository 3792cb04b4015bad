import { ACT_FORMAT, type PlayerKey, type ResultCode } from '@pareo/engine/journal';
import { browserQueue, type Kept, memoryQueue, type QueueStore, randomId } from '@pareo/host';
import { type LastingStream, lastingStream } from '../client/lasting-stream.ts';
import { type CheckInDesk, type LinkDesk, type Reached, type ResultDesk, request } from './desk.ts';
import { h } from './dom.ts';
import { boardPanel, boardRow, isOpen, resultText } from './results.ts';
import { type Sender, type Sent, startSender } from './sender.ts';
import { type EntryWords, entryWords } from './words.ts';

/* The phone of a helper: the boards of its link, or the list at the door, and nothing else. */

const root = document.getElementById('entry') ?? document.body;
let words: EntryWords = entryWords(document.documentElement.lang);
let desk: LinkDesk | undefined;
let sender: Sender | undefined;
let opened: number | undefined;
let filter = '';
let connection: Reached<unknown>['kind'] = 'answer';
let said = '';
let stream: LastingStream | undefined;

const store = (): QueueStore => {
  try {
    return browserQueue(indexedDB, window);
  } catch {
    // A private window keeps nothing: acts wait as long as the page is open.
    return memoryQueue();
  }
};

/** A token in the address is exchanged for a session, and does not stay in the address. */
const enterByAddress = async (): Promise<void> => {
  const [, , token] = location.pathname.split('/');
  if (token) {
    const answer = await request<unknown>('POST', '/session', { token });
    if (answer.kind === 'unreachable') return drawDoor(words.unreachable);
    if (answer.kind !== 'answer') return drawEnd();
    history.replaceState(undefined, '', '/e');
  }
  await load();
};

const load = async (): Promise<void> => {
  const answer = await request<LinkDesk>('GET', '/desk');
  connection = answer.kind;
  if (answer.kind === 'answer') {
    desk = answer.value;
    if (desk.language) {
      words = entryWords(new URLSearchParams(location.search).get('lang') ?? desk.language);
      document.documentElement.lang = desk.language;
    }
    document.title = `${desk.name} · ${desk.kind === 'check-in' ? words.checkIn : words.title}`;
    sender ??= await startSender({
      store: store(),
      tournament: desk.tournament,
      author: desk.link.id,
      hear: heard,
      reached: kind => {
        if (connection === kind) return;
        connection = kind;
        // What waits stays on this phone, and the newer page sends it.
        if (kind === 'too-old') location.reload();
        else if (kind === 'ended' || kind === 'signed-out') drawEnd();
        else draw();
      },
    });
    listen();
    draw();
  } else if (answer.kind === 'ended') drawEnd();
  else if (answer.kind === 'unreachable' && desk) draw();
  else drawDoor(answer.kind === 'unreachable' ? words.unreachable : words.signedOut);
};

const listen = (): void => {
  if (stream) return;
  stream = lastingStream(() => '/api/v1/desk/stream', {
    open: () => {
      const wasAway = connection === 'unreachable';
      connection = 'answer';
      sender?.wake();
      if (wasAway) void load();
    },
    error: () => {
      connection = 'unreachable';
      draw();
    },
    board: () => void load(),
    'check-in': () => void load(),
    round: event => {
      const { round, status } = JSON.parse(event.data) as { round: number; status: string };
      if (status === 'published') {
        said = words.ready(round);
        opened = undefined;
      }
      void load();
    },
    revoked: () => drawEnd(),
  });
};

const heard = (sent: Sent): void => {
  const { wish } = sent.kept;
  if (wish.kind === 'enter-result') {
    const result = resultText(wish.result.code, words);
    said = sent.kind === 'done' ? words.sent(wish.board, result) : words.asked(wish.board, result);
  }
  void load();
};

/** What waits on this phone for a board. */
const waitingFor = (board: number): string | undefined => {
  const kept = sender
    ?.waiting()
    .filter(({ wish }) => wish.kind === 'enter-result' && wish.board === board)
    .at(-1);
  return kept?.wish.kind === 'enter-result' ? kept.wish.result.code : undefined;
};

const keep = async (wish: Kept['wish']): Promise<void> => {
  if (!desk || !sender) return;
  await sender.add({
    id: randomId() as Kept['id'],
    tournament: desk.tournament,
    wish,
    since: new Date().toISOString() as Kept['since'],
    basis: desk.version as Kept['basis'],
    v: ACT_FORMAT,
    author: desk.link.id,
  });
  draw();
};

const draw = (): void => {
  if (!desk) return;
  const waiting = sender?.waiting().length ?? 0;
  const isAway = connection === 'unreachable';
  root.replaceChildren(
    h(
      'header',
      { class: 'top' },
      h('h1', {}, desk.name),
      h('p', { class: 'state' }, words.round(desk.round, desk.rounds)),
      h(
        'p',
        { class: isAway ? 'away' : 'state', role: 'status' },
        isAway ? words.offline(waiting) : words.online,
      ),
    ),
    ...(said === '' ? [] : [h('p', { class: 'said', role: 'status' }, said)]),
    desk.kind === 'check-in' ? drawCheckIn(desk) : drawResults(desk),
  );
};

const drawResults = (here: ResultDesk): HTMLElement => {
  const board = here.boards.find(({ board: number }) => number === opened);
  if (board)
    return boardPanel(board, {
      words,
      back: () => show(undefined),
      enter: code => {
        said = connection === 'unreachable' ? words.kept(board.board, resultText(code, words)) : '';
        void keep(resultWish(here, board.board, code));
        show(nextOpen(here, board.board));
      },
    });
  const open = here.boards.filter(one => isOpen(one) && waitingFor(one.board) === undefined);
  const done = here.boards.filter(one => !open.includes(one));
  const row = (one: ResultDesk['boards'][number]): HTMLElement =>
    boardRow(one, { words, waiting: waitingFor(one.board), open: () => show(one.board) });
  return h(
    'main',
    {},
    h(
      'p',
      { class: 'state' },
      here.boardsFrom === undefined
        ? words.allBoards
        : words.boards(here.boardsFrom, here.boardsTo ?? here.boardsFrom),
    ),
    here.boards.length === 0 && h('p', { class: 'empty' }, words.none),
    here.boards.length > 0 && open.length === 0 && h('p', { class: 'empty' }, words.allIn),
    open.length > 0 && h('h2', {}, words.open(open.length)),
    ...open.map(row),
    done.length > 0 && h('h2', {}, words.done),
    ...done.map(row),
    lockButton(),
  );
};

/** What this phone saw there goes along: a newer result on the server is never overwritten. */
const resultWish = ({ round, boards }: ResultDesk, board: number, code: string): Kept['wish'] => {
  const seen = boards.find(one => one.board === board)?.result;
  return {
    kind: 'enter-result',
    round,
    board,
    result: { code: code as ResultCode },
    ...(typeof seen === 'string' && seen !== '' ? { was: { code: seen as ResultCode } } : {}),
  };
};

const nextOpen = ({ boards }: ResultDesk, after: number): number | undefined => {
  const open = boards.filter(
    one => isOpen(one) && one.board !== after && waitingFor(one.board) === undefined,
  );
  return (open.find(({ board }) => board > after) ?? open[0])?.board;
};

const show = (board: number | undefined): void => {
  opened = board;
  draw();
  window.scrollTo(0, 0);
};

const checkInWish = (round: number, key: number, present: boolean): Kept['wish'] => ({
  kind: 'check-in',
  players: [key as PlayerKey],
  round,
  present,
});

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const drawCheckIn = (here: CheckInDesk): HTMLElement => {
  const marks = new Map<number, boolean>();
  for (const { wish } of sender?.waiting() ?? [])
    if (wish.kind === 'check-in') for (const key of wish.players) marks.set(key, wish.present);
  const isPresent = ({ key, present }: CheckInDesk['players'][number]): boolean => marks.get(key) ?? present;
  const search = h('input', { type: 'search', id: 'q', label: words.search });
  search.placeholder = words.search;
  search.value = filter;
  const list = h('div', {});
  const fill = (): void => {
    const shown = here.players.filter(({ name }) => folded(name).includes(folded(filter)));
    list.replaceChildren(
      ...shown.map(player =>
        h(
          'button',
          {
            class: 'person',
            type: 'button',
            pressed: isPresent(player),
            onclick: () => {
              const present = !isPresent(player);
              said = present ? words.marked(player.name) : words.undone(player.name);
              void keep(checkInWish(here.round, player.key, present));
            },
          },
          h('span', { class: 'bd' }, String(player.number)),
          h('span', { class: 'two' }, player.name),
          h('span', { class: 'res' }, isPresent(player) ? words.isHere : words.isNotHere),
        ),
      ),
    );
  };
  search.addEventListener('input', () => {
    filter = search.value;
    fill();
  });
  fill();
  return h(
    'main',
    {},
    h('h2', {}, words.here(here.players.filter(isPresent).length, here.players.length)),
    search,
    list,
    lockButton(),
  );
};

/** Against taps in a pocket. */
const lockButton = (): HTMLElement =>
  h(
    'button',
    {
      class: 'quiet',
      type: 'button',
      onclick: () => {
        const cover = h('button', { class: 'cover', type: 'button' }, words.unlock);
        cover.addEventListener('dblclick', () => cover.remove());
        document.body.append(cover);
        cover.focus();
      },
    },
    words.lock,
  );

/** Nobody is signed in: the code that the arbiter reads aloud. */
const drawDoor = (message: string): void => {
  const field = h('input', { type: 'text', id: 'code', label: words.code.label });
  field.autocapitalize = 'characters';
  field.autocomplete = 'off';
  field.spellcheck = false;
  const form = h(
    'form',
    { class: 'door' },
    h('h1', {}, words.title),
    h('p', { role: 'status' }, message),
    h('label', {}, words.code.label, field),
    h('p', { class: 'state' }, words.code.hint),
    h('button', { class: 'primary', type: 'submit' }, words.code.button),
  );
  form.addEventListener('submit', event => {
    event.preventDefault();
    void enterByCode(field.value);
  });
  root.replaceChildren(form);
  field.focus();
};

const enterByCode = async (code: string): Promise<void> => {
  const answer = await request<unknown>('POST', '/session', {
    code: code.replace(/[\s-]/g, '').toUpperCase(),
  });
  if (answer.kind === 'answer') await load();
  else if (answer.kind === 'unreachable') drawDoor(words.unreachable);
  else if (answer.kind === 'refused' && answer.status === 429) drawDoor(words.tooMany);
  else drawDoor(words.wrongCode);
};

/** The link has ended: what was not sent stays readable. */
const drawEnd = (): void => {
  stream?.close();
  const waiting = sender?.waiting() ?? [];
  root.replaceChildren(
    h('header', { class: 'top' }, h('h1', {}, desk?.name ?? words.title)),
    h('p', { class: 'empty', role: 'status' }, words.ended(waiting.length)),
    h(
      'ul',
      {},
      ...waiting.map(({ wish }) =>
        h(
          'li',
          {},
          wish.kind === 'enter-result'
            ? `${words.board(wish.board)}: ${resultText(wish.result.code, words)}`
            : '',
        ),
      ),
    ),
  );
};

/** The screen stays on where the browser allows it. */
const stayAwake = (): void => {
  if ('wakeLock' in navigator && document.visibilityState === 'visible')
    navigator.wakeLock.request('screen').catch(() => {
      // Not allowed here: the phone sleeps as it does.
    });
};

document.addEventListener('visibilitychange', () => {
  stayAwake();
  if (document.visibilityState === 'visible') {
    sender?.wake();
    if (desk) void load();
  }
});
window.addEventListener('online', () => sender?.wake());
stayAwake();
void enterByAddress();
