import type { PlayerKey } from '@pareo/engine/journal';
import type { Kept } from '@pareo/host';
import { isNamed, wordsOf } from '../client/folded.ts';
import type { CheckInDesk, DeskPlayer } from './desk.ts';
import { h } from './dom.ts';
import type { EntryWords } from './words.ts';

/* The list at the door: the whole row is the target, and a name is found by typing some of it. */

export interface CheckInList {
  readonly element: HTMLElement;
  readonly show: (desk: CheckInDesk, waiting: readonly Kept[]) => void;
}

export const checkInList = ({
  words,
  mark,
}: {
  readonly words: EntryWords;
  readonly mark: (wish: Kept['wish']) => void;
}): CheckInList => {
  let shown: { readonly desk: CheckInDesk; readonly waiting: readonly Kept[] } | undefined;
  const count = h('h2', {});
  const search = h('input', { type: 'search', id: 'q', label: words.search });
  search.placeholder = words.search;
  const rows = h('div', {});
  const none = h('p', { class: 'empty' });

  const fill = (): void => {
    if (!shown) return;
    const { desk, waiting } = shown;
    const isPresent = presenceIn(waiting);
    const wanted = wordsOf(search.value);
    const found = desk.players.filter(({ name }) => isNamed(name, wanted));
    count.textContent = words.here(desk.players.filter(isPresent).length, desk.players.length);
    none.textContent = desk.players.length === 0 ? words.nobody : words.noneFound;
    none.hidden = found.length > 0;
    // Rows stay where they are while somebody walks through them.
    const had = document.activeElement?.id;
    rows.replaceChildren(
      ...found.map(player =>
        row(player, {
          words,
          present: isPresent(player),
          toggle: () =>
            mark({
              kind: 'check-in',
              players: [player.key as PlayerKey],
              round: desk.round,
              present: !isPresent(player),
            }),
        }),
      ),
    );
    if (had?.startsWith('p-')) document.getElementById(had)?.focus();
  };
  search.addEventListener('input', fill);

  return {
    element: h('main', {}, count, search, rows, none),
    show: (desk, waiting) => {
      shown = { desk, waiting };
      fill();
    },
  };
};

/** What waits on this phone counts as done there. */
const presenceIn = (waiting: readonly Kept[]): ((player: DeskPlayer) => boolean) => {
  const marks = new Map<number, boolean>();
  for (const { wish } of waiting)
    if (wish.kind === 'check-in')
      for (const key of wish.players ?? wish.teams ?? []) marks.set(key, wish.present);
  return ({ key, present }) => marks.get(key) ?? present;
};

const row = (
  { key, number, name }: DeskPlayer,
  {
    words,
    present,
    toggle,
  }: { readonly words: EntryWords; readonly present: boolean; readonly toggle: () => void },
): HTMLElement =>
  h(
    'button',
    { id: `p-${key}`, class: 'person', type: 'button', pressed: present, onclick: toggle },
    h('span', { class: 'bd' }, String(number)),
    h('span', { class: 'two' }, name),
    h('span', { class: 'res' }, present ? words.isHere : words.isNotHere),
  );
