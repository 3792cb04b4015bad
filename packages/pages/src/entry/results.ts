import { resultText as signs } from '@pareo/tournament/results';
import { isOpen, type ShownBoard } from './boards.ts';
import type { DeskBoard } from './desk.ts';
import { h } from './dom.ts';
import type { EntryWords } from './words.ts';

/** A result as people write it. */
export const resultText = (result: DeskBoard['result'], words: EntryWords): string =>
  (typeof result === 'string' ? [result] : result)
    .map(code => (code === 'adj' ? words.adjourned : signs(code)))
    .join(', ');

/** The signs with what they mean, where that is not plain. */
const inFull = (code: string, { meaning }: EntryWords): string =>
  [signs(code), meaning[code]].filter(Boolean).join(' ');

/** Surname is enough to say who won. */
export const shortName = (name: string): string => name.split(',')[0]?.trim() ?? name;

const disc = (colour: 'white' | 'black', words: EntryWords): HTMLElement =>
  h('span', { class: `disc ${colour}`, role: 'img', label: words.colours[colour] });

const shownResult = (board: ShownBoard, words: EntryWords): string => {
  if (isOpen(board)) return '';
  return `${resultText(board.result, words)}${board.waits ? ' …' : ''}`;
};

/** One board of the list: the whole row is the target. */
export const boardRow = (
  board: ShownBoard,
  { words, open }: { readonly words: EntryWords; readonly open: () => void },
): HTMLElement =>
  h(
    'button',
    { id: `b-${board.board}`, class: 'board', type: 'button', onclick: open },
    h('span', { class: 'bd' }, String(board.board)),
    h(
      'span',
      { class: 'two' },
      h('span', {}, disc('white', words), board.white),
      h('span', {}, disc('black', words), board.black),
    ),
    h('span', { class: 'res' }, shownResult(board, words)),
  );

/** A board that is done: its number and its result, out of the way. */
export const doneBoard = (board: ShownBoard, words: EntryWords, open: () => void): HTMLElement => {
  const result = shownResult(board, words);
  return h(
    'button',
    {
      id: `b-${board.board}`,
      class: 'board aside',
      type: 'button',
      label: `${words.board(board.board)}: ${shortName(board.white)} – ${shortName(board.black)}, ${result}`,
      onclick: open,
    },
    h('span', { class: 'bd' }, String(board.board)),
    h('span', { class: 'res' }, result),
  );
};

const MAIN = ['1-0', '=', '0-1'] as const;
const OTHERS = ['+-', '-+', '--', '=-0', '0-=', '0-0'] as const;

/** Two taps: the result, then the confirmation that names the winner. */
export const boardPanel = (
  board: DeskBoard,
  given: {
    readonly words: EntryWords;
    readonly back: () => void;
    readonly enter: (code: string) => void;
  },
): HTMLElement => {
  const { words, back, enter } = given;
  let chosen: string | undefined;
  const sentence = h('p', { class: 'sentence', role: 'status' }, words.chosenNothing);
  const confirm = h('button', { class: 'primary', type: 'button', disabled: true }, words.confirm(''));
  confirm.addEventListener('click', () => {
    if (chosen !== undefined) enter(chosen);
  });
  const buttons: HTMLButtonElement[] = [];
  const choose = (code: string, button: HTMLButtonElement): void => {
    chosen = code;
    for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
    sentence.textContent = saying(code, board, words);
    confirm.textContent = words.confirm(resultText(code, words));
    confirm.disabled = false;
  };
  const choice = (code: string, text: string): HTMLButtonElement => {
    const button = h('button', { class: 'answer', type: 'button', pressed: false }, text);
    button.addEventListener('click', () => choose(code, button));
    buttons.push(button);
    return button;
  };
  const others = h(
    'details',
    {},
    h('summary', {}, words.other),
    ...OTHERS.map(code => choice(code, inFull(code, words))),
  );
  return h(
    'main',
    { class: 'panel' },
    h('button', { class: 'quiet', type: 'button', onclick: back }, `‹ ${words.back}`),
    h('h2', {}, words.board(board.board)),
    h('p', { class: 'couple' }, disc('white', words), board.white),
    h('p', { class: 'couple' }, disc('black', words), board.black),
    !isOpen(board) && h('p', { class: 'has' }, hasText(board, words)),
    h('div', { class: 'answers' }, ...MAIN.map(code => choice(code, inFull(code, words)))),
    sentence,
    confirm,
    others,
  );
};

/** Whose result stands there decides what becomes of another one. */
const hasText = (board: DeskBoard, words: EntryWords): string =>
  (board.mine ? words.youEntered : words.alreadyHas)(resultText(board.result, words));

const saying = (code: string, board: DeskBoard, words: EntryWords): string => {
  if (code === '1-0' || code === '+-') return words.whiteWins(shortName(board.white));
  if (code === '0-1' || code === '-+') return words.blackWins(shortName(board.black));
  return code === '=' ? words.draw : inFull(code, words);
};
