import { ACT_FORMAT, type ResultCode } from '@pareo/engine/journal';
import { browserQueue, type Kept, memoryQueue, type QueueStore, randomId } from '@pareo/host';
import { keepPage } from '../client/keep-page.ts';
import { type LastingStream, lastingStream } from '../client/lasting-stream.ts';
import { type BoardList, boardList } from './board-list.ts';
import { nextOpen, type ShownBoard, shownBoards, type Typed } from './boards.ts';
import { type CheckInList, checkInList } from './check-in.ts';
import { type LinkDesk, type Reached, type ResultDesk, request } from './desk.ts';
import { door, end } from './door.ts';
import { frameIn } from './frame.ts';
import { doneText, notDoneText, wishText } from './outcome.ts';
import { rememberedBy } from './remembered.ts';
import { boardPanel, resultText } from './results.ts';
import { type Sender, type Sent, startSender } from './sender.ts';
import { type EntryWords, entryWords } from './words.ts';

/* The phone of a helper: the boards of its link, or the list at the door, and nothing else. */

const root = document.getElementById('entry') ?? document.body;
const remembered = rememberedBy(() => localStorage);
/** The reader's own (theme.js). */
let words: EntryWords = entryWords(document.documentElement.lang);
let desk: LinkDesk | undefined;
let sender: Sender | undefined;
let opened: number | undefined;
/** Results that the server has, and that have not been read again. */
let written: readonly Typed[] = [];
/** How the last reading went, and the last sending: a server may do one and not the other. */
let reading: Reached<unknown>['kind'] = 'answer';
let sending: Reached<unknown>['kind'] = 'answer';
let said = '';
/** What was not done, until somebody has read it: the next good news does not cover it. */
let notDone: readonly string[] = [];
let stream: LastingStream | undefined;
/** The page would open again without a network. */
let isKept = false;

const frame = frameIn(root, {
  understood: () => {
    notDone = [];
    draw();
  },
  changeLanguage: () => changeLanguage(),
});
let panel: { readonly board: number; readonly has: string; readonly element: HTMLElement } | undefined;
let boards: BoardList | undefined;
let people: CheckInList | undefined;

const store = (): QueueStore => {
  try {
    return browserQueue(indexedDB, window);
  } catch {
    // A private window keeps nothing: acts wait as long as the page is open.
    return memoryQueue();
  }
};

const TURN_COMES = 10_000;

/** A token in the address is exchanged for a session, and does not stay in the address. */
const enterByAddress = async (): Promise<void> => {
  const [, , token] = location.pathname.split('/');
  if (token) {
    const answer = await request<unknown>('POST', '/session', { token });
    if (isTrouble(answer.kind)) return drawDoor(troubleAtDoor(answer.kind));
    if (isTooMany(answer)) {
      // A hall of helpers that scan at once is one address: the link is good, and its turn comes.
      setTimeout(() => void enterByAddress(), TURN_COMES);
      return drawDoor(words.turnComes);
    }
    if (answer.kind !== 'answer') return drawEnd();
    history.replaceState(undefined, '', '/e');
  }
  await load();
  isKept = await keepPage(['/e']);
  draw();
};

const load = async (): Promise<void> => {
  const answer = await request<LinkDesk>('GET', `/desk?device=${remembered.device}`);
  reading = answer.kind;
  if (answer.kind === 'answer') {
    remembered.keepDesk(answer.value);
    await open(answer.value);
  } else if (answer.kind === 'ended') drawEnd();
  else if (isTrouble(answer.kind)) await openAway(answer.kind);
  else {
    remembered.keepDesk(undefined);
    drawDoor(words.signedOut);
  }
};

/** No list comes: the one that is there stays, or the last one that this phone read. */
const openAway = async (kind: Trouble): Promise<void> => {
  const last = desk ?? remembered.desk();
  if (last) await open(last);
  else drawDoor(troubleAtDoor(kind));
};

const open = async (read: LinkDesk): Promise<void> => {
  desk = read;
  written = written.filter(({ seq = 0 }) => seq > read.version);
  sender ??= await startSender({
    store: store(),
    tournament: read.tournament,
    author: read.link.id,
    device: remembered.device,
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
};

type Trouble = 'unreachable' | 'failing';

const isTrouble = (kind: Reached<unknown>['kind']): kind is Trouble =>
  kind === 'unreachable' || kind === 'failing';

const isTooMany = (answer: Reached<unknown>): boolean => answer.kind === 'refused' && answer.status === 429;

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
      const { round: of, status } = JSON.parse(event.data) as { round: number; status: string };
      if (status === 'published') {
        said = words.ready(of);
        opened = undefined;
      }
      void load();
    },
    revoked: () => drawEnd(),
  });
};

