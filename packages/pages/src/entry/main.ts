import { ACT_FORMAT, type ResultCode } from '@pareo/engine/journal';
import { browserQueue, type Kept, memoryQueue, type QueueStore, randomId } from '@pareo/host';
import { type LastingStream, lastingStream } from '../client/lasting-stream.ts';
import { type CheckInList, checkInList } from './check-in.ts';
import { type LinkDesk, type Reached, type ResultDesk, request } from './desk.ts';
import { h } from './dom.ts';
import { doneText, notDoneText, wishText } from './outcome.ts';
import { boardPanel, boardRow, isOpen, resultText } from './results.ts';
import { type Sender, type Sent, startSender } from './sender.ts';
import { type EntryWords, entryWords } from './words.ts';

/* The phone of a helper: the boards of its link, or the list at the door, and nothing else. */

const root = document.getElementById('entry') ?? document.body;
const asked = new URLSearchParams(location.search).get('lang');
let words: EntryWords = entryWords(asked ?? navigator.language);
let desk: LinkDesk | undefined;
let sender: Sender | undefined;
let opened: number | undefined;
/** How the last reading went, and the last sending: a server may do one and not the other. */
let reading: Reached<unknown>['kind'] = 'answer';
let sending: Reached<unknown>['kind'] = 'answer';
let said = '';
/** What was not done, until somebody has read it: the next good news does not cover it. */
let notDone: readonly string[] = [];
let stream: LastingStream | undefined;

/* The parts of the page stay, and only what they say changes: who is choosing a result or typing a name goes on, and a reader of
 * the screen is told. */
const top = h('header', { class: 'top' });
const name = h('h1', {});
const round = h('p', { class: 'state' });
const network = h('p', { role: 'status' });
const news = h('p', { class: 'said', role: 'status' });
const troubles = h('div', { role: 'alert' });
const place = h('div', {});
top.append(name, round, network);
let panel: { readonly board: number; readonly has: string; readonly element: HTMLElement } | undefined;
let list: CheckInList | undefined;

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
    if (isTrouble(answer.kind)) return drawDoor(troubleAtDoor(answer.kind));
    if (answer.kind !== 'answer') return drawEnd();
    history.replaceState(undefined, '', '/e');
  }
  await load();
};

const load = async (): Promise<void> => {
  const answer = await request<LinkDesk>('GET', '/desk');
  reading = answer.kind;
  if (answer.kind === 'answer') {
    desk = answer.value;
    const language = asked ?? desk.language;
    if (language) {
      words = entryWords(language);
      document.documentElement.lang = language;
    }
    document.title = `${desk.name} · ${desk.kind === 'check-in' ? words.checkIn : words.title}`;
    sender ??= await startSender({
      store: store(),
      tournament: desk.tournament,
      author: desk.link.id,
      hear: heard,
      reached: kind => {
        if (sending === kind) return;
        sending = kind;
        // What waits stays on this phone, and the newer page sends it.
        if (kind === 'too-old') location.reload();
        else if (kind === 'ended' || kind === 'signed-out') drawEnd();
        else draw();
      },
    });
    listen();
    draw();
  } else if (answer.kind === 'ended') drawEnd();
  else if (isTrouble(answer.kind) && desk) draw();
  else drawDoor(isTrouble(answer.kind) ? troubleAtDoor(answer.kind) : words.signedOut);
};

type Trouble = 'unreachable' | 'failing';

const isTrouble = (kind: Reached<unknown>['kind']): kind is Trouble =>
  kind === 'unreachable' || kind === 'failing';

const troubleAtDoor = (kind: Trouble): string => (kind === 'failing' ? words.failing(0) : words.unreachable);

/** What stands in the way now. */
const trouble = (): Trouble | undefined => {
  const kinds = [reading, sending].filter(isTrouble);
  return kinds.includes('unreachable') ? 'unreachable' : kinds[0];
};

