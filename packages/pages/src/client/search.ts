import { folded } from './folded.ts';

/* Filters the list while a name is typed; without a script the form asks the server. */

const isFound = (names: string, words: readonly string[]): boolean => {
  const parts = folded(names).split(/[\s,.-]+/);
  return words.every(word => parts.some(part => part.startsWith(word)));
};

const filterRows = (text: string): void => {
  const words = folded(text)
    .split(/\s+/)
    .filter(word => word !== '');
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-names]'))
    row.hidden = !isFound(row.dataset['names'] ?? '', words);
};

export const startSearch = (): void => {
  const field = document.querySelector<HTMLInputElement>('#q');
  const form = field?.form;
  if (!field || !form) return;
  form.querySelector('button')?.remove();
  field.addEventListener('input', () => filterRows(field.value));
  form.addEventListener('submit', event => {
    event.preventDefault();
    field.blur();
  });
  if (field.value !== '') filterRows(field.value);
};