const heard = (sent: Sent): void => {
  if (sent.kind === 'done') {
    said = doneText(sent, words) || said;
    written = [...written, ...typedIn(sent.kept, sent.seq)];
  } else {
    // What was said of it when it was typed is not true.
    said = '';
    notDone = [...notDone, notDoneText(sent, words, nameOf)];
  }
  void load();
};

const typedIn = ({ wish }: Kept, seq?: number): readonly Typed[] =>
  wish.kind === 'enter-result'
    ? [
        {
          round: wish.round,
          board: wish.board,
          code: wish.result.code,
          ...(seq === undefined ? {} : { seq }),
        },
      ]
    : [];

const shown = (here: ResultDesk): readonly ShownBoard[] =>
  shownBoards(here, [...written, ...(sender?.waiting() ?? []).flatMap(kept => typedIn(kept))]);

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
  document.title = `${desk.name} · ${desk.kind === 'check-in' ? words.checkIn : words.title}`;
  frame.show({
    words,
    name: desk.name,
    round: words.round(desk.round, desk.rounds),
    away: awayText(desk),
    said,
    notDone,
  });
  if (desk.kind === 'check-in') {
    people ??= checkInList({ words, mark });
    people.show(desk, sender?.waiting() ?? []);
    frame.lay(people.element, { lock: true });
  } else drawResults(desk);
};

const awayText = ({ kind }: LinkDesk): string | undefined => {
  const waiting = sender?.waiting().length ?? 0;
  const stands = trouble();
  if (stands === undefined) return undefined;
  if (stands === 'failing') return (kind === 'check-in' ? words.failingMarks : words.failing)(waiting);
  const away = (kind === 'check-in' ? words.offlineMarks : words.offline)(waiting);
  return isKept ? away : `${away} ${words.keepOpen}`;
};

const drawResults = (here: ResultDesk): void => {
  const all = shown(here);
  const board = all.find(({ board: number }) => number === opened);
  if (!board) {
    panel = undefined;
    boards ??= boardList({ words, open: show });
    boards.show(here, all);
    frame.lay(boards.element, { lock: true });
    return;
  }
  const { white, black, result, mine } = board;
  const has = JSON.stringify([here.round, white, black, result, mine]);
  // Nothing has changed on this board: whoever has chosen there has chosen.
  if (panel?.board === board.board && panel.has === has && panel.element.parentNode === frame.place) return;
  panel = {
    board: board.board,
    has,
    element: boardPanel(board, {
      words,
      back: () => show(undefined),
      enter: code => {
        said = trouble() === 'unreachable' ? words.kept(board.board, resultText(code, words)) : '';
        void keep(resultWish(here, board, code));
        show(boards?.isSearching() ? undefined : nextOpen(shown(here), board.board));
        boards?.clear();
      },
    }),
  };
  frame.lay(panel.element);
};

/** What this phone showed there goes along: what it did not show is never overwritten. */
const resultWish = (
  { round: of }: ResultDesk,
  { board, result }: ShownBoard,
  code: string,
): Kept['wish'] => ({
  kind: 'enter-result',
  round: of,
  board,
  result: { code: code as ResultCode },
  ...(typeof result === 'string' && result !== '' ? { was: { code: result as ResultCode } } : {}),
});

const show = (board: number | undefined): void => {
  opened = board;
  draw();
  if (board !== undefined) frame.place.querySelector('button')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
};

const mark = (wish: Kept['wish']): void => {
  said = wishText(wish, words, nameOf);
  void keep(wish);
};

/** Everything is said again in the other language; what was said in the one before goes. */
const changeLanguage = (): void => {
  const { code } = words.otherLanguage;
  remembered.chooseLanguage(code);
  document.documentElement.lang = code;
  words = entryWords(code);
  said = '';
  [panel, boards, people] = [undefined, undefined, undefined];
  draw();
};

const drawDoor = (message: string): void => {
  root.replaceChildren(door(words, { message, enter: code => void enterByCode(code) }));
  document.getElementById('code')?.focus();
};

const enterByCode = async (code: string): Promise<void> => {
  const answer = await request<unknown>('POST', '/session', { code });
  if (answer.kind === 'answer') await load();
  else if (isTrouble(answer.kind)) drawDoor(troubleAtDoor(answer.kind));
  else if (isTooMany(answer)) drawDoor(words.tooMany);
  else drawDoor(words.wrongCode);
};

const drawEnd = (): void => {
  stream?.close();
  remembered.keepDesk(undefined);
  const unsent = (sender?.waiting() ?? []).map(({ wish }) => wishText(wish, words, nameOf));
  root.replaceChildren(...end(words, { name: desk?.name, unsent }));
  desk = undefined;
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
window.addEventListener('online', () => (desk ? sender?.wake() : void enterByAddress()));
stayAwake();
void enterByAddress();
