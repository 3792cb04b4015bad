import { h } from './dom.ts';
import type { EntryWords } from './words.ts';

/* The parts of the page stay, and only what they say changes: who is choosing a result or typing a name goes on, and a reader of
 * the screen is told. */

export interface Frame {
  readonly show: (shown: FrameShown) => void;
  /** A list or a board in its place; a list with the lock under it. */
  readonly lay: (element: HTMLElement, more?: { readonly lock: boolean }) => void;
  readonly place: HTMLElement;
}

export interface FrameShown {
  readonly words: EntryWords;
  readonly name: string;
  readonly round: string;
  /** What stands in the way; undefined: nothing. */
  readonly away: string | undefined;
  /** The last good news. */
  readonly said: string;
  /** What was not done, until somebody has read it. */
  readonly notDone: readonly string[];
}

export const frameIn = (
  root: HTMLElement,
  hear: { readonly understood: () => void; readonly changeLanguage: () => void },
): Frame => {
  const name = h('h1', {});
  const language = h('button', { class: 'quiet language', type: 'button', onclick: hear.changeLanguage });
  const round = h('p', { class: 'state' });
  const network = h('p', { role: 'status' });
  const top = h('header', { class: 'top' }, name, language, round, network);
  const news = h('p', { class: 'said', role: 'status' });
  const troubles = h('div', { role: 'alert' });
  const place = h('div', {});
  const lock = lockButton();

  const showTroubles = ({ notDone, words }: FrameShown): void => {
    if (troubles.querySelectorAll('p').length === notDone.length) return;
    const understood = h(
      'button',
      { class: 'quiet', type: 'button', onclick: hear.understood },
      words.understood,
    );
    troubles.replaceChildren(
      ...notDone.map(text => h('p', { class: 'trouble' }, text)),
      ...(notDone.length === 0 ? [] : [understood]),
    );
  };

  return {
    place,
    show: shown => {
      const { words, away, said } = shown;
      name.textContent = shown.name;
      round.textContent = shown.round;
      language.textContent = words.otherLanguage.name;
      language.lang = words.otherLanguage.code;
      network.className = away === undefined ? 'state' : 'away';
      tell(network, away ?? words.online);
      tell(news, said);
      news.hidden = said === '';
      showTroubles(shown);
      lock.say(words);
      if (root.firstChild !== top) root.replaceChildren(top, troubles, news, place);
    },
    lay: (element, more) => {
      if (element.parentNode !== place) place.replaceChildren(element);
      if (more?.lock && lock.element.parentNode !== element) element.append(lock.element);
    },
  };
};

/** Words that are there already are not told again. */
const tell = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** Against taps in a pocket. */
const lockButton = () => {
  let unlock = '';
  const element = h('button', { class: 'quiet lock', type: 'button' });
  element.addEventListener('click', () => {
    const cover = h('button', { class: 'cover', type: 'button' }, unlock);
    cover.addEventListener('dblclick', () => cover.remove());
    document.body.append(cover);
    cover.focus();
  });
  const say = (words: EntryWords): void => {
    element.textContent = words.lock;
    unlock = words.unlock;
  };
  return { element, say };
};
