import { isNamed, wordsOf } from './folded.ts';

/* Filters the list while a name is typed; without a script the form asks the server. */

const filterRows = (text: string): void => {
  const words = wordsOf(text);
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-names]'))
    row.hidden = !isNamed(row.dataset['names'] ?? '', words);
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