const listen = (): void => {
  if (stream) return;
  stream = lastingStream(() => '/api/v1/desk/stream', {
    open: () => {
      const wasAway = isTrouble(reading);
      reading = 'answer';
      sender?.wake();
      if (wasAway) void load();
    },
    error: () => {
      // A stream does not say why it ended: asking does, and on a dead network no answer comes.
      if (reading !== 'failing') reading = 'unreachable';
      draw();
      void load();
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
  if (sent.kind === 'done') said = doneText(sent, words) || said;
  else {
    // What was said of it when it was typed is not true.
    said = '';
    notDone = [...notDone, notDoneText(sent, words, nameOf)];
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

/** Whom a mark is about. */
const nameOf = (key: number): string =>
  (desk?.kind === 'check-in' && desk.players.find(player => player.key === key)?.name) || String(key);

const draw = (): void => {
  if (!desk) return;
  const waiting = sender?.waiting().length ?? 0;
  const stands = trouble();
  const isCheckIn = desk.kind === 'check-in';
  const away = isCheckIn ? words.offlineMarks : words.offline;
  const failing = isCheckIn ? words.failingMarks : words.failing;
  name.textContent = desk.name;
  round.textContent = words.round(desk.round, desk.rounds);
  network.className = stands === undefined ? 'state' : 'away';
  tell(network, stands === undefined ? words.online : (stands === 'failing' ? failing : away)(waiting));
  tell(news, said);
  news.hidden = said === '';
  drawTroubles();
  if (root.firstChild !== top) root.replaceChildren(top, troubles, news, place);
  if (desk.kind === 'check-in') {
    list ??= checkInList({ words, mark });
    list.show(desk, sender?.waiting() ?? []);
    if (list.element.parentNode !== place) place.replaceChildren(list.element);
    if (lockButton.parentNode !== list.element) list.element.append(lockButton);
    lockButton.textContent = words.lock;
  } else drawResults(desk);
};

/** Words that are there already are not told again. */
const tell = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

const drawTroubles = (): void => {
  if (troubles.querySelectorAll('p').length === notDone.length) return;
  troubles.replaceChildren(
    ...notDone.map(text => h('p', { class: 'trouble' }, text)),
    ...(notDone.length === 0
      ? []
      : [
          h(
            'button',
            {
              class: 'quiet',
              type: 'button',
              onclick: () => {
                notDone = [];
                draw();
              },
            },
            words.understood,
          ),
        ]),
  );
};

const drawResults = (here: ResultDesk): void => {
  const board = here.boards.find(({ board: number }) => number === opened);
  if (!board) {
    panel = undefined;
    place.replaceChildren(boardList(here));
    return;
  }
  const has = String(board.result);
  // Nothing has changed on this board: whoever has chosen there has chosen.
  if (panel?.board === board.board && panel.has === has && panel.element.parentNode === place) return;
  panel = {
    board: board.board,
    has,
    element: boardPanel(board, {
      words,
      back: () => show(undefined),
      enter: code => {
        said = trouble() === 'unreachable' ? words.kept(board.board, resultText(code, words)) : '';
        void keep(resultWish(here, board.board, code));
        show(nextOpen(here, board.board));
      },
    }),
  };
  place.replaceChildren(panel.element);
};

const boardList = (here: ResultDesk): HTMLElement => {
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
    lockButton,
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
  place.querySelector('button')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
};

const mark = (wish: Kept['wish']): void => {
  said = wishText(wish, words, nameOf);
  void keep(wish);
};

/** Against taps in a pocket. */
const lockButton = h('button', { class: 'quiet', type: 'button' });
lockButton.addEventListener('click', () => {
  const cover = h('button', { class: 'cover', type: 'button' }, words.unlock);
  cover.addEventListener('dblclick', () => cover.remove());
  document.body.append(cover);
  cover.focus();
});

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
  else if (isTrouble(answer.kind)) drawDoor(troubleAtDoor(answer.kind));
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
    h('ul', {}, ...waiting.map(({ wish }) => h('li', {}, wishText(wish, words, nameOf)))),
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
