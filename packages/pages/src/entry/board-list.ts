import { boardsWith, isOpen, type ShownBoard } from './boards.ts';
import type { ResultDesk } from './desk.ts';
import { h } from './dom.ts';
import { boardRow, doneBoard } from './results.ts';
import type { EntryWords } from './words.ts';

/* The boards of a link: those to be played first, those that are done stand aside, and any is found by its number or a name. */

export interface BoardList {
  readonly element: HTMLElement;
  readonly show: (desk: ResultDesk, boards: readonly ShownBoard[]) => void;
  /** Somebody is looking for a board. */
  readonly isSearching: () => boolean;
  /** The search is over: all boards again. */
  readonly clear: () => void;
}

export const boardList = ({
  words,
  open: openBoard,
}: {
  readonly words: EntryWords;
  readonly open: (board: number) => void;
}): BoardList => {
  let shown: { readonly desk: ResultDesk; readonly boards: readonly ShownBoard[] } | undefined;
  const state = h('p', { class: 'state' });
  const search = h('input', { type: 'search', id: 'q', label: words.searchBoards });
  search.placeholder = words.searchBoards;
  search.autocomplete = 'off';
  const rows = h('div', {});
  const found = (): readonly ShownBoard[] => boardsWith(shown?.boards ?? [], search.value);

  const row = (board: ShownBoard): HTMLElement =>
    boardRow(board, { words, open: () => openBoard(board.board) });

  const all = (boards: readonly ShownBoard[]): readonly (HTMLElement | false)[] => {
    const open = boards.filter(isOpen);
    const done = boards.filter(board => !isOpen(board));
    return [
      boards.length === 0 && h('p', { class: 'empty' }, words.none),
      boards.length > 0 && open.length === 0 && h('p', { class: 'empty' }, words.allIn),
      open.length > 0 && h('h2', {}, words.open(open.length)),
      ...open.map(row),
      done.length > 0 && h('h2', {}, words.done),
      h(
        'div',
        { class: 'done' },
        ...done.map(board => doneBoard(board, words, () => openBoard(board.board))),
      ),
    ];
  };

  const fill = (): void => {
    if (!shown) return;
    const { desk, boards } = shown;
    const range =
      desk.boardsFrom === undefined
        ? words.allBoards
        : words.boards(desk.boardsFrom, desk.boardsTo ?? desk.boardsFrom);
    const done = boards.filter(board => !isOpen(board)).length;
    state.textContent = boards.length === 0 ? range : `${range} · ${words.progress(done, boards.length)}`;
    search.hidden = boards.length === 0;
    // Rows stay where they are while somebody walks through them.
    const had = document.activeElement?.id;
    const isSearching = search.value.trim() !== '';
    const hits = found();
    rows.replaceChildren(
      ...(isSearching
        ? [
            hits.length === 0 && h('p', { class: 'empty', role: 'status' }, words.noBoardFound),
            ...hits.map(row),
          ]
        : all(boards)
      ).filter(element => element !== false),
    );
    if (had?.startsWith('b-')) document.getElementById(had)?.focus();
  };
  search.addEventListener('input', fill);
  search.addEventListener('keydown', event => {
    const [only, ...others] = found();
    if (event.key !== 'Enter' || !only || others.length > 0) return;
    // The key is for the search alone: what opens would take it for its own.
    event.preventDefault();
    openBoard(only.board);
  });

  return {
    element: h('main', {}, state, search, rows),
    show: (desk, boards) => {
      shown = { desk, boards };
      fill();
    },
    isSearching: () => search.value.trim() !== '',
    clear: () => {
      search.value = '';
      fill();
    },
  };
};
