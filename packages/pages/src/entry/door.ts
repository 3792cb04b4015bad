import { h } from './dom.ts';
import type { EntryWords } from './words.ts';

/* Before a link is open, and after it has ended. */

/** Nobody is signed in: the code that the arbiter reads aloud. */
export const door = (
  words: EntryWords,
  { message, enter }: { readonly message: string; readonly enter: (code: string) => void },
): HTMLElement => {
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
    enter(field.value.replace(/[\s-]/g, '').toUpperCase());
  });
  return h('main', {}, form);
};

/** The link has ended: what was not sent stays readable. */
export const end = (
  words: EntryWords,
  { name, unsent }: { readonly name: string | undefined; readonly unsent: readonly string[] },
): readonly HTMLElement[] => [
  h('header', { class: 'top' }, h('h1', {}, name ?? words.title)),
  h(
    'main',
    {},
    h('p', { class: 'empty', role: 'status' }, words.ended(unsent.length)),
    h('ul', { class: 'unsent' }, ...unsent.map(text => h('li', {}, text))),
  ),
];
